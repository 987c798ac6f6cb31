import { afterEach, beforeEach, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

// A river by its line, as it is drawn from west to east over clear ground of six miles a hex. By oars 90' are 18 miles a
// day; the current is d6 and 6 more, with her or against her. One check a day.

let table: SeaDesk;
let mapId: number;

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('She is on no map.');
  return found.true;
};
const along = Array.from({ length: 20 }, (_, col) => `${col},12`).join(' ');
const row = async (...to: [col: number, row: number][]) =>
  table.tell('travel.setWay', { goal: 'Thorn Gate', through: to.map(([col, at]) => ({ col, row: at })) });

beforeEach(async () => {
  table = new SeaDesk();
  await table.sailOut({ facts: { goes: 'oar', oarFeet: 90, sailFeet: null } });
  mapId = await table.addMap('The Ash');
  const runs = Array.from({ length: 24 }, (_, at) => ({ col: 0, row: at, length: 20, code: 1 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('map.addLine', { mapId, kind: 'river', name: 'Ash', path: along });
  await table.tell('travel.place', { on: { mapId, col: 8, row: 12 } });
});
afterEach(() => table.end());

test('down its line the current carries her, up it holds her back, and nobody is lost', async () => {
  await row([19, 12]);
  expect((await table.road()).legs[0]).toMatchObject({ ground: 'river', way: 'downstream' });
  // The current 4 + 6, the check: 28 miles.
  await table.sail([4, 6]);
  expect(await where()).toEqual({ at: { col: 12, row: 12 }, toward: { col: 13, row: 12 }, miles: 4 });
  expect(await table.today()).toMatchObject({ direction: null, sea: { wind: null } });
  await table.tell('travel.place', { on: { mapId, col: 12, row: 12 } });
  await row([0, 12]);
  expect((await table.road()).legs[0]).toMatchObject({ ground: 'river', way: 'upstream' });
  // 18 less 10.
  await table.sail([4, 6]);
  expect(await where()).toEqual({ at: { col: 11, row: 12 }, toward: { col: 10, row: 12 }, miles: 2 });
});

test('falls bar her on the river, and the referee lets her over them', async () => {
  await table.tell('map.addSite', {
    mapId,
    col: 10,
    row: 12,
    kind: 'other',
    name: 'The Falls',
    knowledge: 'known',
    bars: 'vessels',
  });
  await row([9, 12], [10, 12], [11, 12]);
  expect((await table.sail([4])).stopped).toBe('The Falls bars the way');
  expect((await where()).at).toEqual({ col: 9, row: 12 });
  const refused = await table.refusal('travel.passDay', { kind: 'sail' });
  expect(refused.message).toContain('The Falls bars the way');
  await table.sail([6], { anyway: true });
  expect((await where()).at.col).toBeGreaterThan(9);
});

test('off the river no way leads by water', async () => {
  const { refusal } = await table.ask('travel.way', { through: [{ col: 10, row: 15 }] });
  expect(refusal).toContain('is land, and they are aboard');
});
