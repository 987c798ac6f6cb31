import type { OwnDeeds } from '../deeds.ts';
import { because } from '../reason.ts';
import { tables } from './tables.ts';

const { anyone, thief } = tables.secretDoor;

const isThief = (className: string | undefined): boolean => /\bthief\b/iu.test(className ?? '');

/** Secret doors on a plain d6, a thief's on twice as many faces. HM-DOOR-1. */
export const deeds: OwnDeeds = {
  secretDoor: {
    usual: { chance: anyone, sides: 6, reasons: [because('anybody, in 6', anyone, 'HM-DOOR-1')] },
    own: ({ classId, className }) =>
      classId === 'thief' || isThief(className)
        ? { chance: thief, sides: 6, reasons: [because('thief, in 6', thief, 'HM-DOOR-1')] }
        : null,
  },
};
