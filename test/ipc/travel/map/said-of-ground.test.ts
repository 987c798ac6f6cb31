import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** What the referee says of ground over its rules: nearest wins, hex before region before kind of ground. */
let table: RoadDesk;
let mapId: number;

const plain = 1;
const desert = 12;

const paint = (code: number, layer: 'terrain' | 'region' = 'terrain') =>
  table.tell('map.paint', {
    mapId,
    layer,
    runs: Array.from({ length: 30 }, (_, row) => ({ col: 0, row, length: 40, code })),
  });

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is on no map.');
  return found;
};
const way = (row: number) => table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row }] });
const reasons = async () => {
  const { lines } = await table.ask('log.list', { limit: 1 });
  const { reasons: told } = lines[0]?.outcome as { reasons: { source: string; value: unknown }[] };
  return told.map(({ source, value }) => `${source} ${String(value)}`);
};

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The North');
  await paint(plain);
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
});
afterEach(() => table.end());

describe('speed', () => {
  test('a slow hex takes more of the day, and the next none', async () => {
    // Clear ground takes 6 parts a mile, and the day allows 144: 12 in the first hex leave 72 for two hexes.
    await table.tell('map.setNote', { mapId, col: 10, row: 11, mileParts: 12 });
    await way(11);
    await table.tell('travel.setWay', {
      goal: 'Thorn Gate',
      through: [11, 12, 13, 14].map((row) => ({ col: 10, row })),
    });
    await table.march(6, 6);
    expect((await where()).true.at).toEqual({ col: 10, row: 13 });
  });

  test('the best way goes round it, and the hex says what is said of it', async () => {
    await table.tell('map.setNote', { mapId, col: 10, row: 12, mileParts: 60 });
    await table.haveSeen(mapId, 20, 20);
    const { hexes } = await table.ask('travel.way', { through: [{ col: 10, row: 14 }] });
    expect(hexes.some(({ col, row }) => col === 10 && row === 12)).toBe(false);
    const hex = await table.ask('map.hex', { mapId, col: 10, row: 12 });
    expect(hex?.figures).toMatchObject({ mileParts: 60, lostInSix: null });
    await table.tell('map.setNote', { mapId, col: 10, row: 12, mileParts: null });
    expect((await table.ask('map.things', { mapId }))?.notes).toEqual([]);
  });
});

