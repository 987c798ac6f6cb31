import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
  await table.tell('dungeon.leave', {});
  const { dungeons } = await table.ask('place.list', {});
  for (const { id } of dungeons) await table.tell('place.removeDungeon', { id });
});
afterEach(() => table.end());

const lastLine = async () => (await table.ask('log.list', { limit: 1 })).lines[0];
const said = async () => (await lastLine())?.summary;

/** Runs a step, takes it back and does it again: the file must be the same both times. Its sentence is the answer. */
async function thereAndBack(work: () => Promise<unknown>): Promise<string | undefined> {
  const before = contents(table.desk.campaign.file);
  await work();
  const sentence = await said();
  const after = contents(table.desk.campaign.file);
  expect(after).not.toBe(before);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
  await table.tell('journal.redo', {});
  expect(contents(table.desk.campaign.file)).toBe(after);
  return sentence;
}

async function refused(name: Parameters<TestDesk['refusal']>[0], input: unknown) {
  const before = contents(table.desk.campaign.file);
  const { code, message, details } = await table.refusal(name, input);
  expect(contents(table.desk.campaign.file)).toBe(before);
  return [code, message, details];
}

const addRoom = async (levelId: number, key = '', name = '', notes = '') =>
  (await table.tell('place.addRoom', { levelId, key, name, notes })).id;
const addDoor = async (roomId: number, name: string, more: Partial<CommandInput<'place.addFeature'>> = {}) =>
  (
    await table.tell('place.addFeature', {
      roomId,
      kind: 'door',
      name,
      ...more,
    } as CommandInput<'place.addFeature'>)
  ).id;
const room = async (roomId: number) => {
  const view = await table.ask('place.room', { roomId });
  if (!view) throw new Error('The room is gone.');
  return view;
};
const enter = (name = 'Barrow', dungeonId: number | null = null) =>
  table.tell('dungeon.enter', { name, speakerId: null, dungeonId });

/** Barrow: level 1 with 1 Porch and 2 Guardroom, an oak door between them. */
async function barrow() {
  const { id, levelId } = await table.tell('place.addDungeon', { name: 'Barrow' });
  const porch = await addRoom(levelId, '1', 'Porch');
  const guardroom = await addRoom(levelId, '2', 'Guardroom', 'Two *goblins* play at knucklebones.');
  const oak = await addDoor(porch, 'oak door', { toRoomId: guardroom });
  return { id, levelId, porch, guardroom, oak };
}

