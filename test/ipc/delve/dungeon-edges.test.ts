import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { readsOf } from '../../fixtures/counted-reads.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let face = 6;

beforeEach(async () => {
  face = 6;
  table = new TestDesk({ roll: (sides) => Math.min(face, sides) });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const [hild, osric, wren, corin] = [1, 2, 3, 4] as const;

const delve = async () => {
  const view = await table.ask('dungeon.delve', {});
  if (!view.delve) throw new Error('Nobody is in a dungeon.');
  return view.delve;
};
const pass = async (turns: number, activity: 'explore' | 'rest' = 'explore') => {
  for (let passed = 0; passed < turns; passed++) await table.tell('dungeon.passTurn', { activity });
};
const light = (characterId: number, kind: 'torch' | 'lantern' = 'torch') =>
  table.tell('light.kindle', { characterId, kind });
const itemOf = async (characterId: number, kind: string) => {
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: characterId } });
  const item = items.find((each) => each.kind === kind);
  if (!item) throw new Error(`No ${kind} with ${characterId}.`);
  return item;
};
const give = async (characterId: number, kind: string, toCharacterId: number | null) =>
  ({
    itemIds: [(await itemOf(characterId, kind)).id],
    to: toCharacterId === null ? { in: 'pool' } : { in: 'holder', id: toCharacterId },
  }) satisfies CommandInput<'inventory.move'>;
const take = (id: number, item: CommandInput<'inventory.add'>['item']) =>
  table.tell('inventory.add', { to: { in: 'holder', id }, item });
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const prompts = async (kind: string) => (await delve()).prompts.filter((prompt) => prompt.kind === kind);
const setting = (settings: Record<string, string | number>) =>
  table.tell('campaign.changeSettings', { settings });

describe('lights and who bears them', () => {
  test('a burning lantern goes with the lantern, and cannot be left with nobody', async () => {
    await light(osric, 'lantern');
    await pass(1);
    expect(await table.refusal('inventory.move', await give(osric, 'lantern', null))).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Osric') as string,
    });
    expect(
      (await table.refusal('inventory.remove', { itemIds: [(await itemOf(osric, 'lantern')).id] })).code,
    ).toBe('refused');
    await table.tell('inventory.move', await give(osric, 'lantern', corin));
    expect((await delve()).lights).toMatchObject([{ bearer: 'Corin', lit: true, turnsLeft: 23 }]);
    await table.tell('journal.undo', {});
    expect((await delve()).lights).toMatchObject([{ bearer: 'Osric', lit: true, turnsLeft: 23 }]);
  });

  test('a lantern put by and taken up again keeps its oil; a second one wants a flask of its own', async () => {
    const { id } = await light(osric, 'lantern');
    await pass(4);
    await table.tell('light.douse', { lightId: id });
    await take(osric, { kind: 'tinder', name: 'tinder box', quantity: 1 });
    face = 2;
    expect(await light(osric, 'lantern')).toEqual({ id, lit: true });
    expect((await itemOf(osric, 'oilFlask')).quantity).toBe(1);
    expect((await table.refusal('light.kindle', { characterId: osric, kind: 'lantern' })).message).toContain(
      'already',
    );
    await take(osric, { kind: 'lantern', name: 'spare lantern', quantity: 1 });
    await light(osric, 'lantern');
    expect((await delve()).lights.map(({ turnsLeft }) => turnsLeft)).toEqual([20, 24]);
  });

  test('the stack of torches given away: the lit one burns on, the next is the new holder’s', async () => {
    await light(wren);
    await table.tell('inventory.move', await give(wren, 'torch', corin));
    expect((await table.refusal('light.kindle', { characterId: wren, kind: 'torch' })).message).toBe(
      'Wren does not carry a torch.',
    );
    await light(corin);
    await pass(5);
    expect((await prompts('lightLow')).map(({ text }) => text)).toEqual([
      'It goes out at the end of turn 6. Wren has nothing to follow it.',
      'It goes out at the end of turn 6. Corin has 4 more torches.',
    ]);
  });

  test('a torch that follows one burnt out asks alone, also when it is put out', async () => {
    await light(wren);
    await pass(6);
    expect(await prompts('lightOut')).toHaveLength(1);
    const { id } = await light(wren);
    expect(await prompts('lightOut')).toEqual([]);
    await pass(1);
    await table.tell('light.douse', { lightId: id });
    expect(await prompts('lightOut')).toEqual([]);
    await table.tell('light.relight', { lightId: id, overruleTinder: true });
    await pass(5);
    expect((await prompts('lightOut')).map(({ lightId }) => lightId)).toEqual([id]);
  });

  test('who leaves takes the light along, and the voice of the party, and that is said', async () => {
    await light(wren);
    await pass(1);
    await table.tell('dungeon.setSpeaker', { characterId: wren });
    await table.tell('character.remove', { id: wren });
    expect(await newest()).toMatch(
      /^Wren left the party with .* Nobody speaks for the party now\. The last light went too/,
    );
    expect(await delve()).toMatchObject({ speakerId: null, lights: [], prompts: [{ kind: 'dark' }, {}] });
    const [hour] = (await delve()).hours;
    expect(hour?.boxes.slice(0, 2).map((box) => box.dark)).toEqual([false, true]);
    expect(hour?.lanes).toMatchObject([{ bearer: 'Wren', kind: 'torch', from: 1, to: 1, used: true }]);
    await table.tell('journal.undo', {});
    expect(await delve()).toMatchObject({ speakerId: wren, lights: [{ bearer: 'Wren', lit: true }] });
  });

  test('lights that go out together are told as one, and the sheet shows each', async () => {
    await take(wren, { kind: 'torch', name: 'torch', quantity: 60 });
    for (let lit = 0; lit < 20; lit++) await light(wren);
    await light(osric, 'lantern');
    const { next, hours } = await delve();
    expect(next).toMatchObject([
      { what: 'Wandering check' },
      { what: 'Rest due' },
      { inTurns: 6, what: 'Wren’s torch and 19 more go out', more: 'Osric’s lantern still burns' },
      { inTurns: 24, what: 'Osric’s lantern goes out', more: 'darkness: nothing else burns' },
      { inTurns: 84, what: 'Day 1 ends' },
    ]);
    expect(hours[0]?.boxes[5]?.marks.filter(({ letter }) => letter === 'T')).toHaveLength(20);
    expect(hours.flatMap(({ boxes }) => boxes).filter(({ dark }) => !dark)).toHaveLength(24);
  });
});

