import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

/** Many prompts of one kind, answered in one step each. */

let table: TestDesk;
let faces: number[] = [];

beforeEach(async () => {
  faces = [];
  table = new TestDesk({ roll: () => faces.shift() ?? 6 });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

// The sample's party stands in a dungeon; a check falls due every second turn, an encounter on 1 in 6.
const delve = async () => {
  const { delve: now } = await table.ask('dungeon.delve', {});
  if (!now) throw new Error('Nobody is in a dungeon.');
  return now;
};
const pass = async (turns: number) => {
  if (turns === 1) await table.tell('dungeon.passTurn', { activity: 'rest' });
  else
    await table.tell('dungeon.passTo', {
      turn: (await delve()).turn + 1 + turns,
      activity: 'rest',
      over: true,
    });
};
const of = async (kind: string) => (await delve()).prompts.filter((prompt) => prompt.kind === kind);
const checks = async () => (await of('wanderingCheck')).map(({ turn }) => turn);
const line = async () => {
  const [newest] = (await table.ask('log.list', { limit: 1 })).lines;
  if (!newest) throw new Error('The log is empty.');
  return newest;
};
const rollAll = (more: { modifier?: number; faces?: number[] } = {}) => table.tell('prompt.rollChecks', more);

describe('many wandering checks', () => {
  test('are rolled in one step that one undo takes back, each with its die in the log', async () => {
    await pass(100);
    expect(await checks()).toHaveLength(50);
    expect(await rollAll()).toEqual({ rolled: 50, encounterTurn: null, left: 0 });
    const { summary, outcome, rolls } = await line();
    expect(summary).toBe('50 wandering checks, turns 2 to 100, 1 in 6: nothing comes.');
    expect(outcome).toMatchObject({ hidden: true, check: { turn: 100, encounter: false } });
    expect(rolls).toHaveLength(50);
    expect(await checks()).toEqual([]);
    await table.tell('journal.undo', {});
    expect(await checks()).toHaveLength(50);
    await table.tell('journal.redo', {});
    expect(await checks()).toEqual([]);
    expect((await table.refusal('prompt.rollChecks', {})).message).toBe('No wandering check is waiting.');
  });

  test('stop at the first that brings an encounter; the rest stay due until it is dealt with', async () => {
    await pass(20);
    faces = [6, 5, 1, 1];
    expect(await rollAll()).toEqual({ rolled: 3, encounterTurn: 6, left: 7 });
    expect((await line()).summary).toBe(
      '3 wandering checks, turns 2, 4 and 6, 1 in 6: something comes on turn 6. 7 checks are still due.',
    );
    expect(await of('encounterDue')).toMatchObject([{ key: 'encounter:6', turn: 6 }]);
    expect(await checks()).toEqual([8, 10, 12, 14, 16, 18, 20]);
    expect((await table.refusal('prompt.rollChecks', {})).message).toContain('check of turn 6');
    await table.tell('prompt.answer', { key: 'encounter:6', answer: 'delay' });
    faces = [];
    expect(await rollAll()).toMatchObject({ rolled: 7, left: 0 });
    await pass(1);
    expect(await of('encounterDue')).toMatchObject([{ key: 'encounter:6' }]);
  });

  test('take real dice: as many of the oldest as were typed', async () => {
    await pass(20);
    expect(await rollAll({ faces: [2, 6, 5] })).toEqual({ rolled: 3, encounterTurn: null, left: 7 });
    expect((await line()).rolls).toMatchObject([
      { face: 2, source: 'typed' },
      { face: 6, source: 'typed' },
      { face: 5, source: 'typed' },
    ]);
    expect(await rollAll({ faces: [6, 1, 3, 4] })).toEqual({ rolled: 2, encounterTurn: 10, left: 5 });
    expect((await line()).summary).toContain(
      'The last 2 dice typed were not needed. 5 checks are still due.',
    );
    await table.tell('prompt.answer', { key: 'encounter:10', answer: 'dismiss' });
    const refused = await table.refusal('prompt.rollChecks', { faces: [6, 6, 6, 6, 6, 6] });
    expect(refused).toMatchObject({ code: 'dice-count', details: { faces: 'At most 5.' } });
    expect(await checks()).toHaveLength(5);
  });

  test('take a changed chance, and the log says so', async () => {
    await pass(8);
    faces = [3];
    expect(await rollAll({ modifier: 2 })).toMatchObject({ rolled: 1, encounterTurn: 2, left: 3 });
    expect((await line()).outcome).toMatchObject({ overruled: 'The referee changed the chance by +2.' });
    expect((await line()).summary).toBe(
      'Wandering check, turn 2, 3 in 6: something comes. 3 checks are still due.',
    );
  });

  test('are dismissed, or put off by a turn, in one step', async () => {
    await pass(20);
    const keys = (await of('wanderingCheck')).map(({ key }) => key);
    await table.tell('prompt.answerAll', { keys, answer: 'delay' });
    expect((await line()).summary).toBe('Delayed: 10 wandering checks, turns 2 to 20.');
    expect(await checks()).toEqual([]);
    await pass(1);
    expect(await checks()).toHaveLength(11);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await checks()).toHaveLength(10);
    await table.tell('prompt.answerAll', { keys, answer: 'dismiss' });
    await pass(2);
    expect(await checks()).toEqual([22]);
    expect(await table.refusal('prompt.answerAll', { keys, answer: 'dismiss' })).toMatchObject({
      code: 'refused',
      message: '10 of these prompts are no longer waiting. Nothing was answered.',
    });
  });

  test('all or none: one that is gone leaves the others unanswered', async () => {
    await pass(6);
    await table.tell('prompt.rollCheck', { turn: 4 });
    const refused = await table.refusal('prompt.answerAll', {
      keys: ['check:2', 'check:4', 'check:6'],
      answer: 'dismiss',
    });
    expect(refused.message).toBe('1 of these prompts is no longer waiting. Nothing was answered.');
    expect(await checks()).toEqual([2, 6]);
  });

  test('that roll themselves from now on stop at an encounter too, and none is lost', async () => {
    await pass(10);
    await table.tell('campaign.changeSettings', { settings: { checksRollThemselves: true } });
    faces = [6, 1];
    await pass(1);
    expect((await line()).summary).toContain(
      '2 wandering checks, turns 2 and 4, 1 in 6: something comes on turn 4.',
    );
    expect(await checks()).toEqual([6, 8, 10, 12]);
    await pass(1);
    expect(await checks()).toEqual([]);
  });
});

describe('while somebody is met', () => {
  const meet = async () => {
    await pass(6);
    await table.tell('encounter.begin', { who: 'ogre', number: 1 });
  };

  test('another check, another encounter and the rest wait and say why; they go after what can be answered', async () => {
    await table.tell('effect.add', {
      name: 'bless',
      kind: 'spell',
      characterIds: [1],
      duration: { amount: '2', unit: 'turns', faces: null },
    });
    faces = [1];
    await pass(6);
    await table.tell('prompt.rollCheck', { turn: 2 });
    await table.tell('encounter.begin', { who: 'ogre', number: 1 });
    const { prompts } = await delve();
    expect(prompts.map(({ kind, waits }) => [kind, waits])).toEqual([
      ['effectEnded', null],
      ['encounterDue', 'It waits until the encounter is concluded.'],
      ['wanderingCheck', 'It waits until the encounter is concluded.'],
      ['wanderingCheck', 'It waits until the encounter is concluded.'],
    ]);
    for (const [name, input] of [
      ['prompt.rollCheck', { turn: 4 }],
      ['prompt.rollChecks', {}],
    ] as const)
      expect(await table.refusal(name, input)).toMatchObject({
        code: 'refused',
        message: 'It waits until the encounter is concluded. No wandering check was rolled.',
      });
    await table.tell('effect.end', { ids: prompts[0]?.effectIds ?? [] });
    expect((await delve()).prompts.map(({ kind }) => kind)).not.toContain('effectEnded');
    await table.tell('encounter.conclude', { outcome: 'It leaves.', rounds: 0 });
    expect((await delve()).prompts.map(({ kind, waits }) => [kind, waits])).toEqual([
      ['encounterDue', null],
      ['wanderingCheck', null],
      ['wanderingCheck', null],
      ['wanderingCheck', null],
    ]);
  });

  test('rest that is due waits too, and the last light that goes out asks at once', async () => {
    for (let turn = 0; turn < 5; turn++) await table.tell('dungeon.passTurn', { activity: 'explore' });
    const { id } = await table.tell('light.kindle', { characterId: 3, kind: 'torch' });
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    await table.tell('encounter.begin', { who: 'ogre', number: 1 });
    await table.tell('light.blowOut', { lightIds: [id] });
    const [first, ...others] = (await delve()).prompts;
    expect(first).toMatchObject({ kind: 'dark', waits: null });
    expect(others.find(({ kind }) => kind === 'rest')?.waits).toContain('concluded');
  });

  test('what waits can still be put off or dismissed by the referee', async () => {
    await meet();
    await table.tell('prompt.answerAll', { keys: ['check:2', 'check:4'], answer: 'dismiss' });
    expect(await checks()).toEqual([6]);
  });
});

test('passing on over many of them tells them as one', async () => {
  await pass(20);
  const preview = await table.ask('turnSheet.passPreview', { turn: 22 });
  expect(preview?.over.map(({ what }) => what)).toContain('Wandering check, 10 of them');
  expect(preview?.over.filter(({ what }) => what === 'Wandering check')).toEqual([]);
});

test('the darkness that was let be asks again when another light is put out, also within its first turn', async () => {
  const torch = await table.tell('light.kindle', { characterId: 3, kind: 'torch' });
  await pass(1);
  const blowOut = () => table.tell('light.blowOut', { lightIds: [torch.id] });
  await blowOut();
  const [dark] = await of('dark');
  await table.tell('prompt.answer', { key: dark?.key ?? '', answer: 'dismiss' });
  expect(await of('dark')).toEqual([]);
  await table.tell('light.relight', { lightId: torch.id, overruleTinder: true });
  await blowOut();
  expect(await of('dark')).toHaveLength(1);
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  expect(await of('dark')).toEqual([]);
});

test('looking back shows what was due then; gone back to, it is due again, and undo answers it again', async () => {
  await pass(8);
  const due = await delve();
  const { seq } = await line();
  await rollAll();
  await pass(1);
  await table.tell('rewind.lookAt', { seq });
  expect((await delve()).prompts).toEqual(due.prompts);
  expect((await table.refusal('prompt.rollChecks', {})).message).toContain('looking at how things stood');
  expect((await table.refusal('prompt.answerAll', { keys: ['check:2'], answer: 'delay' })).code).toBe(
    'refused',
  );
  await table.tell('rewind.goBackTo', { seq });
  expect((await delve()).prompts).toEqual(due.prompts);
  expect(await rollAll()).toMatchObject({ rolled: 4 });
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  expect(await checks()).toEqual([10]);
});

test('words keep the number of what they count', async () => {
  for (let spell = 0; spell < 13; spell++)
    await table.tell('effect.add', {
      name: `spell ${spell}`,
      kind: 'spell',
      characterIds: [1],
      duration: { amount: '1', unit: 'turns', faces: null },
    });
  await pass(1);
  expect((await line()).summary).toContain(' 1 more effect ended.');
  const refused = await table.refusal('effect.add', {
    name: 'bless',
    kind: 'spell',
    duration: { amount: '1d6', unit: 'turns', faces: [1, 2] },
  });
  expect(refused.message).toBe('1d6 wants 1 die. Nothing was changed.');
});

test('whoever leaves with checks unrolled is told how many', async () => {
  await pass(6);
  await table.tell('prompt.rollCheck', { turn: 2 });
  await table.tell('prompt.answer', { key: 'check:4', answer: 'dismiss' });
  await table.tell('dungeon.leave', {});
  expect((await line()).summary).toContain('1 wandering check was not rolled.');
});

test('many effects of several names are seen to, or dismissed, in one step', async () => {
  for (const name of ['bless', 'shield', 'light', 'growth'])
    await table.tell('effect.add', {
      name,
      kind: 'spell',
      characterIds: [1],
      duration: { amount: '1', unit: 'turns', faces: null },
    });
  await pass(1);
  const ended = await of('effectEnded');
  expect(ended).toHaveLength(4);
  const keys = ended.map(({ key }) => key);
  await table.tell('prompt.answerAll', { keys, answer: 'dismiss' });
  expect((await line()).summary).toBe(
    'Dismissed: Hild’s bless has ended, Hild’s shield has ended and 2 more.',
  );
  expect(await of('effectEnded')).toEqual([]);
  await table.tell('journal.undo', {});
  await table.tell('effect.end', { ids: ended.flatMap(({ effectIds }) => effectIds) });
  expect((await line()).summary).toBe('4 effects ended and were seen to.');
  expect((await table.ask('effect.list', {})).effects).toEqual([]);
});

test('torches that go out together are followed together, until one has nothing to follow it', async () => {
  for (const id of [1, 2, 4])
    await table.tell('inventory.add', {
      to: { in: 'holder', id },
      item: { kind: 'torch', name: 'torch', quantity: 2 },
    });
  for (const characterId of [1, 2, 3, 4]) await table.tell('light.kindle', { characterId, kind: 'torch' });
  await pass(6);
  const out = await of('lightOut');
  expect(out).toHaveLength(4);
  expect(await table.tell('prompt.lightAgain', { keys: out.map(({ key }) => key) })).toEqual({
    lit: 4,
    left: 0,
  });
  expect((await line()).summary).toMatch(/^Hild lit a torch: 6 turns\. Osric lit a torch.*Corin lit a torch/);
  expect(await of('lightOut')).toEqual([]);
  await table.tell('journal.undo', {});
  expect((await of('lightOut')).map(({ key }) => key)).toEqual(out.map(({ key }) => key));
  expect((await table.refusal('prompt.lightAgain', { keys: ['check:2'] })).message).toContain(
    'Nothing was lit',
  );
});

test('250 checks are settled in one step', async () => {
  for (let day = 0; day < 4; day++) await pass(125);
  expect(await checks()).toHaveLength(250);
  expect(await rollAll()).toMatchObject({ rolled: 250, left: 0 });
  await table.tell('journal.undo', {});
  expect(await checks()).toHaveLength(250);
});
