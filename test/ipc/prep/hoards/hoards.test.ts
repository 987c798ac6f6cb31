import { afterEach, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { TestDesk } from '../../test-desk.ts';

/** A hoard from its roll to the pack: what is left of it, what it weighs and is worth, and back again. */

let table: TestDesk;
afterEach(() => table.end());

/** A campaign with a room, and Hild. */
async function sitDown(...faces: number[]) {
  table = new TestDesk(scriptedDice(faces));
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system: 'ose' });
  const { levelId } = await table.tell('place.addDungeon', { name: 'The Barrow' });
  const { id: roomId } = await table.tell('place.addRoom', { levelId, key: '12', name: 'Guardroom' });
  const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6 };
  const { id: hildId } = await table.tell('character.add', hild);
  return { roomId, hildId };
}

type Place = Omit<CommandInput<'treasure.place'>, 'at'>;

const written = (typed: string): Place => ({
  source: { by: 'letters', text: 'P', bearers: 1 },
  low: false,
  lines: [{ typed }],
});
const pool = async () => (await table.ask('inventory.view', { place: { in: 'pool' } })).items;
const hoards = () => table.ask('hoard.list', {});
const room = async (roomId: number) => {
  const view = await table.ask('place.room', { roomId });
  if (!view) throw new Error('The room is gone.');
  return view;
};
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0];
const undo = () => table.tell('journal.undo', {});

test('a hoard lies in its room, half of it is taken, the rest stays, and all goes back', async () => {
  const { roomId } = await sitDown();
  const at = { spot: 'room', id: roomId } as const;
  const { id } = await table.tell('treasure.place', { ...written('600 gp; silver ring 15 gp'), at });
  expect((await newest())?.summary).toBe('Treasure P: 600 gp, 1 silver ring (15 gp) lies at 12, Guardroom.');
  expect(await hoards()).toMatchObject([
    { id, name: 'Treasure P', spot: 'room', spotId: roomId, where: '12, Guardroom', worth: 615 },
  ]);
  expect((await table.ask('party.view', {})).stashes).toEqual([]);

  const [gold] = (await room(roomId)).hoards[0]?.things ?? [];
  await table.tell('hoard.take', { id, itemIds: [gold?.id ?? 0], quantity: 200 });
  expect((await newest())?.summary).toBe('12, Guardroom: found 200 gp. The rest lies there still.');
  expect(await pool()).toMatchObject([{ name: 'gp', quantity: 200 }]);
  expect((await room(roomId)).hoards[0]?.things).toMatchObject([
    { name: 'gp', quantity: 400 },
    { name: 'silver ring', quantity: 1 },
  ]);
  await table.tell('hoard.take', { id });
  expect((await room(roomId)).hoards).toEqual([]);
  expect(await pool()).toMatchObject([{ name: 'silver ring' }, { name: 'gp', quantity: 600 }]);
  const account = await table.ask('reward.account', {});
  expect(account.lines.map(({ title, detail }) => [title, detail.split(';')[0]])).toEqual([
    ['200 gp', '12, Guardroom'],
    ['400 gp', '12, Guardroom'],
    ['1 silver ring', '12, Guardroom'],
  ]);

  await undo();
  await undo();
  expect((await room(roomId)).hoards[0]?.things).toMatchObject([{ quantity: 600 }, { quantity: 1 }]);
  expect(await pool()).toEqual([]);
  await undo();
  expect(await hoards()).toEqual([]);
});

test('a treasure of the room is taken with the last of its hoard, and lies there again with another', async () => {
  const { roomId } = await sitDown();
  const { id: chest } = await table.tell('place.addFeature', { roomId, kind: 'treasure', name: 'the chest' });
  const at = { spot: 'feature', id: chest } as const;
  const { id } = await table.tell('treasure.place', { ...written('30 sp'), at });
  const before = (await room(roomId)).treasures[0];
  expect(before).toMatchObject({ state: 'still there', acts: [] });
  const refusal = await table.refusal('place.setTreasure', { id: chest, act: 'take' });
  expect(refusal.message).toBe('What lies at the chest is listed: take it from there. Nothing was changed.');
  await table.tell('hoard.take', { id });
  expect((await newest())?.summary).toBe('12, Guardroom: the chest: found 30 sp.');
  expect((await room(roomId)).treasures[0]).toMatchObject({ state: 'taken', acts: ['putBack'] });
  await table.tell('treasure.place', { ...written('1 gp'), at });
  expect((await room(roomId)).treasures[0]).toMatchObject({ state: 'still there' });
});

