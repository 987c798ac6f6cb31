import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueryOutput } from '../../shared/ipc/contract.ts';
import { TestDesk, readyWorkers } from './test-desk.ts';

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(async () => {
  table = new TestDesk({ roll: () => 3 });
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path: table.campaignPath,
    system: 'ose',
    settings: {},
  });
});
afterEach(() => table.end());

interface Standing {
  seq: number;
  delve: QueryOutput<'dungeon.delve'>['delve'];
  party: QueryOutput<'party.view'>;
  time: string;
}

const standing = async (): Promise<Standing> => {
  const shell = await table.ask('shell.view', {});
  return {
    seq: shell.steps,
    delve: (await table.ask('dungeon.delve', {})).delve,
    party: await table.ask('party.view', {}),
    time: shell.now.time,
  };
};

/** Somebody, a dungeon and three turns: how things stood after each step, the first of all before any. */
async function play(): Promise<Standing[]> {
  const stood = [await standing()];
  const keep = async (done: Promise<unknown>) => {
    await done;
    stood.push(await standing());
  };
  await keep(table.tell('character.add', { name: 'Wren', className: 'Thief', level: 1, hp: 4, maxHp: 4 }));
  await keep(table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null }));
  for (let turn = 0; turn < 3; turn++) await keep(table.tell('dungeon.passTurn', { activity: 'explore' }));
  return stood;
}

describe('looking back', () => {
  test('every window sees how things stood after each step, and now again on return', async () => {
    const stood = await play();
    for (const then of stood) {
      await table.tell('rewind.lookAt', { seq: then.seq });
      expect({ ...(await standing()), seq: then.seq }).toEqual(then);
      const { lookingBack, readOnly, undo } = await table.ask('shell.view', {});
      expect(lookingBack).toMatchObject({ seq: then.seq, stepsSince: 5 - then.seq });
      expect([readOnly, undo]).toEqual([true, null]);
    }
    await table.tell('rewind.return', {});
    expect(await standing()).toEqual(stood.at(-1));
    expect((await table.ask('shell.view', {})).lookingBack).toBeNull();
  });

  test('goes from step to step, to the first and no further', async () => {
    await play();
    await table.tell('rewind.lookAt', { seq: 1 });
    const beside = async () => {
      const { lookingBack } = await table.ask('shell.view', {});
      return [lookingBack?.earlier, lookingBack?.later, lookingBack?.summary];
    };
    expect(await beside()).toEqual([0, 2, expect.stringContaining('Wren')]);
    await table.tell('rewind.lookAt', { seq: 0 });
    expect(await beside()).toEqual([null, 1, 'The beginning.']);
    await table.tell('rewind.lookAt', { seq: 5 });
    expect((await beside())[1]).toBeNull();
  });

  test('changes nothing and lets nothing be changed; the log stays whole', async () => {
    await play();
    await table.tell('rewind.lookAt', { seq: 3 });
    for (const name of ['dungeon.passTurn', 'journal.undo', 'log.addNote'] as const) {
      const input = {
        'dungeon.passTurn': { activity: 'rest' },
        'journal.undo': {},
        'log.addNote': { text: 'x' },
      };
      const { code, message } = await table.refusal(name, input[name]);
      expect([code, message]).toEqual(['refused', expect.stringContaining('after step 3')]);
    }
    expect((await table.ask('log.list', {})).lines).toHaveLength(5);
    expect((await table.refusal('rewind.lookAt', { seq: 9 })).message).toContain('The last is step 5');
  });

  test('tells every window to ask again', async () => {
    await play();
    table.events.length = 0;
    await table.tell('rewind.lookAt', { seq: 2 });
    await table.tell('rewind.return', {});
    expect(table.events.map((event) => event.type === 'changed' && event.tables)).toEqual([
      'everything',
      'everything',
    ]);
  });
});

