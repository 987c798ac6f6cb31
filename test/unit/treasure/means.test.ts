import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { linesOf } from '../../../shared/treasure/plan.ts';
import { sumOfWorths, worthsOfEntry } from '../../../shared/treasure/means.ts';
import { findsIn, rollLines } from '../../../shared/treasure/roll.ts';
import { worthOf } from '../../../shared/treasure/sums.ts';
import type { ContentSystem } from '../content/starter-content.ts';
import { bookOf, letters, rulesOf } from './made.ts';

/** What each type comes to on average, worked apart from the program, and against the printed averages. */

const worthsOf = (system: ContentSystem, letter: string) => {
  const book = bookOf(system);
  const { entries } = book.tables.types.find(({ type }) => type === letter) ?? { entries: [] };
  return sumOfWorths(entries.map((entry) => worthsOfEntry(entry, book)));
};

describe('ose', () => {
  it.each(bookOf('ose').tables.types.map(({ type, average_gp: average }) => [type, average ?? NaN] as const))(
    'type %s is within 5 % or 1 gp of its printed average of %d gp',
    (type, average) => {
      const gold = worthsOf('ose', type).mean / 100;
      expect(Math.abs(gold - average)).toBeLessThanOrEqual(Math.max(1, average * 0.05));
    },
  );

  // A gem is worth 194.5 gp, a piece of jewellery 1,050 gp on average.
  const worked: readonly [string, number][] = [
    ['A', 8.75 + 105 + 250 + 2_450 + 1_875 + 10.5 * (194.5 + 1_050)],
    ['H', 33.75 + 2_525 + 6_250 + 17_500 + 15_625 + 25.25 * 194.5 + 12.5 * 1_050],
    ['L', 1.25 * 194.5],
    ['N', 0],
    ['P', 0.135],
    ['T', 17.5],
  ];
  it.each(worked)('type %s on average', (type, gold) => {
    expect(worthsOf('ose', type).mean / 100).toBeCloseTo(gold, 6);
  });

  it('least and most', () => {
    expect(worthsOf('ose', 'J')).toMatchObject({ least: 0, most: 4_000 + 30_000 });
    expect(worthsOf('ose', 'L')).toMatchObject({ least: 0, most: 400_000 });
    expect(worthsOf('ose', 'P')).toMatchObject({ least: 3, most: 24 });
    expect(worthsOf('ose', 'G')).toMatchObject({ most: 4_000_000 + 3_000_000 + 18 * 100_000 + 10 * 180_000 });
  });
});

describe('basic-fantasy', () => {
  it('gems by the piece: each row, adjusted', () => {
    // Adjusted by 36ths: lower row 1, half 2, three quarters 3, as it is 24, half more 3, double 2, higher row 1.
    const rows = [10, 50, 100, 500, 1_000];
    const chances = [20, 25, 30, 20, 5];
    const adjusted = rows.map((gold, at) => {
      const [lower = 10, higher = 5_000] = [rows[Math.max(0, at - 1)], rows[at + 1]];
      return (
        (lower + 2 * gold * 0.5 + 3 * gold * 0.75 + 24 * gold + 3 * gold * 1.5 + 2 * gold * 2 + higher) / 36
      );
    });
    const gem = adjusted.reduce((sum, gold, at) => sum + (gold * (chances[at] ?? 0)) / 100, 0);
    expect(worthsOf('basic-fantasy', 'L').mean / 100).toBeCloseTo(0.5 * 2.5 * gem, 6);
    expect(worthsOf('basic-fantasy', 'L')).toMatchObject({ least: 0, most: 4 * 500_000 });
  });

  it.each([
    ['J', (45 * 1_350 + 45 * 4_500) / 100 / 100],
    ['K', (90 * 11_000 + 35 * 22_500) / 100 / 100],
    ['S', 5],
  ] as const)('type %s on average', (type, gold) => {
    expect(worthsOf('basic-fantasy', type).mean / 100).toBeCloseTo(gold, 6);
  });
});

describe.each(['ose', 'basic-fantasy'] as const)('%s rolled many times', (system) => {
  it.each(['L', 'H', 'U'])('type %s comes to its average, and never beyond least and most', (letter) => {
    const expected = worthsOf(system, letter);
    const lines = linesOf(letters(letter), rulesOf(system), bookOf(system));
    const dice = seededDice(20_261_127);
    const rolls = letter === 'H' ? 1_500 : 8_000;
    const worths = Array.from({ length: rolls }, () =>
      findsIn(rollLines(lines, { dice, low: false })).reduce((sum, find) => sum + worthOf(find), 0),
    );
    const mean = worths.reduce((sum, each) => sum + each, 0) / rolls;
    const variance = worths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (rolls - 1);
    expect(Math.abs(mean - expected.mean)).toBeLessThan(4.5 * Math.sqrt(variance / rolls));
    expect(Math.min(...worths)).toBeGreaterThanOrEqual(expected.least);
    expect(Math.max(...worths)).toBeLessThanOrEqual(expected.most);
  });
});
