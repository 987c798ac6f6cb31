import { afterEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { MapDesk, forest } from './map-desk.ts';

let desk: MapDesk;
afterEach(() => desk.end());

const order = {
  job: 'making',
  col: 0,
  row: 0,
  width: 30,
  height: 20,
  seed: 99,
  shape: 'island',
  climate: 'mild',
  sea: 40,
  mountains: 10,
  wet: 50,
  rivers: 4,
  towns: 3,
} as const satisfies Omit<CommandInput<'map.generate'>, 'mapId'>;

test('land is one step with its seed in the sentence, leaves painted hexes alone, and is undone as one', async () => {
  desk = new MapDesk();
  await desk.begin();
  const { mapId } = desk;
  await desk.paint(forest, [3, 3, 5]);
  const before = await desk.cells();
  const made = await desk.tell('map.generate', { ...order, mapId, heights: true });
  expect(made.hexes).toBe(595);
  const what = `${made.rivers} river${made.rivers === 1 ? '' : 's'} and ${made.towns} towns`;
  expect(await desk.said()).toBe(`Made land on The North by the seed 99: 595 hexes, ${what}.`);
  const cells = await desk.cells();
  expect(Object.keys(cells)).toHaveLength(600);
  expect(cells).toMatchObject(before);
  expect(Object.keys(await desk.cells('elevation'))).toHaveLength(595);
  const things = await desk.ask('map.things', { mapId });
  expect(things?.lines.map(({ kind }) => kind)).toEqual(Array.from({ length: made.rivers }, () => 'river'));
  expect(things?.sites.map(({ kind, knowledge }) => `${kind} ${knowledge}`)).toEqual(
    Array.from({ length: made.towns }, () => 'settlement secret'),
  );
  await desk.undo();
  expect(await desk.cells()).toEqual(before);
  expect((await desk.ask('map.things', { mapId }))?.sites).toEqual([]);
});

test('the same seed makes the same land in another campaign; over what is painted only where it is told', async () => {
  desk = new MapDesk();
  await desk.begin();
  await desk.tell('map.generate', { ...order, mapId: desk.mapId });
  const first = await desk.cells();
  await desk.end();
  desk = new MapDesk();
  await desk.begin();
  await desk.paint(forest, [0, 0, 30]);
  await desk.tell('map.generate', { ...order, mapId: desk.mapId, over: true });
  expect(await desk.cells()).toEqual(first);
  const again = { ...order, mapId: desk.mapId };
  expect((await desk.refusal('map.generate', again)).message).toBe(
    'Every hex there is painted already. Nothing was made.',
  );
});

test.each([
  [{ width: 0 }, 'A whole number from 1 to 1,000. Nothing was changed.'],
  [{ seed: -1 }, 'A whole number from 0 to 2,147,483,647. Nothing was changed.'],
  [{ sea: 96 }, 'A whole number from 0 to 95. Nothing was changed.'],
  [{ col: 4090 }, 'That leaves the map. Nothing was made.'],
  [
    { width: 1000, height: 200 },
    'At most 100,000 hexes are made at once, and this has 200,000. Nothing was made.',
  ],
  [{ mapId: 9 }, 'That map is no longer there. Nothing was changed.'],
])('%j is refused: %s', async (wrong, message) => {
  desk = new MapDesk();
  await desk.begin();
  expect((await desk.refusal('map.generate', { ...order, mapId: desk.mapId, ...wrong })).message).toBe(
    message,
  );
  expect(await desk.cells()).toEqual({});
});
