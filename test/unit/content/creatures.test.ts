import { describe, expect, test } from 'vitest';
import { parseDice } from '../../../shared/dice/notation.ts';
import { newCharacter } from '../../../shared/ipc/party/character.ts';
import { contentCreatures } from '../../../shared/ipc/party/views/ware-views.ts';
import { capabilities as basicFantasy } from '../../../shared/rules/basic-fantasy/capabilities.ts';
import { capabilities as ose } from '../../../shared/rules/ose/capabilities.ts';
import { capabilities as swordsWizardry } from '../../../shared/rules/swords-wizardry/capabilities.ts';
import { creaturesOf, needCreature } from '../../../src-main/content/creatures.ts';
import { newcomerOf } from '../../../src-main/content/newcomer.ts';
import { searchCreatures } from '../../../src-main/content/search-creatures.ts';
import { contentOf, type ContentSystem, contentSystems } from './starter-content.ts';

const capabilities = { ose, 'basic-fantasy': basicFantasy, 'swords-wizardry': swordsWizardry };
const saveIds = (system: ContentSystem) => capabilities[system].saves.map(({ id }) => id);

function newcomer(system: ContentSystem, list: string, id: string) {
  const { equipment, monsters } = contentOf(system);
  return newcomerOf(needCreature(creaturesOf(equipment, monsters), list, id), saveIds(system));
}

const found = (system: ContentSystem, search: string, limit = 50) => {
  const { equipment, monsters } = contentOf(system);
  return searchCreatures(equipment, monsters, { search, limit });
};
const names = (system: ContentSystem, search: string) =>
  found(system, search).creatures.map(({ name }) => name);

describe.each(contentSystems)('everything of %s that can join', (system) => {
  const { equipment, monsters } = contentOf(system);
  const all = creaturesOf(equipment, monsters);

  test('is listed once, as the contract has it', () => {
    const { creatures, total } = found(system, '', 10_000);
    expect(total).toBe(all.length);
    contentCreatures.parse({ creatures, total, attribution: null });
    expect(new Set(creatures.map(({ list, id }) => `${list}/${id}`)).size).toBe(total);
    expect(creatures.map(({ name }) => name).filter((name) => name.length > 80)).toEqual([]);
  });

  test('can be stored, and its hit points be rolled', () => {
    for (const creature of all) {
      const { hitPoints, ...stored } = newcomerOf(creature, saveIds(system));
      newCharacter.parse({ ...stored, name: creature.name, kind: creature.kind, hp: 1, maxHp: 1 });
      if (hitPoints !== null) parseDice(hitPoints);
    }
  });
});

test('a beast brings its loads and paces, and the figures of its kind', () => {
  const mule = newcomer('ose', 'animals', 'mule');
  expect(mule).toMatchObject({ className: 'Mount', hitPoints: '2d8' });
  expect(mule.sheet.carrier).toEqual({
    unencumbered: { maxLoad: 2000, turnFeet: 120, roundFeet: 40 },
    encumbered: { maxLoad: 4000, turnFeet: 60, roundFeet: 20 },
    milesPerDay: 24,
    pull: 1,
    teams: [],
    fullSpeedIn: [],
    flies: false,
    waterDays: 0,
  });
  expect(mule.sheet.overrules).toMatchObject({
    acDescending: 7,
    acAscending: 12,
    thac0: 18,
    'save.death': 14,
  });
  expect(newcomer('swords-wizardry', 'animals', 'mule')).toMatchObject({
    hitPoints: null,
    sheet: { carrier: null },
  });
});

test('a cart stands in the list once for each team', () => {
  expect(names('ose', 'cart')).toEqual([
    'Cart (1 draft horse or 2 mules)',
    'Cart (2 draft horses or 4 mules)',
  ]);
  expect(newcomer('ose', 'land_vehicles', 'cart').sheet.carrier?.unencumbered.maxLoad).toBe(4000);
  expect(newcomer('ose', 'land_vehicles', 'cart~2').sheet).toMatchObject({
    carrier: { unencumbered: { maxLoad: 8000, turnFeet: 60, roundFeet: 20 }, milesPerDay: 12 },
    notes: 'Drawn by 2 draft horses or 4 mules.',
  });
  expect(newcomer('ose', 'land_vehicles', 'cart').sheet.carrier?.teams).toEqual([
    { pull: 2, maxLoad: 4000 },
    { pull: 4, maxLoad: 8000 },
  ]);
  const pull = (system: 'ose' | 'basic-fantasy', id: string) =>
    newcomer(system, 'animals', id).sheet.carrier?.pull;
  expect([pull('ose', 'draft-horse'), pull('ose', 'mule'), pull('ose', 'camel')]).toEqual([2, 1, 1]);
  expect([pull('basic-fantasy', 'horse-draft'), pull('basic-fantasy', 'mule')]).toEqual([1, 1]);
  expect(newcomer('ose', 'animals', 'camel').sheet.carrier).toMatchObject({
    fullSpeedIn: ['broken', 'desert'],
    waterDays: 14,
  });
});

