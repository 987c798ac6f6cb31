import { describe, expect, test } from 'vitest';
import { characters } from '../../../../shared/rules/basic-fantasy/characters/characters.ts';
import { allScores, armour, person, ring, shield, table, weapon } from '../character-table.ts';

const { values, content } = table('basic-fantasy');
const saves = [
  'save.death-ray-poison',
  'save.magic-wands',
  'save.paralysis-petrify',
  'save.dragon-breath',
  'save.spells',
];

describe('armour class, upwards alone', () => {
  test.each([
    [null, [], 11],
    [3, [], 8],
    [8, [armour('Leather', 2)], 12],
    [12, [armour('Chain', 4), shield()], 16],
    [16, [armour('Plate', 6, 1), shield(), ring(1)], 22],
    [18, [armour('Leather', 2), armour('Chain', 4)], 18],
  ])('dexterity %s', (dexterity, gear, expected) => {
    const ac = ['acAscending', 'acDescending', 'thac0'];
    expect(values(person('fighter', 1, { dexterity }), ac, gear)).toEqual([expected, undefined, undefined]);
  });

  test('halflings against the large', () => {
    const keys = ['acAscending', 'acAscending.large'];
    expect(values(person('fighter', 1, {}, 'halfling'), keys)).toEqual([11, 13]);
    expect(values(person('fighter', 1, {}, 'dwarf'), keys)).toEqual([11, undefined]);
  });
});

describe('attacks', () => {
  test.each([
    ['fighter', 1, 1],
    ['fighter', 9, 6],
    ['fighter', 18, 10],
    ['fighter', 25, 10],
    ['cleric', 3, 2],
    ['cleric', 20, 8],
    ['thief', 5, 3],
    ['magic-user', 3, 1],
    ['magic-user', 20, 7],
    ['fighter-magic-user', 9, 6],
    ['magic-user-thief', 9, 5],
    ['fighter', 0, null],
    ['gardener', 3, null],
  ])('%s of level %i', (classId, level, bonus) => {
    expect(values(person(classId, level), ['attackBonus'])).toEqual([bonus]);
  });

  test('scores, the halfling and weapons', () => {
    const small = person('thief', 3, { strength: 16, dexterity: 13 }, 'halfling');
    const sling = weapon('Sling', '1d4', { missile: true });
    const dagger = weapon('Dagger', '1d4', { missile: true, melee: true, magicBonus: 1 });
    const keys = [
      'attackMelee',
      'attackMissile',
      'initiative',
      'weapon.sling',
      'weapon.dagger',
      'weapon.dagger.thrown',
    ];
    expect(values(small, keys, [sling, dagger])).toEqual([
      4,
      4,
      2,
      'to hit +4, 1d4+2',
      'to hit +5, 1d4+3',
      'to hit +5, 1d4+3',
    ]);
  });
});

describe('saves', () => {
  test.each([
    ['fighter', 1, null, [12, 13, 14, 15, 17]],
    ['fighter', 1, 'dwarf', [8, 9, 10, 12, 13]],
    ['thief', 9, 'halfling', [6, 8, 7, 9, 8]],
    ['cleric', 20, 'human', [5, 6, 9, 11, 10]],
    ['magic-user', 1, 'elf', [13, 12, 12, 16, 13]],
    ['fighter-magic-user', 1, null, [12, 13, 13, 15, 15]],
    ['magic-user-thief', 4, 'elf', [11, 11, 11, 14, 11]],
    ['fighter', 33, null, [5, 6, 8, 9, 10]],
    [null, 3, 'elf', [null, null, null, null, null]],
  ])('%s of level %i, %s', (classId, level, raceId, expected) => {
    expect(values(person(classId, level, {}, raceId), saves)).toEqual(expected);
  });

  test('scores count against some things', () => {
    const keys = ['saveBonus.poison', 'saveBonus.illusion', 'saveBonus.charm'];
    expect(values(person('fighter', 1, { constitution: 18, intelligence: 3, wisdom: 13 }), keys)).toEqual([
      3, -3, 1,
    ]);
    expect(values(person('fighter', 1, allScores(10)), keys)).toEqual([undefined, undefined, undefined]);
  });
});

describe('skills, spells, turning', () => {
  const skills = ['climb', 'traps', 'hear', 'hide', 'move', 'open', 'pick'].map((id) => `skill.${id}`);

  test.each([
    ['thief', 1, [80, 20, 30, 10, 25, 25, 30]],
    ['thief', 20, [99, 83, 95, 73, 93, 88, 99]],
    ['magic-user-thief', 9, [88, 60, 62, 50, 65, 65, 70]],
  ])('%s of level %i', (classId, level, expected) => {
    expect(values(person(classId, level), skills)).toEqual(expected);
  });

  test('gifts of a race', () => {
    const keys = ['skill.construction', 'skill.secretDoors', 'skill.secretDoorsGlance', 'skill.hideWoods'];
    expect(values(person('fighter', 1, {}, 'dwarf'), keys)).toEqual([2, undefined, undefined, undefined]);
    expect(values(person('fighter', 1, {}, 'elf'), keys)).toEqual([undefined, 2, 1, undefined]);
    expect(values(person('fighter', 1, {}, 'halfling'), [...keys, 'skill.hideElsewhere'])).toEqual([
      undefined,
      undefined,
      undefined,
      90,
      70,
    ]);
  });

  test('spells and turning', () => {
    expect(values(person('cleric', 2), ['spells.1', 'spells.2'])).toEqual([1, undefined]);
    expect(values(person('fighter-magic-user', 4), ['spells.1', 'spells.2', 'spells.3'])).toEqual([
      2,
      2,
      undefined,
    ]);
    expect(values(person('cleric', 1), ['turn.skeleton', 'turn.ghoul', 'turn.wight'])).toEqual([13, 19, '–']);
    expect(values(person('cleric', 20), ['turn.skeleton', 'turn.mummy', 'turn.ghost'])).toEqual([
      'D',
      'T',
      7,
    ]);
    expect(values(person('cleric', 24), ['turn.ghost'])).toEqual([7]);
    expect(values(person('fighter', 9), ['turn.skeleton'])).toEqual([undefined]);
  });

  test('scores and hit dice', () => {
    const keys = ['openDoors', 'retainers', 'loyalty', 'reaction', 'languages', 'hitPointModifier'];
    expect(values(person('fighter', 1, allScores(3)), keys)).toEqual([0, 1, 4, -3, 0, -3]);
    expect(values(person('fighter', 1, allScores(18)), keys)).toEqual([4, 7, 10, 3, 3, 3]);
    expect(values(person('fighter', 12, {}, 'elf'), ['hitDice'])).toEqual(['9d6+6']);
    expect(values(person('thief', 12, {}, 'halfling'), ['hitDice'])).toEqual(['9d4+6']);
    expect(values(person('fighter', 12, {}, 'dwarf'), ['hitDice'])).toEqual(['9d8+6']);
  });
});

