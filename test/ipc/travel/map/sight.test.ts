import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** What is seen on the way is on their map where they think it lies; landmarks tell who is elsewhere. A mile a hex. */
let table: RoadDesk;
let mapId: number;

const plain = 1;
const forest = 5;
const mountains = 9;

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The Vale');
  await table.tell('map.change', { id: mapId, hexMiles: 1 });
  await paint(plain, 90);
  await table.tell('travel.place', { on: { mapId, col: 20, row: 30 } });
});
afterEach(() => table.end());

function paint(code: number, rows: number) {
  const runs = Array.from({ length: rows }, (_, row) => ({ col: 0, row, length: 60, code }));
  return table.tell('map.paint', { mapId, layer: 'terrain', runs });
}
const spot = (code: number, col: number, row: number) =>
  table.tell('map.paint', { mapId, layer: 'terrain', runs: [{ col, row, length: 1, code }] });

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is on no map.');
  return found;
};
const hex = async (col: number, row: number) => {
  const found = await table.ask('map.hex', { mapId, col, row });
  if (!found) throw new Error('No such map.');
  return found;
};
const south = (row: number) =>
  table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 20, row }] });

describe('sight', () => {
  test('three miles over open ground, and no further', async () => {
    await south(31);
    await table.march(6);
    expect((await hex(23, 31)).known).toEqual({ seen: true, entered: false, explored: false });
    expect((await hex(20, 34)).theirs).toMatchObject({ name: 'Plain' });
    expect((await hex(20, 35)).known.seen).toBe(false);
    expect((await hex(20, 31)).known.entered).toBe(true);
  });

  test('their own hex alone in a forest, unless the ground says otherwise', async () => {
    await paint(forest, 90);
    await south(31);
    await table.march(6);
    expect((await hex(21, 31)).known.seen).toBe(false);
    await table.tell('map.changeGround', { code: forest, sightPercent: 50 });
    await south(32);
    await table.march();
    expect((await hex(21, 32)).known.seen).toBe(true);
    expect((await hex(20, 34)).known.seen).toBe(false);
  });

  test('heights show from their own miles', async () => {
    await spot(mountains, 20, 41);
    await table.tell('map.changeGround', { code: mountains, seenMiles: 10 });
    await south(31);
    await table.march(6);
    expect((await hex(20, 41)).theirs).toMatchObject({ name: 'Mountains' });
    expect((await hex(20, 40)).known.seen).toBe(false);
  });

  test('who is astray draws what they see where they believe it lies', async () => {
    await south(54);
    // Lost; the drift of a 1 is two sides to the left, north-east in place of south.
    await table.march(1, 1, 6);
    const { true: truly, believed } = await where();
    expect(truly.at).not.toEqual(believed?.at);
    const at = believed?.at ?? truly.at;
    expect((await hex(at.col, at.row + 3)).known.seen).toBe(true);
    expect((await hex(truly.at.col, truly.at.row)).known.seen).toBe(false);
  });
});

describe('a landmark', () => {
  const landmark = (col: number, row: number) =>
    table.tell('map.addSite', {
      mapId,
      col,
      row,
      kind: 'landmark',
      name: 'The Needle',
      knowledge: 'known',
      seenMiles: 8,
    });
  const stray = async () => {
    await south(54);
    await table.march(1, 1, 6);
    const { true: truly, believed } = await where();
    if (!believed) throw new Error('They know that they are lost.');
    return { truly: truly.at, believed: believed.at };
  };

  test('in true sight that is far off by their map strikes them', async () => {
    const { truly } = await stray();
    expect((await where()).contradiction).toBeNull();
    await landmark(truly.col, truly.row + 7);
    expect((await where()).contradiction).toMatch(
      /^They see The Needle, which by their map is \d+ miles off\.$/u,
    );
  });

  test('that should be in sight and is not strikes them too, and not in a forest', async () => {
    const { believed } = await stray();
    await landmark(believed.col, believed.row + 7);
    expect((await where()).contradiction).toBe('By their map they should see The Needle, and do not.');
  });

  test('who knows that they are lost knows it again', async () => {
    const { truly } = await stray();
    await table.tell('travel.tell', {});
    await landmark(truly.col, truly.row + 7);
    expect((await where()).contradiction).toBe('They see The Needle, which they know.');
  });
});

test('a road where their map has none strikes those who are astray', async () => {
  await south(54);
  await table.march(1, 1, 6);
  const { true: truly, believed } = await where();
  const { col, row } = truly.at;
  await table.tell('map.addLine', { mapId, kind: 'road', path: `${col},${row} ${col},${row + 1}` });
  expect((await where()).contradiction).toBe('They come upon a road where their map has none.');
  await table.tell('map.removeLine', { id: 1 });
  const at = believed?.at ?? truly.at;
  await table.tell('map.addLine', {
    mapId,
    kind: 'river',
    name: 'Ash',
    path: `${at.col},${at.row} ${at.col},${at.row + 1}`,
  });
  expect((await where()).contradiction).toBe('Their map has the river Ash here, and there is none.');
});
