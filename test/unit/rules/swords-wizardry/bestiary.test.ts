import { expect, test } from 'vitest';
import {
  countedDice,
  type BookHitDice,
  type CountedDice,
} from '../../../../shared/rules/bestiary/hit-dice.ts';
import type { BookTables } from '../../../../shared/rules/bestiary/tables.ts';
import { bestiary } from '../../../../shared/rules/swords-wizardry/bestiary.ts';

const dice = (count: number): CountedDice => ({ dice: count, modifier: 0, byPoints: false });
const levels = [
  ['A', 5],
  ['B', 10],
  [1, 15],
  [2, 30],
  [3, 60],
] as const;
const tables: BookTables = {
  classes: [],
  monster_saves: [
    { hd_max: 0, label: 'less than 1', saves: { single: 18 } },
    { hd_max: 1, label: '1', saves: { single: 17 } },
    { hd_max: null, label: '2 or more', saves: { single: 16 } },
  ],
  xp_awards: levels.map(([level, xp]) => ({ challenge_level: level, xp })),
};

test.each([
  [0, 0, 'B', 10],
  [0, 1, 1, 15],
  [2, 1, 3, 60],
  // Past the last row by its last step.
  [4, 1, 5, 120],
])('%i Hit Dice with %i powers are challenge level %s: %i points', (count, powers, level, points) => {
  expect(bestiary.award(dice(count), powers, tables)).toMatchObject({ level, points });
});

test('without a table of challenge levels there are no points', () => {
  expect(bestiary.award(dice(1), 0, { ...tables, xp_awards: [] })).toBeNull();
  expect(bestiary.award(dice(1), 0, null)).toBeNull();
});

test.each([
  ['A', 0, 0],
  ['B', 0, 0],
  [2, 0, 2],
  [5, 3, 2],
  [2, 3, 0],
  [20, 8, 5],
] as const)('level %s of %i Hit Dice counts as %i powers', (level, count, powers) => {
  expect(bestiary.powers(dice(count), { asterisks: 4, level })).toEqual({ count: powers, guessed: true });
});

test('asterisks count where there is no level', () => {
  expect(bestiary.powers(dice(3), { asterisks: 4, level: null })).toEqual({ count: 4, guessed: false });
});

test.each([
  [40, 12, 40, 240],
  [20, 6, 20, 120],
  [13, 4, 13, 80],
  [1, 1, 3, 20],
  [0, 0, 0, 0],
])('%i feet a round are a rate of %i', (feet, rate, round, turn) => {
  expect(bestiary.movement.written(feet)).toEqual({ rate, per_round_ft: round, per_turn_ft: turn });
});

test('attack, armour class, saves and worth', () => {
  expect([0, 1, 8, 15, 30].map((count) => bestiary.attack(dice(count)).bonus)).toEqual([0, 1, 8, 15, 15]);
  expect(bestiary.armourClass).toMatchObject({ sum: 19, descending: true });
  expect(bestiary.thac0Sum).toBe(19);
  const saver = bestiary.saver({ class: 'Monster', level: 9 }, dice(1));
  expect(saver).toEqual({ kind: 'creature', level: 1, race: null, bonus: 0 });
  expect([0, 1, 7].map((count) => bestiary.saves(saver, dice(count), tables)?.figures)).toEqual([
    { single: 18 },
    { single: 17 },
    { single: 16 },
  ]);
  expect(bestiary.saves(saver, dice(1), null)).toBeNull();
  // Twice to four times its points.
  expect(bestiary.worth?.(240)).toBe('1d3*240+240');
  expect(bestiary.worth?.(0)).toBe('0');
});

test('Hit Dice are counted', () => {
  const hd: BookHitDice = { dice: 1, die: 8, modifier: 0, asterisks: 0, hp_fixed: null };
  const counted = (changes: Partial<BookHitDice>) => countedDice({ ...hd, ...changes }).dice;
  expect(counted({})).toBe(1);
  expect(counted({ die: 6 })).toBe(0);
  expect(counted({ modifier: -1 })).toBe(0);
  expect(counted({ modifier: 1 })).toBe(1);
  expect(counted({ dice: 3, modifier: -3 })).toBe(3);
  expect(counted({ dice: 0.5 })).toBe(0);
  expect([1, 8, 9, 45, 60, 80].map((points) => counted({ dice: 0, hp_fixed: points }))).toEqual([
    0, 0, 2, 10, 13, 18,
  ]);
  expect(countedDice({ ...hd, dice: 0 })).toEqual({ dice: 0, modifier: 0, byPoints: true });
});