describe('the book', () => {
  test('a dungeon begins with its first level, is renamed and noted on', async () => {
    const sentence = await thereAndBack(() => table.tell('place.addDungeon', { name: 'Barrow' }));
    expect(sentence).toBe('A new dungeon in the book: Barrow.');
    const [dungeon] = (await table.ask('place.list', {})).dungeons;
    expect(dungeon).toMatchObject({ name: 'Barrow', levels: [{ name: 'Level 1', depth: 1, rooms: 0 }] });
    const id = dungeon?.id ?? 0;
    expect(await thereAndBack(() => table.tell('place.changeDungeon', { id, name: 'The Long Barrow' }))).toBe(
      'Barrow is called The Long Barrow now.',
    );
    expect(await thereAndBack(() => table.tell('place.changeDungeon', { id, notes: 'Cold.' }))).toBe(
      'The notes on The Long Barrow were changed.',
    );
    expect(await refused('place.addDungeon', { name: 'the long  BARROW' })).toEqual([
      'refused',
      'The book has a dungeon called the long  BARROW already. Nothing was changed.',
      { name: 'Another dungeon has this name.' },
    ]);
    expect((await refused('place.changeDungeon', { id, name: 'The Long Barrow' }))[1]).toMatch(/so already/);
    expect((await refused('place.changeDungeon', { id: 999, name: 'X' }))[0]).toBe('not-found');
    expect((await lastLine())?.outcome).toMatchObject({ hidden: true });
  });

  test('levels take the next depth and a wandering table', async () => {
    const { id: dungeonId } = await barrow();
    let id = 0;
    const add = async () => ({ id } = await table.tell('place.addLevel', { dungeonId }));
    expect(await thereAndBack(add)).toBe('A new level of Barrow: Level 2.');
    const { id: tableId } = await table.tell('wander.addTable', { name: 'Deep ones', dice: '1d6' });
    expect(
      await thereAndBack(() => table.tell('place.changeLevel', { id, name: 'Crypts', depth: 3, tableId })),
    ).toBe('Level 2: called Crypts now, its dangers are of level 3, wanderers by Deep ones.');
    expect((await table.ask('place.level', { levelId: id }))?.level).toMatchObject({
      name: 'Crypts',
      depth: 3,
      table: { id: tableId, name: 'Deep ones' },
    });
    expect(await thereAndBack(() => table.tell('place.changeLevel', { id, tableId: null }))).toBe(
      'Crypts: no wandering table of its own.',
    );
    expect((await refused('place.changeLevel', { id, tableId: 99 }))[2]).toEqual({
      tableId: 'Choose again.',
    });
    expect((await refused('place.addLevel', { dungeonId: 99 }))[0]).toBe('not-found');
    expect(await thereAndBack(() => table.tell('place.removeLevel', { id }))).toBe(
      'Struck Crypts of Barrow from the book.',
    );
  });

  test('rooms take the next number, keep their keys apart, and move', async () => {
    const { levelId, porch, guardroom } = await barrow();
    expect(await thereAndBack(() => addRoom(levelId, '', 'Well'))).toBe('A new room on Level 1: 3, Well.');
    const well = (await table.ask('place.level', { levelId }))?.rooms.at(-1)?.id ?? 0;
    expect(
      await thereAndBack(() =>
        table.tell('place.changeRoom', { id: well, key: '3a', name: '', notes: 'Deep.' }),
      ),
    ).toBe('3, Well: its key is 3a now, it has no name now, its notes were changed.');
    expect(await refused('place.changeRoom', { id: well, key: '2' })).toEqual([
      'refused',
      'There is a room 2 on this level already. Nothing was changed.',
      { key: 'Another room of the level has this key.' },
    ]);
    const order = async () => (await table.ask('place.level', { levelId }))?.rooms.map(({ key }) => key);
    expect(await thereAndBack(() => table.tell('place.moveRoom', { id: well, beforeId: guardroom }))).toBe(
      'Room 3a stands before 2, Guardroom in the list.',
    );
    expect(await order()).toEqual(['1', '3a', '2']);
    await table.tell('place.moveRoom', { id: porch, beforeId: null });
    expect(await order()).toEqual(['3a', '2', '1']);
    expect((await refused('place.moveRoom', { id: porch, beforeId: null }))[1]).toMatch(/so already/);
  });

  test('a room goes to another level of the book, and only there can its key clash', async () => {
    const { id: dungeonId, levelId, porch } = await barrow();
    const { id: below } = await table.tell('place.addLevel', { dungeonId });
    await addRoom(below, '1');
    expect((await refused('place.changeRoom', { id: porch, levelId: below }))[2]).toHaveProperty('key');
    expect(
      await thereAndBack(() => table.tell('place.changeRoom', { id: porch, levelId: below, key: '9' })),
    ).toBe('1, Porch: its key is 9 now, on Level 2 now.');
    expect((await table.ask('place.level', { levelId }))?.rooms.map(({ key }) => key)).toEqual(['2']);
    const elsewhere = (await table.ask('place.level', { levelId: below }))?.rooms[0]?.id;
    expect((await refused('place.moveRoom', { id: porch, beforeId: 999 }))[0]).toBe('not-found');
    const guardroom = (await table.ask('place.level', { levelId }))?.rooms[0]?.id;
    expect((await refused('place.moveRoom', { id: guardroom, beforeId: elsewhere }))[1]).toMatch(
      /another level/,
    );
  });

  test('many moves into the same gap keep the order, and one step takes each back', async () => {
    const { levelId } = await barrow();
    const ids = [await addRoom(levelId), await addRoom(levelId)];
    const rooms = async () => (await table.ask('place.level', { levelId }))?.rooms.map(({ id }) => id) ?? [];
    for (let turn = 0; turn < 30; turn++) {
      const [first, second, third] = await rooms();
      if (first === undefined || second === undefined || third === undefined)
        throw new Error('Rooms are gone.');
      const wanted = [second, first, third, ...(await rooms()).slice(3)];
      await thereAndBack(() => table.tell('place.moveRoom', { id: second, beforeId: first }));
      expect(await rooms()).toEqual(wanted);
      await table.tell('place.moveRoom', { id: third, beforeId: first });
    }
    expect((await rooms()).length).toBe(2 + ids.length);
  });

  test('giving up a dungeon says what goes with it, the party’s place too, and is one step', async () => {
    const { id, guardroom } = await barrow();
    await table.tell('place.addFeature', { roomId: guardroom, kind: 'trap', name: 'pit' });
    await enter();
    await table.tell('place.goTo', { text: '2' });
    expect(await thereAndBack(() => table.tell('place.removeDungeon', { id }))).toBe(
      'Struck Barrow from the book. With it went 1 level, 2 rooms and 2 things in them. The party stood there, and stands in no room of the book now.',
    );
    expect(await table.ask('place.now', {})).toMatchObject({ dungeon: null, room: null });
    await table.tell('journal.undo', {});
    expect((await table.ask('place.now', {}))?.room?.name).toBe('Guardroom');
  });

  test('a room given up leaves its doors’ far side open', async () => {
    const { porch, guardroom } = await barrow();
    expect(await thereAndBack(() => table.tell('place.removeRoom', { id: guardroom }))).toBe(
      'Struck 2, Guardroom from the book.',
    );
    expect((await room(porch)).doors).toMatchObject([{ name: 'oak door', to: null }]);
    expect(await thereAndBack(() => table.tell('place.removeRoom', { id: porch }))).toBe(
      'Struck 1, Porch from the book. With it went 1 door, trap, treasure or other thing.',
    );
  });
});

