import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** Columns line up, odd ones stand half a hex higher; six miles a hex. A strip of plain 40 by 30 with a wood in it. */
let table: RoadDesk;
let mapId: number;

const plain = 1;
const forest = 5;
const swamp = 11;
const sea = 18;

const paint = (code: number, ...runs: [col: number, row: number, length: number][]) =>
  table.tell('map.paint', {
    mapId,
    layer: 'terrain',
    runs: runs.map(([col, row, length]) => ({ col, row, length, code })),
  });

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is on no map.');
  return found;
};
const way = (...through: [col: number, row: number][]) =>
  table.tell('travel.setWay', {
    goal: 'Thorn Gate',
    through: through.map(([col, row]) => ({ col, row })),
  });

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The North');
  await paint(plain, ...Array.from({ length: 30 }, (_, row): [number, number, number] => [0, row, 40]));
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
});
afterEach(() => table.end());

describe('on course', () => {
  test('a day over clear ground is four hexes of six miles, true and believed alike', async () => {
    await way([10, 20]);
    expect((await where()).plan).toHaveLength(10);
    // Clear ground: direction 1 in 6, one check, 1 in 6; a 6 each.
    await table.march(6, 6);
    expect(await where()).toMatchObject({
      number: '1014',
      true: { at: { col: 10, row: 14 }, toward: null, miles: 0 },
      believed: { at: { col: 10, row: 14 } },
      astray: false,
      contradiction: null,
      trail: [10, 11, 12, 13, 14].map((row) => ({ col: 10, row, day: 2 })),
      strays: [],
    });
    expect((await table.road()).milesAhead).toBe(36);
  });

  test('woods cost half as much again: sixteen miles are two hexes and four miles on the way into the third', async () => {
    await paint(forest, [10, 11, 1], [10, 12, 1], [10, 13, 1]);
    // By hand through the wood; the best way would go round it.
    await way([10, 11], [10, 12], [10, 13]);
    await table.march(6, 6);
    expect(await where()).toMatchObject({
      true: { at: { col: 10, row: 12 }, toward: { col: 10, row: 13 }, miles: 4 },
      believed: { at: { col: 10, row: 12 }, toward: { col: 10, row: 13 }, miles: 4 },
    });
    expect((await table.road()).ground).toBe('forest');
  });

  test('in a hex begun they go on or turn back, at the cost of its ground, and the way is measured from there', async () => {
    await paint(forest, [10, 12, 1]);
    await way([10, 11], [10, 12]);
    // Twelve clear miles: a hex, and four miles of wood for the other six.
    const wood = { col: 10, row: 12 };
    const measured = async (col: number, row: number) =>
      (await table.ask('travel.way', { through: [{ col, row }] })).miles;
    await table.tell('character.edit', { id: 1, changes: { sheet: { overrules: { turnFeet: 60 } } } });
    await table.march(6, 6);
    expect((await where()).true).toEqual({ at: { col: 10, row: 11 }, toward: wood, miles: 4 });
    expect([await measured(10, 12), await measured(10, 11), await measured(10, 10)]).toEqual([2, 4, 10]);
    await way([10, 10]);
    expect(await table.said()).toBe(
      'Course to Thorn Gate, 10 miles, 2 hexes. Straight on through 1 hex they do not know. They turn back in the hex begun.',
    );
    const back = { at: wood, toward: { col: 10, row: 11 }, miles: 2 };
    expect(await where()).toMatchObject({ true: back, believed: back, astray: false });
    expect((await table.road()).legs).toMatchObject([
      { ground: 'forest', miles: 4 },
      { ground: 'clear', miles: 6 },
    ]);
    // Round once more, and they are on the way they came by.
    await way([10, 13]);
    expect((await where()).true).toEqual({ at: { col: 10, row: 11 }, toward: wood, miles: 4 });
    expect((await table.road()).legs[0]).toMatchObject({ ground: 'forest', miles: 2 });
    await table.tell('journal.undo', {});
    expect((await where()).true).toEqual(back);
    // Twelve clear miles: four of wood take six of them.
    await table.march(6, 6);
    expect(await where()).toMatchObject({
      true: { at: { col: 10, row: 10 }, toward: null },
      believed: { at: { col: 10, row: 10 }, toward: null },
    });
  });

  test('the best way goes round the swamp, and its days are told before', async () => {
    await paint(swamp, [10, 12, 1], [10, 13, 1]);
    await table.haveSeen(mapId, 30, 40);
    const found = await table.ask('travel.way', { through: [{ col: 10, row: 15 }] });
    expect(found).toMatchObject({ refusal: null, miles: 36, straightMiles: 30, days: 2 });
    expect(found.hexes.some(({ col, row }) => col === 10 && (row === 12 || row === 13))).toBe(false);
  });

  test('what they saw is drawn on their map where they believe it lies', async () => {
    await paint(forest, [10, 12, 1]);
    await way([10, 11], [10, 12]);
    await table.march(6, 6);
    const hex = await table.ask('map.hex', { mapId, col: 10, row: 12 });
    expect(hex).toMatchObject({ theirs: { name: 'Forest' }, known: { seen: true, entered: true } });
  });

  test('one step and all of it is taken back', async () => {
    await way([10, 20]);
    const before = [await where(), await table.ask('map.hex', { mapId, col: 10, row: 11 })];
    await table.march(6, 6);
    await table.tell('journal.undo', {});
    expect([await where(), await table.ask('map.hex', { mapId, col: 10, row: 11 })]).toEqual(before);
  });

  test('a course into the hex that was begun is what is left of it', async () => {
    await paint(forest, [10, 11, 1], [10, 12, 1], [10, 13, 1]);
    await way([10, 11], [10, 12], [10, 13]);
    await table.march(6, 6);
    await way([10, 13]);
    expect(await table.said()).toBe('Course to Thorn Gate, 2 miles, 1 hex.');
    expect((await where()).plan).toEqual([{ col: 10, row: 13 }]);
    expect((await table.road()).milesAhead).toBe(2);
  });

  test('a hex begun is finished first, whatever the new course', async () => {
    await paint(forest, [10, 11, 1], [10, 12, 1], [10, 13, 1]);
    await way([10, 11], [10, 12], [10, 13]);
    await table.march(6, 6);
    await way([12, 12]);
    expect((await where()).plan[0]).toEqual({ col: 10, row: 13 });
    expect((await table.road()).legs[0]).toMatchObject({ miles: 2, walked: 4 });
    expect((await where()).astray).toBe(false);
  });
});

