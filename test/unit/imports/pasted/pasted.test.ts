import { describe, expect, test } from 'vitest';
import { writingOf } from '../../../../shared/bestiary/written/written.ts';
import type { BlockSystem } from '../../../../shared/bestiary/figures.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import { pastedCreatures } from '../../../../src-main/imports/stat-blocks/pasted/pasted.ts';

const by = (id: string) =>
  writingOf((systemById(id) as unknown as BlockSystem).bestiary, id === 'swords-wizardry');
const ose = by('ose');

const one = (text: string, writing = ose) => {
  const { creatures } = pastedCreatures(text, writing);
  expect(creatures).toHaveLength(1);
  const [first] = creatures;
  if (first === undefined) throw new Error('There is one.');
  return first;
};

describe('a block by the line', () => {
  const text = `Barrow Ape
AC 6 [13], HD 4+1* (19hp), Att [2 × claw (1d4 + 1), 1 × bite (1d8, poison)] or breath, THAC0 15 [+4], MV 120’ (40’) / 240’ (80’) flying, SV D10 W11 P12 B13 S14 (4), ML 8 (10 with young), AL Chaotic, XP 200 (chieftain: 350), NA 1d6 (2d4), TT C`;

  test('of the old-school rules is read to the last figure', () => {
    const { name, facts, notes, unread, lines } = one(text);
    expect({ name, notes, unread, lines }).toEqual({
      name: 'Barrow Ape',
      notes: '',
      unread: [],
      lines: { first: 2, last: 2 },
    });
    expect(facts.armourClass).toEqual({ descending: 6, ascending: 13, alternates: [] });
    expect(facts.hitDice).toMatchObject({
      dice: 4,
      die: 8,
      modifier: 1,
      asterisks: 1,
      hp_fixed: null,
      hp_average: 19,
    });
    expect(facts.attack).toEqual({ thac0: 15, bonus: 4 });
    expect(facts.attacks?.list).toMatchObject([
      { count: 2, name: 'claw', damage: '1d4+1', effect: null, option: 1 },
      { count: 1, name: 'bite', damage: '1d8', effect: 'poison', option: 1 },
      { count: 1, name: 'breath', damage: null, option: 2 },
    ]);
    expect(facts.movement).toMatchObject([
      { mode: 'walk', per_turn_ft: 120, per_round_ft: 40 },
      { mode: 'fly', per_turn_ft: 240, per_round_ft: 80 },
    ]);
    expect(facts.saves).toEqual({
      as: { class: 'Monster', level: 4 },
      figures: { death: 10, wands: 11, paralysis: 12, breath: 13, spells: 14 },
    });
    expect(facts.morale).toEqual({ score: 8, alternates: [{ value: 10, when: 'with young' }] });
    expect(facts.alignment).toEqual({ any: ['Chaotic'], usual: null });
    expect(facts.experience).toEqual({ points: 200, alternates: [{ value: 350, role: 'chieftain' }] });
    expect(facts.numberAppearing).toEqual({ dungeon: '1d6', wilderness: '2d4', lair: null });
    expect(facts.treasure).toMatchObject({ types: ['C'], lair_types: [] });
  });

  test('by ascending armour class only counts the other from it', () => {
    expect(one('Ape: AC 13, HD 4').facts.armourClass).toMatchObject({ descending: 6, ascending: 13 });
    expect(one('Ape: AC 13, HD 4', by('basic-fantasy')).facts.armourClass).toMatchObject({
      descending: null,
      ascending: 13,
    });
  });

  test('of four combat orders has its challenge level', () => {
    const { facts, unread } = one(
      'Bog Lurker: HD 3; AC 5 [14]; Atk 1 bite (1d6), 2 claws (1d3); Move 9/15 (fly); Save 14; AL N; CL/XP 4/120; Special: poison (+2 save), surprise',
      by('swords-wizardry'),
    );
    expect(unread).toEqual([]);
    expect(facts).toMatchObject({
      challengeLevel: 4,
      experience: { points: 120 },
      saves: { as: null, figures: { single: 14 } },
      alignment: { any: ['Neutral'] },
      special: ['poison (+2 save)', 'surprise'],
    });
    expect(facts.movement?.map(({ mode, rate }) => [mode, rate])).toEqual([
      ['walk', 9],
      ['fly', 15],
    ]);
  });
});

