import type { RecoveryRules, RestedDays } from '../../recovery.ts';
import { unhealed } from '../../recovery.ts';
import { healingRest } from './healing.ts';
import { printedDice, tables } from '../tables.ts';

const { sides, count } = printedDice(tables.combat.naturalHealing);

const heals = ({ hp, maxHp, rest }: RestedDays): boolean => rest === 'full' && hp > 0 && hp < maxHp;

/** Healing by complete days of rest; a night alone heals nothing. OSE-HEAL-1, 2. */
export const recovery: RecoveryRules = {
  text: `A complete day of rest heals ${count}d${sides}; an interrupted one nothing.`,
  rule: 'OSE-HEAL-1',
  die: sides,
  throws: (rested) => (heals(rested) ? Math.min(rested.days, rested.maxHp - rested.hp) : 0),
  rest: (rested, dice) => {
    const { hp, maxHp, days } = rested;
    if (!heals(rested)) return unhealed(hp);
    return healingRest({ hp, maxHp, days: Array.from({ length: days }, () => ({ complete: true })) }, dice);
  },
  sleep: null,
};