describe('astray', () => {
  beforeEach(async () => {
    await way([10, 25]);
    // Direction, clear: 1 of 6 is lost; drift 3, two sides? The table says what it is; then the checks.
    await table.march(1, 1, 6);
  });

  test('every step is turned by a side or two, and they believe they keep to their plan', async () => {
    const day = await table.today();
    const { true: truly, believed, astray } = await where();
    expect(day.direction?.offsetDegrees).not.toBe(0);
    expect(astray).toBe(true);
    expect(believed?.at).toEqual({ col: 10, row: 14 });
    const left = (day.direction?.offsetDegrees ?? 0) < 0;
    const sides = Math.abs(day.direction?.offsetDegrees ?? 0) / 45;
    // South is side 3; a side to the left is south-east, two are north-east.
    const col = left ? 14 : 6;
    expect(truly.at).toEqual({ col, row: sides === 1 ? 12 : 8 });
  });

  test('the open log knows of none of it', async () => {
    const { lines } = await table.ask('log.list', { limit: 1 });
    expect(lines[0]?.summary).toContain('clear 24 miles');
    expect(lines[0]?.summary).not.toMatch(/lost|astray|course/u);
  });

  test('the next day keeps to the plan from where they truly are', async () => {
    const before = await where();
    await table.march(6, 6);
    const after = await where();
    expect(after.believed?.at).toEqual({ col: 10, row: 18 });
    expect(after.true.at).toEqual({ col: before.true.at.col, row: before.true.at.row + 4 });
  });

  test('told, they know no place and no way; miles since they were sure are the ring of doubt', async () => {
    await table.march(6, 6);
    await table.tell('travel.tell', {});
    expect(await where()).toMatchObject({
      believed: null,
      astray: false,
      doubt: { about: { col: 10, row: 10 }, miles: 48 },
      plan: [],
    });
    const { message } = await table.refusal('travel.passDay', { kind: 'march' });
    expect(message).toContain('No way lies ahead');
  });

  test('they know where they are again, and the way goes on to where it led', async () => {
    await table.tell('travel.knows', {});
    const found = await where();
    expect(found).toMatchObject({ astray: false, doubt: { miles: 0 } });
    expect(found.believed?.at).toEqual(found.true.at);
    expect(found.plan.at(-1)).toEqual({ col: 10, row: 25 });
    const { message } = await table.refusal('travel.knows', {});
    expect(message).toContain('know where they are');
  });

  test('each day is kept as they believed it beside what it was, and is told once they know', async () => {
    await table.march(6, 6);
    const before = (await where()).strays;
    expect(before.map(({ found }) => found)).toEqual([false, false]);
    const [first, second] = before;
    const rows = (from: number) => [0, 1, 2, 3, 4].map((at) => ({ col: 10, row: from + at }));
    expect(first).toMatchObject({ day: 2, chanceInSix: 1, die: 1, believed: rows(10) });
    expect(first?.degrees).not.toBe(0);
    expect(first?.truly[0]).toEqual({ col: 10, row: 10 });
    expect(first?.truly).toHaveLength(5);
    // Nothing was wrong with its die: they went on from where they had strayed to.
    expect(second).toMatchObject({ day: 3, die: 6, degrees: 0, believed: rows(14) });
    expect(second?.truly[0]).toEqual(first?.truly.at(-1));
    expect(second?.truly.at(-1)).toEqual((await where()).true.at);
    await table.tell('travel.tell', {});
    expect((await where()).strays.map(({ found }) => found)).toEqual([false, false]);
    await table.tell('travel.knows', {});
    const after = (await where()).strays;
    expect(after).toEqual(before.map((stray) => ({ ...stray, found: true })));
    await table.tell('journal.undo', {});
    expect((await where()).strays).toEqual(before);
  });

  test('a hex entered in two stretches stands once in the way of its day', async () => {
    await paint(forest, ...Array.from({ length: 30 }, (_, row): [number, number, number] => [0, row, 40]));
    await table.march(1, 1, 6);
    const { trail, strays } = await where();
    const way = trail.map(({ col, row }) => `${col} ${row}`);
    expect(new Set(way).size).toBe(way.length);
    for (const { truly, believed } of strays)
      for (const hexes of [truly, believed])
        expect(new Set(hexes.map(({ col, row }) => `${col} ${row}`)).size).toBe(hexes.length);
  });

  test('swamp where their map says plain strikes the referee’s eye', async () => {
    const { true: truly } = await where();
    expect((await where()).contradiction).toBeNull();
    await paint(swamp, [truly.at.col, truly.at.row, 1]);
    expect((await where()).contradiction).toBe('They stand in swamp where their map says plain.');
  });
});

