import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;
beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const give = (item: { kind: 'gear' | 'torch' | 'tinder'; name: string; quantity: number }) =>
  table.tell('inventory.add', { to: { in: 'holder', id: table.hild }, item });
const lying = async () => {
  const view = await table.ask('combat.lying', { fightId: 1, fighter: 'c1' });
  if (!view) throw new Error('Nobody fights.');
  return view;
};
const at = async () => ({ fightId: 1, after: (await table.board()).after, fighter: 'c1' });

/** To where Hild may act. */
async function hersToAct(): Promise<void> {
  await table.propose({ kind: 'initiative', actor: null }, 5, 2);
  for (let n = 0; n < 8 && (await table.row('Hild')).standing !== 'mayAct'; n++)
    await table.throwAll({ kind: 'next', actor: null });
  expect((await table.row('Hild')).standing).toBe('mayAct');
}

describe('the pack', () => {
  test('let fall, it lies where she stands, and the act is spent; one step there and back', async () => {
    await give({ kind: 'gear', name: 'Rope', quantity: 1 });
    await give({ kind: 'torch', name: 'torch', quantity: 3 });
    await table.begin({ comers: [{ name: 'goblin', hp: 9 }], feet: 30 });
    await hersToAct();
    expect((await lying()).pack).toBe('1 Rope, 3 × torch');
    const before = await table.board();
    await table.tell('combat.dropPack', await at());
    expect((await table.newest()).summary).toContain('Hild drops 1 Rope, 3 × torch.');
    expect((await table.row('Hild')).standing).not.toBe('mayAct');
    // The sword is in her hand.
    expect((await lying()).held.map(({ name }) => name)).toEqual(['Sword']);
    expect((await lying()).things.map(({ what, away }) => [what, away])).toEqual([
      ['1 Rope', 0],
      ['3 × torch', 0],
    ]);
    expect((await table.refusal('combat.dropPack', await at())).message).toBe(
      'Hild has nothing to drop but what is worn or in hand. Nothing was changed.',
    );
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    expect(table.errors).toEqual([]);
  });

  test('dropped in flight, it lies there, and she runs the faster for it', async () => {
    await table.tell('campaign.changeSettings', { settings: { encumbrance: 'detailed' } });
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.hild },
      item: { kind: 'otherTreasure', name: 'Anvil', quantity: 1, weightEach: 900 },
    });
    await table.begin({ comers: [{ name: 'orc', hp: 9 }], feet: 5 });
    const laden = await table.ask('combat.flight', { fightId: 1, runners: ['c1'] });
    expect(laden?.packs).toEqual([{ fighter: 'c1', name: 'Hild', what: '1 Anvil' }]);
    const { after } = await table.board();
    await table.tell('combat.flee', { fightId: 1, after, runners: ['c1'], packs: ['c1'] });
    expect((await table.newest()).summary).toContain('Hild drops 1 Anvil.');
    expect((await lying()).things.map(({ what }) => what)).toEqual(['1 Anvil']);
    const ran = (await table.ask('encounter.view', {}))?.pursuit?.fleeingRate ?? 0;
    expect(ran).toBeGreaterThan(laden?.fleeingRate ?? Infinity);
    await table.tell('journal.undo', {});
    expect((await lying()).things).toEqual([]);
    const stays = { fightId: 1, after, runners: ['f1'], packs: ['c1'] };
    expect((await table.refusal('combat.flee', stays)).message).toBe(
      'Only who runs drops a pack in flight. Nothing was changed.',
    );
  });
});

