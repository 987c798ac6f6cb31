import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let face = 6;

beforeEach(async () => {
  face = 6;
  table = new TestDesk({ roll: (sides) => Math.min(face, sides) });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const [hild, , wren] = [1, 2, 3] as const;
const explore = { activity: 'explore' } as const;

const delve = async () => {
  const view = (await table.ask('dungeon.delve', {})).delve;
  if (!view) throw new Error('Nobody is in a dungeon.');
  return view;
};
const light = (characterId: number) => table.tell('light.kindle', { characterId, kind: 'torch' });
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const setting = (settings: Record<string, string | number>) =>
  table.tell('campaign.changeSettings', { settings });
const dismissAll = async () => {
  for (let prompt = (await delve()).prompts[0]; prompt; prompt = (await delve()).prompts[0])
    await table.tell('prompt.answer', { key: prompt.key, answer: 'dismiss' });
};
const marksAt = async (turn: number) => {
  const { hours } = await table.ask('turnSheet.hours', { fromHour: Math.ceil(turn / 6), hours: 1 });
  return hours[0]?.boxes.find((box) => box.turn === turn)?.marks ?? [];
};

describe('passing until something is due', () => {
  test('stops before the check and says why; one step, taken back whole, done again whole', async () => {
    await setting({ dungeonCheckEvery: 4 });
    await light(wren);
    const before = await table.ask('dungeon.delve', {});
    expect(await table.tell('dungeon.passUntilDue', explore)).toEqual({
      turns: 3,
      stopped: 'Wandering check',
    });
    expect(await newest()).toBe('Turns 1 to 3 (3 turns): explored. Stopped before turn 4: Wandering check.');
    const after = await table.ask('dungeon.delve', {});
    expect(after.delve).toMatchObject({ turn: 3, prompts: [{ kind: 'wanderingCheck', turn: 4 }] });
    await table.tell('journal.undo', {});
    expect(await table.ask('dungeon.delve', {})).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await table.ask('dungeon.delve', {})).toEqual(after);
  });

  test('passes nothing over: what waits already is refused by name', async () => {
    await setting({ dungeonCheckEvery: 1 });
    const { message } = await table.refusal('dungeon.passUntilDue', explore);
    expect(message).toBe(
      'Turn 1 has something due: Wandering check. Answer it first, or pass this turn by itself. No turn passed.',
    );
    expect((await delve()).turn).toBe(0);
  });

  test('a light’s last turn, rest, the end of an effect and the end of the day each stop it', async () => {
    await setting({ dungeonCheckEvery: 144 });
    const { id } = await light(wren);
    await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 4 });
    expect(await table.tell('dungeon.passUntilDue', explore)).toEqual({
      turns: 3,
      stopped: 'Wren’s torch burns low',
    });
    await dismissAll();
    expect(await table.tell('dungeon.passUntilDue', explore)).toMatchObject({ turns: 1 });
    await dismissAll();
    expect(await table.tell('dungeon.passUntilDue', explore)).toEqual({ turns: 1, stopped: 'Rest is due' });
    await table.tell('dungeon.passTurn', { activity: 'rest' });
    await table.tell('effect.add', {
      name: 'shield',
      kind: 'spell',
      notes: '',
      characterIds: [hild],
      duration: { amount: '3', unit: 'turns', faces: null },
    });
    const { turns, stopped } = await table.tell('dungeon.passUntilDue', explore);
    expect([turns, stopped]).toEqual([2, 'Hild’s shield ends with this turn']);
    expect(await marksAt((await delve()).turn + 1)).toContainEqual({
      kind: 'spellEnds',
      letter: 'S',
      label: 'Hild’s shield ends',
    });
  });

  test('before midnight it stops, and the turn of the day’s end bears its letter', async () => {
    await setting({ dungeonCheckEvery: 144 });
    await table.tell('dungeon.leave', {});
    await table.tell('clock.advanceTo', { day: 1, hour: 23, minute: 30 });
    await table.tell('dungeon.enter', { name: 'a crypt', speakerId: null });
    expect(await table.tell('dungeon.passUntilDue', explore)).toEqual({
      turns: 2,
      stopped: 'Day 1 ends with it',
    });
    expect((await marksAt(3)).map(({ letter }) => letter)).toEqual(['H']);
    expect((await table.refusal('dungeon.passUntilDue', explore)).message).toContain('Day 1 ends');
  });
});