describe('the party', () => {
  test('nobody is left: the turn still passes, and nobody sets a pace', async () => {
    for (const id of [hild, osric, wren, corin]) await table.tell('character.remove', { id });
    await pass(1);
    const { party, allowance } = await table.ask('dungeon.company', {});
    expect(party.rate).toBeNull();
    expect(allowance.unknown).toMatchObject({
      value: 0,
      reasons: [{ source: 'nobody is in the party' }, {}],
    });
    await table.tell('dungeon.leave', {});
    expect(await newest()).toBe('The party left The Sunken Priory after 1 turn.');
    expect((await table.refusal('dungeon.enter', { name: 'again', speakerId: null })).message).toContain(
      'Add a character',
    );
  });

  test('over 1,600 coins: cannot move, said plainly', async () => {
    for (const id of [hild, osric, wren, corin]) await take(id, { kind: 'coin', name: 'gp', quantity: 1600 });
    const { rate, members } = await table.ask('party.view', {});
    expect(rate).toMatchObject({ baseFeet: 0, slowest: [] });
    expect(members.every(({ load }) => !load.canMove)).toBe(true);
    expect((await table.ask('dungeon.company', {})).allowance.unknown).toMatchObject({
      value: 0,
      reasons: expect.arrayContaining([
        { source: 'everybody, over the greatest load', value: 'cannot move', rule: 'OSE-ENCUM-5' },
      ]) as unknown,
    });
    await table.tell('inventory.move', await give(hild, 'coin', corin));
    expect(await newest()).toBe('Corin took 1,600 gp from Hild, now 3,290 coins, too much to move.');
  });

  test('the parts of a load add up to its total', async () => {
    for (const { load } of (await table.ask('party.view', {})).members) {
      const parts = load.reasons.filter(({ rule }) => rule === 'OSE-ENCUM-8');
      expect(parts.reduce((sum, { value }) => sum + Number(value), 0)).toBe(load.weight);
    }
  });

  test('basic encumbrance asks for armour and the referee’s word, none asks for nothing', async () => {
    await setting({ encumbrance: 'basic' });
    const rates = async () => (await table.ask('party.view', {})).members.map(({ rate }) => rate.baseFeet);
    expect(await rates()).toEqual([60, 60, 90, 120]);
    await table.tell('character.edit', { id: hild, changes: { carryingTreasure: true } });
    expect(await rates()).toEqual([30, 60, 90, 120]);
    await setting({ encumbrance: 'none' });
    expect(await rates()).toEqual([120, 120, 120, 120]);
    await table.tell('inventory.move', await give(wren, 'torch', corin));
    expect(await newest()).toBe('Corin took 6 × torch from Wren.');
  });

  test('what-if also for what goes back to the pool; nothing is stored', async () => {
    const before = await table.ask('party.view', {});
    const preview = await table.ask('inventory.preview', await give(hild, 'weapon', null));
    expect(preview.members.find(({ id }) => id === hild)).toMatchObject({
      name: 'Hild',
      before: { weight: 740 },
      after: { weight: 680 },
    });
    expect(await table.ask('party.view', {})).toEqual(before);
  });
});

