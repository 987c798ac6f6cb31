import { because } from '../../common/reason.ts';
import type { VitalityRules } from '../../vitality.ts';
import { able } from '../../vitality.ts';

/** Dead at 0; with the setting dying, until the save against Death Ray and its rounds have decided. BF-DMG-6. */
export const vitality: VitalityRules = {
  dyingDieOfDamage: true,
  stateAt: ({ hp }, settings) => {
    if (hp > 0) return able;
    const lingers = settings['deathAtZero'] === 'linger';
    const what = lingers ? 'hit points; a failed save against Death Ray is death' : 'hit points, dead at 0';
    return { state: lingers ? 'dying' : 'dead', reasons: [because(what, hp, 'BF-DMG-6')] };
  },
};
