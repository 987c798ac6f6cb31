import { type Fraction, fraction } from '../../odds/dice/fraction.ts';
import { counted } from '../../words/figures.ts';
import { readableDice } from '../draw.ts';
import { weighed } from '../odds.ts';
import type { Span } from '../table.ts';

/** Where rows stand, in their order, and how likely each is. */
export interface Spread {
  readonly spans: readonly Span[];
  readonly chances: readonly Fraction[];
}

/** What dice can come to, the lowest first, and in how many of so many cases. */
export interface Totals {
  readonly totals: readonly { readonly total: number; readonly ways: bigint }[];
  readonly whole: bigint;
}

/** The totals of dice, or the sentence why they cannot be told one by one. */
export function totalsOf(dice: string): Totals | string {
  if (!readableDice(dice))
    return dice.trim() === '' ? 'Say with which dice.' : `${dice} cannot be read as dice.`;
  const cases = weighed(dice);
  if (typeof cases === 'string') return cases;
  const totals = Array.from(cases.ways, ([total, ways]) => ({ total, ways })).filter(({ ways }) => ways > 0n);
  const told = totals.reduce((sum, { ways }) => sum + ways, 0n);
  if (told !== cases.whole) return `${dice} has no highest total.`;
  return { totals: totals.toSorted((one, other) => one.total - other.total), whole: cases.whole };
}

/**
 * So many rows over all totals of the dice, their chances as near to each other as spans allow; of those as good the
 * first rows are the longer ones. A sentence where it cannot be.
 */
export function evenSpread(dice: string, rows: number): Spread | string {
  const all = totalsOf(dice);
  if (typeof all === 'string') return all;
  const { totals } = all;
  if (rows === 0) return 'It has no rows yet.';
  if (rows > totals.length)
    return `${dice} has ${counted(totals.length, 'total')}: too few for ${counted(rows, 'row')}.`;
  const [first] = totals;
  const alike = totals.every(({ ways }) => ways === first?.ways);
  if (!alike && rows * totals.length > mostCuts)
    return `${dice} has too many totals to be weighed for ${counted(rows, 'row')}.`;
  return spreadAt(all, alike ? equalEnds(totals.length, rows) : evenEnds(partsOf(all), rows));
}

/** One total a row. A sentence where there are not as many. */
export function singleSpread(dice: string, rows: number): Spread | string {
  const all = totalsOf(dice);
  if (typeof all === 'string') return all;
  const many = all.totals.length;
  if (many !== rows) return `${dice} has ${counted(many, 'total')}, the table ${counted(rows, 'row')}.`;
  return spreadAt(
    all,
    all.totals.map((_, at) => at + 1),
  );
}

const mostCuts = 4_000_000;

/** Whole numbers whose squares can be added without loss. */
const finest = 26n;

function partsOf({ totals, whole }: Totals): number[] {
  return totals.map(({ ways }) => Number(whole < 1n << finest ? ways : (ways << finest) / whole));
}

/** Behind which total each row ends: the longer rows first. */
const equalEnds = (totals: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, at) => {
    const [each, over] = [Math.floor(totals / rows), totals % rows];
    return (at + 1) * each + Math.min(at + 1, over);
  });

/** Behind which total each row ends so that the squares of their chances come to the least. */
function evenEnds(parts: readonly number[], rows: number): number[] {
  const many = parts.length;
  const upTo = [0];
  for (const each of parts) upTo.push((upTo.at(-1) ?? 0) + each);
  const between = (from: number, to: number): number => ((upTo[to] ?? 0) - (upTo[from] ?? 0)) ** 2;
  let least = upTo.map((sum) => sum ** 2);
  const cuts: Int32Array[] = [];
  for (let row = 2; row <= rows; row += 1) {
    const before = least;
    const next = Array.from({ length: many + 1 }, () => Number.POSITIVE_INFINITY);
    const cut = new Int32Array(many + 1);
    // The best place of the cut never goes back while the end goes on: each half is sought between its neighbours.
    const open: [number, number, number, number][] = [[row, many, row - 1, many - 1]];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      const [low, high, from, to] = part;
      if (low > high) continue;
      const end = (low + high) >> 1;
      for (let at = Math.min(to, end - 1); at >= from; at -= 1) {
        const sum = (before[at] ?? 0) + between(at, end);
        if (sum >= (next[end] ?? 0)) continue;
        next[end] = sum;
        cut[end] = at;
      }
      const found = cut[end] ?? from;
      open.push([low, end - 1, from, found], [end + 1, high, found, to]);
    }
    least = next;
    cuts.push(cut);
  }
  const ends = [many];
  for (const cut of cuts.toReversed()) ends.unshift(cut[ends[0] ?? 0] ?? 0);
  return ends;
}

function spreadAt({ totals, whole }: Totals, ends: readonly number[]): Spread {
  const rows = ends.map((end, at) => totals.slice(ends[at - 1] ?? 0, end));
  return {
    spans: rows.map((row) => ({ from: row[0]?.total ?? 0, to: row.at(-1)?.total ?? 0 })),
    chances: rows.map((row) =>
      fraction(
        row.reduce((sum, { ways }) => sum + ways, 0n),
        whole,
      ),
    ),
  };
}
