import { expect, test } from 'vitest';
import type { CountedDice } from '../../../../shared/rules/bestiary/hit-dice.ts';
import type { BookTables } from '../../../../shared/rules/bestiary/tables.ts';
import { bestiary } from '../../../../shared/rules/basic-fantasy/bestiary.ts';

const dice = (count: number, modifier = 0): CountedDice => ({ dice: count, modifier, byPoints: false });
const tables: BookTables = {
  classes: [],
  monster_saves: [],
  xp_awards: [
    { hd: 'less than 1', base: 10, per_asterisk: 3 },
    { hd: '1', base: 25, per_asterisk: 12 },
    { hd: '25', base: 9000, per_asterisk: 325 },
  ],
  xp_awards_over_25_hd: { base_per_hd: 750, per_asterisk_per_hd: 25 },
};

test.each([
  [0, 1, 13],
  [1, 0, 25],
  [25, 1, 9325],
  // Five dice over 25: 750 each, and 25 for each asterisk.
  [30, 2, 13650],
])('%i Hit Dice with %i asterisks are worth %i points', (count, asterisks, points) => {
  expect(bestiary.award(dice(count, 1), asterisks, tables)?.points).toBe(points);
});

test.each([
  [0, 0],
  [1, 1],
  [9, 8],
  [20, 13],
  [40, 16],
])('%i Hit Dice attack at +%i, whatever is added to them', (count, bonus) => {
  expect(bestiary.attack(dice(count)).bonus).toBe(bonus);
  expect(bestiary.attack(dice(count, 2)).bonus).toBe(bonus);
});

test('armour class counts from 11, and a turn has three rounds of movement', () => {
  expect(bestiary.armourClass).toMatchObject({ sum: 20, descending: false });
  expect(bestiary.thac0Sum).toBeNull();
  expect(bestiary.movement.written(30)).toEqual({ per_turn_ft: 90, per_round_ft: 30 });
  expect(bestiary.worth).toBeNull();
});

test('a people’s bonuses stand beside the class', () => {
  const saver = { kind: 'fighter', level: 3, race: 'halfling', bonus: 0 } as const;
  expect(bestiary.saves(saver, dice(3), null)).toMatchObject({
    as: { class: 'Fighter', level: 3, racial_bonuses: 'halfling' },
    figures: { death: 11, wands: 12, paralysis: 14, breath: 15, spells: 16 },
  });
  expect(bestiary.saver({ class: 'Fighter', level: 20, bonus: 5 }, dice(32))).toEqual({
    kind: 'creature',
    level: 20,
    race: null,
    bonus: 5,
  });
});
