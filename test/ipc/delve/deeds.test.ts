import { afterEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let faces: number[] = [];

afterEach(() => table.end());

/** The next faces, then the die's highest. */
const dice = { roll: (sides: number) => Math.min(faces.shift() ?? sides, sides) };

async function open(system: string, settings: Record<string, string | number> = {}): Promise<void> {
  faces = [];
  table = new TestDesk(dice);
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings });
}

const scores = { strength: 10, intelligence: 10, wisdom: 10, dexterity: 13, constitution: 10, charisma: 10 };
const add = async (name: string, facts: Partial<CommandInput<'character.add'>> = {}) =>
  (
    await table.tell('character.add', {
      name,
      className: 'Fighter',
      level: 1,
      abilities: scores,
      hp: 8,
      maxHp: 8,
      ...facts,
    })
  ).id;
const enter = () => table.tell('dungeon.enter', { name: 'The barrow', speakerId: null });
const options = async () => {
  const view = await table.ask('deed.options', {});
  if (!view) throw new Error('Nobody is in a dungeon.');
  return view;
};
const delve = async () => {
  const { delve: now } = await table.ask('dungeon.delve', {});
  if (!now) throw new Error('Nobody is in a dungeon.');
  return now;
};
const newest = async () => {
  const [line] = (await table.ask('log.list', { limit: 1 })).lines;
  if (!line) throw new Error('Nothing is in the log.');
  return line;
};
const hpOf = async (id: number) =>
  (await table.ask('party.view', {})).members.find((member) => member.id === id)?.hp;
const attempt = (deeds: CommandInput<'deed.try'>['deeds'], passTurn: boolean | null = null) =>
  table.tell('deed.try', { deeds, passTurn });

describe('one turn, several people', () => {
  test('each throws a die of their own, the turn passes once, and all of it is one step', async () => {
    await open('ose');
    const wren = await add('Wren', { className: 'Thief', classId: 'thief', level: 3 });
    const thora = await add('Thora', { className: 'Dwarf', classId: 'dwarf' });
    await enter();
    const { results, turns } = await attempt([
      { characterId: wren, kind: 'pick', place: 'iron chest', die: 25 },
      { characterId: thora, kind: 'roomTrap', place: 'the floor', die: 2 },
    ]);
    expect(turns).toBe(1);
    expect(results).toMatchObject([
      { success: true, chance: 25, sides: 100, die: 25, hidden: false },
      { success: true, chance: 2, sides: 6, die: 2, hidden: true },
    ]);
    expect(await delve()).toMatchObject({ turn: 1, attempts: [{ kind: 'pick' }, { kind: 'roomTrap' }] });
    expect(await newest()).toMatchObject({
      summary:
        'Turn 1: Wren worked at the lock of iron chest: it is open. Thora searched the floor for a room trap: found it.',
    });
    await table.tell('journal.undo', {});
    expect(await delve()).toMatchObject({ turn: 0, attempts: [] });
    await table.tell('journal.redo', {});
    expect(await delve()).toMatchObject({ turn: 1, attempts: [{ kind: 'pick' }, { kind: 'roomTrap' }] });
  });

  test('a group that searches or listens at one place is told of in one sentence', async () => {
    await open('ose');
    const wren = await add('Wren', { className: 'Thief', classId: 'thief', level: 3 });
    const [hild, thora] = [await add('Hild'), await add('Thora', { className: 'Dwarf', classId: 'dwarf' })];
    await enter();
    const search = { kind: 'secretDoor', place: 'the north wall' } as const;
    await attempt([
      { ...search, characterId: wren, die: 4 },
      { ...search, characterId: hild, die: 1 },
      { ...search, characterId: thora, die: 6 },
    ]);
    expect((await newest()).summary).toBe(
      'Turn 1: Wren, Hild and Thora searched the north wall for a secret door: Hild found it.',
    );
    const listen = { kind: 'listen', place: 'the east door' } as const;
    await attempt(
      [
        { ...listen, characterId: wren, die: 6 },
        { ...listen, characterId: hild, die: 6 },
      ],
      false,
    );
    expect((await newest()).summary).toBe('Wren and Hild listened at the east door: nothing heard.');
    expect(await delve()).toMatchObject({ turn: 1 });
  });

  test('who does two things, or throws an impossible die, is refused and nothing is changed', async () => {
    await open('ose');
    const wren = await add('Wren');
    await enter();
    const force = { characterId: wren, kind: 'force', place: 'north door' } as const;
    expect(await table.refusal('deed.try', { deeds: [force, force] })).toMatchObject({
      details: { 'deeds.1.characterId': 'Stands here twice.' },
    });
    expect(await table.refusal('deed.try', { deeds: [{ ...force, die: 7 }] })).toMatchObject({
      code: 'bad-input',
      details: { 'deeds.0.die': 'A d6 shows 1 to 6.' },
    });
    expect(await table.refusal('deed.try', { deeds: [{ ...force, characterId: 99 }] })).toMatchObject({
      code: 'not-found',
    });
    expect(await table.refusal('deed.try', { deeds: [{ ...force, place: '' }] })).toMatchObject({
      details: { 'deeds.0.place': 'Say where.' },
    });
    expect(await delve()).toMatchObject({ turn: 0, attempts: [] });
  });
});

