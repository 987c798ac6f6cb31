import { parseDice } from '../dice/notation.ts';
import { type DiceExpression, type DiceTerm, extraSides, keptDice } from '../dice/expression.ts';
import { TurnkeeperError } from '../errors.ts';
import type { Modifier, RandomTable, Span, TableRow } from './table.ts';

/** The dice a text stands for; null where it cannot be read. */
export function readableDice(text: string): DiceExpression | null {
  try {
    return parseDice(text);
  } catch (error) {
    if (error instanceof TurnkeeperError) return null;
    throw error;
  }
}

/** How many dice fall for it, extra ones aside. */
export const diceIn = ({ terms }: DiceExpression): number =>
  terms.reduce((sum, term) => sum + (term.kind === 'dice' ? fallingFor(term) : 0), 0);

const fallingFor = ({ count, sides, reading }: DiceTerm): number =>
  reading === 'face' ? count : count * (sides === 66 ? 2 : 3);

/** The least and the most these dice can come to. */
export function extentOf({ terms }: DiceExpression): Span {
  let [from, to] = [0, 0];
  for (const term of terms) {
    const { least, most } =
      term.kind === 'number' ? { least: term.value, most: term.value } : extentOfTerm(term);
    const [one, other] = [least * term.sign * term.times, most * term.sign * term.times];
    from += Math.min(one, other);
    to += Math.max(one, other);
  }
  return { from, to };
}

function extentOfTerm(term: DiceTerm): { least: number; most: number } {
  const { count } = keptDice(term);
  const least = term.reading === 'face' ? 1 : term.sides / 6;
  return { least: count * least, most: extraSides(term) === undefined ? count * term.sides : Infinity };
}

/** The column by its number or its title, else the first. */
export function columnAt({ columns }: RandomTable, wanted: number | string): number {
  const at = typeof wanted === 'number' ? wanted : columns.findIndex(({ title }) => title === wanted);
  return columns[at] === undefined ? 0 : at;
}

/** Where the row stands in a column; null where it stands nowhere. */
export const spanOf = (row: TableRow, column: number): Span | null => {
  const span = row.spans[column] ?? null;
  return span === null || span.from > span.to ? null : span;
};

/** The row a total stands for: the first that covers it, else beyond the ends the end row where the table says so. */
export function rowAt({ rows, beyond }: RandomTable, column: number, total: number): TableRow | null {
  let lowest: { row: TableRow; at: number } | null = null;
  let highest: { row: TableRow; at: number } | null = null;
  for (const row of rows) {
    const span = spanOf(row, column);
    if (!span) continue;
    if (total >= span.from && total <= span.to) return row;
    if (!lowest || span.from < lowest.at) lowest = { row, at: span.from };
    if (!highest || span.to > highest.at) highest = { row, at: span.to };
  }
  if (beyond === 'nothing' || !lowest || !highest) return null;
  if (total < lowest.at) return lowest.row;
  return total > highest.at ? highest.row : null;
}

/** The parts of a whole a row has, or the cards of it that are left when so many more are out. */
export function partsOf({ way }: Pick<RandomTable, 'way'>, row: TableRow, out = 0): number {
  const parts = way === 'deck' ? row.weight - row.drawn - out : row.weight;
  return Number.isSafeInteger(parts) && parts > 0 ? parts : 0;
}

/** Whether the dice can end: some row within their reach that may stand. */
export const canStand = (
  { rows, beyond }: RandomTable,
  column: number,
  { from, to }: Span,
  stands: (row: TableRow) => boolean,
): boolean =>
  rows.some((row) => {
    const span = spanOf(row, column);
    return span !== null && stands(row) && (beyond === 'end rows' || (span.from <= to && span.to >= from));
  });

export const addedBy = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { add }) => sum + add, 0);
