import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { RoadDesk } from '../road-desk.ts';

// Courses on a map: the best way over what the players know, straight through what they do not.

let table: RoadDesk;
let mapId: number;

const plain = 1;
const forest = 5;
const swamp = 11;
const sea = 18;

type Stretch = [col: number, row: number, length: number];
const paint = (layer: 'terrain' | 'theirs', code: number, ...stretches: Stretch[]) =>
  table.tell('map.paint', {
    mapId,
    layer,
    runs: stretches.map(([col, row, length]) => ({ col, row, length, code })),
  });
const wayTo = (col: number, row: number) => table.ask('travel.way', { through: [{ col, row }] });
const columnOf = (col: number, from: number, to: number): Hex[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ col, row: from + at }));

/** Plain as far as it goes; they stand at 1010, and go south. */
async function begin(settings: Record<string, boolean> = {}): Promise<void> {
  await table.setOut('ose', { settings });
  mapId = await table.addMap('The North');
  await paint('terrain', plain, ...Array.from({ length: 30 }, (_, row): Stretch => [0, row, 30]));
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
}

beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

test('what they never saw is gone straight through, and round once they have seen it', async () => {
  await begin();
  await paint('terrain', swamp, [10, 12, 1], [10, 13, 1]);
  expect((await wayTo(10, 15)).hexes).toEqual(columnOf(10, 11, 15));
  await table.haveSeen(mapId, 30, 30);
  // Two hexes of swamp are as long as four of plain; round them it is six hexes, not five.
  const { hexes } = await wayTo(10, 15);
  expect(hexes).toHaveLength(6);
  expect(hexes.filter(({ col, row }) => col === 10 && (row === 12 || row === 13))).toEqual([]);
});

test('a course tells how many of its hexes they do not know, where it goes by what they know', async () => {
  const laid = async () => {
    await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 14 }] });
    return table.said();
  };
  await begin();
  const course = 'Course to Thorn Gate, 24 miles, 4 hexes.';
  expect(await laid()).toBe(`${course} Straight on through 4 hexes they do not know.`);
  await paint('theirs', forest, [10, 12, 1]);
  expect(await laid()).toBe(`${course} Straight on through 3 hexes they do not know.`);
  await table.tell('campaign.changeSettings', { settings: { coursesByTheirMap: false } });
  expect(await laid()).toBe(course);
});

test('ground is what their map has, right or wrong', async () => {
  await begin();
  await table.haveSeen(mapId, 30, 30);
  await paint('theirs', swamp, [10, 12, 1], [10, 13, 1]);
  expect((await wayTo(10, 15)).hexes).toHaveLength(6);
});

test('a course is the same whatever lies in what they do not know', async () => {
  await begin();
  const { hexes } = await wayTo(14, 20);
  await paint('terrain', forest, [8, 13, 8], [8, 16, 4]);
  await paint('terrain', sea, [9, 15, 3]);
  await table.tell('map.addLine', { mapId, kind: 'road', path: '10,10 9,11 9,12', secret: true });
  await table.tell('map.addLine', {
    mapId,
    kind: 'wall',
    path: '12,14 12,15 12,16',
    bars: true,
    secret: true,
  });
  expect((await wayTo(14, 20)).hexes).toEqual(hexes);
});

test('into a sea that nobody has seen a course is laid, and the march stops on its shore', async () => {
  await begin();
  await paint('terrain', sea, [0, 13, 30]);
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 16 }] });
  const { stopped } = await table.march(6);
  expect(stopped).toContain('The way goes over');
  const where = await table.ask('travel.where', {});
  expect(where?.true.at).toEqual({ col: 10, row: 12 });
  // They stand before it now, and have it on their map.
  expect((await wayTo(10, 16)).refusal).toBeNull();
});

test('a road that is no secret is taken, one that is is not', async () => {
  await begin();
  await paint('terrain', swamp, ...Array.from({ length: 30 }, (_, row): Stretch => [0, row, 30]));
  await table.haveSeen(mapId, 30, 30);
  const path = '10,10 11,11 11,12 11,13 11,14 10,14';
  const { id } = await table.tell('map.addLine', { mapId, kind: 'road', path, secret: true });
  expect((await wayTo(10, 14)).hexes).toHaveLength(4);
  await table.tell('map.changeLine', { id, secret: false });
  expect((await wayTo(10, 14)).hexes).toHaveLength(5);
});

test('a ford is gone to by those who know it', async () => {
  await begin();
  const path = Array.from({ length: 30 }, (_, col) => `${col},12`).join(' ');
  await table.tell('map.addLine', { mapId, kind: 'river', path, bars: true });
  const ford = { mapId, col: 14, row: 12, kind: 'ford', name: 'The Stones' } as const;
  const { id } = await table.tell('map.addSite', { ...ford, knowledge: 'secret' });
  expect((await wayTo(10, 14)).hexes).not.toContainEqual({ col: 14, row: 12 });
  await table.tell('map.changeSite', { id, knowledge: 'known' });
  expect((await wayTo(10, 14)).hexes).toContainEqual({ col: 14, row: 12 });
});

test('a setting takes the best way of all instead', async () => {
  await begin({ coursesByTheirMap: false });
  await paint('terrain', swamp, [10, 12, 1], [10, 13, 1]);
  expect((await wayTo(10, 15)).hexes).toHaveLength(6);
});