describe('the way lost and who comes', () => {
  test('the kind of ground says it for all its hexes, and a road is a road', async () => {
    await table.tell('map.changeGround', { code: plain, lostInSix: 5 });
    await way(14);
    await table.march(5, 3, 6);
    expect((await table.today()).direction).toMatchObject({ chanceInSix: 5, die: 5 });
    expect(await reasons()).toContain('Plain 5');
  });

  test('the region says it over the ground, the hex over both, and the reason names who', async () => {
    await table.tell('map.changeGround', { code: plain, checkInSix: 2 });
    const { code, id } = await table.tell('map.addRegion', { mapId, name: 'The Marches', checkInSix: 4 });
    await paint(code, 'region');
    await way(14);
    await table.march(6, 6);
    expect((await table.today()).checks[0]).toMatchObject({ chanceInSix: 4 });
    expect(await reasons()).toContain('The Marches 4');
    await table.tell('map.changeRegion', { id, checkInSix: null });
    await table.tell('map.setNote', { mapId, col: 10, row: 16, checkInSix: 0 });
    await way(18);
    // Half the day is two hexes on: nobody can come there, so that no die falls.
    await table.march(6);
    expect((await table.today()).checks[0]).toMatchObject({ chanceInSix: 0, encounter: false });
  });

  test('a region has its own checks a day', async () => {
    const { code } = await table.tell('map.addRegion', { mapId, name: 'The Marches', checksPerDay: 3 });
    await paint(code, 'region');
    await way(14);
    await table.march(6, 6, 6, 6);
    expect((await table.today()).checks).toHaveLength(3);
  });

  test('its wandering table is offered to who is met', async () => {
    const { id: far } = await table.tell('wander.addTable', { name: 'Far folk', dice: '1d6', notes: '' });
    const { id: near } = await table.tell('wander.addTable', { name: 'Near folk', dice: '1d6', notes: '' });
    const { code } = await table.tell('map.addRegion', { mapId, name: 'The Marches', tableId: far });
    await paint(code, 'region');
    await way(14);
    await table.march(6, 1);
    expect((await table.road()).due?.table).toEqual({ id: far, name: 'Far folk' });
    await table.tell('map.setNote', { mapId, col: 10, row: 12, tableId: near });
    expect((await table.road()).due?.table).toEqual({ id: near, name: 'Near folk' });
    await table.tell('wander.removeTable', { id: near });
    expect((await table.road()).due?.table).toEqual({ id: far, name: 'Far folk' });
  });

  test('the table of a kind of ground comes after the region’s; one that goes says who threw on it', async () => {
    const newTable = async (name: string) =>
      (await table.tell('wander.addTable', { name, dice: '1d6', notes: '' })).id;
    const wood = await newTable('Wood folk');
    const far = await newTable('Far folk');
    await table.tell('map.changeGround', { code: plain, tableId: wood });
    const kindsTable = async () =>
      (await table.ask('map.list', {})).grounds.find(({ code }) => code === plain)?.table;
    expect(await kindsTable()).toEqual({ id: wood, name: 'Wood folk' });
    await table.refusal('map.changeGround', { code: plain, tableId: wood });
    await table.refusal('map.changeGround', { code: plain, tableId: 99 });
    await way(14);
    await table.march(6, 1);
    expect((await table.road()).due?.table).toEqual({ id: wood, name: 'Wood folk' });
    const { code } = await table.tell('map.addRegion', { mapId, name: 'The Marches', tableId: far });
    await paint(code, 'region');
    expect((await table.road()).due?.table).toEqual({ id: far, name: 'Far folk' });
    await table.tell('map.setNote', { mapId, col: 1, row: 1, tableId: far });
    await table.tell('wander.removeTable', { id: far });
    expect(await table.said()).toContain('No table of their own any more: The Marches and 1 hex of maps.');
    await table.tell('wander.removeTable', { id: wood });
    expect(await table.said()).toContain('No table of its own any more: the ground Plain.');
    expect([await kindsTable(), (await table.road()).due?.table]).toEqual([null, null]);
  });
});

describe('water', () => {
  const stand = () => table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  beforeEach(async () => {
    await paint(desert);
    await stand();
  });
  const found = async () => (await table.road()).stores.water.found;

  test('in the desert there is none but where it is said, or a spring stands', async () => {
    expect(await found()).toBe(false);
    await table.tell('map.setNote', { mapId, col: 10, row: 10, water: true });
    expect(await found()).toBe(true);
    await table.tell('map.setNote', { mapId, col: 10, row: 10, water: null });
    const { id } = await table.tell('map.addSite', {
      mapId,
      col: 10,
      row: 10,
      kind: 'spring',
      name: 'Tears',
    });
    expect(await found()).toBe(true);
    await table.tell('map.removeSite', { id });
    expect(await found()).toBe(false);
  });

  test('a river by its line is water, and the nearest known water is counted to it', async () => {
    await table.tell('map.addLine', { mapId, kind: 'river', name: 'Ash', path: '10,14 11,14', secret: true });
    const { nearestWater } = (await table.ask('travel.ahead', {})) ?? {};
    expect(nearestWater?.truly).toMatchObject({ number: '1114', miles: 24 });
    expect(nearestWater?.theirs).toBeNull();
  });

  test('no green grows where it is said', async () => {
    await table.tell('character.addFromContent', {
      list: 'animals',
      id: 'mule',
      kind: 'mount',
      name: 'Bess',
      hp: 9,
    });
    await paint(plain);
    await stand();
    expect((await table.road()).stores.fodder?.grazing).toBe(true);
    await table.tell('map.changeGround', { code: plain, food: false });
    expect((await table.road()).stores.fodder?.grazing).toBe(false);
  });
});

test.each([
  ['a speed of nothing', { mileParts: 0 }],
  ['a chance of seven', { lostInSix: 7 }],
  ['a table there is not', { tableId: 99 }],
])('of a hex is not said: %s', async (_, said) => {
  await table.refusal('map.setNote', { mapId, col: 1, row: 1, ...said });
  expect((await table.ask('map.things', { mapId }))?.notes).toEqual([]);
});
