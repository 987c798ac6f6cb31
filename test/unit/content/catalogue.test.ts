import { describe, expect, test } from 'vitest';
import { newItem } from '../../../shared/ipc/party/things.ts';
import { contentEquipment } from '../../../shared/ipc/party/views/ware-views.ts';
import { attributionOf } from '../../../src-main/content/attribution.ts';
import { catalogueOf } from '../../../src-main/content/catalogue.ts';
import { contentOf, type ContentSystem, contentSystems } from './starter-content.ts';

const unit = { id: 'coins', short: 'cn' } as const;
const files = Object.fromEntries(
  contentSystems.map((system) => [system, contentOf(system).equipment] as const),
) as Record<ContentSystem, ReturnType<typeof contentOf>['equipment']>;

function ware(system: ContentSystem, list: string, id: string) {
  const found = catalogueOf(files[system])
    .find((group) => group.id === list)
    ?.wares.find((each) => each.id === id);
  if (!found) throw new Error(`${system} sells no ${list}/${id}.`);
  return found;
}

describe.each(contentSystems)('the shop of %s', (system) => {
  const groups = catalogueOf(files[system]);

  test('is as the contract has it, and everything in it can be stored', () => {
    contentEquipment.parse({ groups, prices: [], unit, attribution: attributionOf(files[system]) });
    for (const { item } of groups.flatMap(({ wares }) => wares)) newItem.parse(item);
  });

  test('has every ware once, with a name of one piece', () => {
    const wares = groups.flatMap(({ wares: some }) => some);
    expect(new Set(wares.map(({ list, id }) => `${list}/${id}`)).size).toBe(wares.length);
    for (const { quantity, item } of wares.filter((each) => each.quantity > 1))
      expect(item.name).not.toMatch(new RegExp(`\\b${quantity}\\b|week|days`));
  });

  test('sells light, oil and food as what they are', () => {
    const kinds = new Set(groups.flatMap(({ wares }) => wares.map(({ item }) => item.kind)));
    for (const kind of [
      'weapon',
      'armour',
      'shield',
      'ammunition',
      'gear',
      'ration',
      'torch',
      'oilFlask',
      'lantern',
    ] as const)
      expect(kinds).toContain(kind);
  });

  test('says of armour how much it betters going without', () => {
    const file = files[system];
    const suits = file.armour.filter(({ kind }) => kind === 'armour');
    for (const { id, ac } of suits)
      expect(ware(system, 'armour', id).item).toMatchObject({
        kind: 'armour',
        state: 'worn',
        facts: { acBonus: (ac?.ascending ?? 0) - file.unarmoured_ac.ascending },
      });
    expect(suits.map(({ id }) => ware(system, 'armour', id).item.facts.armourType)).toEqual([
      'light',
      ...suits.slice(1).map(() => 'heavy'),
    ]);
  });
});

test('a lot is sold whole and stored piece by piece', () => {
  expect(ware('ose', 'gear', 'torches-6')).toMatchObject({
    name: 'Torches (6)',
    costGp: 1,
    weight: null,
    quantity: 6,
    item: {
      kind: 'torch',
      name: 'Torch',
      quantity: 6,
      weightEach: 0,
      costEach: 0.17,
      state: 'carried',
      facts: { damage: '1d4' },
    },
  });
  expect(ware('basic-fantasy', 'gear', 'rations-dry-one-week').item).toMatchObject({
    kind: 'ration',
    name: 'Rations, Dry',
    quantity: 7,
    weightEach: 2,
    costEach: 1.43,
  });
  expect(ware('swords-wizardry', 'ammunition', 'arrows-20').item).toMatchObject({
    name: 'Arrows',
    quantity: 20,
    weightEach: 0.05,
    costEach: 0.1,
    facts: { damage: '1d6' },
  });
});

test('a weapon keeps its dice, hands, ranges and qualities', () => {
  expect(ware('ose', 'weapons', 'silver-dagger').item).toEqual({
    kind: 'weapon',
    name: 'Silver dagger',
    quantity: 1,
    weightEach: 10,
    costEach: 30,
    charges: null,
    capacity: null,
    state: 'wielded',
    facts: {
      hands: 1,
      damage: '1d4',
      melee: true,
      range: { short: 10, medium: 20, long: 30 },
      qualities: ['silver'],
      contentId: 'weapons/silver-dagger',
    },
  });
  expect(ware('basic-fantasy', 'weapons', 'spear').item.facts).toMatchObject({
    damage: '1d6',
    damageTwoHanded: '1d8',
  });
  // Thrown, it serves hand to hand as well; a bow does not.
  expect(ware('basic-fantasy', 'weapons', 'spear').item.facts).toMatchObject({ melee: true });
  expect(ware('ose', 'weapons', 'long-bow').item.facts).not.toHaveProperty('melee');
  expect(ware('swords-wizardry', 'weapons', 'bow-long').item.facts).toMatchObject({
    hands: 2,
    rangeIncrement: 70,
    qualities: ['2 shots a round', 'damage comes from ammunition'],
  });
});

test('what stands twice in the book is sold once, with its use as a weapon', () => {
  const oil = ware('ose', 'gear', 'oil-1-flask');
  expect(oil.summary).toContain('as a weapon: 1d8');
  expect(oil.item).toMatchObject({
    kind: 'oilFlask',
    facts: { damage: '1d8', range: { short: 10 }, qualities: ['splash'] },
  });
  expect(() => ware('ose', 'weapons', 'oil-1-flask-as-weapon')).toThrow('sells no');
});

test('a bag keeps how much it holds, and a lantern how it burns', () => {
  expect(ware('ose', 'gear', 'backpack')).toMatchObject({
    summary: 'holds 400 coins',
    item: { capacity: 400 },
  });
  expect(ware('basic-fantasy', 'gear', 'sack-large')).toMatchObject({
    summary: 'holds 40 lb',
    item: { capacity: 40 },
  });
  expect(ware('basic-fantasy', 'gear', 'lantern-hooded')).toMatchObject({
    summary: 'lights 30 ft, burns 1d6+18 turns',
    item: { kind: 'lantern' },
  });
  expect(ware('swords-wizardry', 'gear', 'candle').item.kind).toBe('candle');
  expect(ware('ose', 'gear', 'tinder-box-flint-and-steel').item.kind).toBe('tinder');
});

test('figures that are not sure stay marked, and say why', () => {
  expect(ware('swords-wizardry', 'weapons', 'flail')).toMatchObject({
    confidence: 'memory',
    summary: '1d8, blunt, weight uncertain (10 or 15)',
  });
  expect(ware('swords-wizardry', 'armour', 'chain-mail').confidence).toBe('secondary');
  expect(ware('swords-wizardry', 'weapons', 'dagger').summary).toContain('thrown range from memory');
  expect(ware('ose', 'weapons', 'sword').confidence).toBe('source');
});

test('share-alike content is credited where it is shown, open game content by its licence', () => {
  expect(attributionOf(files['basic-fantasy']).text).toMatch(
    /Chris Gonnerman and contributors.*creativecommons\.org/,
  );
  expect(attributionOf(files.ose)).toMatchObject({ licence: 'Open Game License 1.0a' });
  expect(attributionOf(files.ose).text).toContain('LICENCE-OGL-1.0a.txt');
});
