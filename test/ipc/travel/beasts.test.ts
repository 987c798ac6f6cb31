import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from './road-desk.ts';

// Beasts graze and drink where people find green and water; elsewhere each eats a portion of fodder and drinks one of
// water a day, after the people.

let table: RoadDesk;
let mule: number;
beforeEach(() => (table = new RoadDesk()));
afterEach(() => table.end());

async function setOut(outfit: Parameters<RoadDesk['setOut']>[1] = {}): Promise<void> {
  await table.setOut('ose', outfit);
  mule = (
    await table.tell('character.addFromContent', {
      list: 'animals',
      id: 'mule',
      kind: 'mount',
      name: 'Bess',
      hp: 9,
    })
  ).id;
}

const load = (kind: 'fodder' | 'water', quantity: number) =>
  table.tell('inventory.add', { to: { in: 'holder', id: mule }, item: { kind, name: kind, quantity } });

const place = async (ground: 'desert' | 'forest') => {
  await table.tell('travel.setCourse', { goal: 'Out', legs: [{ ground, way: 'open', miles: 40, name: '' }] });
  const { stopped } = await table.march(6, 6);
  // An evening on which somebody goes short waits for a word.
  if (stopped !== null) await table.march();
  return stopped;
};

const stores = async () => (await table.road()).stores;

const wantsOf = async (name: string) =>
  (await table.ask('need.wants', {})).people.find((person) => person.name === name)?.wants ?? [];

describe('where nothing grows and no water runs', () => {
  test('a mule eats a fodder and drinks a water each day', async () => {
    await setOut();
    await load('fodder', 3);
    await place('desert');
    expect(await table.said()).toContain('Supper: 1 ration, 2 water, 1 fodder.');
    expect(await stores()).toEqual({
      eaters: 1,
      food: { portions: 19, days: 19 },
      water: { portions: 18, days: 9, found: false },
      fodder: { beasts: 1, portions: 2, days: 2, grazing: false },
    });
  });

  test('without fodder it wants for food, by its name, and the day stops for it', async () => {
    await setOut();
    expect(await place('desert')).toBe('Bess goes 1 day without food');
    expect((await wantsOf('Bess')).length).toBeGreaterThan(0);
  });

  test('the last water is a person’s, whoever carries it', async () => {
    await setOut({ water: 0 });
    await load('fodder', 9);
    await load('water', 1);
    await place('desert');
    expect(await table.said()).toContain('Bess goes 1 day without water.');
    expect(await table.said()).not.toContain('Hild goes');
  });

  test('nobody eats fodder, though nothing else is left', async () => {
    await setOut({ rations: 0 });
    await load('fodder', 5);
    await place('desert');
    expect(await table.said()).toContain('Hild goes 1 day without food.');
    expect((await stores()).fodder?.portions).toBe(4);
  });

  test('what the referee says to find is found for beasts as well', async () => {
    await setOut();
    const orders = { share: true, forage: false, guide: '' };
    await table.tell('travel.setOrders', { ...orders, food: 'found', water: 'found' });
    await place('desert');
    expect(await table.said()).toContain('Nothing from the packs.');
    expect(await wantsOf('Bess')).toEqual([]);
  });
});

describe('in green land', () => {
  test('it grazes and drinks, and its load stays whole', async () => {
    await setOut();
    await load('fodder', 3);
    await load('water', 3);
    await place('forest');
    expect((await stores()).fodder).toEqual({ beasts: 1, portions: 3, days: 3, grazing: true });
    expect(await table.said()).toContain('Supper: 1 ration.');
  });

  test('it grazes though people are told that nobody eats', async () => {
    await setOut();
    const orders = { share: true, forage: false, guide: '' };
    await table.tell('travel.setOrders', { ...orders, food: 'none', water: 'none' });
    await place('forest');
    expect(await table.said()).toContain('Hild goes 1 day without food and 1 day without water.');
    expect(await table.said()).not.toContain('Bess');
  });

  test('green again after want, nothing is left of it', async () => {
    await setOut();
    await place('desert');
    expect((await wantsOf('Bess')).length).toBeGreaterThan(0);
    await place('forest');
    expect(await wantsOf('Bess')).toEqual([]);
  });
});

test('one undo gives every portion back', async () => {
  await setOut();
  await load('fodder', 3);
  const before = await stores();
  await place('desert');
  await table.tell('journal.undo', {});
  expect((await stores()).fodder?.portions).toBe(before.fodder?.portions);
  expect((await stores()).water.portions).toBe(before.water.portions);
});
