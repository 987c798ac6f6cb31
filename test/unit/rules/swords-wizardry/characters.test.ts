import { describe, expect, test } from 'vitest';
import { characters } from '../../../../shared/rules/swords-wizardry/characters/characters.ts';
import { allScores, armour, person, shield, table, weapon } from '../character-table.ts';

const { values, content } = table('swords-wizardry');

describe('armour class', () => {
  const ac = ['acDescending', 'acAscending'];

  test.each([
    [null, [], [9, 10]],
    [8, [armour('Ring mail', 3)], [7, 12]],
    [9, [armour('Chain mail', 4), shield()], [4, 15]],
    [13, [armour('Plate mail', 6), shield(1)], [0, 19]],
  ])('dexterity %s', (dexterity, gear, expected) => {
    expect(values(person('fighter', 1, { dexterity }), ac, gear)).toEqual(expected);
  });

  test('a monk guards himself, unless he wears armour', () => {
    expect(values(person('monk', 1), ac)).toEqual([9, 10]);
    expect(values(person('monk', 9), ac)).toEqual([1, 18]);
    expect(values(person('monk', 9, { dexterity: 13 }), ac)).toEqual([0, 19]);
    expect(values(person('monk', 20), ac)).toEqual([-3, 22]);
    expect(values(person('monk', 9), ac, [armour('Leather', 2)])).toEqual([7, 12]);
    expect(values(person('monk', 9), ac, [shield()])).toEqual([8, 11]);
  });

  test.each([
    ['fighter', 13, undefined],
    ['fighter', 14, -1],
    ['fighter', 18, -5],
    ['fighter', 19, -5],
    ['ranger', 18, undefined],
  ])('a %s of dexterity %i parries', (classId, dexterity, value) => {
    expect(values(person(classId, 1, { dexterity }), ['parry'])).toEqual([value]);
  });
});

describe('attacks', () => {
  const keys = ['thac0', 'attackBonus'];

  test.each([
    ['fighter', 1, [19, 0]],
    ['fighter', 3, [18, 1]],
    ['fighter', 9, [13, 6]],
    ['fighter', 20, [6, 13]],
    ['fighter', 25, [6, 13]],
    ['paladin', 7, [15, 4]],
    ['cleric', 4, [18, 1]],
    ['druid', 20, [8, 11]],
    ['monk', 12, [13, 6]],
    ['magic-user', 9, [16, 3]],
    ['thief', 20, [11, 8]],
    ['assassin', 4, [18, 1]],
    ['fighter', 0, [null, null]],
    ['gardener', 4, [null, null]],
  ])('%s of level %i', (classId, level, expected) => {
    expect(values(person(classId, level), keys)).toEqual(expected);
  });

  test('only fighters gain by strength, everybody loses by it', () => {
    const lines = ['attackMelee', 'attackMissile'];
    expect(values(person('fighter', 1, { strength: 18, dexterity: 18 }), lines)).toEqual([2, 1]);
    expect(values(person('paladin', 1, { strength: 18, dexterity: 3 }), lines)).toEqual([0, -1]);
    expect(values(person('thief', 1, { strength: 3 }), lines)).toEqual([-2, 0]);
  });

  test('weapons as the campaign writes armour class', () => {
    const strong = person('fighter', 4, { strength: 17, dexterity: 13 });
    const gear = [
      weapon('Long sword', '1d8', { magicBonus: 1 }),
      weapon('Long bow', null, { missile: true }),
    ];
    const lines = ['weapon.long sword', 'weapon.long bow'];
    expect(values(strong, lines, gear)).toEqual(['THAC0 14, 1d8+3', 'THAC0 16']);
    expect(values(strong, lines, gear, { acMode: 'ascending' })).toEqual(['to hit +5, 1d8+3', 'to hit +3']);
    expect(values(strong, lines, gear, { acMode: 'ascending', attackMethod: 'chart' })).toEqual([
      'THAC0 14, 1d8+3',
      'THAC0 16',
    ]);
    expect(values(strong, lines, gear, { attackMethod: 'quick' })).toEqual(['to hit +5, 1d8+3', 'to hit +3']);
    expect(characters.writesAscending({ acMode: 'ascending' })).toBe(true);
    expect(characters.writesAscending({ acMode: 'descending' })).toBe(false);
  });

  test('a monk with a weapon, and without', () => {
    const staff = [weapon('Staff', '1d6')];
    const lines = ['weapon.staff', 'unarmedDamage', 'unarmedAttacks'];
    expect(values(person('monk', 1), lines, staff)).toEqual(['THAC0 19, 1d6', '1d4', 1]);
    expect(values(person('monk', 5), lines.slice(0, 1), staff)).toEqual(['THAC0 17, 1d6+2']);
    expect(values(person('monk', 20), lines, staff)).toEqual(['THAC0 8, 1d6+5', '4d8+8', 5]);
  });
});

