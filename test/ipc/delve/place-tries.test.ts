import { afterEach, expect, test } from 'vitest';
import { readsOf } from '../../fixtures/counted-reads.ts';
import { TestDesk } from '../test-desk.ts';

const table = new TestDesk({ roll: () => 6 });
afterEach(() => table.end());

test('what was tried in a room by word is told with as few questions, however often it was tried', async () => {
  await table.tell('app.createSample', { path: table.campaignPath });
  await table.tell('dungeon.leave', {});
  const { id, levelId } = await table.tell('place.addDungeon', { name: 'Barrow' });
  const { id: roomId } = await table.tell('place.addRoom', { levelId, key: '1', name: 'Porch' });
  await table.tell('place.addRoom', { levelId, key: '2', name: 'Hall' });
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null, dungeonId: id });
  const listen = (place: string) =>
    table.tell('deed.try', { deeds: [{ characterId: 3, kind: 'listen', place, chance: 1, sides: 6 }] });
  const tries = async () => (await table.ask('place.room', { roomId }))?.tries.map(({ place }) => place);
  await listen('Porch');
  const once = await readsOf(tries);
  for (const place of ['1', 'room 1', '1 Porch', '2', '1, PORCH']) await listen(place);
  expect(await tries()).toEqual(['Porch', '1', 'room 1', '1 Porch', '1, PORCH']);
  expect((await readsOf(tries)).statements).toBe(once.statements);
});