describe('who may, and how often', () => {
  test('one try each at a place, whatever its capitals; forcing again and again', async () => {
    await open('ose');
    const wren = await add('Wren');
    const osric = await add('Osric');
    await enter();
    const listen = { characterId: wren, kind: 'listen', place: 'East Door', die: 1 } as const;
    expect(await attempt([listen])).toMatchObject({ turns: 0, results: [{ success: true }] });
    expect(await table.refusal('deed.try', { deeds: [{ ...listen, place: ' east  door' }] })).toMatchObject({
      message: expect.stringContaining('one try') as string,
    });
    await attempt([{ ...listen, characterId: osric, die: 2 }]);
    await attempt([{ characterId: wren, kind: 'force', place: 'East Door', die: 3 }]);
    expect((await newest()).summary).toBe(
      'Wren threw a shoulder against East Door: it held, and nobody behind it can be surprised now.',
    );
    expect(await attempt([{ characterId: wren, kind: 'force', place: 'East Door', die: 2 }])).toMatchObject({
      turns: 0,
      results: [{ success: true }],
    });
    expect((await options()).tries.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      'listen East Door',
      'listen East Door',
      'force East Door',
      'force East Door',
    ]);
  });

  test('a lock may be tried again on the next level of the skill', async () => {
    await open('ose');
    const wren = await add('Wren', { className: 'Thief', classId: 'thief', level: 1 });
    await enter();
    const pick = { characterId: wren, kind: 'pick', place: 'vault', die: 90 } as const;
    await attempt([pick]);
    expect(await table.refusal('deed.try', { deeds: [pick] })).toMatchObject({
      message: expect.stringContaining('once the skill has grown') as string,
    });
    await table.tell('character.edit', { id: wren, changes: { level: 2 } });
    expect(await attempt([pick])).toMatchObject({ results: [{ chance: 20 }] });
  });

  test('locks are for the trained, unless the referee says a chance; a missing score asks for one', async () => {
    await open('ose');
    const hild = await add('Hild', { abilities: { ...scores, strength: null } });
    await enter();
    const pick = { characterId: hild, kind: 'pick', place: 'vault' } as const;
    expect(await table.refusal('deed.try', { deeds: [pick] })).toMatchObject({
      code: 'refused',
      details: { 'deeds.0.chance': expect.any(String) as string },
    });
    expect(await attempt([{ ...pick, chance: 5, die: 5 }])).toMatchObject({ results: [{ success: true }] });
    const force = { characterId: hild, kind: 'force', place: 'vault' } as const;
    expect(await table.refusal('deed.try', { deeds: [force] })).toMatchObject({ code: 'refused' });
    expect(await attempt([{ ...force, chance: 3, die: 3 }])).toMatchObject({
      results: [{ chance: 3, sides: 6 }],
    });
  });

  test('a thief of hackmaster finds secret doors on 1 or 2', async () => {
    await open('hackmaster');
    const wren = await add('Wren', { className: 'Thief' });
    const osric = await add('Osric');
    await enter();
    const search = { kind: 'secretDoor', place: 'north wall', die: 2 } as const;
    const { results } = await attempt([
      { characterId: wren, ...search },
      { characterId: osric, ...search },
    ]);
    expect(results.map(({ success }) => success)).toEqual([true, false]);
    expect((await newest()).outcome).toMatchObject({ hidden: true });
  });

  test('where no chance is given, the person’s own in six holds', async () => {
    await open('ose');
    const elf = await add('Ilien', { className: 'Elf', classId: 'elf' });
    await enter();
    expect(await attempt([{ characterId: elf, kind: 'secretDoor', place: 'hall', die: 2 }])).toMatchObject({
      turns: 1,
      results: [{ success: true, chance: 2, sides: 6 }],
    });
    expect(await attempt([{ characterId: elf, kind: 'listen', place: 'hall', die: 3 }])).toMatchObject({
      turns: 0,
      results: [{ success: false, chance: 2, sides: 6 }],
    });
  });
});