describe('a door of the room', () => {
  async function atTheDoor(): Promise<number> {
    const { id: dungeonId } = await table.tell('place.addDungeon', { name: 'The Barrow' });
    const { id: levelId } = await table.tell('place.addLevel', { dungeonId, name: 'One' });
    const { id: roomId } = await table.tell('place.addRoom', { levelId, key: '1', name: 'Hall', notes: '' });
    const { id } = await table.tell('place.addFeature', {
      roomId,
      kind: 'door',
      name: 'oak door',
      toRoomId: null,
      facts: { stuck: true },
    });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild, dungeonId });
    await table.tell('place.goTo', { roomId });
    await table.begin({ comers: [{ name: 'goblin', hp: 9 }], feet: 30 });
    return id;
  }

  test('is forced by an act, stands so in the book, and undo shuts it again', async () => {
    const doorId = await atTheDoor();
    await hersToAct();
    const [door] = (await lying()).doors;
    expect(door).toMatchObject({ id: doorId, name: 'oak door', state: 'shut, stuck' });
    expect(door?.acts).toContain('force');
    await table.tell('combat.door', { ...(await at()), doorId, act: 'force' });
    expect((await table.newest()).summary).toContain('Hild at oak door: forced open.');
    expect((await table.row('Hild')).standing).not.toBe('mayAct');
    expect((await lying()).doors[0]?.state).toBe('open');
    const again = { ...(await at()), doorId, act: 'force' };
    expect((await table.refusal('combat.door', again)).code).toBe('refused');
    await table.tell('journal.undo', {});
    expect((await lying()).doors[0]?.state).toBe('shut, stuck');
    expect((await table.row('Hild')).standing).toBe('mayAct');
  });

  test('the end leaves a line in the notes of the room, which opening again strikes', async () => {
    await atTheDoor();
    const ending = await table.ask('combat.ending', { fightId: 1 });
    expect(ending?.room).toMatchObject({ title: '1, Hall' });
    const notes = async () => (await table.ask('place.room', { roomId: ending?.room?.id ?? 0 }))?.notes;
    await table.tell('combat.end', { fightId: 1, roomNote: 'A goblin died here.' });
    expect(await notes()).toBe('A goblin died here.');
    await table.tell('combat.goOn', { fightId: 1 });
    expect(await notes()).toBe('');
  });

  test('of another room, or none, it is refused in words', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 9 }], feet: 30 });
    expect((await lying()).doors).toEqual([]);
    expect((await table.refusal('combat.door', { ...(await at()), doorId: 1, act: 'open' })).message).toBe(
      'That door is not in the room they fight in. Nothing was changed.',
    );
    expect((await table.refusal('combat.end', { fightId: 1, roomNote: 'Here.' })).message).toBe(
      'This fight is in no room of the book. Nothing was changed; leave the note out.',
    );
  });
});

describe('a torch under the open sky', () => {
  const light = async (more: object = {}) => ({
    fightId: 1,
    after: (await table.board()).after,
    does: 'light',
    fighter: 'c1',
    kind: 'torch',
    ...more,
  });

  test('is lit with tinder, burns on the board, and is handed over where it lies at the end', async () => {
    await give({ kind: 'torch', name: 'torch', quantity: 2 });
    await table.begin({ comers: [{ name: 'goblin', hp: 9 }], feet: 30, outdoors: true });
    expect((await table.ask('combat.lights', { fightId: 1 }))?.fresh.map(({ text }) => text)).toEqual([
      'Hild lights a torch',
    ]);
    expect((await table.refusal('combat.light', await light())).message).toContain('nobody carries tinder');
    await give({ kind: 'tinder', name: 'tinder box', quantity: 1 });
    await table.tell('combat.light', (await light({ tinderDie: 1 })) as never);
    expect((await table.newest()).summary).toContain('Hild lit a torch');
    const [torch] = (await table.board()).lights;
    expect(torch).toMatchObject({ who: 'Hild', source: 'torch' });
    const { after } = await table.board();
    await table.tell('combat.light', { fightId: 1, after, lightId: torch?.id ?? '', does: 'drop' });
    const lights = async () => (await table.ask('combat.ending', { fightId: 1 }))?.lights ?? [];
    expect(await lights()).toHaveLength(1);
    const bearer = () => table.desk.campaign.file.db.prepare('SELECT bearer_id FROM light').pluck().get();
    expect(bearer()).toBeNull();
    const stranger = { fightId: 1, lights: [{ lightId: torch?.id ?? '', to: 'f1' }] };
    expect((await table.refusal('combat.end', stranger)).message).toBe(
      'Only those of the party in this fight can take a light. Nothing was changed.',
    );
    await table.tell('combat.end', { fightId: 1, lights: [{ lightId: torch?.id ?? '', to: 'c1' }] });
    expect(bearer()).toBe(table.hild);
    await table.tell('combat.goOn', { fightId: 1 });
    expect(bearer()).toBeNull();
    expect(await lights()).toHaveLength(1);
    expect(table.errors).toEqual([]);
  });
});
