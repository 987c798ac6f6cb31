import { afterEach, beforeAll, expect, it } from 'vitest';
import { donjonLevel } from '../../unit/imports/samples/donjon-sample.ts';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;

async function taken() {
  const { token } = await readText(desk, JSON.stringify(donjonLevel));
  return desk.tell('import.take', { token, to: pool });
}
async function firstLevel() {
  const { dungeons } = await desk.ask('place.list', {});
  const [dungeon] = dungeons;
  const level = dungeon?.levels[0];
  if (level === undefined) throw new Error('There is no level.');
  const view = await desk.ask('place.level', { levelId: level.id });
  return { level, rooms: view?.rooms ?? [] };
}

it('a dungeon comes with its foes keyed, its traps, its hoards and its own wandering table, in one step', async () => {
  desk = await deskWith('ose');
  await desk.tell('creature.add', { name: 'Cave Wolf', system: 'ose' });
  expect(await taken()).toMatchObject({ dungeons: 1, tables: 1, characters: 0, items: 0 });
  const { lines } = await desk.ask('log.list', { limit: 1 });
  expect(lines[0]?.summary).toBe('Imported 1 wandering table and 1 dungeon (Dungeon of donjon, JSON).');
  const { level, rooms } = await firstLevel();
  expect([level.name, level.depth, level.table?.name]).toEqual([
    'Level 3',
    3,
    'The Warrens of the Tin King: wandering',
  ]);
  expect(rooms.map(({ key, foes }) => [key, foes])).toEqual([
    ['1', 2],
    ['2', 0],
    ['3', 0],
    ['C1', 0],
    ['C2', 0],
  ]);
  const one = await desk.ask('place.room', { roomId: rooms[0]?.id ?? 0 });
  const [creature] = (await desk.ask('creature.search', { text: 'own' })).rows;
  expect(one?.foes.map(({ who, creatureId, number }) => [who, creatureId, number])).toEqual([
    ['1st Level Warrior Goblin', 'goblin', 4],
    ['Cave Wolf', creature?.id, 1],
  ]);
  expect(one?.doors.map(({ name, to }) => [name, to?.key])).toEqual([
    ['Good Wooden Door', '2'],
    ['Iron Door', 'C1'],
  ]);
  expect(one?.traps.map(({ name }) => name)).toEqual(['Net Trap', 'Fire Trap']);
  expect(one?.treasures.map(({ name }) => name)).toEqual(['Treasure']);
  expect(one?.hoards).toHaveLength(1);
  // 120 gp, 1,400 sp, two agates of 10 gp, a flute of 25 gp.
  expect(one?.hoards[0]).toMatchObject({ worth: 305 });
  await desk.tell('journal.undo', {});
  expect((await desk.ask('place.list', {})).dungeons).toEqual([]);
  expect((await desk.ask('wander.list', {})).tables).toEqual([]);
  expect(await desk.ask('hoard.list', {})).toEqual([]);
});

it('without its table the level has none, and a second time both stand beside the first', async () => {
  desk = await deskWith('swords-wizardry');
  const { token } = await readText(desk, JSON.stringify(donjonLevel));
  await desk.tell('import.take', { token, to: pool, indexes: [0] });
  expect((await firstLevel()).level.table).toBeNull();
  const again = await readText(desk, JSON.stringify(donjonLevel), 'again');
  await desk.tell('import.take', { token: again.token, to: pool });
  const { dungeons } = await desk.ask('place.list', {});
  expect(dungeons.map(({ name, levels }) => [name, levels[0]?.table?.name])).toEqual([
    ['The Warrens of the Tin King', undefined],
    ['The Warrens of the Tin King (2)', 'The Warrens of the Tin King: wandering'],
  ]);
});
