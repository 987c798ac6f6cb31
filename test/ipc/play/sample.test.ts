import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const rooms = async () => {
  const [dungeon] = (await table.ask('place.list', {})).dungeons;
  const level = await table.ask('place.level', { levelId: dungeon?.levels[0]?.id ?? 0 });
  const views = await Promise.all(
    (level?.rooms ?? []).map(({ id }) => table.ask('place.room', { roomId: id })),
  );
  return views.filter((view) => view !== null);
};

describe('the sample campaign', () => {
  test('has a small dungeon in its book with doors, traps and treasure, and a level with its wanderers', async () => {
    const [dungeon, ...others] = (await table.ask('place.list', {})).dungeons;
    expect(others).toEqual([]);
    expect(dungeon?.name).toBe('The Sunken Priory');
    expect(dungeon?.levels).toMatchObject([{ rooms: 7, visited: 1, table: { name: 'Dungeon level 1' } }]);
    const all = await rooms();
    expect(all.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(all.every(({ notes }) => notes.length > 60)).toBe(true);
    const doors = all.flatMap((room) => room.doors.map(({ facts }) => facts));
    expect(doors.some(({ stuck }) => stuck)).toBe(true);
    expect(doors.some(({ locked }) => locked)).toBe(true);
    expect(doors.some(({ secret }) => secret)).toBe(true);
    expect(new Set(all.flatMap((room) => room.traps.map(({ facts }) => facts.of)))).toEqual(
      new Set(['room', 'treasure']),
    );
    expect(all.flatMap((room) => room.treasures).length).toBeGreaterThan(3);
  });

  test('every room can be reached from the first by its doors', async () => {
    const all = await rooms();
    const reached = new Set([all[0]?.id]);
    for (let before = 0; before < reached.size;) {
      before = reached.size;
      for (const room of all) if (reached.has(room.id)) for (const { to } of room.doors) reached.add(to?.id);
    }
    expect(reached.size).toBe(all.length);
  });

  test('begins in the first room with fire and light to carry, and its check throws on the level’s table', async () => {
    expect((await table.ask('place.now', {}))?.room).toMatchObject({ key: '1', name: 'Head of the stair' });
    const { members } = await table.ask('party.view', {});
    const carried = members.map(({ supplies }) => supplies);
    expect(carried.filter(({ tinder }) => tinder > 0)).toHaveLength(2);
    expect(carried.some(({ torch }) => torch > 0) && carried.some(({ lantern }) => lantern > 0)).toBe(true);
    for (let turn = 1; turn <= 2; turn++) await table.tell('dungeon.passTurn', { activity: 'explore' });
    await table.tell('prompt.rollCheck', { turn: 2, die: 1 });
    expect((await table.ask('dungeon.delve', {})).delve?.prompts[0]?.kind).toBe('encounterDue');
    expect((await table.ask('wander.list', {})).tables).toMatchObject([{ name: 'Dungeon level 1' }]);
  });

  test('entering by the name leads into the book again', async () => {
    await table.tell('dungeon.leave', {});
    await table.tell('dungeon.enter', { name: 'the sunken  priory', speakerId: null });
    expect((await table.ask('place.now', {}))?.dungeon).toMatchObject({ name: 'The Sunken Priory' });
  });
});