test('a page with a field a line, its damage apart', () => {
  const { name, facts, unread } = one(
    `Ridge Cat
Armor Class: 15
Hit Dice: 3+2
No. of Attacks: 2 claws, 1 bite
Damage: 1d4/1d4/1d8
Movement: 50'
No. Appearing: 1d4, Wild 2d4, Lair 2d6
Save As: Fighter: 3
Morale: 9
Treasure Type: None
XP: 145`,
    by('basic-fantasy'),
  );
  expect(name).toBe('Ridge Cat');
  expect(unread).toEqual([]);
  expect(facts.attacks?.list).toMatchObject([
    { count: 2, name: 'claws', damage: '1d4' },
    { count: 1, name: 'bite', damage: '1d8' },
  ]);
  expect(facts).toMatchObject({
    armourClass: { descending: null, ascending: 15 },
    numberAppearing: { dungeon: '1d4', wilderness: '2d4', lair: '2d6' },
    saves: { as: { class: 'Fighter', level: 3 }, figures: null },
    experience: { points: 145 },
    treasure: { types: [] },
  });
});

test('damage that cannot be told apart stays in the notes', () => {
  const { facts, notes } = one('Cat: AC 5, HD 2, Att 2 claws, 1 bite, D 1d4/1d6');
  expect(facts.attacks?.list.map(({ damage }) => damage)).toEqual(['1d4', '1d6']);
  expect(notes).toBe('');
  const three = one('Cat: AC 5, HD 2, Att 2 claws, 1 bite, D 1d4/1d6/1d8/1d10');
  expect(three.notes).toContain('1d4/1d6/1d8/1d10');
});

test('lines of a module give the number and the points to the notes, and the number no name', () => {
  const { name, notes, facts } = one(
    '3 Kobolds. AC 7 [12], HD 1/2, hp 3, 2, 1, Att 1 weapon (1d4 or by weapon), ML 6',
  );
  expect(name).toBe('Kobolds');
  expect(notes).toBe('Number: 3\n\nHit points: 3, 2, 1');
  expect(facts.attacks?.list).toMatchObject([{ damage: '1d4', by_weapon: true }]);
});

test('what cannot be read is told, and kept in the notes', () => {
  const { facts, notes, unread } = one('Wisp: AC 5, HD 2, ML 14, AL Chaotic');
  expect(facts.morale).toBeUndefined();
  expect(unread).toEqual([expect.stringMatching(/^ML 14: Morale goes from 2 to 12/)]);
  expect(notes).toContain('ML: 14');
  expect(facts.alignment).toEqual({ any: ['Chaotic'], usual: null });
});

test('several blocks of one text are several creatures; what is told under one goes into its notes', () => {
  const { creatures, loose } = pastedCreatures(
    'Of apes and wolves.\n\nApe\nAC 6, HD 4\n\nThey live in the\nhills.\n\nThey sleep.\n\nWolf\nAC 7, HD 2\n',
    ose,
  );
  expect(creatures.map(({ name, notes }) => [name, notes])).toEqual([
    ['Ape', 'They live in the\nhills.\n\nThey sleep.'],
    ['Wolf', ''],
  ]);
  expect(loose).toEqual([{ line: 1, text: 'Of apes and wolves.' }]);
});

test.each([
  ['nothing', ''],
  ['prose', 'The ape is an ape.'],
  ['NUL and braces', '\u0000{{{{ \ud800 AC'],
  ['labels without figures', 'AC HD ML AL XP '.repeat(2000)],
  ['one long line', 'AC 5, HD 2, '.repeat(5000)],
])('%s makes no fault', (_, text) => {
  const { creatures } = pastedCreatures(text, ose);
  expect(creatures.every(({ name }) => name !== '')).toBe(true);
});

test('a block over many lines is one line of a fight, its head before all else', () => {
  const { comer } = one('3 Kobolds\nAttacks: 1 bite (1d4); or 1 spear (1d6)\nHit Dice: 1/2\nArmor Class: 7');
  expect(comer).toBe('3 Kobolds. AC 7, HD 1/2, Attacks 1 bite (1d4), or 1 spear (1d6)');
});
