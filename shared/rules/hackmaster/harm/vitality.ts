import { because } from '../../common/reason.ts';
import type { VitalityRules } from '../../vitality.ts';
import { able } from '../../vitality.ts';

/** Out at 0 hit points; a setting says whether that is dead. HM-STATE-1. */
export const vitality: VitalityRules = {
  leastHealed: 1,
  stateAt: ({ hp }, settings) =>
    hp > 0
      ? able
      : {
          state: settings['atZero'] === 'dead' ? 'dead' : 'down',
          reasons: [because('hit points, out at 0', hp, 'HM-STATE-1')],
        },
};
