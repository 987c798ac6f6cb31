import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asNumber } from '../../../shared/odds/dice/fraction.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import { evenSpread, singleSpread, type Spread, totalsOf } from '../../../shared/tables/spread/even.ts';
import { spansFromWeights, weightsFromSpans } from '../../../shared/tables/spread/weights.ts';
import type { RandomTable } from '../../../shared/tables/table.ts';
import { row, table } from './made.ts';

const anyDice = fc.constantFrom(
  '1d6',
  '1d20',
  'd%',
  'd66',
  '2d6',
  '3d6',
  '1d8+1d12',
  '4d4-2',
  '2d6kh1',
  '5-1d4',
);
const anyRows = fc.integer({ min: 1, max: 40 });

const told = <Value>(value: Value | string): Value => {
  if (typeof value === 'string') throw new Error(value);
  return value;
};

const written = ({ spans }: Spread): string =>
  spans.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');

const oddsOf = (one: RandomTable) => rowOdds(tableBook([one]), one.id).rows.map(({ chance }) => chance);

describe('rows spread over dice', () => {
  it('stand as a referee would write them', () => {
    expect(written(told(evenSpread('1d6', 3)))).toBe('1-2 3-4 5-6');
    expect(written(told(evenSpread('1d20', 6)))).toBe('1-4 5-8 9-11 12-14 15-17 18-20');
    expect(written(told(evenSpread('2d6', 3)))).toBe('2-6 7-8 9-12');
    expect(written(told(evenSpread('d66', 6)))).toBe('11-16 21-26 31-36 41-46 51-56 61-66');
    expect(written(told(singleSpread('2d6', 11)))).toBe('2 3 4 5 6 7 8 9 10 11 12');
  });

  it('say where it cannot be', () => {
    expect(evenSpread('1d4', 5)).toBe('1d4 has 4 totals: too few for 5 rows.');
    expect(evenSpread('1d6', 0)).toBe('It has no rows yet.');
    expect(evenSpread('1d6!', 2)).toBe('1d6! has no highest total.');
    expect(evenSpread('six', 2)).toBe('six cannot be read as dice.');
    expect(evenSpread(' ', 2)).toBe('Say with which dice.');
    expect(evenSpread('2d3000', 1999)).toBe('2d3000 has too many totals to be weighed for 1,999 rows.');
    expect(singleSpread('2d6', 8)).toBe('2d6 has 11 totals, the table 8 rows.');
  });

  it('cover every total exactly once, in their order, with the chances they have', () => {
    fc.assert(
      fc.property(anyDice, anyRows, (dice, rows) => {
        const { totals } = told(totalsOf(dice));
        const spread = evenSpread(dice, rows);
        if (rows > totals.length) {
          expect(spread).toBeTypeOf('string');
          return;
        }
        const { spans, chances } = told(spread);
        expect(spans).toHaveLength(rows);
        const covering = totals.map(({ total }) =>
          spans.flatMap(({ from, to }, at) => (total >= from && total <= to ? [at] : [])),
        );
        expect(covering.every((places) => places.length === 1)).toBe(true);
        const order = covering.flat();
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        expect(new Set(order).size).toBe(rows);
        const its = spans.map((span) => row('', { spans: [span] }));
        expect(oddsOf(table(1, 'T', dice, its))).toEqual(chances);
      }),
    );
  });

  it('are as even as any cuts could make them', () => {
    const small = fc.constantFrom('1d7', '2d4', '2d6', '3d4', '1d4+1d8', '2d6kh1');
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 5 }), (dice, rows) => {
        const { totals, whole } = told(totalsOf(dice));
        const best = Math.min(
          ...cutsOf(
            totals.map(({ ways }) => Number(ways)),
            rows,
          ).map(squares),
        );
        const parts = told(evenSpread(dice, rows)).chances.map((chance) => asNumber(chance) * Number(whole));
        expect(squares(parts)).toBeCloseTo(best, 6);
      }),
    );
  });
});

const squares = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part ** 2, 0);

