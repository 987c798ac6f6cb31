import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** What bars a way: lines that say so, sites that say so; and what leads over them. */
let table: RoadDesk;
let mapId: number;

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is on no map.');
  return found;
};
const setWay = (...through: [col: number, row: number][]) =>
  table.tell('travel.setWay', { goal: 'Thorn Gate', through: through.map(([col, row]) => ({ col, row })) });
const wayTo = (col: number, row: number) => table.ask('travel.way', { through: [{ col, row }] });

/** From west to east through the middle of the map, from edge to edge of what is painted. */
const across = Array.from({ length: 20 }, (_, col) => `${col},12`).join(' ');

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The North');
  await table.tell('map.paint', {
    mapId,
    layer: 'terrain',
    runs: Array.from({ length: 24 }, (_, row) => ({ col: 0, row, length: 20, code: 1 })),
  });
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
});
afterEach(() => table.end());

const river = (bars: boolean) =>
  table.tell('map.addLine', { mapId, kind: 'river', name: 'Ash', path: across, bars });

describe('a river', () => {
  test('bars nobody unless it is said of it', async () => {
    await river(false);
    await setWay([10, 14]);
    await table.march(6, 6);
    expect((await where()).true.at).toEqual({ col: 10, row: 14 });
  });

  test('stops the march before it, and they cross it where the referee lets them', async () => {
    await river(true);
    await setWay([10, 11], [10, 12], [10, 13], [10, 14]);
    const { stopped } = await table.march(6);
    expect(stopped).toBe('The river Ash bars the way');
    const { row } = (await where()).true.at;
    expect([11, 12]).toContain(row);
    const { message } = await table.refusal('travel.passDay', { kind: 'march' });
    expect(message).toContain('The river Ash bars the way. Let them go on all the same');
    await table.tell('travel.passDay', { kind: 'march', faces: [6], anyway: true });
    expect((await where()).true.at.row).toBeGreaterThan(12);
  });

  test.each(['ford', 'bridge', 'ferry'] as const)(
    'is crossed at a %s, and the best way goes there',
    async (kind) => {
      await river(true);
      expect((await wayTo(10, 14)).hexes).toHaveLength(4);
      await table.tell('map.addSite', {
        mapId,
        col: 14,
        row: 12,
        kind,
        name: 'The Crossing',
        knowledge: 'known',
      });
      const { hexes } = await wayTo(10, 14);
      expect(hexes).toContainEqual({ col: 14, row: 12 });
      await setWay([10, 14]);
      expect((await table.ask('travel.plan', {})).plan).toMatchObject({ barrier: null });
    },
  );

  test('a road that is kept up has its bridge', async () => {
    await river(true);
    const path = Array.from({ length: 5 }, (_, at) => `10,${10 + at}`).join(' ');
    await table.tell('map.addLine', { mapId, kind: 'road', path });
    await setWay([10, 14]);
    await table.march(6);
    expect((await where()).true.at).toEqual({ col: 10, row: 14 });
  });

  test('where none leads round, the way is laid all the same and asks when they are there', async () => {
    await river(true);
    await setWay([10, 14]);
    expect((await where()).plan).toHaveLength(4);
  });
});

test('a wall along the sides of hexes bars those who would go over it, and none who go along it', async () => {
  // The south side of a hex.
  await table.tell('map.addLine', { mapId, kind: 'wall', along: 'edges', path: '10,11,3', bars: true });
  const { hexes } = await wayTo(10, 13);
  expect(hexes).toHaveLength(4);
  await setWay([10, 11], [10, 12]);
  expect((await table.march(6)).stopped).toBe('The wall bars the way');
  expect((await where()).true.at).toEqual({ col: 10, row: 11 });
});

test('a site may bar those afoot, and says so by its name', async () => {
  const { id } = await table.tell('map.addSite', {
    mapId,
    col: 10,
    row: 12,
    kind: 'other',
    name: 'Toll Gate',
    knowledge: 'known',
    bars: 'walkers',
  });
  await setWay([10, 11], [10, 12], [10, 13]);
  expect((await table.march(6)).stopped).toBe('Toll Gate bars the way');
  await table.tell('map.changeSite', { id, bars: 'vessels' });
  await table.march(6);
  expect((await where()).true.at).toEqual({ col: 10, row: 13 });
});
