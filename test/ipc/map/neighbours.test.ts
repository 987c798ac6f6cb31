import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { MapDesk, forest, hills, plain } from './map-desk.ts';

let desk: MapDesk;
beforeEach(async () => {
  desk = new MapDesk(seededDice(3));
  await desk.begin();
});
afterEach(() => desk.end());

const east = { col: 4, row: 3 };

test('what lies at a hex is thrown on the tables of the ground around it, the die typed or the program’s', async () => {
  const { mapId } = desk;
  await desk.paint(forest, [3, 3], [3, 4]);
  const told = await desk.ask('map.whatLies', { mapId, ...east });
  expect(told).toMatchObject({ number: '0504', painted: null });
  expect(told?.rows.at(-1)?.to).toBe(100);
  const last = told?.rows.at(-1);
  expect(await desk.tell('map.throwGround', { mapId, ...east, die: 100 })).toEqual({
    code: last?.code,
    name: last?.name,
  });
  expect(await desk.said()).toBe(`0504 is ${last?.name} (100 of 100).`);
  expect((await desk.refusal('map.throwGround', { mapId, ...east, die: 1 })).message).toBe(
    `0504 is ${last?.name} already. Nothing was painted.`,
  );
  await desk.undo();
  await desk.tell('map.throwGround', { mapId, ...east });
  expect((await desk.cells())['4,3']).toBeGreaterThan(0);
  expect((await desk.refusal('map.throwGround', { mapId, col: 40, row: 40 })).message).toBe(
    'Nothing is painted beside 4141 to throw for it by. Nothing was painted.',
  );
  expect((await desk.refusal('map.throwGround', { mapId, ...east, die: 101 })).code).toBe('bad-input');
});

test('the referee’s own table holds in the place of the usual one until it is given up; undone as one step', async () => {
  const { mapId } = desk;
  const tableOf = async (code: number) =>
    (await desk.ask('map.neighbours', {})).find((each) => each.code === code);
  const usual = await tableOf(forest);
  expect(usual?.own).toBe(false);
  const rows = [{ code: hills, weight: 3 }];
  await desk.tell('map.setNeighbours', { code: forest, rows });
  expect(await desk.said()).toBe('A table of what lies beside Forest.');
  expect(await tableOf(forest)).toEqual({ code: forest, own: true, rows });
  await desk.paint(forest, [3, 3]);
  expect((await desk.ask('map.whatLies', { mapId, ...east }))?.rows).toEqual([
    { code: hills, name: 'Hills', from: 1, to: 100 },
  ]);
  const again = { code: forest, rows };
  expect((await desk.refusal('map.setNeighbours', again)).message).toContain('Nothing was changed');
  const twice = { code: forest, rows: [...rows, ...rows] };
  expect((await desk.refusal('map.setNeighbours', twice)).message).toBe(
    'A ground stands twice in the table. Nothing was changed.',
  );
  const gone = { code: forest, rows: [{ code: 99, weight: 1 }] };
  expect((await desk.refusal('map.setNeighbours', gone)).code).toBe('not-found');
  await desk.tell('map.removeGround', { code: hills });
  expect(await tableOf(forest)).toEqual(
    usual === undefined ? null : { ...usual, rows: usual.rows.filter(({ code }) => code !== hills) },
  );
  await desk.undo();
  expect(await tableOf(forest)).toEqual({ code: forest, own: true, rows });
  await desk.tell('map.setNeighbours', { code: forest, rows: [] });
  expect(await tableOf(forest)).toEqual(usual);
});

test('land goes on from what is painted in one step, by the same seed the same', async () => {
  const order = { job: 'growing', mapId: desk.mapId, seed: 5, col: 0, row: 0, width: 12, height: 10 };
  expect((await desk.refusal('map.grow', order)).message).toContain('Nothing is painted there to go on from');
  await desk.paint(plain, [5, 5]);
  expect(await desk.tell('map.grow', order)).toEqual({ hexes: 119 });
  expect(await desk.said()).toBe('The North goes on by the seed 5: 119 hexes.');
  const first = await desk.cells();
  await desk.undo();
  expect(Object.keys(await desk.cells())).toHaveLength(1);
  await desk.tell('map.grow', order);
  expect(await desk.cells()).toEqual(first);
});
