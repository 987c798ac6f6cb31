import type { RecoveryRules } from '../recovery.ts';
import { unhealed } from '../recovery.ts';

/** The sheet names no healing by rest: what is healed is the referee's word. HM-STATE-1. */
export const recovery: RecoveryRules = {
  text: 'These rules name no healing by rest; type what each heals.',
  rule: 'HM-STATE-1',
  die: null,
  alive: (hp) => hp > 0,
  throws: () => 0,
  rest: ({ hp }) => unhealed(hp),
  sleep: null,
};
