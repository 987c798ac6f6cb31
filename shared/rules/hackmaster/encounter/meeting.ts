import { moraleRule } from '../../exploration/reasons.ts';
import { refuse } from '../../common/input.ts';
import type { OwnMeeting } from '../../meeting/rules.ts';
import type { MoraleRules } from '../../meeting/terms.ts';
import { initiativeDie } from '../initiative/initiative.ts';
import { situations } from '../terms.ts';

/** The rules at hand name no morale. */
const morale: MoraleRules = {
  sides: [],
  rule: moraleRule,
  text: () => 'The referee decides when they flee or give up.',
  due: () => [],
  check: () => refuse('faces', 'left out: these rules throw no dice for it'),
};

/** How two sides meet is left to exploration; these rules begin with the initiative die. HM-INIT-1. */
export const meeting: OwnMeeting = {
  morale,
  leastDamage: 0,
  fight: (settings) => {
    const situation = situations.find((each) => each === settings['initiativeSituation']) ?? 'standard';
    const { sides, reasons } = initiativeDie({ situation });
    return { text: `Each throws a d${sides} for the second on which he first acts; low is good.`, reasons };
  },
};