describe('what follows from it', () => {
  test('a climber who falls loses hit points in the same step; sheer walls want gear or a class', async () => {
    await open('ose');
    const hild = await add('Hild');
    const wren = await add('Wren', { className: 'Thief', classId: 'thief', level: 1 });
    await enter();
    const climb = { characterId: hild, kind: 'climb', place: 'shaft', heightFeet: 25 } as const;
    expect(await table.refusal('deed.try', { deeds: [{ ...climb, sheer: true }] })).toMatchObject({
      message: expect.stringContaining('OSE-HAZ-2') as string,
    });
    expect(await table.refusal('deed.try', { deeds: [{ ...climb, die: 14, fallDice: [3] }] })).toMatchObject({
      details: { 'deeds.0.fallDice': '2 dice are wanted for 25 feet.' },
    });
    expect(await attempt([{ ...climb, die: 14, fallDice: [3, 4] }])).toMatchObject({
      turns: 0,
      results: [{ chance: 13, sides: 20, success: false, fall: { damage: 7, hp: 1 } }],
    });
    expect(await hpOf(hild)).toBe(1);
    expect((await newest()).summary).toBe('Hild climbed shaft and fell: 7 hit points lost, 1 left.');
    await table.tell('journal.undo', {});
    expect(await hpOf(hild)).toBe(8);
    expect(
      await attempt([
        { characterId: wren, kind: 'climb', place: 'shaft', sheer: true, heightFeet: 25, die: 87 },
      ]),
    ).toMatchObject({ results: [{ chance: 87, sides: 100, success: true, fall: null }] });
  });

  test('a spike leaves the pack', async () => {
    await open('ose');
    const hild = await add('Hild', { items: [{ kind: 'gear', name: 'Iron spikes', quantity: 2 }] } as never);
    await enter();
    const spike = { characterId: hild, kind: 'spike', place: 'east door' } as const;
    const text = async () => (await attempt([spike])).results[0]?.text;
    expect(await text()).toBe('Hild spiked east door; 1 spike left.');
    expect(await text()).toBe('Hild spiked east door; 0 spikes left.');
    expect(await text()).toBe('Hild spiked east door; no spike was in the pack.');
  });

  test('rough water drowns by the printed chances, else by the referee’s', async () => {
    await open('ose');
    const hild = await add('Hild');
    await enter();
    const swim = { characterId: hild, kind: 'swim', place: 'the cistern' } as const;
    expect(await attempt([swim])).toMatchObject({ results: [{ success: null, chance: null }] });
    expect(await table.refusal('deed.try', { deeds: [{ ...swim, roughWater: true }] })).toMatchObject({
      message: expect.stringContaining('OSE-HAZ-7') as string,
    });
    const rough = { ...swim, roughWater: true, chance: 30 };
    expect(await attempt([{ ...rough, die: 30 }])).toMatchObject({ results: [{ success: false }] });
    expect(await attempt([{ ...rough, die: 31 }])).toMatchObject({ results: [{ success: true }] });
  });

  test('a door of the book gives way, is unlocked, spiked and found', async () => {
    await open('ose');
    const wren = await add('Wren', { className: 'Thief', classId: 'thief', level: 3 });
    const { id: dungeonId } = await table.tell('place.addDungeon', { name: 'The barrow', notes: '' });
    const { id: levelId } = await table.tell('place.addLevel', { dungeonId, name: 'First', depth: 1 });
    const { id: roomId } = await table.tell('place.addRoom', { levelId, key: '7', name: 'Hall' });
    const door = await table.tell('place.addFeature', {
      roomId,
      kind: 'door',
      name: 'iron door',
      facts: { stuck: true, locked: true },
    });
    await enter();
    await table.tell('place.goTo', { roomId });
    expect(await options()).toMatchObject({
      room: { id: roomId, place: 'room 7, Hall' },
      features: [{ id: door.id, kind: 'door', name: 'iron door' }],
    });
    const at = { characterId: wren, featureId: door.id } as const;
    await attempt([{ ...at, kind: 'pick', die: 25 }]);
    expect((await newest()).summary).toContain('the lock of iron door: it is open');
    await attempt([{ ...at, kind: 'force', die: 2 }]);
    expect((await newest()).summary).toContain('forced iron door: it gave way');
    const [kept] = (await options()).tries;
    expect(kept).toMatchObject({ featureId: door.id, roomId, place: 'iron door' });
    const room = await table.ask('place.room', { roomId });
    expect(JSON.stringify(room)).toMatch(/"open":true.*"locked":false|"locked":false.*"open":true/);
  });
});

