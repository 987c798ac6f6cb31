import { because } from '../../common/reason.ts';
import type { VitalityRules } from '../../vitality.ts';
import { able } from '../../vitality.ts';

/** At 0 hit points or less everybody is dead. OSE-DMG-2. */
export const vitality: VitalityRules = {
  stateAt: ({ hp }) =>
    hp > 0 ? able : { state: 'dead', reasons: [because('hit points, dead at 0', hp, 'OSE-DMG-2')] },
};
