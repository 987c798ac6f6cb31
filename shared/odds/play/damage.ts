import { given, whole } from '../../rules/common/input.ts';
import { chanceFrom } from '../dice/chance.ts';
import { diceOdds } from '../dice/dice-odds.ts';
import { certain, type Distribution, mapped, mixture } from '../dice/distribution.ts';
import { mean } from '../dice/figures.ts';

export interface AttackInput {
  /** Chance to hit, 0 to 1. */
  hit: number;
  /** Dice notation, in hit points. */
  damage: string;
  /** Taken off each hit by armour; a hit never does less than 0. */
  reduction?: number;
  /** A hit does at least this much after the reduction; 0 if left out. */
  minimum?: number;
  /** How many such attacks are made; 1 if left out. */
  count?: number;
}

/** Hit points lost by one attack, a miss counting 0. Throws `bad-input`. */
export function attackDamage(input: AttackInput): Distribution {
  const { hit, damage, reduction = 0, minimum = 0 } = given(input);
  const chance = chanceFrom(hit, 'hit');
  const off = whole(reduction, 'reduction');
  const least = whole(minimum, 'minimum');
  const rolled = mapped(diceOdds(damage), (points) => Math.max(least, points - off, 0));
  return mixture([
    { chance: 1 - chance, of: certain(0) },
    { chance, of: rolled },
  ]);
}

/** Mean hit points lost by one attack, misses included. Throws `bad-input`. */
export const expectedDamage = (input: AttackInput): number => mean(attackDamage(input));
