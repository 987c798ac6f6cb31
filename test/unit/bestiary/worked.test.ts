import { describe, expect, test } from 'vitest';
import { converted } from '../../../shared/bestiary/converted.ts';
import { figuresIn } from '../../../shared/bestiary/figures-in.ts';
import type { CreatureFigures, Monster } from '../../../shared/bestiary/figures.ts';
import { bookNamed, books, monsterOf, sheetSystems } from './books.ts';

/** Worked by hand from the printed tables and the rules of crossing over. */

const ose = bookNamed('ose');
const basic = bookNamed('basic-fantasy');
const swords = bookNamed('swords-wizardry');

const made = (
  from: typeof ose,
  id: string,
  to: typeof ose,
  changes: Partial<Monster> = {},
): CreatureFigures => converted({ ...monsterOf(from, id), ...changes }, from.system, to.system, books);

const saying = (words: string): string => expect.stringContaining(words) as string;

describe('armour class', () => {
  const worn = (ascending: number, descending: number | null): Partial<Monster> => ({
    ac: { ascending, descending, alternates: [] },
  });

  test.each([
    // Unarmoured, and a goblin in its leather and shield.
    [11, 9, 10],
    [14, 6, 13],
    [20, 0, 19],
    [22, -2, 21],
  ])('%i of basic-fantasy is %i [%i]', (up, down, ascending) => {
    for (const to of [ose, swords]) {
      const { armourClass } = made(basic, 'goblin', to, worn(up, null));
      expect(armourClass).toMatchObject({ mark: 'converted', value: { descending: down, ascending } });
      const there = made(to, 'goblin', basic, worn(ascending, down));
      expect(there.armourClass.value).toMatchObject({ ascending: up, descending: null });
    }
  });

  test('between ose and swords-wizardry it stays, and so does another when something is so', () => {
    const { value, rule } = made(ose, 'devil-swine', swords).armourClass;
    expect(value).toMatchObject({
      descending: 3,
      ascending: 16,
      alternates: [{ descending: 9, ascending: 10, when: 'in human form' }],
    });
    expect(rule).toBeNull();
    expect(made(swords, 'skeleton', ose).armourClass).toMatchObject({
      rule: 'OSE-ATK-8',
      value: { descending: 8, alternates: [{ descending: 7, ascending: 12 }] },
    });
  });

  test('what is always hit stays so, without a figure', () => {
    expect(made(ose, 'green-slime', basic).armourClass).toMatchObject({
      value: { ascending: null, descending: null, always_hit: true },
      why: saying('no figure'),
    });
  });
});

describe('attack', () => {
  test('by the table of the target from the same Hit Dice', () => {
    // 3+1: a plus raises the row in ose, nowhere else.
    const thoul = { hd: { ...monsterOf(ose, 'thoul').hd, modifier: 1, text: '3+1' }, attack_bonus: 3 };
    expect(made(ose, 'thoul', basic, thoul).attack).toMatchObject({
      mark: 'derived',
      rule: 'BF-ATK-11',
      value: { bonus: 3, thac0: null },
    });
    expect(made(swords, 'bugbear', ose).attack).toMatchObject({
      mark: 'derived',
      rule: 'OSE-TBL-3',
      value: { bonus: 3, thac0: 16 },
    });
    // 12 Hit Dice: +10 in basic-fantasy, +12 in swords-wizardry, THAC0 10 in ose.
    expect(made(swords, 'elemental-air-12-hd', basic).attack.value?.bonus).toBe(10);
    expect(made(swords, 'elemental-air-12-hd', ose).attack.value).toEqual({ bonus: 9, thac0: 10 });
    expect(made(basic, 'elemental-cold-staff', swords).attack.value?.bonus).toBe(8);
    // 36 Hit Dice: swords-wizardry ends at +15.
    expect(made(ose, 'giant-roc', swords).attack.value).toEqual({ bonus: 15, thac0: 4 });
  });

  test('a bonus listed beside the table travels', () => {
    // A sand salamander of 7 Hit Dice attacks at +4, not +7; 7 Hit Dice are +6 in ose and +7 in swords-wizardry.
    expect(made(basic, 'salamander-sand', ose).attack).toMatchObject({
      mark: 'converted',
      value: { bonus: 3, thac0: 16 },
      why: saying('−3 beside its own book’s table'),
    });
    expect(made(basic, 'salamander-sand', swords).attack.value?.bonus).toBe(4);
  });

  test('hit points without dice are counted, and that is a guess', () => {
    // 45 hit points at 4½ a die are 10 dice: +8 in ose.
    expect(made(swords, 'golem-flesh', ose).attack).toMatchObject({
      mark: 'guessed',
      value: { bonus: 8, thac0: 11 },
    });
    expect(made(swords, 'golem-flesh', ose).saves).toMatchObject({
      mark: 'guessed',
      value: { as: { class: 'Monster', level: 10 } },
    });
    // A single hit point is less than a die.
    expect(made(basic, 'rot-grub', ose).attack).toMatchObject({ mark: 'derived', value: { bonus: 0 } });
  });
});

