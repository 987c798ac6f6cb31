import { afterEach, beforeEach, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

// 120 by 60 hexes of six miles, all of them sea; the Gull makes 72 miles a day, twelve hexes.

let table: SeaDesk;
let mapId: number;

const sea = 18;
const plain = 1;

const paint = (code: number, col: number, length: number) =>
  table.tell('map.paint', {
    mapId,
    layer: 'terrain',
    runs: Array.from({ length: 60 }, (_, row) => ({ col, row, length, code })),
  });

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('She is on no map.');
  return found;
};

beforeEach(async () => {
  table = new SeaDesk();
  await table.sailOut();
  mapId = await table.addMap('The Deep');
  await paint(sea, 0, 120);
  await table.tell('travel.place', { on: { mapId, col: 60, row: 30 } });
  await table.tell('travel.setWay', { goal: 'Saltmouth', through: [{ col: 60, row: 50 }] });
});
afterEach(() => table.end());

test('a day under sail goes over the map’s sea, twelve hexes of it', async () => {
  // Wind 7; on course; nobody comes.
  await table.sail([3, 4, 5, 6]);
  expect(await where()).toMatchObject({
    true: { at: { col: 60, row: 42 }, toward: null },
    believed: { at: { col: 60, row: 42 } },
    astray: false,
  });
  expect((await table.road()).ground).toBe('sea');
});

test('in sight of land the sea is another, and ashore no way leads', async () => {
  await paint(plain, 64, 1);
  const { refusal } = await table.ask('travel.way', { through: [{ col: 64, row: 30 }] });
  expect(refusal).toContain('6430 is land, and they are aboard');
  await table.tell('travel.setWay', { goal: 'Saltmouth', through: [{ col: 60, row: 36 }] });
  expect((await table.road()).legs[0]).toMatchObject({ ground: 'coast', way: 'open', miles: 6 });
});

test('a gale sweeps her over the map, which says whether it meets land; they know their place only roughly', async () => {
  // 12: a gale; direction 3, 120 degrees to the right of south: north-west, 216 miles, 36 hexes.
  const { stopped } = await table.sail([6, 6, 3, 6]);
  expect(stopped).toContain('The gale swept her 216 miles');
  expect(await where()).toMatchObject({
    true: { at: { col: 24, row: 12 }, toward: null },
    believed: null,
    doubt: { about: { col: 24, row: 12 }, miles: 22 },
    plan: [],
  });
  await table.tell('journal.undo', {});
  expect((await where()).true.at).toEqual({ col: 60, row: 30 });
});

test.each([
  [75, 'wrecked on a shore'],
  [76, 'in shelter by the land'],
])('and where it meets land she lies in the last hex of water before it: %i', async (die, words) => {
  await paint(plain, 40, 1);
  const { stopped } = await table.sail([6, 6, 3, die]);
  expect(stopped).toBe(`The gale: ${words}`);
  expect((await where()).true.at).toEqual({ col: 41, row: 21 });
});

test('the referee’s word goes before the map’s', async () => {
  await paint(plain, 40, 1);
  const { stopped } = await table.sail([6, 6, 3, 6], { gale: 'openWater' });
  expect(stopped).toContain('The gale swept her');
  expect((await where()).true.at).toEqual({ col: 41, row: 21 });
});

const saltmouth = { col: 60, row: 35, kind: 'settlement', name: 'Saltmouth', harbour: true } as const;

test('a harbour on the way is run into, and stops the day there', async () => {
  await table.tell('map.addSite', { mapId, ...saltmouth, knowledge: 'known' });
  expect((await table.sail([3, 4, 5])).stopped).toBe('They run into Saltmouth');
  expect((await where()).true).toEqual({ at: { col: 60, row: 35 }, toward: null, miles: 0 });
  // Five hexes of six miles, three miles an hour.
  expect(await table.now()).toBe('2 18:00');
  expect((await table.sail([6])).stopped).toBeNull();
  expect((await where()).true.at).toEqual({ col: 60, row: 42 });
});

test('a site of which they do not know stops her in its hex and waits for a word, as it does a march', async () => {
  const { id } = await table.tell('map.addSite', { mapId, ...saltmouth, knowledge: 'rumour' });
  expect((await table.sail([3, 4, 5])).stopped).toBe('Something lies by the way');
  expect((await where()).true).toEqual({ at: { col: 60, row: 35 }, toward: null, miles: 0 });
  expect(await table.now()).toBe('2 18:00');
  expect((await table.road()).passing).toEqual({ id, name: 'Saltmouth' });
  expect(await table.said()).not.toContain('Saltmouth');
  expect((await table.refusal('travel.passDay', { kind: 'sail' })).message).toBe(
    'They come by Saltmouth. Say whether they see it; no time has passed.',
  );
  await table.tell('travel.seeSite', { siteId: id, sees: false });
  expect((await table.sail([6])).stopped).toBeNull();
  expect((await where()).true.at).toEqual({ col: 60, row: 42 });
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  await table.tell('travel.seeSite', { siteId: id, sees: true });
  expect(await table.said()).toBe('They see Saltmouth.');
  expect((await table.road()).passing).toBeNull();
});

test('one that lies where the way ends is asked for beside the end of it', async () => {
  const { id } = await table.tell('map.addSite', { mapId, ...saltmouth });
  await table.tell('travel.setWay', { goal: 'Saltmouth', through: [{ col: 60, row: 35 }] });
  expect((await table.sail([3, 4, 5])).stopped).toBe('They are where they meant to go');
  expect((await table.road()).passing).toEqual({ id, name: 'Saltmouth' });
});