describe('movement', () => {
  test('feet of the turn are used up, more wants turns to pass, and a turn gives them anew', async () => {
    await open('ose', { dungeonCheckEvery: 6 });
    await add('Hild');
    await enter();
    expect(await delve()).toMatchObject({ familiar: false, feetUsed: 0 });
    expect((await table.ask('dungeon.company', {})).allowance.unknown.value).toBe(120);
    expect(await table.tell('deed.move', { feet: 70 })).toEqual({
      walked: 70,
      turns: 0,
      leftFeet: 50,
      stopped: null,
    });
    expect((await delve()).feetUsed).toBe(70);
    expect(await table.refusal('deed.move', { feet: 51 })).toMatchObject({
      message: expect.stringContaining('50 left of this turn') as string,
    });
    expect(await table.tell('deed.move', { feet: 51, passing: true })).toEqual({
      walked: 51,
      turns: 1,
      leftFeet: 119,
      stopped: null,
    });
    expect(await delve()).toMatchObject({ turn: 1, feetUsed: 1 });
    await table.tell('journal.undo', {});
    expect(await delve()).toMatchObject({ turn: 0, feetUsed: 70 });
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    expect((await delve()).feetUsed).toBe(0);
  });

  test('a long way stops where something asks for the referee, and does not set out while it does', async () => {
    await open('ose', { dungeonCheckEvery: 6 });
    const hild = await add('Hild');
    await enter();
    await table.tell('deed.move', { feet: 20 });
    const moved = await table.tell('deed.move', { feet: 2000, passing: true });
    expect(moved).toMatchObject({ walked: 580, turns: 5, leftFeet: 120 });
    expect(moved.stopped).toBe('Wandering check');
    expect(await delve()).toMatchObject({ turn: 5, feetUsed: 0 });
    expect((await newest()).summary).toContain(
      'Turns 1 to 5: the party went 580 of 2000 feet. Stopped before turn 6: Wandering check.',
    );
    expect((await table.refusal('deed.move', { feet: 121, passing: true })).message).toContain(
      'something due: Wandering check',
    );
    expect(await table.tell('deed.move', { feet: 120, passing: true })).toMatchObject({
      turns: 0,
      leftFeet: 0,
    });
    await table.tell('character.edit', { id: hild, changes: { sheet: { overrules: { turnFeet: 0 } } } });
    expect(await table.refusal('deed.move', { feet: 10 })).toMatchObject({ code: 'refused' });
  });

  test('thirty rounds of running exhaust the party, or each by constitution', async () => {
    await open('ose');
    await add('Hild');
    await enter();
    expect(await table.tell('deed.run', { rounds: 29 })).toEqual({ exhausted: [] });
    expect(await table.tell('deed.run', { rounds: 1 })).toEqual({ exhausted: ['the party'] });
    expect((await delve()).penalties).toMatchObject({ attack: -2, armourClass: 2 });
    await table.end();
    await open('basic-fantasy');
    const hild = await add('Hild');
    const osric = await add('Osric', { abilities: { ...scores, constitution: 16 } });
    await enter();
    expect(await table.tell('deed.run', { rounds: 1, characterIds: [hild, hild] })).toEqual({
      exhausted: [],
    });
    expect((await table.ask('log.list', { limit: 1 })).lines[0]?.summary).toBe('Turn 1: Hild ran 1 round.');
    await table.tell('journal.undo', {});
    expect(await table.tell('deed.run', { rounds: 20 })).toEqual({ exhausted: ['Hild'] });
    expect(await table.tell('deed.run', { rounds: 12, characterIds: [osric] })).toEqual({
      exhausted: ['Osric'],
    });
    await table.tell('dungeon.passTurn', { activity: 'wait' });
    expect((await table.refusal('deed.run', { rounds: 1, characterIds: [osric, hild] })).message).toBe(
      'Osric and Hild cannot run before a turn of rest (BF-RUN-6). Nothing was changed.',
    );
    await table.tell('dungeon.passTurn', { activity: 'rest' });
    expect(await table.tell('deed.run', { rounds: 19 })).toEqual({ exhausted: [] });
    expect(await table.refusal('deed.run', { rounds: 1, characterIds: [hild + 90] })).toMatchObject({
      code: 'not-found',
    });
  });
});
