import { describe, expect, test } from 'vitest';
import { characters } from '../../../../shared/rules/ose/characters/characters.ts';
import { armour, person, ring, shield, table, weapon } from '../character-table.ts';

const { values, figures, content } = table('ose');
const saves = ['save.death', 'save.wands', 'save.paralysis', 'save.breath', 'save.spells'];

describe('armour class', () => {
  const ac = ['acDescending', 'acAscending'];
  const fighter = person('fighter', 1);

  test.each([
    ['nothing', [], [9, 10]],
    ['leather', [armour('Leather', 2)], [7, 12]],
    ['chainmail and shield', [armour('Chainmail', 4), shield()], [4, 15]],
    ['plate mail and shield', [armour('Plate mail', 6), shield()], [2, 17]],
    ['plate mail +1 and shield +2', [armour('Plate mail', 6, 1), shield(2)], [-1, 20]],
    ['a ring besides', [armour('Leather', 2), ring(1)], [6, 13]],
    ['two suits, the better counts', [armour('Leather', 2), armour('Chainmail', 4)], [5, 14]],
    ['two shields, the better counts', [shield(), shield(1)], [7, 12]],
  ])('%s', (_worn, gear, expected) => {
    expect(values(fighter, ac, gear)).toEqual(expected);
  });

  test.each([
    [3, [12, 7]],
    [8, [10, 9]],
    [9, [9, 10]],
    [12, [9, 10]],
    [13, [8, 11]],
    [16, [7, 12]],
    [18, [6, 13]],
    [19, [6, 13]],
    [1, [12, 7]],
  ])('dexterity %i', (dexterity, expected) => {
    expect(values(person('fighter', 1, { dexterity }), ac)).toEqual(expected);
  });

  test('nobody knows his dexterity, or his class', () => {
    expect(values(person(null, 1), ac, [armour('Leather', 2)])).toEqual([7, 12]);
    expect(values(person('gardener', 1), ac)).toEqual([9, 10]);
  });

  test('a halfling is harder to hit for the large', () => {
    const keys = [...ac, 'acDescending.large', 'acAscending.large'];
    expect(values(person('halfling', 1), keys, [armour('Leather', 2)])).toEqual([7, 12, 5, 14]);
    expect(values(fighter, keys)).toEqual([9, 10, undefined, undefined]);
  });

  test('the reasons say what counts, and what does not', () => {
    const gear = [armour('Leather', 2), armour('Chainmail', 4, 1)];
    const [down] = figures(person('fighter', 1, { dexterity: 13 }), gear);
    expect(down?.reasons).toEqual([
      { source: 'unarmoured', value: 9, rule: 'OSE-ATK-8' },
      { source: 'Chainmail', value: -4, rule: 'CONTENT' },
      { source: 'Chainmail, magic', value: -1, rule: 'CONTENT' },
      { source: 'Leather: only the best armour counts', value: 0, rule: 'CONTENT' },
      { source: 'dexterity 13', value: -1, rule: 'OSE-ATK-1' },
    ]);
  });
});

