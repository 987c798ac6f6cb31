import { given, signed } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { rowFor, tables } from '../tables.ts';

/** The bonus of a score. */
export const bonusOf = (score: number): number => rowFor(tables.outside.abilityBonus, score).bonus;

/** The bonus or penalty of an ability score; the ends of the table are open. Throws `bad-input`. BF-OUT-2. */
function abilityBonus(input: { score: number }): { bonus: number } & Reasoned {
  const score = signed(given(input).score, 'score');
  const bonus = bonusOf(score);
  return { bonus, reasons: [because(`score ${score}`, bonus, 'BF-OUT-2')] };
}

export const abilityOps = {
  'ability.bonus': abilityBonus,
} as const;