describe('checks and encounters', () => {
  test('a new interval asks for nothing back and takes nothing waiting away', async () => {
    await pass(4);
    const waiting = async () => (await prompts('wanderingCheck')).map(({ turn }) => turn);
    expect(await waiting()).toEqual([2, 4]);
    await setting({ dungeonCheckEvery: 3 });
    expect(await waiting()).toEqual([2, 4]);
    await pass(1);
    expect(await waiting()).toEqual([2, 4, 6]);
    expect((await delve()).next[0]).toMatchObject({ inTurns: 0, what: 'Wandering check' });
  });

  test('a delayed check comes back when the look-ahead says, a dismissed one never', async () => {
    await setting({ dungeonCheckEvery: 10 });
    await pass(9);
    await table.tell('prompt.answer', { key: 'check:10', answer: 'delay' });
    expect((await delve()).next.find(({ what }) => what === 'Wandering check')?.inTurns).toBe(1);
    await pass(1);
    expect(await prompts('wanderingCheck')).toMatchObject([
      { turn: 10, text: expect.stringContaining('It was due on turn 10') as string },
    ]);
    await table.tell('prompt.answer', { key: 'check:10', answer: 'dismiss' });
    expect((await delve()).next.find(({ what }) => what === 'Wandering check')?.inTurns).toBe(9);
    expect((await table.refusal('prompt.rollCheck', { turn: 10 })).code).toBe('refused');
    expect((await table.refusal('prompt.answer', { key: 'check:10', answer: 'delay' })).code).toBe('refused');
  });

  test('what a check brought is met once, also after its prompt was dismissed', async () => {
    await pass(1);
    face = 1;
    await table.tell('prompt.rollCheck', { turn: 2 });
    await table.tell('prompt.answer', { key: 'encounter:2', answer: 'dismiss' });
    expect(await prompts('encounterDue')).toEqual([]);
    await table.tell('encounter.begin', { who: 'goblins', number: 4, checkTurn: 2 });
    await table.tell('encounter.conclude', { outcome: 'they flee.', rounds: 0 });
    expect(await newest()).toBe('Turn 2: encounter with 4 goblins: they flee.');
    expect(
      (await table.refusal('encounter.begin', { who: 'goblins', number: 4, checkTurn: 2 })).message,
    ).toContain('met already');
    expect(
      (await table.refusal('encounter.begin', { who: 'goblins', number: 4, checkTurn: 1 })).message,
    ).toContain('no encounter');
  });

  test('an open encounter stops the turns, not the prompts; its steps keep their order', async () => {
    await pass(1);
    await table.tell('encounter.begin', { who: 'ogre', number: 1 });
    for (const [name, input] of [
      ['dungeon.passTurn', { activity: 'explore' }],
      ['deed.try', { deeds: [{ characterId: wren, kind: 'secretDoor', place: 'here' }] }],
      ['dungeon.leave', {}],
      ['encounter.begin', { who: 'rats', number: 2 }],
      ['encounter.settle', { step: 'distance', said: { distance: 30 } }],
    ] as const)
      expect((await table.refusal(name, input)).code, name).toBe('refused');
    expect(await prompts('wanderingCheck')).toHaveLength(1);
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [3], monsters: [3] } });
    expect((await table.refusal('encounter.settle', { step: 'reaction' })).message).toBe(
      'Settle the distance first.',
    );
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 30 } });
    expect(await newest()).toBe("Distance to 1 ogre: 30'.");
  });

  test('150 rounds take three turns: light burns, checks inside them wait, rest falls due', async () => {
    await light(wren);
    await pass(1);
    await table.tell('encounter.begin', { who: 'goblins', number: 4 });
    await table.tell('encounter.conclude', { outcome: 'a long fight', rounds: 150 });
    expect(await newest()).toContain('Turns 2 to 4: encounter with 4 goblins: a long fight.');
    const view = await delve();
    expect(view).toMatchObject({ turn: 4, lightTurnsLeft: { torch: 2 } });
    expect(view.prompts.filter(({ kind }) => kind === 'wanderingCheck').map(({ turn }) => turn)).toEqual([
      2, 4,
    ]);
    expect((await table.ask('shell.view', {})).now.time).toBe('10:40');
    await table.tell('journal.undo', {});
    expect((await delve()).turn).toBe(1);
  });

  test('the parts of a reaction add up to its total', async () => {
    await table.tell('encounter.begin', { who: 'goblins', number: 4 });
    await table.tell('encounter.settle', { step: 'surprise' });
    await table.tell('encounter.settle', { step: 'distance' });
    await table.tell('encounter.settle', {
      step: 'reaction',
      typed: { reaction: [2, 3] },
      answers: { modifier: -2 },
    });
    const [line] = (await table.ask('log.list', { limit: 1 })).lines;
    expect(line?.summary).toBe('Reaction of 4 goblins, 4: hostile, may attack.');
    const { reasons } = line?.outcome as { reasons: { value: number | string }[] };
    expect(reasons.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)).toBe(4);
  });
});

