import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let face = 6;

beforeEach(async () => {
  face = 6;
  table = new TestDesk({ roll: (sides) => Math.min(face, sides) });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

// The sample's party stands in a dungeon on day 1; a turn is ten minutes, a round ten seconds.
const [hild, osric, wren] = [1, 2, 3] as const;

type Added = CommandInput<'effect.add'>;
const add = (more: Partial<Added> & Pick<Added, 'duration'>) =>
  table.tell('effect.add', { name: 'bless', kind: 'spell', characterIds: [wren], ...more });
const turnsLong = (amount: string, faces: number[] | null = null) => ({
  amount,
  unit: 'turns' as const,
  faces,
});
const effects = async () => (await table.ask('effect.list', {})).effects;
const now = () => table.ask('dungeon.delve', {});
const prompts = async () => {
  const { delve, promptsOutside } = await now();
  return delve?.prompts ?? promptsOutside;
};
const ofEffects = async () => (await prompts()).filter(({ kind }) => kind.startsWith('effect'));
const pass = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await table.tell('dungeon.passTurn', { activity: 'explore' });
};
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;

describe('beginning', () => {
  test('a typed length stands on the clock and on the turn it ends with', async () => {
    await add({ duration: turnsLong('6') });
    expect(await effects()).toMatchObject([
      { who: 'Wren', name: 'bless', left: '6 turns', endsOnTurn: 6, secondsLeft: 3600, over: false },
    ]);
    expect(await newest()).toBe('Wren’s bless: 6 turns, until 11:00.');
    await pass(2);
    expect(await effects()).toMatchObject([{ left: '4 turns', ends: 'turn 6, 11:00' }]);
  });

  test('dice are rolled, or typed', async () => {
    await add({ duration: turnsLong('1d6+6') });
    await add({ duration: turnsLong('1d6+6', [2]) });
    expect((await effects()).map(({ left }) => left)).toEqual(['8 turns', '12 turns']);
    expect(await newest()).toBe('Wren’s bless: 1d6+6 = 8 turns, until 11:20.');
  });

  test('one spell lies on several people, or on the party', async () => {
    const { ids } = await add({ characterIds: [osric, hild], duration: turnsLong('6') });
    await add({ name: 'light', characterIds: [], duration: null });
    expect(ids).toHaveLength(2);
    expect((await effects()).map(({ who, left }) => [who, left])).toEqual([
      ['Hild', '6 turns'],
      ['Osric', '6 turns'],
      ['the party', 'until ended'],
    ]);
  });

  test('rounds, hours and days are the system’s', async () => {
    for (const unit of ['rounds', 'hours', 'days'] as const)
      await add({ duration: { amount: '3', unit, faces: null } });
    expect((await effects()).map(({ secondsLeft }) => secondsLeft)).toEqual([30, 10_800, 259_200]);
    expect((await effects()).map(({ left }) => left)).toEqual(['3 rounds', '18 turns', '3 days']);
  });

  test('what cannot be is refused, and nothing is kept', async () => {
    const refused = async (more: object) =>
      (await table.refusal('effect.add', { name: 'bless', kind: 'spell', duration: null, ...more })).details;
    expect(await refused({ duration: turnsLong('soon') })).toHaveProperty(['duration.amount']);
    expect(await refused({ duration: turnsLong('0') })).toHaveProperty(['duration.amount']);
    expect(await refused({ duration: turnsLong('1d6-6') })).toHaveProperty(['duration.amount']);
    expect(await refused({ duration: turnsLong('2d6', [3]) })).toHaveProperty(['duration.faces']);
    expect(await refused({ duration: turnsLong('1d6', [7]) })).toHaveProperty(['duration.faces']);
    expect(await refused({ characterIds: [999] })).toHaveProperty('characterIds');
    expect(await effects()).toEqual([]);
  });
});

describe('ending', () => {
  test('it is said a turn before, and stands until somebody sees to it', async () => {
    await add({ duration: turnsLong('3') });
    await pass(1);
    expect(await ofEffects()).toEqual([]);
    await pass(1);
    expect(await ofEffects()).toMatchObject([
      { kind: 'effectLow', title: 'Wren’s bless ends with this turn', canAccept: false },
    ]);
    await pass(1);
    expect(await newest()).toContain('Wren’s bless ended.');
    const [ended] = await ofEffects();
    expect(ended).toMatchObject({ kind: 'effectEnded', title: 'Wren’s bless has ended', turn: 4 });
    expect(await effects()).toMatchObject([{ over: true, left: 'over since 10:30' }]);
    await table.tell('effect.end', { ids: ended?.effectIds ?? [] });
    expect(await ofEffects()).toEqual([]);
    expect(await effects()).toEqual([]);
  });

  test('the same spell on several is told once; one who parts keeps the answer', async () => {
    await add({ characterIds: [hild, osric, wren], duration: turnsLong('1') });
    await pass(1);
    expect(await ofEffects()).toMatchObject([
      { title: 'Bless on Hild, Osric and 1 more has ended', effectIds: [1, 2, 3] },
    ]);
    const [prompt] = await ofEffects();
    await table.tell('prompt.answer', { key: prompt?.key ?? '', answer: 'dismiss' });
    await table.tell('effect.end', { ids: [1] });
    await pass(1);
    expect(await ofEffects()).toEqual([]);
  });

  test('delayed, it is back one turn later', async () => {
    await add({ duration: turnsLong('1') });
    await pass(1);
    const [prompt] = await ofEffects();
    await table.tell('prompt.answer', { key: prompt?.key ?? '', answer: 'delay' });
    expect(await ofEffects()).toEqual([]);
    await pass(1);
    expect(await ofEffects()).toMatchObject([{ key: prompt?.key, turn: 2 }]);
  });

  test('what lasts a turn or less is not announced before', async () => {
    await add({ duration: { amount: '3', unit: 'rounds', faces: null } });
    expect(await ofEffects()).toEqual([]);
    await pass(1);
    expect(await ofEffects()).toHaveLength(1);
  });

  test('it stands outside a dungeon too', async () => {
    await add({ duration: { amount: '2', unit: 'hours', faces: null } });
    await table.tell('dungeon.leave', {});
    await table.tell('clock.advanceTo', { day: 1, hour: 12, minute: 0 });
    expect(await ofEffects()).toMatchObject([{ kind: 'effectEnded', text: 'It lasted until 12:00.' }]);
    const [prompt] = await ofEffects();
    await table.tell('prompt.answer', { key: prompt?.key ?? '', answer: 'delay' });
    expect(await ofEffects()).toEqual([]);
    await table.tell('clock.advanceTo', { day: 1, hour: 12, minute: 10 });
    expect(await ofEffects()).toHaveLength(1);
  });

  test('changed, it asks anew when its new end comes', async () => {
    const { ids } = await add({ duration: turnsLong('1') });
    await pass(1);
    const [prompt] = await ofEffects();
    await table.tell('prompt.answer', { key: prompt?.key ?? '', answer: 'dismiss' });
    await table.tell('effect.change', { ids, how: 'extend', duration: turnsLong('2') });
    expect(await effects()).toMatchObject([{ left: '2 turns', over: false }]);
    await pass(2);
    expect(await ofEffects()).toMatchObject([{ kind: 'effectEnded' }]);
    await table.tell('effect.change', { ids, how: 'set', duration: null });
    expect(await effects()).toMatchObject([{ left: 'until ended' }]);
    expect(
      (await table.refusal('effect.change', { ids, how: 'extend', duration: turnsLong('1') })).message,
    ).toContain('until it is ended');
    await table.tell('effect.describe', { id: ids[0] ?? 0, name: 'holy bless', notes: '+1 to attacks' });
    expect(await effects()).toMatchObject([{ name: 'holy bless', notes: '+1 to attacks' }]);
  });

  test('where the campaign has them end by themselves, nothing asks; undo takes turn and end together', async () => {
    await table.tell('campaign.changeSettings', { settings: { effectsEndThemselves: true } });
    await add({ duration: turnsLong('1') });
    await pass(1);
    expect(await ofEffects()).toEqual([]);
    expect(await effects()).toEqual([]);
    expect(await newest()).toContain('Wren’s bless ended.');
    await table.tell('journal.undo', {});
    expect(await effects()).toMatchObject([{ left: '1 turn' }]);
  });
});

describe('checks that roll themselves', () => {
  test('the check of the turn that begins is rolled in the step that brings it, for the referee alone', async () => {
    await table.tell('campaign.changeSettings', { settings: { checksRollThemselves: true } });
    face = 6;
    await pass(1);
    const line = (await table.ask('log.list', { limit: 1 })).lines[0];
    expect(line?.summary).toContain('Wandering check, turn 2, 1 in 6: nothing comes.');
    expect(line?.outcome).toMatchObject({ hidden: true, check: { turn: 2, encounter: false } });
    expect(line?.rolls).toMatchObject([{ sides: 6, face: 6, source: 'rolled' }]);
    expect((await prompts()).filter(({ kind }) => kind === 'wanderingCheck')).toEqual([]);
    face = 1;
    await pass(2);
    expect(await prompts()).toMatchObject([{ kind: 'encounterDue', turn: 4 }]);
    await table.tell('journal.undo', {});
    expect((await now()).delve).toMatchObject({ turn: 2 });
    expect((await prompts()).filter(({ kind }) => kind === 'encounterDue')).toEqual([]);
  });
});