describe('saves', () => {
  test('a monster of ose is a fighter of basic-fantasy, and back', () => {
    expect(made(ose, 'thoul', basic).saves).toMatchObject({
      mark: 'derived',
      rule: 'BF-SAVE-8',
      value: {
        as: { class: 'Fighter', level: 3 },
        figures: { death: 11, wands: 12, paralysis: 14, breath: 15, spells: 16 },
      },
    });
    expect(made(basic, 'ghast', ose).saves).toMatchObject({
      rule: 'OSE-SAVE-5',
      value: {
        as: { class: 'Monster', level: 2 },
        figures: { death: 12, wands: 13, paralysis: 14, breath: 15, spells: 16 },
      },
    });
  });

  test('people without a class, peoples, and levels past the last', () => {
    expect(made(ose, 'kobold', basic).saves.value).toEqual({
      as: { class: 'Normal Man', level: 0 },
      figures: { death: 13, wands: 14, paralysis: 15, breath: 16, spells: 18 },
    });
    expect(made(basic, 'barkling', ose).saves.value).toMatchObject({
      as: { class: 'Normal Human', level: 0 },
      figures: { death: 14, spells: 18 },
    });
    expect(made(ose, 'dwarf', basic).saves.value?.as).toEqual({
      class: 'Fighter',
      level: 1,
      racial_bonuses: 'dwarf',
    });
    // A dwarf of the first level in ose: 8, 9, 10, 13, 12.
    expect(made(basic, 'gnome', ose).saves).toMatchObject({
      rule: 'OSE-SAVE-4',
      value: {
        as: { class: 'Dwarf', level: 1 },
        figures: { death: 8, wands: 9, paralysis: 10, breath: 13, spells: 12 },
      },
    });
    expect(made(basic, 'dragon-turtle', ose).saves.value).toMatchObject({
      as: { class: 'Monster', level: 20, bonus: 5 },
      figures: { death: 2, wands: 2, paralysis: 2, breath: 2, spells: 4 },
    });
    const wise = { save_as: { class: 'Magic-User', level: 30 } };
    expect(made(basic, 'deceiver', ose, wise).saves.value?.as).toEqual({ class: 'Magic-User', level: 30 });
  });

  test('a range of levels goes by Hit Dice', () => {
    expect(made(ose, 'vampire-8', basic).saves.value?.as).toEqual({ class: 'Fighter', level: 8 });
    expect(made(ose, 'veteran-3', basic).saves.value?.as).toEqual({ class: 'Fighter', level: 3 });
  });

  test('swords-wizardry has one, by Hit Dice', () => {
    expect(made(ose, 'thoul', swords).saves.value).toEqual({ as: null, figures: { single: 14 } });
    expect(made(ose, 'kobold', swords).saves.value?.figures).toEqual({ single: 18 });
    expect(made(ose, 'giant-roc', swords).saves.value?.figures).toEqual({ single: 3 });
    expect(made(swords, 'nixie', basic).saves.value?.as).toEqual({ class: 'Normal Man', level: 0 });
    expect(made(swords, 'demon-vrock', ose).saves.value?.as).toEqual({ class: 'Monster', level: 8 });
  });
});

