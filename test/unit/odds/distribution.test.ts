import { describe, expect, test } from 'vitest';
import { RulesError } from '../../../shared/errors.ts';
import { diceOdds } from '../../../shared/odds/dice/dice-odds.ts';
import {
  certain,
  checkedDistribution,
  combined,
  type Distribution,
  distributionFrom,
  exactSum,
  mapped,
  mixture,
} from '../../../shared/odds/dice/distribution.ts';
import {
  chanceAtLeast,
  chanceAtMost,
  chanceOf,
  deviation,
  figuresOf,
  mean,
  mode,
  percentile,
} from '../../../shared/odds/dice/figures.ts';

const fromAfar = (odds: Distribution) => JSON.parse(JSON.stringify(odds)) as Distribution;

function expectAlike(found: Distribution, wanted: Distribution): void {
  expect(found.values).toEqual(wanted.values);
  found.chances.forEach((chance, at) => expect(chance).toBeCloseTo(wanted.chances[at] ?? NaN, 13));
}

describe('figures', () => {
  const odds = diceOdds('3d6');

  test('of 3d6', () => {
    expect(figuresOf(odds)).toEqual({
      low: 3,
      high: 18,
      mean: 10.5,
      deviation: expect.closeTo(Math.sqrt(8.75), 12) as number,
      median: 10,
      mode: 10,
      neglected: 0,
    });
    expect([mean(odds), mode(odds)]).toEqual([10.5, 10]);
    expect(deviation(odds)).toBeCloseTo(2.958, 3);
  });

  test.each([
    [0, 3],
    [1 / 216, 3],
    [1 / 216 + 0.001, 4],
    [0.25, 8],
    [0.5, 10],
    [0.75, 13],
    [1, 18],
  ])('percentile %d is %i', (share, value) => expect(percentile(odds, share)).toBe(value));

  test('a percentile within what was cut off is the highest value kept', () => {
    const cut = diceOdds('d6!', { neglect: 0.01 });
    expect(percentile(cut, 1)).toBe(17);
  });

  test('chances of targets on and off the dice', () => {
    expect(chanceOf(odds, 10)).toBeCloseTo(27 / 216, 14);
    expect(chanceOf(odds, 10.5)).toBe(0);
    expect(chanceAtLeast(odds, 16)).toBeCloseTo(10 / 216, 14);
    expect(chanceAtMost(odds, 4)).toBeCloseTo(4 / 216, 14);
    expect([chanceAtLeast(odds, 3), chanceAtLeast(odds, 19), chanceAtMost(odds, 2)]).toEqual([1, 0, 0]);
  });

  test('the mean leaves out what was cut off', () => {
    expect(
      mean(
        distributionFrom(
          [
            [2, 0.25],
            [4, 0.25],
          ],
          0.5,
        ),
      ),
    ).toBe(3);
  });

  test.each([NaN, Infinity, '7', null, undefined])('a target or share of %j is refused', (value) => {
    const bad = value as number;
    for (const ask of [chanceOf, chanceAtLeast, chanceAtMost, percentile]) {
      expect(() => ask(odds, bad)).toThrow(RulesError);
    }
  });

  test('a share beyond the whole is refused, and figures of nothing', () => {
    expect(() => percentile(odds, 1.01)).toThrow(RulesError);
    const nothing = distributionFrom([], 1);
    for (const ask of [mean, deviation, mode, figuresOf]) expect(() => ask(nothing)).toThrow(RulesError);
    expect(chanceAtLeast(nothing, 0)).toBe(0);
  });
});

describe('putting distributions together', () => {
  const d6 = diceOdds('d6');

  test('sums, differences and the higher of two', () => {
    expectAlike(combined(d6, d6), diceOdds('2d6'));
    expectAlike(
      combined(d6, d6, (one, other) => one - other),
      diceOdds('d6-d6'),
    );
    expectAlike(combined(d6, d6, Math.max), diceOdds('2d6kh1'));
  });

  test('changing values adds together those that become equal', () => {
    expect(mapped(d6, (face) => Math.max(0, face - 4))).toMatchObject({ values: [0, 1, 2] });
    expect(
      chanceOf(
        mapped(d6, (face) => Math.max(0, face - 4)),
        0,
      ),
    ).toBeCloseTo(4 / 6, 14);
  });

  test('a mixture weighs its parts', () => {
    const half = mixture([
      { chance: 0.5, of: certain(0) },
      { chance: 0.5, of: d6 },
      { chance: 0, of: certain(99) },
    ]);
    expect(half.values).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([chanceOf(half, 0), mean(half)]).toEqual([0.5, 1.75]);
  });

  test('what is neglected adds up', () => {
    const cut = diceOdds('d6!', { neglect: 0.01 });
    const both = combined(cut, cut);
    expect(exactSum(both.chances) + both.neglected).toBeCloseTo(1, 13);
    expect(
      mixture([
        { chance: 0.5, of: cut },
        { chance: 0.5, of: d6 },
      ]).neglected,
    ).toBe(cut.neglected / 2);
  });
});

describe('a distribution from elsewhere', () => {
  test('is taken if it is one', () => {
    const odds = diceOdds('2d6');
    expect(checkedDistribution(fromAfar(odds))).toEqual(odds);
    expect(figuresOf(fromAfar(odds))).toEqual(figuresOf(odds));
  });

  test.each([
    null,
    undefined,
    7,
    [],
    {},
    { values: [1], chances: [1] },
    { values: [1], chances: [0.5, 0.5], neglected: 0 },
    { values: [1, 2], chances: [0.5, 0.4], neglected: 0 },
    { values: [2, 1], chances: [0.5, 0.5], neglected: 0 },
    { values: [1, 1], chances: [0.5, 0.5], neglected: 0 },
    { values: [1, 2], chances: [1.5, -0.5], neglected: 0 },
    { values: [1, 'x'], chances: [0.5, 0.5], neglected: 0 },
    { values: [1, 2], chances: [0.5, null], neglected: 0.5 },
    { values: [1, 2], chances: [0.5, 0.5], neglected: -0.1 },
  ])('%j is not one', (value) => {
    expect(() => mean(value as unknown as Distribution)).toThrow(RulesError);
  });

  test('cannot be changed once it is made', () => {
    const odds = diceOdds('2d6');
    for (const part of [odds, odds.values, odds.chances]) expect(Object.isFrozen(part)).toBe(true);
  });
});