test('a find weighs and is worth the same in the room, with foes, in the pool and in a pack', async () => {
  const { roomId, hildId } = await sitDown();
  const things = '1,000 cp; 50 pp; ruby 500 gp; crown 1,200 gp; 3 torches 1 gp';
  const { id } = await table.tell('treasure.place', {
    ...written(things),
    at: { spot: 'room', id: roomId },
  });
  const sums = async () => (await hoards()).map(({ worth, weight }) => ({ worth, weight }));
  const inRoom = await sums();
  expect(inRoom).toEqual([{ worth: 10 + 250 + 500 + 1200 + 3, weight: '1,061 coins' }]);
  const { id: encounterId } = await table.tell('encounter.begin', { who: 'goblins', ground: 'dungeon' });
  await table.tell('hoard.change', { id, at: { spot: 'encounter', id: encounterId } });
  expect((await room(roomId)).hoards).toEqual([]);
  expect(await sums()).toEqual(inRoom);
  expect((await hoards())[0]?.where).toBe('goblins');
  await table.tell('hoard.take', { id });
  const sumOf = async (place: { in: 'pool' } | { in: 'holder'; id: number }) => {
    const view = await table.ask('inventory.view', { place });
    const copper = { cp: 0.01, sp: 0.1, ep: 0.5, gp: 1, pp: 5 };
    const worth = view.items.reduce(
      (sum, { coin, costEach, quantity }) =>
        sum + quantity * (coin === null ? (costEach ?? 0) : copper[coin]),
      0,
    );
    const weight = view.items.reduce((sum, { weightEach, quantity }) => sum + weightEach * quantity, 0);
    return [{ worth, weight: `${weight.toLocaleString('en')} coins` }];
  };
  expect(await sumOf({ in: 'pool' })).toEqual(inRoom);
  const itemIds = (await pool()).map((item) => item.id);
  await table.tell('inventory.move', { itemIds, to: { in: 'holder', id: hildId } });
  expect(await sumOf({ in: 'holder', id: hildId })).toEqual(inRoom);
});

test('what a hoard is bound to goes, and the hoard stays in the hand', async () => {
  const { roomId } = await sitDown();
  await table.tell('treasure.place', { ...written('5 gp'), at: { spot: 'room', id: roomId } });
  await table.tell('place.removeRoom', { id: roomId });
  expect(await hoards()).toMatchObject([{ spot: null, where: '', worth: 5 }]);
  await undo();
  expect(await hoards()).toMatchObject([{ spot: 'room', where: '12, Guardroom' }]);
});

test('where a hoard can be laid is found by its words', async () => {
  const { roomId } = await sitDown();
  const { id: chest } = await table.tell('place.addFeature', { roomId, kind: 'treasure', name: 'the chest' });
  await table.tell('combat.keepMuster', { name: 'Gate watch', lines: '3 goblins' });
  const titles = async (text: string) =>
    (await table.ask('hoard.places', { text })).map(({ spot, title }) => [spot, title]);
  expect(await titles('')).toEqual([
    ['room', '12, Guardroom'],
    ['feature', '12, Guardroom: the chest'],
    ['muster', 'Gate watch'],
  ]);
  expect(await titles('CHEST')).toEqual([['feature', '12, Guardroom: the chest']]);
  expect(chest).toBeGreaterThan(0);
});

test('what cannot be is refused with a sentence, and nothing is written', async () => {
  const { roomId, hildId } = await sitDown();
  const at = { spot: 'room', id: roomId } as const;
  expect(
    (await table.refusal('treasure.place', { ...written('5 gp'), at: { ...at, id: 999 } })).message,
  ).toBe('That place is no longer there. Nothing was changed.');
  expect(await hoards()).toEqual([]);
  const { id } = await table.tell('treasure.place', { ...written('5 gp'), at });
  const [thing] = (await hoards())[0]?.things ?? [];
  const itemIds = [thing?.id ?? 0];
  const toHild = { itemIds, to: { in: 'holder', id: hildId } };
  expect((await table.refusal('inventory.move', toHild)).message).toContain('is taken into the pool first');
  expect((await table.refusal('hoard.take', { id: 999 })).message).toContain('no longer there');
  expect((await table.refusal('hoard.take', { id, itemIds: [999] })).message).toContain(
    'Not all of that lies',
  );
  expect((await table.refusal('hoard.take', { id, itemIds, quantity: 6 })).message).toBe(
    'There are only 5 × gp.',
  );
  expect((await hoards())[0]?.worth).toBe(5);
  await table.tell('hoard.remove', { id });
  expect(await hoards()).toEqual([]);
  await undo();
  expect((await hoards())[0]?.worth).toBe(5);
});
