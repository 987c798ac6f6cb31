import { afterEach, expect, test } from 'vitest';
import type { QueryInput } from '../../../../shared/ipc/contract.ts';
import { TestDesk } from '../../test-desk.ts';

/** What is rolled for at a place, by who is there. */

let table: TestDesk;
afterEach(() => table.end());

async function sitDown(system = 'ose') {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system });
  const { levelId } = await table.tell('place.addDungeon', { name: 'The Barrow' });
  await table.tell('place.changeLevel', { id: levelId, depth: 3 });
  const { id: roomId } = await table.tell('place.addRoom', { levelId, key: '12', name: 'Guardroom' });
  return roomId;
}

const at = (spot: QueryInput<'treasure.at'>['at']['spot'], id: number) =>
  table.ask('treasure.at', { at: { spot, id } });
const keyed = (roomId: number, foe: { who: string; creatureId?: string; number?: number }) =>
  table.tell('room.addFoe', { roomId, ...foe });

test('a room whose foes have treasure is their lair; else it lies unguarded', async () => {
  const roomId = await sitDown();
  const unguarded = { title: '12, Guardroom', asked: { by: 'unguarded', level: 3 } };
  expect(await at('room', roomId)).toEqual(unguarded);
  await keyed(roomId, { who: 'Nobody of note', number: 2 });
  const { id } = await keyed(roomId, { who: 'Guards', creatureId: 'goblin' });
  const goblins = { by: 'creature', name: 'Goblin', count: null, lair: true };
  expect((await at('room', roomId)).asked).toEqual(goblins);
  await table.tell('room.changeFoe', { id, number: 6 });
  expect((await at('room', roomId)).asked).toEqual({ ...goblins, count: 6 });
  const { id: chest } = await table.tell('place.addFeature', { roomId, kind: 'treasure', name: 'chest' });
  expect(await at('feature', chest)).toEqual({
    title: '12, Guardroom: chest',
    asked: { ...goblins, count: 6 },
  });
  await table.tell('room.changeFoe', { id, state: 'slain' });
  expect(await at('room', roomId)).toEqual(unguarded);
});

test('those who are met, a group of a fight and a muster have what their kind has', async () => {
  await sitDown();
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6 });
  await table.tell('encounter.begin', { who: 'Orcs', creatureId: 'orc', number: 5 });
  const met = await table.ask('encounter.view', {});
  expect(await at('encounter', met?.id ?? 0)).toEqual({
    title: 'Orcs',
    asked: { by: 'creature', name: 'Orc', count: 5, lair: false },
  });
  await table.tell('encounter.conclude', { outcome: 'parted' });
  await table.tell('combat.begin', { lines: '4 goblins; 2 wolves' });
  const board = await table.ask('combat.board', {});
  const foes = (board?.rows ?? []).filter(({ characterId }) => characterId === null).map(({ id }) => id);
  await table.tell('combat.group', {
    fightId: board?.fight.id ?? 0,
    members: foes,
    into: 'new',
    name: 'Raiders',
  });
  const [group] = (await table.ask('combat.board', {}))?.groups ?? [];
  expect(await at('foeGroup', group?.id ?? 0)).toEqual({
    title: 'Raiders',
    asked: { by: 'creature', name: 'Goblin', count: 4, lair: false },
  });
  const { id: muster } = await table.tell('combat.keepMuster', {
    ...{ id: null, name: 'The raid', notes: '', lines: '2 catapults\n30 goblins' },
  });
  expect(await at('muster', muster)).toEqual({
    title: 'The raid',
    asked: { by: 'creature', name: 'Goblin', count: 30, lair: false },
  });
});

test('where the book goes by experience nothing lies unguarded', async () => {
  const roomId = await sitDown('swords-wizardry');
  expect((await at('room', roomId)).asked).toBeNull();
  await keyed(roomId, { who: 'Goblin', number: 4 });
  expect((await at('room', roomId)).asked).toEqual({
    ...{ by: 'creature', name: 'Goblin', count: 4, lair: true },
  });
});

test('a place that is gone is told', async () => {
  const roomId = await sitDown();
  await table.tell('place.removeRoom', { id: roomId });
  const reply = await table.router.query('treasure.at', { at: { spot: 'room', id: roomId } });
  expect(reply).toMatchObject({ ok: false, error: { code: 'not-found' } });
});