describe('movement', () => {
  const at = (feet: number): Partial<Monster> => ({
    movement: [{ mode: 'walk', per_round_ft: feet, per_turn_ft: 3 * feet }],
  });

  test.each([
    [40, 12, 40],
    [20, 6, 20],
    [30, 9, 30],
    [10, 3, 10],
    [3, 1, 3],
    [1, 1, 3],
    [0, 0, 0],
    [45, 14, 46],
  ])('%i feet a round are a rate of %i, which is %i', (feet, rate, back) => {
    const [walk] = made(ose, 'thoul', swords, at(feet)).movement.value;
    expect(walk).toEqual({ mode: 'walk', rate, per_round_ft: back, per_turn_ft: rate * 20 });
  });

  test('by the round, not by the turn', () => {
    expect(made(swords, 'demon-vrock', basic).movement.value).toEqual([
      { mode: 'walk', per_round_ft: 40, per_turn_ft: 120 },
      { mode: 'fly', per_round_ft: 60, per_turn_ft: 180 },
    ]);
  });

  test('way by way with its when; how sharply it turns is left behind', () => {
    expect(made(basic, 'bugbear', ose).movement.value).toEqual([
      { mode: 'walk', per_round_ft: 30, per_turn_ft: 90, when: 'armoured' },
      { mode: 'walk', per_round_ft: 40, per_turn_ft: 120, when: 'unarmoured' },
    ]);
    expect(made(ose, 'thoul', basic, { movement: [] }).movement).toMatchObject({
      value: [],
      why: saying('no movement'),
    });
  });
});

describe('morale, alignment, number', () => {
  test('morale stays between the books that have it, and beside the block where it is none of the book’s', () => {
    expect(made(ose, 'goblin', basic).morale).toMatchObject({
      mark: 'converted',
      rule: 'BF-MOR-1',
      value: { score: 7, alternates: [{ value: 9, when: 'with king' }] },
    });
    expect(made(ose, 'thoul', swords).morale).toMatchObject({
      mark: 'converted',
      rule: null,
      value: { score: 10 },
      why: saying('not of this book'),
    });
  });

  test('from swords-wizardry it is that of the same name elsewhere, else 7', () => {
    // A ghoul has 9 in the other books.
    expect(made(swords, 'ghoul', ose).morale).toMatchObject({ mark: 'guessed', value: { score: 9 } });
    expect(made(swords, 'demon-vrock', ose).morale).toMatchObject({ mark: 'guessed', value: { score: 7 } });
  });

  test('alignment stays, is kept as a note, or is that of the same name', () => {
    expect(made(ose, 'thoul', swords).alignment).toMatchObject({
      mark: 'converted',
      value: { any: ['Chaotic'] },
    });
    expect(made(ose, 'thoul', basic).alignment).toMatchObject({
      mark: 'converted',
      why: saying('as a note'),
    });
    expect(made(basic, 'ghoul', ose).alignment).toMatchObject({
      mark: 'guessed',
      value: { any: ['Chaotic'] },
    });
    expect(made(basic, 'barkling', ose).alignment).toMatchObject({ mark: 'guessed', value: { any: [] } });
  });

  test('the number stays, or is that of the same name', () => {
    expect(made(ose, 'thoul', basic).numberAppearing).toMatchObject({
      mark: 'converted',
      value: { dungeon: '1d6', wilderness: '1d10', lair: '1d10' },
    });
    expect(made(swords, 'ghoul', basic).numberAppearing).toMatchObject({
      mark: 'guessed',
      value: { dungeon: '1d6' },
    });
    expect(made(swords, 'demon-vrock', ose).numberAppearing).toMatchObject({
      mark: 'guessed',
      value: { dungeon: null },
    });
  });
});