describe('saves, skills, spells', () => {
  test.each([
    ['fighter', 1, ['save.single'], [14]],
    ['cleric', 1, ['save.single', 'save.paralysis', 'save.poison'], [15, 13, 13]],
    ['druid', 12, ['save.single', 'save.fire'], [4, 2]],
    ['magic-user', 9, ['save.single', 'save.spells'], [7, 5]],
    ['paladin', 20, ['save.single'], [2]],
    ['thief', 25, ['save.single', 'save.devices'], [5, 3]],
    ['gardener', 1, ['save.single'], [null]],
  ])('%s of level %i', (classId, level, keys, expected) => {
    expect(values(person(classId, level), keys)).toEqual(expected);
  });

  const skills = ['climb', 'traps', 'hear', 'hide', 'move', 'open'].map((id) => `skill.${id}`);

  test.each([
    ['thief', 1, null, [85, 15, 3, 10, 20, 10]],
    ['thief', 1, 'dwarf', [85, 25, 3, 15, 25, 15]],
    ['thief', 1, 'elf', [85, 15, 3, 25, 30, 10]],
    ['thief', 1, 'half-elf', [85, 15, 3, 10, 20, 10]],
    ['thief', 9, 'halfling', [93, 65, 5, 75, 80, 75]],
    ['assassin', 2, null, skills.map(() => undefined)],
    ['assassin', 3, null, [85, 15, 3, 10, 20, 10]],
    ['monk', 30, null, [99, 100, 6, 100, 100, 100]],
  ])('skills of a %s of level %i, %s', (classId, level, raceId, expected) => {
    expect(values(person(classId, level, {}, raceId), skills)).toEqual(expected);
  });

  test('spells: the wise cleric, the ranger of two lists, none past the tables', () => {
    const first = ['spells.1', 'spells.2'];
    expect(values(person('cleric', 1, { wisdom: 14 }), first)).toEqual([undefined, undefined]);
    expect(values(person('cleric', 1, { wisdom: 15 }), first)).toEqual([1, undefined]);
    expect(values(person('cleric', 4, { wisdom: 18 }), first)).toEqual([3, 1]);
    expect(values(person('druid', 1, { wisdom: 18 }), first)).toEqual([1, undefined]);
    expect(values(person('magic-user', 20), ['spells.1', 'spells.9'])).toEqual([7, 2]);
    expect(values(person('magic-user', 21), first)).toEqual([undefined, undefined]);
    const ranger = ['spells.cleric.1', 'spells.cleric.3', 'spells.magic-user.1', 'spells.magic-user.3'];
    expect(values(person('ranger', 8), ranger)).toEqual(ranger.map(() => undefined));
    expect(values(person('ranger', 9), ranger)).toEqual([1, undefined, undefined, undefined]);
    expect(values(person('ranger', 12), ranger)).toEqual([3, 1, 2, undefined]);
    expect(characters.judge(person('cleric', 1, { wisdom: 15 }), content).spellSlots).toEqual([
      1, 0, 0, 0, 0, 0, 0,
    ]);
  });

  test('scores, hit dice and the pace of a monk', () => {
    const keys = ['openDoors', 'retainers', 'languages', 'raiseDead', 'hitDice', 'hitPointModifier'];
    expect(values(person('ranger', 1, allScores(3)), keys)).toEqual([1, 1, 0, 50, '2d8', -1]);
    expect(values(person('ranger', 20, allScores(18)), keys)).toEqual([5, 7, 6, 100, '10d8+22', 1]);
    expect(values(person('thief', 22), ['hitDice'])).toEqual(['10d4+12']);
    expect(values(person('magic-user', 1, { intelligence: 17 }), ['maxSpellLevel', 'knowSpell'])).toEqual([
      9, 85,
    ]);
    expect(values(person('fighter', 1, { intelligence: 17 }), ['maxSpellLevel'])).toEqual([undefined]);
    expect(values(person('monk', 4), ['movementRate', 'movementFeet'])).toEqual([15, '300 (50)']);
    expect(values(person('fighter', 4), ['movementRate'])).toEqual([undefined]);
  });
});