describe('what stands in a room', () => {
  test('a door is seen from both its rooms, with what can be done to it', async () => {
    const { porch, guardroom, oak } = await barrow();
    expect((await room(porch)).doors).toMatchObject([
      { id: oak, name: 'oak door', state: 'shut', fromFar: false, to: { key: '2', level: 'Level 1' } },
    ]);
    expect((await room(guardroom)).doors).toMatchObject([{ id: oak, fromFar: true, to: { key: '1' } }]);
    expect(await thereAndBack(() => table.tell('place.setDoor', { id: oak, act: 'lock' }))).toBe(
      '1, Porch, oak door: locked.',
    );
    expect(await refused('place.setDoor', { id: oak, act: 'open' })).toEqual([
      'refused',
      'It is locked: see to that first, or force it. Nothing was changed.',
      { act: 'It is locked: see to that first, or force it.' },
    ]);
    expect(await thereAndBack(() => table.tell('place.setDoor', { id: oak, act: 'force' }))).toBe(
      '1, Porch, oak door: forced open.',
    );
    await table.tell('place.setDoor', { id: oak, act: 'spike' });
    expect((await room(guardroom)).doors).toMatchObject([
      { state: 'spiked open', acts: ['unspike'], facts: { open: true, spiked: 'open' } },
    ]);
  });

  test('whether a trap goes off is thrown for, on its own chance', async () => {
    const { guardroom } = await barrow();
    const facts = { what: 'Spiked pit, 1d6', chanceInSix: 3 };
    const feature = { roomId: guardroom, kind: 'trap' as const, name: 'pit', facts };
    const { id: pit } = await table.tell('place.addFeature', feature);
    expect(await table.tell('place.tryTrap', { id: pit, die: 4 })).toEqual({ sprung: false });
    expect(await said()).toBe('2, Guardroom, pit: did not go off (4, goes off 3 in 6).');
    expect((await room(guardroom)).traps).toMatchObject([{ state: 'not found' }]);
    expect(await table.tell('place.tryTrap', { id: pit, die: 3 })).toEqual({ sprung: true });
    expect(await said()).toBe('2, Guardroom, pit: went off (3, goes off 3 in 6).');
    expect((await room(guardroom)).traps).toMatchObject([{ state: 'found, sprung' }]);
    expect((await refused('place.tryTrap', { id: pit }))[1]).toMatch(/gone off already/);
  });

  test('traps and treasure have their own acts, and no other', async () => {
    const { guardroom, oak } = await barrow();
    const add = (input: CommandInput<'place.addFeature'>) => table.tell('place.addFeature', input);
    const facts = { what: 'Spiked pit, 1d6', chanceInSix: 3 };
    const { id: pit } = await add({ roomId: guardroom, kind: 'trap', name: 'pit', facts });
    const { id: chest } = await add({ roomId: guardroom, kind: 'treasure', name: 'chest' });
    expect(await said()).toBe('Treasure in 2, Guardroom: chest.');
    expect(await thereAndBack(() => table.tell('place.setTrap', { id: pit, act: 'spring' }))).toBe(
      '2, Guardroom, pit: went off.',
    );
    expect(await thereAndBack(() => table.tell('place.setTreasure', { id: chest, act: 'take' }))).toBe(
      '2, Guardroom, chest: taken.',
    );
    expect(await room(guardroom)).toMatchObject({
      traps: [{ state: 'found, sprung', facts: { ...facts, of: 'room' } }],
      treasures: [{ state: 'taken', acts: ['putBack'] }],
    });
    expect((await refused('place.setTrap', { id: oak, act: 'find' }))[1]).toBe(
      'oak door is no trap. Nothing was changed.',
    );
    expect((await refused('place.setTreasure', { id: chest, act: 'take' }))[1]).toMatch(/taken already/);
    expect((await refused('place.setTrap', { id: pit, act: 'disarm' }))[1]).toMatch(/nothing to disarm/);
    expect((await refused('place.setDoor', { id: 999, act: 'open' }))[0]).toBe('not-found');
  });

  test('a thing is changed by the fact, and struck out', async () => {
    const { porch, guardroom, oak } = await barrow();
    const well = await addRoom((await room(porch)).level.id, '', 'Well');
    expect(
      await thereAndBack(() =>
        table.tell('place.changeFeature', {
          id: oak,
          name: 'iron door',
          toRoomId: well,
          facts: { secret: true },
        }),
      ),
    ).toBe('1, Porch, oak door: called iron door now.');
    expect((await room(well)).doors).toMatchObject([{ state: 'secret, not found; shut' }]);
    expect((await room(guardroom)).doors).toEqual([]);
    expect((await refused('place.changeFeature', { id: oak, facts: { secret: true } }))[1]).toMatch(
      /so already/,
    );
    expect((await refused('place.changeFeature', { id: oak, facts: { lockd: true } }))[0]).toBe('bad-input');
    expect((await refused('place.changeFeature', { id: oak, toRoomId: porch }))[2]).toEqual({
      toRoomId: 'Choose another room.',
    });
    const { id: idol } = await table.tell('place.addFeature', { roomId: porch, kind: 'other', name: 'idol' });
    expect((await refused('place.changeFeature', { id: idol, toRoomId: well }))[1]).toMatch(/no door/);
    expect(await thereAndBack(() => table.tell('place.removeFeature', { id: idol }))).toBe(
      '1, Porch, idol: struck from the book.',
    );
  });

  test('a line of the level counts doors from both sides, what is live, and what was tried', async () => {
    const { levelId, guardroom, oak } = await barrow();
    const { id: pit } = await table.tell('place.addFeature', {
      roomId: guardroom,
      kind: 'trap',
      name: 'pit',
    });
    const lines = async () => (await table.ask('place.level', { levelId }))?.rooms;
    expect(await lines()).toMatchObject([
      { key: '1', doors: 1, liveTraps: 0 },
      { key: '2', doors: 1, liveTraps: 1, treasures: 0, tries: 0 },
    ]);
    await table.tell('place.setTrap', { id: pit, act: 'disarm' });
    await table.tell('place.removeFeature', { id: oak });
    expect(await lines()).toMatchObject([{ doors: 0 }, { doors: 0, liveTraps: 0 }]);
  });
});

