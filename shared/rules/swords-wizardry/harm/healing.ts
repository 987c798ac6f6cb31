import { dropFraction } from '../../common/arithmetic.ts';
import { amount, bool, flag, given, signed, whole } from '../../common/input.ts';
import { tables } from '../tables.ts';

/**
 * Hit points after so many whole days of rest on end: 1 a day, all of them after 28; interrupted rest heals nothing.
 * Throws `bad-input`. SW-HEAL-1 to 3.
 */
export function healingRest(input: { hp: number; maxHp: number; days: number; uninterrupted?: boolean }): {
  hp: number;
  full: boolean;
} {
  const { uninterrupted = true } = given(input);
  const hp = signed(input.hp, 'hp');
  const maxHp = whole(input.maxHp, 'maxHp');
  const days = dropFraction(amount(input.days, 'days'));
  const { hpPerDay, fullAfterDays } = tables.healing;
  const restored = days >= fullAfterDays ? maxHp : Math.min(maxHp, hp + days * hpPerDay);
  const healed = bool(uninterrupted, 'uninterrupted') ? Math.max(hp, restored) : hp;
  return { hp: healed, full: healed >= maxHp };
}

/**
 * Whether monsters fight on: the mindless and the undead always do; of the others the referee decides when the fight
 * is hopeless. Throws `bad-input`. SW-MORALE-1, 2.
 */
export function moraleSuggest(input: { mindless?: boolean; undead?: boolean; hopeless?: boolean }): {
  neverFlees: boolean;
  suggestion: 'fightOn' | 'refereeDecides';
} {
  const mindless = flag(given(input).mindless, 'mindless');
  const undead = flag(input.undead, 'undead');
  const hopeless = flag(input.hopeless, 'hopeless');
  const neverFlees = mindless || undead;
  return { neverFlees, suggestion: hopeless && !neverFlees ? 'refereeDecides' : 'fightOn' };
}

export const healingOps = {
  'healing.rest': healingRest,
  'morale.suggest': moraleSuggest,
} as const;
