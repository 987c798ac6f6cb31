import { deedKinds, type OwnDeeds } from '../../exploration/deeds.ts';
import { because } from '../../common/reason.ts';
import { tables } from '../tables.ts';

const { anyone, thief } = tables.secretDoor;
const { average } = tables.skills.difficulty;

const isThief = (className: string | undefined): boolean => /\bthief\b/iu.test(className ?? '');

/** Skills are percentages; the referee may know the thing to be easier than difficult. HM-SKL-2, 3. */
const inPercent = [
  because('difficult, as the skill stands; average', `${Math.abs(average)} more`, 'HM-SKL-3'),
];

/** Secret doors on a plain d6, a thief's on twice as many faces; skills in percent. HM-DOOR-1, HM-SKL-2, 3. */
export const deeds: OwnDeeds = {
  ...Object.fromEntries(deedKinds.map((kind) => [kind, { inPercent }])),
  secretDoor: {
    inPercent,
    usual: { chance: anyone, sides: 6, reasons: [because('anybody, in 6', anyone, 'HM-DOOR-1')] },
    own: ({ classId, className }) =>
      classId === 'thief' || isThief(className)
        ? { chance: thief, sides: 6, reasons: [because('thief, in 6', thief, 'HM-DOOR-1')] }
        : null,
  },
};