test('a ship goes by its sails, and yards become feet', () => {
  expect(newcomer('ose', 'water_vessels', 'longship')).toMatchObject({
    hitPoints: '60',
    sheet: { carrier: { unencumbered: { maxLoad: 40_000, turnFeet: 450, roundFeet: 150 }, milesPerDay: 90 } },
  });
  expect(newcomer('basic-fantasy', 'water_vessels', 'canoe').sheet.carrier).toMatchObject({
    unencumbered: { maxLoad: 1000, turnFeet: 360, roundFeet: 120 },
    milesPerDay: 30,
  });
  expect(newcomer('basic-fantasy', 'water_vessels', 'canoe').sheet.overrules).toEqual({ acAscending: 11 });
});

test('a mercenary of each people has a wage of its own', () => {
  expect(names('ose', 'archer')[0]).toBe('Archer (human)');
  expect(newcomer('ose', 'hirelings', 'archer').sheet.wage).toBe(500);
  expect(newcomer('ose', 'hirelings', 'archer~elf').sheet).toMatchObject({
    wage: 1000,
    creature: { morale: 8 },
  });
  expect(newcomer('basic-fantasy', 'hirelings', 'light-foot-human').sheet.notes).toBe(
    'Comes with: Leather Armor, Shield, Longsword.',
  );
});

test('a monster keeps its whole line', () => {
  const acolyte = newcomer('ose', 'monsters', 'acolyte');
  expect(acolyte).toMatchObject({ className: 'Creature', level: 1, hitPoints: '1d8' });
  expect(acolyte.sheet).toMatchObject({
    overrules: { acDescending: 2, acAscending: 17, thac0: 19, attackBonus: 0, 'save.spells': 15 },
    creature: {
      hitDice: '1',
      attacks: '1 mace (1d6)',
      movement: "60' (20')",
      morale: 7,
      saveAs: 'Cleric 1',
      special: 'Leader',
    },
  });
  expect(newcomer('basic-fantasy', 'monsters', 'dragon-turtle').sheet.overrules).toMatchObject({
    acAscending: 22,
    'save.death-ray-poison': 5,
    'save.dragon-breath': 9,
  });
  expect(newcomer('swords-wizardry', 'monsters', 'ant-giant-queen').sheet).toMatchObject({
    overrules: { 'save.single': 5 },
    creature: { saveAs: 'save 5', movement: "60' (10')" },
  });
});

test('the best match comes first', () => {
  expect(names('ose', 'mule').slice(0, 3)).toEqual(['Mule', 'Mule', 'Cart (1 draft horse or 2 mules)']);
  expect(names('ose', 'ORC')[0]).toBe('Orc');
  const wolves = names('ose', 'wolf');
  expect(wolves[0]).toMatch(/^Wolf/);
  expect(wolves).toContain('Werewolf');
  expect(wolves.indexOf('Werewolf')).toBeGreaterThan(
    wolves.findLastIndex((name) => /^(Dire )?Wolf/.test(name)),
  );
  expect(names('basic-fantasy', 'panther').length).toBeGreaterThan(0);
});

test('hit dice can be asked for', () => {
  const threes = found('swords-wizardry', '3 hd', 500);
  expect(threes.total).toBe(
    contentOf('swords-wizardry').monsters.entries.filter(({ hd }) => hd.dice === 3).length,
  );
  expect(names('ose', 'hd 7 hydra')).toEqual(['Hydra (7 heads)']);
  expect(found('ose', 'spider hd3').creatures.every(({ summary }) => summary.includes('HD 3'))).toBe(true);
});

test('a search without a match finds nobody, and a limit keeps the count', () => {
  expect(found('ose', 'jabberwock')).toEqual({ creatures: [], total: 0 });
  expect(found('ose', '', 5)).toMatchObject({ creatures: { length: 5 } });
  expect(searchCreatures(null, null, { search: '', limit: 5 })).toEqual({ creatures: [], total: 0 });
});

test('a creature that is not in the list is refused', () => {
  expect(() => newcomer('ose', 'monsters', 'jabberwock')).toThrow(/no jabberwock in its list monsters/);
  expect(() => newcomer('ose', 'weapons', 'sword')).toThrow(/Nobody was added/);
});