/** What the rows come to, for every way to cut the ways into so many. */
function cutsOf(ways: readonly number[], rows: number): number[][] {
  if (rows === 1) return [[ways.reduce((sum, each) => sum + each, 0)]];
  return ways.slice(0, ways.length - rows + 1).flatMap((_, at) => {
    const first = ways.slice(0, at + 1).reduce((sum, each) => sum + each, 0);
    return cutsOf(ways.slice(at + 1), rows - 1).map((others) => [first, ...others]);
  });
}

describe('weights and spans', () => {
  const weighed = (weights: readonly number[], dice = ''): RandomTable =>
    table(
      1,
      'T',
      dice,
      weights.map((weight) => row('', { weight })),
      { way: 'weights' },
    );
  const spanned = (dice: string, ...spans: [number, number][]): RandomTable =>
    table(
      1,
      'T',
      dice,
      spans.map(([from, to]) => row('', { spans: [{ from, to }] })),
    );

  it('go over by hand', () => {
    expect(spansFromWeights([1, 2, 3], '')).toEqual({
      dice: '1d6',
      spans: [
        { from: 1, to: 1 },
        { from: 2, to: 3 },
        { from: 4, to: 6 },
      ],
    });
    expect(told(spansFromWeights([10, 20, 20], '')).dice).toBe('1d10');
    expect(told(spansFromWeights([1, 1], '1d20')).spans).toEqual([
      { from: 1, to: 10 },
      { from: 11, to: 20 },
    ]);
    expect(weightsFromSpans(spanned('2d6', [2, 5], [6, 8], [9, 12]), 0)).toEqual([5, 8, 5]);
    expect(weightsFromSpans(spanned('d%', [1, 50], [51, 75], [76, 100]), 0)).toEqual([2, 1, 1]);
  });

  it('say where they do not', () => {
    expect(spansFromWeights([3, 4], '1d6')).toBe(
      'Its weights come to 7 parts, and no die to d100 has a multiple of that.',
    );
    expect(spansFromWeights([], '1d6')).toBe('It has no rows yet.');
    expect(weightsFromSpans(spanned('1d6', [1, 2], [4, 6]), 0)).toBe(
      'Nothing stands at 3; by weights a row always comes.',
    );
    expect(weightsFromSpans(spanned('1d6', [1, 6], [4, 5]), 0)).toBe(
      'Row 2 never comes; a weight is 1 at least.',
    );
    expect(weightsFromSpans(spanned('9d6', [9, 10], [11, 54]), 0)).toBe(
      'Row 2 would weigh 5,038,843; a weight is 10,000 at most.',
    );
    expect(weightsFromSpans(spanned('1d6!', [1, 6]), 0)).toBe('1d6! has no highest total.');
  });

  it('keep the exact odds of every row, there and back', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    const dice = fc.constantFrom('', '1d6', '1d20', 'd%', 'd66', '2d6', '1d24');
    let over = 0;
    fc.assert(
      fc.property(weights, dice, (parts, named) => {
        const to = spansFromWeights(parts, named);
        if (typeof to === 'string') return;
        over += 1;
        const before = weighed(parts);
        const rows = to.spans.map((span) => row('', { spans: [span] }));
        const after = table(1, 'T', to.dice, rows);
        expect(oddsOf(after)).toEqual(oddsOf(before));
        expect(oddsOf(weighed(told(weightsFromSpans(after, 0))))).toEqual(oddsOf(before));
      }),
      { numRuns: 500 },
    );
    expect(over).toBeGreaterThan(20);
  });

  it('keep them from the spans of any dice', () => {
    fc.assert(
      fc.property(anyDice, fc.integer({ min: 1, max: 4 }), (dice, rows) => {
        const { spans } = told(evenSpread(dice, rows));
        const before = table(
          1,
          'T',
          dice,
          spans.map((span) => row('', { spans: [span] })),
        );
        const after = weighed(told(weightsFromSpans(before, 0)));
        expect(oddsOf(after)).toEqual(oddsOf(before));
      }),
    );
  });
});
