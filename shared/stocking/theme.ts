import { fraction, type Fraction, never } from '../odds/dice/fraction.ts';
import type { TableBook } from '../tables/book.ts';
import { rowOdds } from '../tables/odds.ts';
import type { RandomTable, Span, TableId, TableRow } from '../tables/table.ts';

/** Who of a table comes more often: those chosen count so many times in place of once. */
export interface Theme {
  readonly who: readonly string[];
  readonly times: number;
}

/** Who stands in a row, and in how many of all equal cases. Two rows may give the same. */
export interface Comer {
  readonly who: string;
  readonly parts: number;
}

/** The rows of a table in its order, and in how many of the cases nobody stands there. */
export interface EqualCases {
  readonly rows: readonly Comer[];
  readonly nobody: number;
}

/** One die with the faces of each row; those beyond the last are thrown again. */
export interface LaidDie {
  readonly sides: number;
  /** Of faces without a row, up to the last that counts, nobody comes. */
  readonly spans: readonly (Span | null)[];
  readonly lastFace: number;
}

/** Dice that lie at a table, d1000 and d10000 as three and four d10. */
const sidesAtHand = [4, 6, 8, 10, 12, 20, 100, 1000, 10_000];
const mostCases = 10_000;

/** What a table gives, by exact cases; a sentence where they cannot be told. Throws not-found. */
export function comersOf(
  book: TableBook,
  id: TableId,
  nameOf: (row: TableRow) => string,
): EqualCases | string {
  const odds = rowOdds(book, id);
  if (odds.sentence !== null) return odds.sentence;
  if (odds.neglected.parts > 0n) return 'Its dice have no end, so no other die can stand for them.';
  const chances = [odds.nothing, ...odds.rows.map(({ chance }) => chance)];
  const whole = Number(chances.map(onePart).reduce(together).whole);
  if (whole > mostCases) return `Its odds are too fine: ${whole.toLocaleString('en')} cases.`;
  const partsOf = ({ parts, whole: of }: Fraction): number => Number(parts) * (whole / Number(of));
  const rows = book.table(id)?.rows ?? [];
  return {
    rows: rows.map((row, at) => ({ who: nameOf(row), parts: partsOf(odds.rows[at]?.chance ?? never) })),
    nobody: partsOf(odds.nothing),
  };
}

const onePart = ({ whole }: Fraction): Fraction => ({ parts: 1n, whole });

/** Their smallest common whole: what both divide without a rest. */
function together(one: Fraction, other: Fraction): Fraction {
  const { whole: shared } = fraction(one.whole, other.whole);
  return { parts: 1n, whole: one.whole * shared };
}

/** The theme as far as it is of this table; null where nobody who is chosen ever comes. */
export function themeOn({ rows }: EqualCases, theme: Theme | null): Theme | null {
  const who = theme?.who.filter((name) => rows.some((row) => row.parts > 0 && row.who === name)) ?? [];
  return theme === null || who.length === 0 ? null : { ...theme, who };
}

/** The cases of each row under a theme; those of nobody stay. */
export const themedParts = ({ rows }: EqualCases, { who, times }: Theme): number[] =>
  rows.map((row) => (who.includes(row.who) ? row.parts * times : row.parts));

/** The smallest die on which every row is exactly as likely as the theme makes it; null where none is large enough. */
export function layTheme(comers: EqualCases, theme: Theme): LaidDie | null {
  const parts = themedParts(comers, theme);
  const whole = parts.reduce((sum, each) => sum + each, comers.nobody);
  const sides = sidesAtHand.find((each) => each >= whole);
  if (sides === undefined) return null;
  const facesEach = Math.floor(sides / whole);
  let last = 0;
  const spans = parts.map((some) => {
    if (some === 0) return null;
    const from = last + 1;
    last += some * facesEach;
    return { from, to: last };
  });
  return { sides, spans, lastFace: whole * facesEach };
}

/** The table as it is thrown on under a theme. */
export function laidOn(table: RandomTable, { sides, spans, lastFace }: LaidDie): RandomTable {
  const beyond: TableRow = {
    ...{ id: 0, spans: [{ from: lastFace + 1, to: sides }], weight: 1, text: '', gives: [], note: '' },
    ...{ again: 'reroll', once: false, struck: false, drawn: 0 },
  };
  const rows = table.rows.map((row, at) => ({ ...row, spans: [spans[at] ?? null] }));
  return {
    ...table,
    way: 'dice',
    columns: [{ title: '', dice: `1d${sides}` }],
    beyond: 'nothing',
    modifiers: [],
    rows: lastFace < sides ? [...rows, beyond] : rows,
  };
}
