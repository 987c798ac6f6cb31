import { expect, test } from 'vitest';
import { characters } from '../../../../shared/rules/hackmaster/characters/characters.ts';
import type { ClassContent } from '../../../../shared/rules/characters/class-content.ts';
import { armour, contentOf, person, shield, table } from '../character-table.ts';

const { values } = table('hackmaster');

test.each([
  ['nobody', 0, 30, 9],
  ['nobody', 1, 30, 10],
  ['nobody', 5, 23, 9],
  ['nobody', 5, 30, 11],
  ['fighter', 1, 30, 10],
  ['fighter', 5, 30, 12],
])('the threshold of pain: %s of level %i with %i hit points', (classId, level, maxHp, threshold) => {
  expect(values({ ...person(classId, level), maxHp }, ['thresholdOfPain'])).toEqual([threshold]);
});

test('a fighter by the name on the sheet', () => {
  const threshold = (className: string) =>
    values({ ...person(null, 5), maxHp: 30, className }, ['thresholdOfPain']);
  expect(threshold(' Fighter ')).toEqual([12]);
  expect(threshold('Firefighter')).toEqual([11]);
});

test('without hit points nobody knows it', () => {
  expect(values(person(null, 1), ['thresholdOfPain'])).toEqual([undefined]);
  expect(values({ ...person(null, 1), maxHp: -3 }, ['thresholdOfPain'])).toEqual([undefined]);
});

test('a shield betters the defence die; armour does not', () => {
  expect(values(person(null, 1), ['defence'])).toEqual(['d20p−4']);
  expect(values(person(null, 1), ['defence'], [armour('Mail', 4)])).toEqual(['d20p−4']);
  expect(values(person(null, 1), ['defence'], [shield()])).toEqual(['d20p']);
});

test('what the sheet says of fights counts: its defence, and a shield that is whole', () => {
  const guarded = (defence: number, shield: number | null) =>
    values({ ...person(null, 1), guard: { defence, shield } }, ['defence']);
  expect(guarded(-1, null)).toEqual(['d20p−5']);
  expect(guarded(2, 4)).toEqual(['d20p+6']);
  expect(guarded(4, null)).toEqual(['d20p']);
});

test.each([
  [13, 6],
  [12, 6],
  [3, 1],
  [null, undefined],
])('constitution %s against trauma', (constitution, most) => {
  expect(values(person(null, 1, { constitution }), ['traumaCheck'])).toEqual([most]);
});

test('there are scores, but no tables of them or of classes', () => {
  const readings = characters.abilities(person(null, 1, { strength: 14 }), null);
  expect(readings.map(({ short, score, modifiers }) => [short, score, modifiers.length])).toEqual([
    ['STR', 14, 0],
    ['INT', null, 0],
    ['WIS', null, 0],
    ['DEX', null, 0],
    ['CON', null, 0],
    ['CHA', null, 0],
  ]);
  const foreign: ClassContent = contentOf('ose');
  expect(characters.classOptions(foreign)).toEqual([]);
  expect(characters.raceOptions(foreign)).toEqual([]);
  expect(characters.nextLevel(person('fighter', 1), foreign)).toBeNull();
  expect(characters.judge(person('fighter', 1), foreign)).toMatchObject({ hitDice: null, classes: [] });
});