describe('clock, sessions, undo', () => {
  test('the clock only goes forward, and a night takes the dungeon’s fatigue away', async () => {
    await pass(7);
    expect((await delve()).penalties.attack).toBe(-1);
    expect((await table.refusal('clock.advanceTo', { day: 2, hour: 8, minute: 0 })).code).toBe('refused');
    await table.tell('dungeon.leave', {});
    const { now } = await table.ask('shell.view', {});
    const [hour = 0, minute = 0] = now.time.split(':').map(Number);
    expect(await table.refusal('clock.advanceTo', { day: now.day, hour, minute })).toMatchObject({
      code: 'refused',
      message: 'It is day 1, 11:10 already. The clock only goes forward.',
    });
    await table.tell('clock.advanceTo', { day: 1, hour: 23, minute: 59 });
    await table.tell('dungeon.enter', { name: 'deeper', speakerId: null });
    expect((await delve()).penalties.attack).toBe(-1);
    await table.tell('dungeon.leave', {});
    await table.tell('clock.advanceTo', { day: 2, hour: 0, minute: 0 });
    await table.tell('dungeon.enter', { name: 'deeper still', speakerId: null });
    expect((await delve()).penalties.attack).toBe(0);
  });

  test('a session open across undo and redo, and no redo after a new step', async () => {
    await table.tell('session.start', {});
    await pass(1);
    for (let back = 0; back < 2; back++) await table.tell('journal.undo', {});
    expect((await table.ask('shell.view', {})).session).toBeNull();
    for (let on = 0; on < 2; on++) await table.tell('journal.redo', {});
    expect(await table.ask('shell.view', {})).toMatchObject({
      session: { number: 1 },
      delve: { turn: 1 },
      redo: null,
    });
    await table.tell('journal.undo', {});
    await table.tell('log.addNote', { text: 'another way' });
    expect((await table.refusal('journal.redo', {})).code).toBe('nothing-to-redo');
    expect((await table.ask('log.sessions', {}))[0]).toMatchObject({ number: 1, endedAt: null });
  });

  test('a step that would change nothing is refused, so that undo never reaches past one', async () => {
    const before = await table.ask('shell.view', {});
    for (const [name, input] of [
      ['dungeon.setFamiliar', { familiar: false }],
      ['dungeon.setSpeaker', { characterId: hild }],
      ['party.moveCharacter', { id: hild, by: -1 }],
      ['campaign.rename', { name: 'The Sunken Priory' }],
    ] as const)
      expect((await table.refusal(name, input)).code, name).toBe('refused');
    expect(await table.ask('shell.view', {})).toEqual(before);
  });
});

test('a delve of 500 turns with 60 lights is read with as few questions as one of 62', async () => {
  const { db } = table.desk.campaign.file;
  await take(wren, { kind: 'torch', name: 'torch', quantity: 200 });
  await setting({ dungeonChanceInSix: 0 });
  for (let lit = 0; lit < 60; lit++) await light(wren);
  db.pragma('synchronous = OFF');
  let relit = 0;
  const passTo = async (goal: number) => {
    for (let turn = (await delve()).turn + 1; turn <= goal; turn++) {
      if (turn % 6 === 1 && turn > 6) {
        await light(wren);
        relit++;
      }
      if (turn % 2 === 0) await table.tell('prompt.rollCheck', { turn });
      await pass(1, turn % 6 === 0 ? 'rest' : 'explore');
    }
  };
  // Both stand at the same turn of their hour, so that the same boxes are behind them.
  await passTo(62);
  const relitEarly = relit;
  const early = await readsOf(delve);
  await passTo(500);
  const late = await readsOf(delve);
  expect(late.statements).toBe(early.statements);
  // Burnt-out torches stay on the list of lights; of past turns, checks and stretches no more is read than before.
  expect(late.rows - early.rows).toBeLessThanOrEqual(relit - relitEarly);
  expect((await delve()).turn).toBe(500);
});