describe('choosing', () => {
  test('humans learn faster, nobody else does', () => {
    const percent = (raceId: string | null) =>
      characters.judge(person('fighter', 1, allScores(18), raceId), content).xpBonusPercent;
    expect(['human', 'dwarf', 'elf', 'halfling', null].map(percent)).toEqual([10, 0, 0, 0, 0]);
  });

  test('requirements of classes and races', () => {
    const judged = characters.judge(person('magic-user', 1, allScores(18), 'dwarf'), content);
    const problems = (list: { id: string; problems: string[] }[], id: string) =>
      list.find((each) => each.id === id)?.problems;
    expect(problems(judged.classes, 'magic-user')).toEqual(['Dwarf and magic-user do not go together.']);
    expect(problems(judged.classes, 'cleric')).toEqual([]);
    expect(problems(judged.races, 'dwarf')).toEqual([
      'Charisma must be at most 17; it is 18.',
      'Dwarf and magic-user do not go together.',
    ]);
    expect(problems(judged.races, 'elf')).toEqual(['Constitution must be at most 17; it is 18.']);
    expect(problems(judged.races, 'human')).toEqual([]);
    const weak = characters.judge(person(null, 1, allScores(8)), content);
    expect(weak.classes.map(({ problems: list }) => list.length)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(problems(weak.races, 'halfling')).toEqual(['Dexterity must be at least 9; it is 8.']);
  });

  test('two classes at once are for elves', () => {
    const problems = (raceId: string) =>
      characters
        .judge(person(null, 1, {}, raceId), content)
        .classes.filter(({ id }) => id.includes('magic-user-') || id.includes('-magic-user'))
        .map(({ problems: list }) => list.length);
    expect(problems('elf')).toEqual([0, 0]);
    expect(problems('human')).toEqual([1, 1]);
    expect(characters.classOptions(content).slice(4)).toMatchObject([
      {
        id: 'fighter-magic-user',
        hitDice: '1d6',
        requirements: 'Strength 9, Intelligence 9',
        armour: 'Any, shields',
      },
      {
        id: 'magic-user-thief',
        hitDice: '1d4',
        requirements: 'Intelligence 9, Dexterity 9',
        weapons: 'Any (no metal armour)',
      },
    ]);
  });

  test('hit dice by race', () => {
    const first = (classId: string, raceId: string) =>
      characters.judge(person(classId, 1, {}, raceId), content).hitDice;
    expect(first('fighter', 'human')).toBe('1d8');
    expect(first('fighter', 'halfling')).toBe('1d6');
    expect(first('thief', 'elf')).toBe('1d4');
    expect(first('fighter-magic-user', 'elf')).toBe('1d6');
    expect(characters.raceOptions(content)[1]).toEqual({
      id: 'dwarf',
      name: 'Dwarf',
      requirements: 'Constitution 9; Charisma at most 17',
    });
  });
});

test.each([
  ['fighter', 1, 'human', 13, { to: 2, xpNeeded: 2000, hitDice: '1d8', hitPointModifier: 1 }],
  ['fighter', 1, 'elf', 13, { to: 2, xpNeeded: 2000, hitDice: '1d6', hitPointModifier: 1 }],
  ['cleric', 9, 'dwarf', 18, { to: 10, xpNeeded: 270_000, hitDice: '1', hitPointModifier: 0 }],
  ['fighter-magic-user', 1, 'elf', 3, { to: 2, xpNeeded: 4500, hitDice: '1d6', hitPointModifier: -3 }],
  ['fighter-magic-user', 9, 'elf', 3, { to: 10, xpNeeded: 810_000, hitDice: '2', hitPointModifier: 0 }],
  ['magic-user-thief', 3, 'elf', 10, { to: 4, xpNeeded: 15_000, hitDice: '1d4', hitPointModifier: 0 }],
])('the level after: %s of level %i, %s', (classId, level, raceId, constitution, expected) => {
  expect(characters.nextLevel(person(classId, level, { constitution }, raceId), content)).toMatchObject(
    expected,
  );
});

test('nobody goes beyond the twentieth level', () => {
  expect(characters.nextLevel(person('fighter', 20), content)).toBeNull();
  expect(characters.nextLevel(person('magic-user-thief', 20), content)).toBeNull();
});

test('the tables of the chapter agree with the levels of the content', () => {
  for (const { id, levels } of content.classes)
    for (const row of levels) {
      expect(values(person(id, row.level), ['attackBonus', ...saves]), `${id} ${row.level}`).toEqual([
        row.attack_bonus,
        ...Object.values(row.saves),
      ]);
    }
});
