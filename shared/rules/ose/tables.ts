import { ratio, type Ratio } from '../common/arithmetic.ts';
import figures from './tables.json' with { type: 'json' };
import type { Terrain } from '../travel/grounds.ts';

/** Every figure of the rules, as printed; see `$source` in the data. */
export const tables = figures;

export interface DicePattern {
  count: number;
  sides: number;
  plus: number;
}

const pattern = /^([1-9]\d{0,2})d([1-9]\d{0,3})([+-]\d{1,4})?$/;

/** Reads `NdS`, `NdS+K` or `NdS-K`; null if it is none of these. */
export function dicePattern(text: string): DicePattern | null {
  const found = pattern.exec(text);
  return found && { count: Number(found[1]), sides: Number(found[2]), plus: Number(found[3] ?? 0) };
}

/** A dice figure of the tables. */
export function printedDice(text: string): DicePattern {
  const found = dicePattern(text);
  if (!found) throw new RangeError(`${text} is not a dice figure.`);
  return found;
}

export interface Ground {
  speed: Ratio;
  lostInSix: number;
  wanderingInSix: number;
}

/** Speed, chance of losing the way and of wandering monsters on a kind of ground (table T5). */
export function ground(terrain: Terrain): Ground {
  const row = tables.terrain[terrain];
  return { ...row, speed: ratio(row.speed) };
}