describe('where the party stands', () => {
  test('nowhere outside a dungeon', async () => {
    const { porch } = await barrow();
    expect(await table.ask('place.now', {})).toBeNull();
    expect((await refused('place.goTo', { roomId: porch }))[1]).toMatch(/not in a dungeon/);
    expect((await refused('place.stepOut', {}))[0]).toBe('refused');
  });

  test('a delve of a dungeon’s name goes into it; another may be chosen; a gone one is refused', async () => {
    const { id } = await barrow();
    await enter('  BARROW ');
    expect(await table.ask('place.now', {})).toMatchObject({ dungeon: { id, name: 'Barrow' }, room: null });
    await table.tell('dungeon.leave', {});
    await enter('The hill', id);
    expect(await table.ask('place.now', {})).toMatchObject({ delve: 'The hill', dungeon: { id } });
    await table.tell('dungeon.leave', {});
    await enter('Elsewhere');
    expect((await table.ask('place.now', {}))?.dungeon).toBeNull();
    await table.tell('dungeon.leave', {});
    expect((await refused('dungeon.enter', { name: 'X', speakerId: null, dungeonId: 99 }))[2]).toEqual({
      dungeonId: 'Choose again.',
    });
  });

  test('goes by key and by name, marks the room visited, says so, and steps out', async () => {
    const { levelId, guardroom } = await barrow();
    await enter();
    expect(await thereAndBack(() => table.tell('place.goTo', { text: '2' }))).toBe(
      'The party went to 2, Guardroom of Level 1.',
    );
    expect((await lastLine())?.outcome).not.toHaveProperty('hidden');
    expect(await table.ask('place.now', {})).toMatchObject({
      room: { id: guardroom, here: true, visited: true, notes: 'Two *goblins* play at knucklebones.' },
    });
    expect((await table.ask('place.list', {})).here).toMatchObject({ levelId, roomId: guardroom });
    expect((await refused('place.goTo', { text: 'guardroom' }))[1]).toMatch(/stands in 2, Guardroom already/);
    await table.tell('place.goTo', { text: 'por' });
    expect(await thereAndBack(() => table.tell('place.goTo', { text: '2 guardroom' }))).toBe(
      'The party went to 2, Guardroom again.',
    );
    expect(await thereAndBack(() => table.tell('place.stepOut', {}))).toBe('The party left 2, Guardroom.');
    expect((await refused('place.goTo', { text: 'knucklebones' }))[1]).toBe(
      'No room of the book is called knucklebones. The party stands where it stood.',
    );
  });

  test('a key is looked for on the level at hand first; what is ambiguous is refused with the choices', async () => {
    const { id: dungeonId } = await barrow();
    const { id: below } = await table.tell('place.addLevel', { dungeonId });
    const belowTwo = await addRoom(below, '2', 'Guard post');
    await addRoom(below, '3', 'Crypt');
    await enter();
    expect(await refused('place.goTo', { text: '2' })).toEqual([
      'refused',
      '2 rooms answer to 2: 2, Guardroom (Level 1); 2, Guard post (Level 2). The party stands where it stood.',
      { text: 'Type more of it, or choose one of the list.' },
    ]);
    await table.tell('place.goTo', { text: 'crypt' });
    expect(await table.tell('place.goTo', { text: '2' })).toEqual({ roomId: belowTwo });
  });

  test('what was tried in a room stands with it, by word and by the dungeon', async () => {
    const { guardroom, porch } = await barrow();
    await addRoom((await room(porch)).level.id, '9', 'Porch');
    await enter();
    const search = (place: string) =>
      table.tell('deed.try', { deeds: [{ characterId: 3, kind: 'secretDoor', place, die: 1 }] });
    await search('the  moon');
    await search('room 2');
    await search('PORCH');
    expect((await room(guardroom)).tries).toMatchObject([
      { who: 'Wren', kind: 'secretDoor', place: 'room 2', delve: 'Barrow', success: true, featureId: null },
    ]);
    expect((await room(porch)).tries).toEqual([]);
    await table.tell('place.changeRoom', { id: porch, name: 'Entry' });
    await table.tell('dungeon.leave', {});
    await enter('Another hill');
    await table.tell('deed.try', { deeds: [{ characterId: 4, kind: 'listen', place: '2', die: 6 }] });
    expect((await room(guardroom)).tries).toHaveLength(1);
  });
});

