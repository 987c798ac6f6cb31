import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { penetrationSides } from '../../../shared/dice/expression.ts';
import { formatDice, parseDice } from '../../../shared/dice/notation.ts';
import { rollTotal } from '../../../shared/dice/roll.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { RulesError } from '../../../shared/errors.ts';
import { diceOdds } from '../../../shared/odds/dice/dice-odds.ts';
import { exactSum } from '../../../shared/odds/dice/distribution.ts';
import { chanceAtLeast, chanceAtMost, chanceOf, figuresOf, mean } from '../../../shared/odds/dice/figures.ts';
import { finiteExpression, smallExpression, tinyExpression } from '../dice/expressions.ts';
import { everyThrow } from './every-throw.ts';

function expectEveryThrow(notation: string, leastChance: number): void {
  const odds = diceOdds(notation);
  const { chances, givenUp } = everyThrow(notation, leastChance);
  for (const [at, value] of odds.values.entries()) {
    const found = chances.get(value) ?? 0;
    const chance = odds.chances[at] ?? 0;
    expect(chance).toBeGreaterThan(found - odds.neglected - 1e-12);
    expect(chance).toBeLessThan(found + givenUp + 1e-12);
  }
  for (const value of chances.keys()) expect(odds.values).toContain(value);
}

describe('against every throw of the roller', () => {
  test.each([
    ['2d6', 0],
    ['3d6-d4x2', 0],
    ['4d6kh3', 0],
    ['4d6dl2x10', 0],
    ['5d4kl2', 0],
    ['3d6dh1', 0],
    ['2d6ro1', 0],
    ['3d4ro<3kh2', 0],
    ['d66', 0],
    ['2d66kl1', 0],
    ['d666-1', 0],
    ['d20-d20', 0],
    ['d6x2+d6x3', 0],
    ['d6!', 1e-9],
    ['2d4!kh1', 1e-7],
    ['d20p', 1e-9],
    ['d100p', 1e-7],
    ['3d3p', 1e-7],
    ['2d6r<3', 1e-7],
    ['2d4r1!kl1', 1e-6],
  ])('%s', expectEveryThrow);

  test('any few dice without chains', () => {
    fc.assert(
      fc.property(finiteExpression(), (expression) => expectEveryThrow(formatDice(expression), 0)),
      { numRuns: 60, seed: 1 },
    );
  });

  test('any few dice with chains and rerolls', () => {
    fc.assert(
      fc.property(tinyExpression(), (expression) => expectEveryThrow(formatDice(expression), 1e-4)),
      { numRuns: 60, seed: 2 },
    );
  });
});

describe('against a million throws', () => {
  const throws = 1_000_000;

  test.each(['2d6+1', '4d6kh3', '2d20kh1', 'd20p+3', '3d6!', '2d4p-2', 'd66', '4d6r1dl1'])(
    '%s',
    (notation) => {
      const dice = seededDice(20_261_122);
      const seen = new Map<number, number>();
      for (let at = 0; at < throws; at += 1) {
        const total = rollTotal(notation, dice);
        seen.set(total, (seen.get(total) ?? 0) + 1);
      }
      const odds = diceOdds(notation);
      for (const total of seen.keys()) expect(odds.values).toContain(total);
      let misfit = 0;
      let likely = 0;
      for (const [at, value] of odds.values.entries()) {
        const expected = throws * (odds.chances[at] ?? 0);
        const surplus = (seen.get(value) ?? 0) - expected;
        expect(Math.abs(surplus)).toBeLessThan(5 * Math.sqrt(expected) + 10);
        if (expected >= 10) {
          misfit += surplus ** 2 / expected;
          likely += 1;
        }
      }
      expect(misfit).toBeLessThan(likely + 4 * Math.sqrt(2 * likely));
    },
  );
});