describe('attacks', () => {
  const keys = ['thac0', 'attackBonus', 'attackMelee', 'attackMissile'];

  test.each([
    ['fighter', 1, [19, 0, 0, 0]],
    ['fighter', 3, [19, 0, 0, 0]],
    ['fighter', 4, [17, 2, 2, 2]],
    ['fighter', 9, [14, 5, 5, 5]],
    ['fighter', 13, [10, 9, 9, 9]],
    ['magic-user', 5, [19, 0, 0, 0]],
    ['magic-user', 14, [14, 5, 5, 5]],
    ['elf', 10, [12, 7, 7, 7]],
    ['halfling', 8, [14, 5, 5, 6]],
    ['fighter', 15, [null, null, null, null]],
    ['fighter', 0, [null, null, null, null]],
    ['gardener', 1, [null, null, null, null]],
  ])('%s of level %i', (classId, level, expected) => {
    expect(values(person(classId, level), keys)).toEqual(expected);
  });

  test('strength in melee, dexterity with missiles', () => {
    expect(values(person('fighter', 4, { strength: 18, dexterity: 3 }), keys)).toEqual([17, 2, 5, -1]);
    expect(values(person('fighter', 4, { strength: 3, dexterity: 16 }), keys)).toEqual([17, 2, -1, 4]);
  });

  const sword = weapon('Sword', '1d8', { magicBonus: 1 });
  const bow = weapon('Short bow', '1d6', { missile: true });
  const dagger = weapon('Dagger', '1d4', { missile: true, melee: true });
  const hild = person('fighter', 4, { strength: 16, dexterity: 13 });

  test('weapons in hand, every weapon a d6 unless the campaign varies them', () => {
    const lines = ['weapon.sword', 'weapon.short bow', 'weapon.dagger', 'weapon.dagger.thrown'];
    const gear = [sword, bow, dagger];
    expect(values(hild, lines, gear)).toEqual([
      'THAC0 14, 1d6+3',
      'THAC0 16, 1d6',
      'THAC0 15, 1d6+2',
      'THAC0 16, 1d6',
    ]);
    expect(values(hild, lines, gear, { ascendingAc: true, variableWeaponDamage: true })).toEqual([
      'to hit +5, 1d8+3',
      'to hit +3, 1d6',
      'to hit +4, 1d4+2',
      'to hit +3, 1d4',
    ]);
  });

  test('a weakling subtracts, and dice with a plus of their own are added up', () => {
    const weak = person('thief', 1, { strength: 3 });
    const settings = { ascendingAc: true, variableWeaponDamage: true };
    const gear = [
      weapon('Club', '1d4'),
      weapon('Flail', '1d6+1'),
      weapon('Big flail', '1d6+3'),
      weapon('Net', null),
    ];
    expect(
      values(weak, ['weapon.club', 'weapon.flail', 'weapon.big flail', 'weapon.net'], gear, settings),
    ).toEqual(['to hit −3, 1d4-3', 'to hit −3, 1d6-2', 'to hit −3, 1d6', 'to hit −3']);
  });

  test('a second weapon of the same name has a figure of its own', () => {
    const lines = ['weapon.sword', 'weapon.sword.2'];
    expect(values(hild, lines, [sword, weapon('SWORD', '1d8')])).toEqual([
      'THAC0 14, 1d6+3',
      'THAC0 15, 1d6+2',
    ]);
  });

  test('without a class a weapon shows the modifiers alone', () => {
    expect(values(person(null, 1, { strength: 13 }), ['weapon.sword'], [sword])).toEqual([
      'to hit +2, 1d6+2',
    ]);
  });

  test('initiative is of use where everybody rolls for himself', () => {
    const quick = person('halfling', 1, { dexterity: 18 });
    expect(values(quick, ['initiative'])).toEqual([undefined]);
    expect(values(quick, ['initiative'], [], { individualInitiative: true })).toEqual([3]);
    expect(
      values(person('fighter', 1, { dexterity: 5 }), ['initiative'], [], { individualInitiative: true }),
    ).toEqual([-1]);
  });
});