test('a wood their map has where they stand on plain strikes the referee’s eye by itself', async () => {
  // The players know the country; they mean to cross the wood on rows 13 and 14.
  await paint(forest, [10, 13, 1], [10, 14, 1]);
  await table.tell('map.paint', {
    mapId,
    layer: 'known',
    runs: Array.from({ length: 30 }, (_, row) => ({ col: 0, row, length: 40, code: 1 })),
  });
  await way([10, 11], [10, 12], [10, 13], [10, 14]);
  // Lost, two sides to the left: four hexes of plain.
  await table.march(1, 1, 6);
  const found = await where();
  expect(found.believed?.at).toEqual({ col: 10, row: 14 });
  expect(found.contradiction).toBe('They stand in plain where their map says forest.');
  // Their map stays as it was.
  expect((await table.ask('map.hex', { mapId, col: 10, row: 14 }))?.theirs).toBeNull();
});

describe('what bars the way', () => {
  test('no way leads over the sea afoot, and none to a hex nobody painted', async () => {
    await paint(sea, [0, 15, 40]);
    await table.haveSeen(mapId, 30, 40);
    const over = await table.refusal('travel.setWay', { goal: 'x', through: [{ col: 10, row: 20 }] });
    expect(over.message).toContain('No way leads to 1020 over land');
    const into = await table.refusal('travel.setWay', { goal: 'x', through: [{ col: 10, row: 15 }] });
    expect(into.message).toContain('1015 is water');
    const unpainted = await table.refusal('travel.setWay', { goal: 'x', through: [{ col: 60, row: 60 }] });
    expect(unpainted.message).toContain('6060 is not painted');
  });

  test('who goes astray into the sea stops before it', async () => {
    await way([10, 25]);
    await paint(
      sea,
      [12, 0, 1],
      ...Array.from({ length: 30 }, (_, row): [number, number, number] => [12, row, 1]),
      ...Array.from({ length: 30 }, (_, row): [number, number, number] => [8, row, 1]),
    );
    const { stopped } = await table.march(1, 1);
    expect(stopped).toContain('The way goes over');
    expect([9, 11]).toContain((await where()).true.at.col);
  });

  test.each([
    ['a hex nobody painted', { mapId: 1, col: 99, row: 99 }, 'not painted'],
    ['a map there is not', { mapId: 7, col: 1, row: 1 }, 'no longer there'],
  ])('the company is not put on %s', async (_, on, words) => {
    const before = await where();
    const { message } = await table.refusal('travel.place', { on });
    expect(message).toContain(words);
    expect(await where()).toEqual(before);
  });

  test('legs by hand are for who is on no map', async () => {
    const { message } = await table.refusal('travel.setCourse', { goal: 'x', legs: [] });
    expect(message).toContain('on a map');
    await table.tell('travel.place', { on: null });
    expect(await table.ask('travel.where', {})).toBeNull();
    await table.course({ ground: 'clear', miles: 10 });
    expect((await table.road()).milesAhead).toBe(10);
  });

  test('a map given up takes them off it and nowhere else', async () => {
    await table.tell('map.remove', { id: mapId });
    expect(await table.ask('travel.where', {})).toBeNull();
    expect((await table.road()).goal).toBe('Thorn Gate');
  });
});