describe('exact figures', () => {
  test.each([
    ['7', 7, 0],
    ['d6', 3.5, 35 / 12],
    ['2d6+1', 8, 35 / 6],
    ['2d6x10', 70, 3500 / 6],
    ['d20-d20', 0, 66.5],
    ['100d6', 350, 3500 / 12],
    ['4d6kh3', 15869 / 1296, undefined],
    ['d6r1', 4, 2],
    ['d6ro1', 3.5 + 2.5 / 6, undefined],
  ])('%s has the mean %d', (notation, average, variance) => {
    const figures = figuresOf(diceOdds(notation));
    expect(figures.mean).toBeCloseTo(average, 12);
    if (variance !== undefined) expect(figures.deviation).toBeCloseTo(Math.sqrt(variance), 12);
  });

  test('2d6', () => {
    const odds = diceOdds('2d6');
    expect(odds.values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(odds.chances).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36));
    expect(odds.neglected).toBe(0);
  });

  test.each([
    ['4d6kh3', 18, 21 / 1296],
    ['4d6kh3', 3, 1 / 1296],
    ['2d20kh1', 20, 39 / 400],
    ['2d20kl1', 1, 39 / 400],
    ['10d10kh4', 4, 1e-10],
    ['d66', 35, 1 / 36],
    ['d66', 37, 0],
    ['d20p', 20, 1 / 120],
    ['d20p', 24, 1 / 120],
    ['d20p', 25, 1 / 720],
    ['d6!', 6, 0],
    ['d6!', 7, 1 / 36],
    ['1000d6kh1', 6, 1],
  ])('%s is %i with the chance %d', (notation, value, chance) => {
    expect(chanceOf(diceOdds(notation), value)).toBeCloseTo(chance, 13);
  });

  test.each([4, 6, 8, 10, 12, 20, 100])('the mean of a penetrating d%i, by algebra', (sides) => {
    const extra = penetrationSides(sides);
    const odds = diceOdds(`d${sides}p`);
    expect(mean(odds)).toBeCloseTo((sides + 1) / 2 + extra / 2 / sides, 9);
  });

  test.each([2, 6, 20])('the mean of an exploding d%i, by algebra', (sides) => {
    const chain = (((sides + 1) / 2) * sides) / (sides - 1);
    expect(mean(diceOdds(`d${sides}!`))).toBeCloseTo(chain, 9);
  });

  test('the ends are kept even where their chance is too small for a number', () => {
    expect(figuresOf(diceOdds('900d6'))).toMatchObject({ low: 900, high: 5400 });
  });
});

describe('what is cut off', () => {
  test('is below a millionth of a millionth, or what was asked, and reported', () => {
    for (const notation of ['d20p', '8d6!', 'd2!', '10d4pkh3', 'd10000!', 'd20p+d12p+3']) {
      const { neglected } = diceOdds(notation);
      expect(neglected).toBeGreaterThan(0);
      expect(neglected).toBeLessThan(1e-12);
      expect(diceOdds(notation, { neglect: 1e-4 }).neglected).toBeLessThan(1e-4);
    }
    expect(diceOdds('d6!', { neglect: 0.01 }).values.at(-1)).toBe(17);
    expect(diceOdds('d6!', { neglect: 0.01 }).neglected).toBeCloseTo(1 / 216, 15);
  });

  test('is nothing where nothing goes on for ever', () => {
    for (const notation of ['3d6r1', '4d6kh3', 'd6r6!', '5']) expect(diceOdds(notation).neglected).toBe(0);
  });

  test.each([0, -1, 0.1, NaN, '1', null])('a cut of %j is refused', (neglect) => {
    expect(() => diceOdds('d6!', { neglect: neglect as number })).toThrow(RulesError);
  });
});

describe('every expression', () => {
  const close = (value: number, wanted: number) => Math.abs(value - wanted) < 1e-9;

  test('has chances that sum to one and fall as the target rises', () => {
    fc.assert(
      fc.property(smallExpression(), (expression) => {
        const odds = diceOdds(expression);
        expect(close(exactSum(odds.chances) + odds.neglected, 1)).toBe(true);
        let before = 1;
        for (const value of odds.values) {
          const chance = chanceAtLeast(odds, value);
          expect(chance).toBeLessThanOrEqual(before);
          expect(close(chance + chanceAtMost(odds, value - 1) + odds.neglected, 1)).toBe(true);
          before = chance;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is the mirror of its negative', () => {
    fc.assert(
      fc.property(finiteExpression(), ({ terms }) => {
        const turned = terms.map((term) => ({
          ...term,
          sign: term.sign === 1 ? (-1 as const) : (1 as const),
        }));
        const [odds, mirror] = [diceOdds({ terms }), diceOdds({ terms: turned })];
        expect(mirror.values).toEqual(odds.values.map((value) => -value + 0).reverse());
        expect(mirror.chances).toEqual(odds.chances.toReversed());
      }),
      { numRuns: 100 },
    );
  });
});

describe('too large and impossible requests', () => {
  test.each(['1000d10000', '500d100', '1000d6!', '100d100kh50', 'd10000+d10000x2'])(
    '%s is refused at once, with advice',
    (notation) => {
      expect(() => diceOdds(notation)).toThrow(/fewer or smaller dice/);
    },
  );

  test.each(['', 'd6!!', null, undefined, 5, {}, { terms: [null] }])('%j is refused', (notation) => {
    expect(() => diceOdds(notation as string)).toThrow(RulesError);
  });

  test('a tree is read as well as text', () => {
    expect(diceOdds(parseDice('2d6'))).toEqual(diceOdds('2d6'));
  });
});