describe('going back', () => {
  test('is one step that undo takes back and redo does again, also after a restart', async () => {
    const stood = await play();
    const now = stood.at(-1);
    await table.tell('rewind.lookAt', { seq: 3 });
    await table.tell('rewind.goBackTo', { seq: 3 });
    expect({ ...(await standing()), seq: 3 }).toEqual(stood[3]);
    expect((await table.ask('shell.view', {})).lookingBack).toBeNull();
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    await table.tell('journal.undo', {});
    expect(await standing()).toEqual(now);
    await table.tell('journal.redo', {});
    expect({ ...(await standing()), seq: 3 }).toEqual(stood[3]);
  });

  test('the log tells what was gone back over as taken back, and play goes on from there', async () => {
    await play();
    await table.tell('rewind.goBackTo', { seq: 3 });
    await table.tell('dungeon.passTurn', { activity: 'rest' });
    const seqs = async (takenBack: boolean) =>
      (await table.ask('log.list', { takenBack })).lines.map(({ seq, status }) => `${seq} ${status}`);
    expect(await seqs(false)).toEqual(['7 done', '6 done', '3 done', '2 done', '1 done']);
    expect(await seqs(true)).toEqual([
      '7 done',
      '6 done',
      '5 dropped',
      '4 dropped',
      '3 done',
      '2 done',
      '1 done',
    ]);
    const [, wentBack] = (await table.ask('log.list', {})).lines;
    expect(wentBack?.summary).toMatch(/^Went back to how things stood after step 3: /);
  });

  test('a session counts the lines that hold, not those gone back over', async () => {
    await table.tell('session.start', {});
    await play();
    const lines = async () => (await table.ask('log.sessions', {})).map((session) => session.lines);
    expect(await lines()).toEqual([6]);
    await table.tell('rewind.goBackTo', { seq: 4 });
    expect(await lines()).toEqual([5]);
    await table.tell('journal.undo', {});
    expect(await lines()).toEqual([6]);
  });

  test('a past turn tells only what holds, and looking back nothing that came later', async () => {
    await play();
    await table.tell('rewind.goBackTo', { seq: 3 });
    await table.tell('dungeon.passTurn', { activity: 'rest' });
    const told = async (turn: number) =>
      (await table.ask('turnSheet.turn', { turn }))?.lines.map(({ seq }) => seq);
    expect([await told(1), await told(2)]).toEqual([
      [2, 3],
      [6, 7],
    ]);
    await table.tell('rewind.lookAt', { seq: 4 });
    expect([await told(2), await told(3)]).toEqual([[4], []]);
  });

  test('a going back that is refused leaves the past open, as every window shows it', async () => {
    const now = (await play()).at(-1)?.seq ?? 0;
    await table.tell('rewind.lookAt', { seq: now });
    expect((await table.refusal('rewind.goBackTo', { seq: now })).code).toBe('refused');
    expect((await table.ask('shell.view', {})).lookingBack).toMatchObject({ seq: now });
  });

  test('to where things stand already is refused', async () => {
    await play();
    const { code, message } = await table.refusal('rewind.goBackTo', { seq: 5 });
    expect([code, message]).toEqual(['refused', expect.stringContaining('It is so already')]);
  });
});

test('a step after some taken back says how many can no longer be done again; others say none', async () => {
  await play();
  const letGo = async (activity: 'explore' | 'rest') => {
    const reply = await table.router.command('dungeon.passTurn', { activity });
    return reply.ok ? reply.letGo : reply.error;
  };
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  expect(await letGo('rest')).toBe(2);
  expect(await letGo('rest')).toBe(0);
  expect((await table.refusal('journal.redo', {})).code).toBe('nothing-to-redo');
  await table.tell('journal.undo', {});
  const again = await table.router.command('journal.redo', {});
  expect(again).toMatchObject({ ok: true, letGo: 0 });
});

test('undo and redo go to a chosen step at once, or nowhere', async () => {
  const stood = await play();
  const movable = async (direction: 'undo' | 'redo') =>
    (await table.ask('log.movable', { direction })).steps.map(({ seq }) => seq);
  const [first = 0, ...later] = (await movable('undo')).toReversed();
  expect(later).toHaveLength(4);
  const said = async (name: 'journal.undo' | 'journal.redo', through: number) => {
    const reply = await table.router.command(name, { through });
    return reply.ok ? reply.said : reply.error.code;
  };
  expect(await said('journal.undo', later[1] ?? 0)).toMatch(/^3 steps, the last of them: Turn 1: explore/u);
  expect(await standing()).toEqual(stood[2]);
  expect(await movable('redo')).toEqual(later.slice(1));
  expect(await said('journal.redo', later[2] ?? 0)).toMatch(/^2 steps, the last of them: Turn 2: explore/u);
  const before = await standing();
  for (const [name, through] of [
    ['journal.undo', later[3] ?? 0],
    ['journal.redo', first],
    ['journal.redo', 99],
  ] as const) {
    expect(['refused', 'nothing-to-undo', 'nothing-to-redo']).toContain(await said(name, through));
    expect(await standing()).toEqual(before);
  }
  expect(await said('journal.undo', first)).toMatch(/^4 steps, the last of them: /u);
  expect(await standing()).toEqual(stood[0]);
  expect(await said('journal.redo', later.at(-1) ?? 0)).toMatch(/^5 steps/u);
  expect(await standing()).toEqual(stood.at(-1));
});