describe('saves, skills and the rest', () => {
  test.each([
    ['cleric', 1, [11, 12, 14, 16, 15]],
    ['cleric', 9, [6, 7, 9, 11, 9]],
    ['cleric', 14, [3, 5, 7, 8, 7]],
    ['dwarf', 12, [2, 3, 4, 4, 6]],
    ['elf', 4, [10, 11, 11, 13, 12]],
    ['thief', 13, [8, 9, 7, 10, 8]],
    ['dwarf', 13, [null, null, null, null, null]],
  ])('saves of a %s of level %i', (classId, level, expected) => {
    expect(values(person(classId, level), saves)).toEqual(expected);
  });

  test('wisdom is added against magic', () => {
    expect(values(person('cleric', 1, { wisdom: 3 }), ['saveBonus.magic'])).toEqual([-3]);
    expect(values(person('cleric', 1, { wisdom: 10 }), ['saveBonus.magic'])).toEqual([undefined]);
    expect(values(person('cleric', 1, { wisdom: 18 }), ['saveBonus.magic'])).toEqual([3]);
  });

  test('a thief learns, others have their usual chances', () => {
    const keys = ['climb', 'traps', 'hear', 'hide', 'move', 'open', 'pick'].map((id) => `skill.${id}`);
    expect(values(person('thief', 1), keys)).toEqual([87, 10, 2, 10, 20, 15, 20]);
    expect(values(person('thief', 14), keys)).toEqual([99, 99, 5, 99, 99, 99, 125]);
    expect(values(person('fighter', 1), keys)).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('dwarves, elves and halflings notice more', () => {
    const keys = [
      'skill.hear',
      'skill.secretDoors',
      'skill.roomTraps',
      'skill.construction',
      'skill.hideDungeon',
    ];
    expect(values(person('dwarf', 1), keys)).toEqual([2, 1, 2, 2, undefined]);
    expect(values(person('elf', 1), keys)).toEqual([2, 2, 1, undefined, undefined]);
    expect(values(person('halfling', 1), [...keys, 'skill.hideWoods'])).toEqual([2, 1, 1, undefined, 2, 90]);
  });

  test.each([
    [3, 1],
    [9, 2],
    [15, 3],
    [17, 4],
    [18, 5],
  ])('strength %i forces doors on %i in 6', (strength, chance) => {
    expect(values(person(null, 1, { strength }), ['openDoors'])).toEqual([chance]);
  });

  test('charisma and intelligence', () => {
    const keys = ['retainers', 'loyalty', 'reaction', 'languages', 'literacy'];
    expect(values(person('thief', 1, { charisma: 3, intelligence: 3 }), keys)).toEqual([
      1,
      4,
      -2,
      0,
      'illiterate',
    ]);
    expect(values(person('thief', 1, { charisma: 13, intelligence: 8 }), keys)).toEqual([
      5,
      8,
      1,
      0,
      'basic',
    ]);
    expect(values(person('thief', 1, { charisma: 18, intelligence: 18 }), keys)).toEqual([
      7,
      10,
      2,
      3,
      'literate',
    ]);
    expect(values(person('thief', 1), keys)).toEqual(keys.map(() => undefined));
  });

  test('spells and turning', () => {
    const spells = [1, 2, 3, 4, 5, 6].map((level) => `spells.${level}`);
    const none = undefined;
    expect(values(person('cleric', 1), spells)).toEqual([none, none, none, none, none, none]);
    expect(values(person('cleric', 6), spells)).toEqual([2, 2, 1, 1, none, none]);
    expect(values(person('magic-user', 14), spells)).toEqual([4, 4, 4, 4, 3, 3]);
    const turning = ['turn.1', 'turn.2', 'turn.2*', 'turn.3', 'turn.7-9'];
    expect(values(person('cleric', 1), turning)).toEqual([7, 9, 11, '–', '–']);
    expect(values(person('cleric', 14), turning)).toEqual(['D', 'D', 'D', 'D', 'D']);
    expect(values(person('fighter', 1), turning)).toEqual([none, none, none, none, none]);
  });

  test('hit dice', () => {
    const keys = ['hitDice', 'hitPointModifier'];
    expect(values(person('fighter', 1, { constitution: 16 }), keys)).toEqual(['1d8', 2]);
    expect(values(person('fighter', 9, { constitution: 3 }), keys)).toEqual(['9d8', -3]);
    expect(values(person('fighter', 14), keys)).toEqual(['9d8+10', 0]);
  });
});

describe('choosing a class', () => {
  test.each([
    ['fighter', { strength: 5 }, -20],
    ['fighter', { strength: 6 }, -10],
    ['fighter', { strength: 12 }, 0],
    ['fighter', { strength: 13 }, 5],
    ['fighter', { strength: 18 }, 10],
    ['fighter', {}, 0],
    ['elf', { strength: 13, intelligence: 16 }, 10],
    ['elf', { strength: 13, intelligence: 15 }, 5],
    ['elf', { strength: 12, intelligence: 18 }, 0],
    ['halfling', { strength: 13, dexterity: 9 }, 5],
    ['halfling', { strength: 13, dexterity: 13 }, 10],
  ])('%s with %o: %i%% experience', (classId, scores, percent) => {
    expect(characters.judge(person(classId, 1, scores), content).xpBonusPercent).toBe(percent);
    expect(values(person(classId, 1, scores), ['xpBonus'])).toEqual([percent]);
  });

  test('requirements', () => {
    const judged = (scores: object) =>
      characters
        .judge(person(null, 1, scores), content)
        .classes.filter(({ problems }) => problems.length > 0)
        .map(({ id }) => id);
    expect(judged({ constitution: 8, dexterity: 8, intelligence: 8 })).toEqual(['dwarf', 'elf', 'halfling']);
    expect(judged({ constitution: 9, dexterity: 9, intelligence: 9 })).toEqual([]);
    expect(judged({})).toEqual([]);
    const { classes } = characters.judge(person(null, 1, { constitution: 8 }), content);
    expect(classes.find(({ id }) => id === 'dwarf')?.problems).toEqual([
      'Constitution must be at least 9; it is 8.',
    ]);
  });

  test('what a class brings', () => {
    const elf = characters.judge(person('elf', 1, { constitution: 13 }), content);
    expect(elf).toMatchObject({ hitDice: '1d6', hitPointModifier: 1, spellSlots: [1, 0, 0, 0, 0] });
    expect(elf.languages).toEqual(['Common', 'Elvish', 'Gnoll', 'Hobgoblin', 'Orcish']);
    expect(elf.features).toContain('Infravision');
    expect(characters.judge(person('thief', 1), content).features).toContain('Read Languages (from level 4)');
    expect(characters.judge(person(null, 1), content)).toMatchObject({ hitDice: null, spellSlots: null });
  });

  test('the classes to choose from', () => {
    const options = characters.classOptions(content);
    expect(options.map(({ id }) => id)).toEqual([
      'cleric',
      'dwarf',
      'elf',
      'fighter',
      'halfling',
      'magic-user',
      'thief',
    ]);
    expect(options.find(({ id }) => id === 'halfling')).toMatchObject({
      hitDice: '1d6',
      requirements: 'Dexterity 9, Constitution 9',
      primeRequisites: 'Dexterity, Strength',
      armour: 'Any, shields',
    });
    expect(characters.raceOptions(content)).toEqual([]);
  });
});

describe('the next level', () => {
  const next = (classId: string | null, level: number, constitution: number | null = null) =>
    characters.nextLevel(person(classId, level, { constitution }), content);

  test.each([
    ['fighter', 1, 16, { to: 2, xpNeeded: 2000, hitDice: '1d8', hitPointModifier: 2 }],
    ['fighter', 8, 3, { to: 9, xpNeeded: 240_000, hitDice: '1d8', hitPointModifier: -3 }],
    ['fighter', 9, 18, { to: 10, xpNeeded: 360_000, hitDice: '2', hitPointModifier: 0 }],
    ['dwarf', 9, 18, { to: 10, xpNeeded: 400_000, hitDice: '3', hitPointModifier: 0 }],
    ['magic-user', 13, 18, { to: 14, xpNeeded: 1_050_000, hitDice: '1', hitPointModifier: 0 }],
    ['thief', 1, null, { to: 2, xpNeeded: 1200, hitDice: '1d4', hitPointModifier: 0 }],
  ])('%s after level %i', (classId, level, constitution, expected) => {
    expect(next(classId, level, constitution)).toMatchObject(expected);
  });

  test('there is none past the last, before the first, or without a class', () => {
    expect(next('fighter', 14)).toBeNull();
    expect(next('halfling', 8)).toBeNull();
    expect(next('fighter', 0)).toBeNull();
    expect(next(null, 1)).toBeNull();
    expect(next('gardener', 1)).toBeNull();
  });
});

test('abilities are named as the system names them', () => {
  const [strength, intelligence, , , , charisma] = characters.abilities(
    person(null, 1, { strength: 18, intelligence: 3, charisma: 9 }),
    content,
  );
  expect(strength).toEqual({
    id: 'strength',
    title: 'Strength',
    short: 'STR',
    score: 18,
    modifiers: [
      { title: 'Melee attack and damage', value: '+3' },
      { title: 'Open doors (in 6)', value: 5 },
    ],
  });
  expect(intelligence?.modifiers).toContainEqual({ title: 'Speech', value: 'broken' });
  expect(charisma?.modifiers).toContainEqual({ title: 'Retainers at most', value: 4 });
});