describe('experience and treasure', () => {
  test('by the target’s table, with asterisks', () => {
    // Three dice and two asterisks: 145 and twice 30.
    expect(made(ose, 'thoul', basic)).toMatchObject({
      experience: { mark: 'derived', value: { points: 205 } },
      challengeLevel: null,
    });
    // Eight dice, one more level than dice: 650 and 550.
    expect(made(swords, 'demon-vrock', ose).experience).toMatchObject({
      mark: 'guessed',
      value: { points: 1200 },
    });
  });

  test('a challenge level is Hit Dice and asterisks', () => {
    expect(made(ose, 'thoul', swords)).toMatchObject({
      experience: { mark: 'guessed', value: { points: 240 } },
      challengeLevel: { mark: 'guessed', value: 5 },
    });
    // Less than one die is B, one asterisk more is 1.
    expect(made(ose, 'kobold', swords)).toMatchObject({
      experience: { value: { points: 10 } },
      challengeLevel: { value: 'B' },
    });
    expect(made(ose, 'killer-bee', swords)).toMatchObject({
      experience: { value: { points: 15 } },
      challengeLevel: { value: 1 },
    });
    // 36: the table ends at 30 with 7,400, and goes on by 300.
    expect(made(ose, 'giant-roc', swords)).toMatchObject({
      experience: { value: { points: 9200 } },
      challengeLevel: { value: 36 },
    });
  });

  test('leaders by their own Hit Dice; the others are told', () => {
    // Warrior 3-3, chieftain 5-5, king 7-7.
    expect(made(basic, 'goblin', ose).experience.value?.alternates).toEqual([
      { role: 'warrior', hd: '3-3', value: 35 },
      { role: 'chieftain', hd: '5-5', value: 175 },
      { role: 'king', hd: '7-7', value: 450 },
    ]);
    const { value, why } = made(ose, 'goblin', basic).experience;
    expect(value?.alternates).toEqual([]);
    expect(why).toContain('bodyguard 20, king 35');
  });

  test('letters stay', () => {
    expect(made(ose, 'thoul', basic).treasure).toMatchObject({
      mark: 'converted',
      value: { types: ['C'], worth: null },
      why: saying('rolled on the table of'),
    });
    expect(made(ose, 'centipede-giant', basic).treasure).toMatchObject({
      value: { types: [], worth: null },
      why: saying('no treasure'),
    });
  });

  test('in swords-wizardry it is worth its points twice to four times, and back it is that of the same name', () => {
    expect(made(ose, 'thoul', swords).treasure).toMatchObject({
      mark: 'converted',
      value: { types: ['C'], worth: '1d3*240+240' },
    });
    expect(made(ose, 'boar', swords).treasure.value.worth).toBeNull();
    const bare = books.map((book) => ({ ...book, tables: null }));
    expect(converted(monsterOf(ose, 'thoul'), ose.system, swords.system, bare).treasure).toMatchObject({
      value: { types: ['C'], worth: null },
      why: saying('not at hand'),
    });
    expect(made(swords, 'ghoul', ose).treasure).toMatchObject({
      mark: 'guessed',
      value: { types: ['B'], worth: null },
    });
    expect(made(swords, 'demon-vrock', ose).treasure).toMatchObject({
      mark: 'converted',
      value: { types: [], worth: '1d3*1100+1100' },
    });
  });
});

test('what two books print alike has nothing beside it', () => {
  const found = figuresIn(monsterOf(ose, 'ghoul'), ose.system, basic.system, books);
  expect(found).toMatchObject({ kind: 'compared', figures: { attack: { value: { bonus: 2 } } } });
  // Both have 2 dice, morale 9 and treasure B; basic-fantasy has no alignment.
  const beside = found.kind === 'compared' ? Object.keys(found.beside) : [];
  expect(beside).toContain('alignment');
  for (const key of ['attack', 'morale', 'hitDice', 'treasure']) expect(beside).not.toContain(key);
});

test.each(sheetSystems)('suggestions for a sheet of $id', (system) => {
  const sheet = (from: typeof ose, id: string) =>
    figuresIn(monsterOf(from, id), from.system, system, books).figures;
  // Ascending 13 and less 10; 14 of basic-fantasy is the same.
  for (const from of [ose, basic])
    expect(sheet(from, 'goblin')).toMatchObject({ defence: { value: 3 }, attack: { value: 0 } });
  expect(sheet(ose, 'black-dragon')).toMatchObject({
    hitDice: { value: { dice: 7 } },
    defence: { value: 7 },
    attack: { value: 6 },
    damageReduction: { value: 0 },
    speed: { value: 10 },
    reachFeet: { value: 3 },
    size: { value: 'H' },
    attacks: { value: [{ damage: '1d4p+1' }, { damage: '2d10p' }, { damage: null }] },
  });
  expect(sheet(ose, 'green-slime')).toMatchObject({ defence: { value: null } });
  expect(sheet(swords, 'golem-flesh')).toMatchObject({ attack: { value: 10 } });
});
