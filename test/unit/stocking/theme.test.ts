import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asNumber } from '../../../shared/odds/dice/fraction.ts';
import { comersOf, laidOn, layTheme, themedParts, themeOn } from '../../../shared/stocking/theme.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import type { RandomTable, Span, TableRow, Way } from '../../../shared/tables/table.ts';

type RowSketch = Partial<TableRow> & { text: string; at?: Span | null };

const tableOf = (
  dice: string,
  rows: readonly RowSketch[],
  { way = 'dice', beyond = 'nothing' }: { way?: Way; beyond?: RandomTable['beyond'] } = {},
): RandomTable => ({
  ...{ id: 1, name: 'Warren', folder: '', columns: [{ title: '', dice }], way, beyond, modifiers: [] },
  rows: rows.map(({ at = null, ...row }, index) => ({
    ...{ id: index + 1, spans: [at], weight: 1, gives: [], again: null, once: false, struck: false },
    ...{ drawn: 0, note: '', ...row },
  })),
});
const span = (from: number, to = from): Span => ({ from, to });
const casesOf = (table: RandomTable) => comersOf(tableBook([table]), 1, ({ text }) => text);
const known = (table: RandomTable) => {
  const comers = casesOf(table);
  if (typeof comers === 'string') throw new Error(comers);
  return comers;
};
const chancesOf = (table: RandomTable) =>
  rowOdds(tableBook([table]), 1).rows.map(({ chance }) => asNumber(chance));

const warren = tableOf('1d6', [
  { text: 'Goblin', at: span(1, 3) },
  { text: 'Wolf', at: span(4, 5) },
  { text: 'Ogre', at: span(6) },
]);

describe('who may come, in equal cases', () => {
  test('is told by the dice of the table', () => {
    expect(known(warren)).toEqual({
      rows: [
        { who: 'Goblin', parts: 3 },
        { who: 'Wolf', parts: 2 },
        { who: 'Ogre', parts: 1 },
      ],
      nobody: 0,
    });
  });

  test('counts sums by how likely they are, a gap as nobody, and no row that is thrown again or struck', () => {
    const table = tableOf('2d4', [
      { text: 'Rat', at: span(2, 4) },
      { text: 'Again', at: span(5), again: 'reroll' },
      { text: 'Bat', at: span(6, 7), struck: true },
    ]);
    // Six of sixteen are rats, one (4 and 4) is nobody; the other nine never stand.
    expect(known(table)).toEqual({
      rows: [
        { who: 'Rat', parts: 6 },
        { who: 'Again', parts: 0 },
        { who: 'Bat', parts: 0 },
      ],
      nobody: 1,
    });
  });

  test('is not told of dice that cannot be read or have no end, or of cases too fine for a die', () => {
    expect(casesOf(tableOf('some', [{ text: 'Rat', at: span(1) }]))).toMatch(/cannot be read: some/);
    expect(casesOf(tableOf('1d6!', [{ text: 'Rat', at: span(1, 60) }]))).toMatch(/no end|too fine/);
    expect(casesOf(tableOf('9d6', [{ text: 'Rat', at: span(9, 54) }, { text: 'Bat' }]))).toEqual({
      rows: [
        { who: 'Rat', parts: 1 },
        { who: 'Bat', parts: 0 },
      ],
      nobody: 0,
    });
    expect(casesOf(tableOf('9d6', [{ text: 'Rat', at: span(9, 12) }]))).toMatch(
      /^Its odds are too fine: [\d,]+ cases/,
    );
  });
});

describe('a theme', () => {
  const theme = { who: ['Wolf'], times: 3 };

  test('lays the rows on the smallest die that bears them, the rest of it is thrown again', () => {
    // 3 goblins, 2 × 3 wolves, 1 ogre: ten parts.
    expect(layTheme(known(warren), theme)).toEqual({
      sides: 10,
      spans: [span(1, 3), span(4, 9), span(10)],
      lastFace: 10,
    });
    // 3 × 5, 2, 1: eighteen of twenty.
    expect(layTheme(known(warren), { who: ['Goblin'], times: 5 })).toEqual({
      sides: 20,
      spans: [span(1, 15), span(16, 17), span(18)],
      lastFace: 18,
    });
  });

  test('is of those who come on the table, and of nobody where none of them does', () => {
    expect(themeOn(known(warren), { who: ['Wolf', 'Dragon'], times: 2 })).toEqual({
      who: ['Wolf'],
      times: 2,
    });
    expect(themeOn(known(warren), { who: ['Dragon'], times: 2 })).toBeNull();
    expect(themeOn(known(warren), null)).toBeNull();
  });

  test('of ten thousand cases and more has no die', () => {
    expect(
      layTheme({ rows: [{ who: 'Rat', parts: 9000 }], nobody: 1 }, { who: ['Rat'], times: 2 }),
    ).toBeNull();
  });

  const tables = fc
    .record({
      dice: fc.constantFrom('1d6', '1d12', '2d6', '1d20', '1d100', '1d8', '3d6'),
      way: fc.constantFrom<Way>('dice', 'weights', 'deck'),
      rows: fc.array(
        fc.record({
          text: fc.constantFrom('Rat', 'Bat', 'Wolf', 'Ogre', ''),
          from: fc.integer({ min: 1, max: 24 }),
          length: fc.integer({ min: 0, max: 9 }),
          weight: fc.integer({ min: 1, max: 40 }),
          again: fc.constantFrom(null, null, null, 'reroll' as const, { more: 2 }),
          struck: fc.boolean(),
        }),
        { minLength: 1, maxLength: 10 },
      ),
      who: fc.subarray(['Rat', 'Bat', 'Wolf', 'Ogre'], { minLength: 1 }),
      times: fc.integer({ min: 2, max: 10 }),
    })
    .map(({ dice, way, rows, ...rest }) => ({
      ...rest,
      table: tableOf(
        dice,
        rows.map(({ from, length, ...row }) => ({ ...row, at: span(from, from + length) })),
        { way },
      ),
    }));

  test('makes every row exactly as likely as it says, those not chosen as likely among each other as before', () => {
    fc.assert(
      fc.property(tables, ({ table, who, times }) => {
        const comers = known(table);
        const die = layTheme(comers, { who, times });
        if (!die || comers.rows.every(({ parts }) => parts === 0)) return;
        const parts = themedParts(comers, { who, times });
        const whole = parts.reduce((sum, each) => sum + each, comers.nobody);
        const chances = chancesOf(laidOn(table, die));
        for (const [at, some] of parts.entries()) expect(chances[at]).toBeCloseTo(some / whole, 12);
        expect(die.lastFace * 2).toBeGreaterThan(die.sides);
      }),
    );
  });
});