describe('passing to a turn', () => {
  test('stops before what is due, or lets it wait if told to; nothing is lost', async () => {
    const preview = await table.ask('turnSheet.passPreview', { turn: 6 });
    expect(preview).toEqual({
      turns: 5,
      over: [
        { turn: 2, what: 'Wandering check' },
        { turn: 4, what: 'Wandering check' },
      ],
      more: 0,
    });
    expect(await table.tell('dungeon.passTo', { turn: 6, ...explore })).toEqual({
      turns: 1,
      stopped: 'Wandering check',
    });
    await table.tell('journal.undo', {});
    expect(await table.tell('dungeon.passTo', { turn: 6, ...explore, over: true })).toEqual({
      turns: 5,
      stopped: null,
    });
    const prompts = (await delve()).prompts;
    expect(prompts.filter(({ kind }) => kind === 'wanderingCheck').map(({ turn }) => turn)).toEqual([
      2, 4, 6,
    ]);
    expect(prompts.map(({ kind }) => kind)).toContain('rest');
  });

  test('only forward, a day at most, and never while an encounter is open', async () => {
    await table.tell('dungeon.passTo', { turn: 2, ...explore });
    for (const turn of [1, 2])
      expect(await table.refusal('dungeon.passTo', { turn, ...explore })).toMatchObject({
        code: 'refused',
        details: { turn: 'Later than turn 2.' },
      });
    expect((await table.refusal('dungeon.passTo', { turn: 147, ...explore, over: true })).message).toContain(
      'at most 144',
    );
    await table.tell('encounter.begin', { who: 'rats', number: 3 });
    for (const name of ['dungeon.passTo', 'dungeon.passUntilDue'] as const)
      expect((await table.refusal(name, { turn: 9, ...explore })).code).toMatch(/refused|bad-input/);
  });
});

describe('past boxes', () => {
  test('a box opens what happened in it, and not what happened before or after', async () => {
    await light(wren);
    await table.tell('dungeon.passTurn', explore);
    face = 1;
    await table.tell('prompt.rollCheck', { turn: 2, die: 6 });
    await table.tell('log.addNote', { text: 'A draught from below.' });
    const deeds = [{ characterId: hild, kind: 'secretDoor', place: 'the north wall' } as const];
    await table.tell('deed.try', { deeds });
    const log = await table.ask('turnSheet.turn', { turn: 2 });
    expect(log?.lines.map(({ summary, hidden }) => [summary.slice(0, 20), hidden])).toEqual([
      ['Wandering check, tur', true],
      ['A draught from below', false],
      ['Turn 2: Hild searche', true],
    ]);
    expect(log).toMatchObject({ turn: 2, activity: 'search', more: 0 });
    const first = await table.ask('turnSheet.turn', { turn: 1 });
    expect(first?.lines.map(({ kind }) => kind)).toEqual([
      'dungeon.enter',
      'place.goTo',
      'light.kindle',
      'dungeon.passTurn',
    ]);
    expect((await table.ask('turnSheet.turn', { turn: 9 }))?.lines).toEqual([]);
  });

  test('a step over many turns stands in each of them; what was taken back in none', async () => {
    await setting({ dungeonCheckEvery: 144 });
    await table.tell('dungeon.passTo', { turn: 4, ...explore, over: true });
    await table.tell('log.addNote', { text: 'soon gone' });
    await table.tell('journal.undo', {});
    await table.tell('log.addNote', { text: 'here' });
    await table.tell('dungeon.passTurn', explore);
    for (const turn of [2, 3])
      expect((await table.ask('turnSheet.turn', { turn }))?.lines.map(({ kind }) => kind)).toEqual([
        'dungeon.passTo',
      ]);
    expect((await table.ask('turnSheet.turn', { turn: 4 }))?.lines.map(({ summary }) => summary)).toEqual([
      'here',
      expect.stringContaining('Turn 4') as string,
    ]);
  });

  test('rows of long ago are asked for by their hours, the delve holds those at hand', async () => {
    await setting({ dungeonCheckEvery: 144 });
    const { id } = await light(wren);
    await table.tell('dungeon.passTo', { turn: 41, ...explore, over: true });
    const { hours } = await delve();
    expect(hours.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11]);
    const sheet = await table.ask('turnSheet.hours', { fromHour: 1, hours: 2 });
    expect(sheet.hours.map(({ number, time }) => [number, time])).toEqual([
      [1, '10:00'],
      [2, '11:00'],
    ]);
    expect(sheet.hours[0]?.lanes).toMatchObject([{ bearer: 'Wren', from: 1, to: 6, used: true }]);
    expect((await marksAt(6)).map(({ label }) => label)).toEqual(['Wren: torch burned until here']);
    expect((await marksAt(7)).map(({ letter }) => letter)).toEqual(['D']);
    expect((await delve()).lights.some((each) => each.id === id && each.lit)).toBe(false);
  });
});

test('chances: exact, with their reasons', async () => {
  await light(wren);
  const odds = await table.ask('turnSheet.odds', {});
  const chance = (id: string) => odds?.chances.find((each) => each.id === id);
  expect(chance('nextCheck')?.chance).toBeCloseTo(1 / 6, 12);
  // Checks on turns 2, 4 and 6 of the torch's six.
  expect(chance('beforeDark')?.chance).toBeCloseTo(1 - (5 / 6) ** 3, 12);
  expect(chance('untilOne')?.turns).toBeCloseTo(1 + 2 * 5, 12);
  expect(chance('beforeDark')?.reasons.map(({ source }) => source)).toContain('turns of light left');
  await table.tell('dungeon.leave', {});
  expect(await table.ask('turnSheet.odds', {})).toBeNull();
});
