import type { Ratio } from '../arithmetic.ts';
import figures from './tables.json' with { type: 'json' };
import type { Terrain } from './terms.ts';

/** Every figure of the rules, as printed; see `$source` in the data. */
export const tables = figures;

/** A row of a table that covers a span of results; null is an open end. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** The row whose span holds `value`; a gap would be a fault of the data. */
export function rowAt<R extends Span>(rows: readonly R[], value: number): R {
  const row = rows.find(({ from, to }) => (from === null || value >= from) && (to === null || value <= to));
  if (!row) throw new RangeError(`No row for ${value} in the table.`);
  return row;
}

/** The figure under a die's face in a table keyed by faces. */
export function atFace(table: Readonly<Record<string, number>>, face: number): number {
  const figure = table[String(face)];
  if (figure === undefined) throw new RangeError(`No entry for ${face} in the table.`);
  return figure;
}

export function ratio(figure: readonly number[]): Ratio {
  const [numerator, denominator] = figure;
  if (numerator === undefined || denominator === undefined) throw new RangeError('Not a fraction.');
  return [numerator, denominator];
}

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