describe('choosing', () => {
  test.each([
    ['fighter', { strength: 12, wisdom: 12, charisma: 12 }, 0],
    ['fighter', { strength: 13, wisdom: 12, charisma: 12 }, 5],
    ['fighter', { strength: 13, wisdom: 13, charisma: 12 }, 10],
    ['fighter', { strength: 18, wisdom: 18, charisma: 18 }, 15],
    ['cleric', { wisdom: 13 }, 10],
    ['druid', { wisdom: 13, charisma: 12 }, 5],
    ['druid', { wisdom: 13, charisma: 13 }, 15],
    ['assassin', { strength: 13, dexterity: 13, intelligence: 12 }, 0],
    ['assassin', { strength: 13, dexterity: 13, intelligence: 13 }, 5],
    ['fighter', {}, 0],
  ])('%s with %o: %i%% experience', (classId, scores, percent) => {
    expect(characters.judge(person(classId, 1, scores), content).xpBonusPercent).toBe(percent);
  });

  test('races and classes', () => {
    const open = (raceId: string) =>
      characters
        .judge(person(null, 1, {}, raceId), content)
        .classes.filter(({ problems }) => problems.length === 0)
        .map(({ id }) => id);
    expect(open('dwarf')).toEqual(['fighter', 'thief']);
    expect(open('halfling')).toEqual(['fighter', 'thief']);
    expect(open('elf')).toEqual(['fighter', 'magic-user', 'thief']);
    expect(open('half-elf')).toEqual(['cleric', 'fighter', 'magic-user', 'thief']);
    expect(open('human')).toHaveLength(9);
    const { races } = characters.judge(person('monk', 1), content);
    expect(races.filter(({ problems }) => problems.length === 0)).toEqual([{ id: 'human', problems: [] }]);
    expect(races.find(({ id }) => id === 'elf')?.problems).toEqual(['Elf and monk do not go together.']);
    expect(characters.raceOptions(content).map(({ name }) => name)).toEqual([
      'Human',
      'Dwarf',
      'Elf',
      'Half-elf',
      'Halfling',
    ]);
  });

  test('a ranger begins with two dice', () => {
    const judged = characters.judge(person('ranger', 1, { constitution: 13 }), content);
    expect(judged).toMatchObject({ hitDice: '2d8', hitPointModifier: 2, spellSlots: null });
    expect(characters.classOptions(content).find(({ id }) => id === 'druid')).toMatchObject({
      armour: 'Leather, wooden shields',
      primeRequisites: 'Wisdom, Charisma',
    });
  });
});

test.each([
  ['ranger', 1, 13, { to: 2, xpNeeded: 2500, hitDice: '1d8', hitPointModifier: 1 }],
  ['fighter', 9, 13, { to: 10, xpNeeded: 350_000, hitDice: '2', hitPointModifier: 0 }],
  ['magic-user', 10, 8, { to: 11, xpNeeded: 300_000, hitDice: '1d4', hitPointModifier: -1 }],
  ['fighter', 20, 13, { to: 21, xpNeeded: 1_450_000, hitDice: '2', hitPointModifier: 0 }],
  ['thief', 22, 13, { to: 23, xpNeeded: 1_800_000, hitDice: '1', hitPointModifier: 0 }],
  ['monk', 20, 13, { to: 21, xpNeeded: 4_720_000, hitDice: '1', hitPointModifier: 0 }],
])('the level after: %s of level %i', (classId, level, constitution, expected) => {
  expect(characters.nextLevel(person(classId, level, { constitution }), content)).toMatchObject(expected);
});

test('the charts of the chapter agree with the levels the tables print', () => {
  for (const { id, levels } of content.classes)
    for (const { level, thac0, attack_bonus: bonus } of levels) {
      if (thac0 === null) continue;
      expect(values(person(id, level), ['thac0', 'attackBonus']), `${id} ${level}`).toEqual([thac0, bonus]);
    }
});

test('abilities', () => {
  const [strength, intelligence] = characters.abilities(person(null, 1, allScores(17)), content);
  expect(strength?.modifiers).toEqual([
    { title: 'To hit', value: '+2' },
    { title: 'Damage', value: '+2' },
    { title: 'Open doors (in 6)', value: 4 },
    { title: 'Carrying (lb)', value: '+30' },
  ]);
  expect(intelligence?.modifiers).toContainEqual({ title: 'Spells of a level', value: '7 to all' });
});
