import { expect, test } from 'vitest';
import type { CountedDice } from '../../../../shared/rules/bestiary/hit-dice.ts';
import type { Award, BookTables } from '../../../../shared/rules/bestiary/tables.ts';
import { bestiary } from '../../../../shared/rules/ose/bestiary.ts';

const dice = (count: number, modifier = 0): CountedDice => ({ dice: count, modifier, byPoints: false });
const row = (hd: string, base: number, perAsterisk: number): Award => ({
  hd,
  base,
  per_asterisk: perAsterisk,
});
const elf = [1, 4].map((level) => ({
  level,
  saves: { death: 13 - level, wands: 13, paralysis: 13, breath: 15, spells: 15 },
}));
const tables: BookTables = {
  classes: [{ id: 'elf', levels: elf }],
  monster_saves: [],
  xp_awards: [
    row('Less than 1', 5, 1),
    row('1', 10, 3),
    row('1+', 15, 4),
    row('7-7+', 450, 400),
    row('9-10+', 900, 700),
    row('21-21+', 2500, 2000),
  ],
};

test.each([
  [0, 0, 0, 5],
  [0, 0, 2, 7],
  [1, 0, 0, 10],
  [1, 1, 1, 19],
  [1, -1, 0, 10],
  [7, 3, 1, 850],
  [9, 0, 0, 900],
  [10, 2, 0, 900],
  [21, 1, 1, 4500],
  // Each die over 21 is 250 more, and so is its asterisk.
  [30, 0, 1, 9000],
  [36, 0, 0, 6250],
])('%i dice %i with %i asterisks are worth %i points', (count, modifier, asterisks, points) => {
  expect(bestiary.award(dice(count, modifier), asterisks, tables)).toMatchObject({ points, level: null });
});

test('a table without rows by Hit Dice gives no points', () => {
  const other = { ...tables, xp_awards: [{ challenge_level: 1, xp: 15 }] };
  expect(bestiary.award(dice(1), 0, other)).toBeNull();
  expect(bestiary.award(dice(1), 0, null)).toBeNull();
});

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 2, 1],
  [3, 1, 3],
  [8, 0, 7],
  [12, 0, 9],
  [12, -1, 9],
  [36, 0, 14],
])('%i Hit Dice %i attack at +%i', (count, modifier, bonus) => {
  expect(bestiary.attack(dice(count, modifier)).bonus).toBe(bonus);
});

test('armour class and pace', () => {
  expect(bestiary.armourClass.sum).toBe(19);
  expect(bestiary.thac0Sum).toBe(19);
  expect(bestiary.movement.written(40)).toEqual({ per_turn_ft: 120, per_round_ft: 40 });
  expect(bestiary.worth).toBeNull();
});

test('saves by creature, by people and past the last level', () => {
  const saver = { kind: 'creature', level: 8, race: null, bonus: 0 } as const;
  expect(bestiary.saves(saver, dice(8), null)?.figures).toEqual({
    death: 8,
    wands: 9,
    paralysis: 10,
    breath: 10,
    spells: 12,
  });
  expect(bestiary.saves({ ...saver, kind: 'normal', level: 0 }, dice(0), null)).toMatchObject({
    as: { class: 'Normal Human', level: 0 },
    figures: { death: 14 },
    rule: 'OSE-TBL-1',
  });
  const elfAt = (level: number) => ({ ...saver, kind: 'fighter', race: 'elf', level }) as const;
  expect(bestiary.saves(elfAt(3), dice(3), tables)).toMatchObject({
    as: { class: 'Elf', level: 3 },
    figures: { death: 12 },
    source: 'Elf of level 1',
  });
  expect(bestiary.saves(elfAt(9), dice(9), tables)?.source).toBe('Elf of level 4');
  expect(bestiary.saves(elfAt(0), dice(0), tables)).toBeNull();
  expect(bestiary.saves(elfAt(3), dice(3), null)).toBeNull();
});

test('whom an entry saves as', () => {
  const as = (words: string, level: number | null = 2) =>
    bestiary.saver({ class: words, level, ...(level === null && { range: [7, 9] }) }, dice(8));
  expect(as('Halfling')).toEqual({ kind: 'fighter', race: 'halfling', level: 2, bonus: 0 });
  expect(as('Monster', null).level).toBe(8);
  expect(as('Assassin')).toEqual({ kind: 'creature', race: null, level: 8, bonus: 0 });
  expect(bestiary.saver(null, dice(0)).kind).toBe('normal');
});
