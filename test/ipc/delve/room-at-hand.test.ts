import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
  await table.tell('dungeon.leave', {});
});
afterEach(() => table.end());

const atHand = (open: number | null) => table.ask('place.atHand', { open });

test('the room at hand is the one they stand in, else the one that lies open in the book', async () => {
  const { id: dungeonId, levelId } = await table.tell('place.addDungeon', { name: 'Barrow' });
  const add = async (key: string, name: string) =>
    (await table.tell('place.addRoom', { levelId, key, name })).id;
  const guardroom = await add('2', 'Guardroom');
  const hall = await add('3', 'Hall');

  expect(await atHand(null)).toBeNull();
  expect(await atHand(hall)).toMatchObject({ id: hall, key: '3', name: 'Hall', dungeon: 'Barrow' });
  expect(await atHand(9999)).toBeNull();

  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null, dungeonId });
  expect((await atHand(hall))?.name).toBe('Hall');
  await table.tell('place.goTo', { roomId: guardroom });
  expect((await atHand(hall))?.name).toBe('Guardroom');
  await table.tell('place.removeRoom', { id: guardroom });
  expect((await atHand(hall))?.name).toBe('Hall');
});