describe('the quick find', () => {
  test('ranks key, name, notes; the party’s level first; and counts what it leaves off', async () => {
    const { id: dungeonId, guardroom } = await barrow();
    const { id: below } = await table.tell('place.addLevel', { dungeonId });
    await addRoom(below, '12', 'Kitchen', 'The 2 cooks fear the\n\nÉLAN of the guard.');
    await addRoom(below, '2', 'Vault');
    const found = async (text: string, limit = 50) =>
      (await table.ask('place.find', { text, limit })).rooms.map(({ key, name }) => `${key} ${name}`);
    expect(await found('2')).toEqual(['2 Guardroom', '2 Vault', '12 Kitchen']);
    await enter();
    await table.tell('place.goTo', { text: 'vault' });
    expect(await found('2')).toEqual(['2 Vault', '2 Guardroom', '12 Kitchen']);
    expect(await found('ROOM')).toEqual(['2 Guardroom']);
    const { rooms, more } = await table.ask('place.find', { text: 'guard', limit: 1 });
    expect([rooms[0]?.id, rooms[0]?.excerpt, more]).toEqual([guardroom, '', 1]);
    const takes = async (text: string) => (await table.ask('place.find', { text })).takes;
    expect([await takes('guard'), await takes('knuckle'), await takes('moon')]).toEqual([
      guardroom,
      null,
      null,
    ]);
    const [kitchen] = (await table.ask('place.find', { text: 'élan' })).rooms;
    expect(kitchen?.excerpt).toBe('The 2 cooks fear the ÉLAN of the guard.');
    expect(await found('  ')).toEqual([]);
    expect(await found('100%')).toEqual([]);
  });
});
