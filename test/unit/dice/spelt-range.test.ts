import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diceOdds } from '../../../shared/odds/dice/dice-odds.ts';
import { diceOfRange, rangeOf } from '../../../shared/dice/spelt-range.ts';

it('reads the totals of a row as books print them', () => {
  expect(['7', '1-3', ' 04 – 06 ', '96-00', '2 to 5', '9..12'].map(rangeOf)).toEqual([
    { from: 7, to: 7 },
    { from: 1, to: 3 },
    { from: 4, to: 6 },
    { from: 96, to: 100 },
    { from: 2, to: 5 },
    { from: 9, to: 12 },
  ]);
  expect(['', '3-', 'x', '5-2', '1d6', '-4'].map(rangeOf)).toEqual([null, null, null, null, null, null]);
});

it('knows the dice of an old book’s number appearing', () => {
  expect(['1-6', '2-8', '3-18', '2-5', '10-100', '4-6', '7', '1d6'].map(diceOfRange)).toEqual([
    '1d6',
    '2d4',
    '3d6',
    '1d4+1',
    '10d10',
    '1d3+3',
    null,
    null,
  ]);
});

it('always gives dice that begin and end there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }), (from, more) => {
      const { values } = diceOdds(diceOfRange(`${from}-${from + more}`) ?? '');
      expect([values[0], values.at(-1)]).toEqual([from, from + more]);
    }),
  );
});
