import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { ose } from '../../../shared/rules/ose/index.ts';
import { RunningRehearsal, workersFor } from '../../../src-main/rehearsal/run-rehearsal.ts';
import { setRehearsalWorker } from '../../../src-main/rehearsal/start-worker.ts';
import { fight } from '../../unit/combat/support/muster.ts';
import { oseMuster } from '../../unit/combat/musters/ose.ts';
import { readyWorkers } from '../test-desk.ts';
import { FightTable, oneAfterAnother } from './fight-table.ts';

let table: FightTable;

const threadsNow = (): string[] => readdirSync('/proc/self/task');
/** The 19th figure of a thread's own line; the name before them may hold anything. */
const nicenessOf = (thread: string): number => {
  const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
};

beforeAll(readyWorkers);
beforeEach(() => {
  table = new FightTable(oneAfterAnother([3, 5, 2]));
});
afterEach(() => table.end());

type Input = Partial<CommandInput<'combat.rehearse'>>;

const begin = (input: Input = {}) =>
  table.tell('combat.rehearse', { fightId: 1, fights: 1000, seed: 7, ...input });

const shown = async () => {
  const view = await table.ask('combat.rehearsal', { fightId: 1 });
  if (!view) throw new Error('Nothing was rehearsed.');
  return view;
};

async function done() {
  for (;;) {
    const view = await shown();
    if (view.state !== 'running') return view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function rehearsed(input: Input = {}) {
  await begin(input);
  return done();
}

async function goblins(system = 'ose', count = 2) {
  await table.sitDown(system, system === 'ose' ? { morale: true } : {});
  await table.begin({ comers: [{ name: 'Goblin', count, hp: 3 }], feet: 20 });
}

describe.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])('a rehearsal by %s', (system) => {
  test('plays what stands on the board a thousand times and writes nothing', async () => {
    await goblins(system);
    const before = { line: await table.newest(), board: await table.board() };
    const view = await rehearsed();
    expect(view.state).toBe('done');
    expect(view.problem).toBeNull();
    const [run] = view.runs;
    if (!run) throw new Error('Nothing was played.');
    expect(run.fights).toBe(1000);
    expect(run.fighters.map(({ name }) => name)).toEqual(['Hild', 'Goblin 1', 'Goblin 2']);
    const [hild] = run.fighters;
    expect(run.won.reduce((all, one) => all + one, 0)).toBeGreaterThan(900);
    expect(hild?.dealt).toBeGreaterThan(0);
    expect(hild?.left.reduce((all, [, times]) => all + times, 0)).toBe(1000);
    expect({ line: await table.newest(), board: await table.board() }).toEqual(before);
  });
});

describe('what is asked of a rehearsal', () => {
  test('the same seed gives the same figures, another seed others', async () => {
    await goblins();
    const first = await rehearsed();
    const again = await rehearsed();
    expect(again.runs).toEqual(first.runs);
    expect((await rehearsed({ seed: 8 })).runs).not.toEqual(first.runs);
  });

  test('from the beginning it plays the fight as it began, from now as it stands', async () => {
    await goblins();
    await table.propose({ kind: 'overrule', change: 'hurt', id: 'f1', amount: 3 });
    const deadOf = async (input: Input) => (await rehearsed(input)).runs[0]?.fighters[1]?.dead;
    expect(await deadOf({ from: 'now' })).toBe(1000);
    expect(await deadOf({ from: 'beginning' })).toBeLessThan(1000);
  });

  test('hit points changed in another window count', async () => {
    await goblins();
    const before = await rehearsed();
    await table.tell('character.edit', { id: table.hild, changes: { hp: 1 } });
    const after = await rehearsed();
    expect(after.runs[0]?.won[0]).toBeLessThan(before.runs[0]?.won[0] ?? 0);
  });

  test('without morale nobody breaks, and the difference is told fight by fight', async () => {
    await goblins('ose', 4);
    await table.tell('combat.act', {
      fightId: 1,
      after: (await table.board()).after,
      acts: [{ action: { kind: 'overrule', change: 'hp', id: 'c1', hp: 30, maxHp: 30 }, dice: [] }],
    });
    const { runs } = await rehearsed({ withoutMorale: true });
    const [asIs, without] = runs;
    const broken = (run: typeof asIs) => run?.endings.find(({ ending }) => ending === 'broken')?.times;
    expect(runs.map(({ title }) => title)).toEqual(['As it is', 'Without morale']);
    expect(broken(asIs)).toBeGreaterThan(40);
    expect(broken(without)).toBe(0);
    const { won, lost } = without?.turned ?? { won: 0, lost: 0 };
    expect((without?.won[0] ?? 0) - (asIs?.won[0] ?? 0)).toBe(won - lost);
  });

  test('where no dice decide morale there is nothing to compare', async () => {
    await goblins('hackmaster');
    const choices = await table.ask('combat.rehearsalChoices', { fightId: 1 });
    expect(choices?.moraleDecides).toBe(false);
    const { message } = await table.refusal('combat.rehearse', {
      fightId: 1,
      fights: 1000,
      withoutMorale: true,
    });
    expect(message).toContain('No dice decide morale');
    expect(await table.ask('combat.rehearsal', { fightId: 1 })).toBeNull();
  });

  test('what if: more of a group, fewer, other hit points, each beside the fight as it is', async () => {
    await goblins();
    const chance = async (whatIf: Input['whatIf']) => {
      const { runs } = await rehearsed({ whatIf: whatIf ?? null });
      return { title: runs[1]?.title, asIs: runs[0]?.won[0] ?? 0, if: runs[1]?.won[0] ?? 0, run: runs[1] };
    };
    const more = await chance({ kind: 'more', like: 'f1', count: 3 });
    expect(more.title).toBe('3 more of Goblin');
    expect(more.run?.fighters.map(({ name }) => name)).toContain('Goblin 1, extra 3');
    expect(more.if).toBeLessThan(more.asIs);
    const fewer = await chance({ kind: 'fewer', like: 'f1', count: 1 });
    expect(fewer.run?.fighters).toHaveLength(2);
    expect(fewer.if).toBeGreaterThan(fewer.asIs);
    const hurt = await chance({ kind: 'hp', fighter: 'c1', hp: 1 });
    expect(hurt.title).toBe('Hild at 1 hit point');
    expect(hurt.if).toBeLessThan(hurt.asIs);
    const door = await chance({ kind: 'abreast', count: 1 });
    expect(door.title).toBe('A door held by 1');
    expect(door.if).toBeGreaterThan(door.asIs);
    const tooMany = { fightId: 1, fights: 1000, whatIf: { kind: 'fewer', like: 'f1', count: 5 } };
    expect((await table.refusal('combat.rehearse', tooMany)).message).toBe('Of those there are only 2.');
    const none = { fightId: 1, fights: 1000, whatIf: { kind: 'fewer', like: 'f1', count: 2 } };
    expect((await table.refusal('combat.rehearse', none)).message).toContain('nobody left to fight');
  });

  test('a spell nobody has explained is named, and played as nothing', async () => {
    await table.sitDown('ose');
    await table.tell('character.add', {
      name: 'Corin',
      className: 'Magic-user',
      classId: 'magic-user',
      level: 1,
      hp: 4,
      maxHp: 4,
      sheet: { spells: [{ name: 'Floating Disc', level: 1, memorised: 1 }] },
    });
    await table.begin({ comers: [{ name: 'Goblin', hp: 3 }], feet: 20 });
    const { playedAsNothing } = await rehearsed();
    expect(playedAsNothing).toEqual(['Floating Disc']);
  });

  test('one of the worst tenth is told again in sentences, the same every time', async () => {
    await goblins();
    const { runs } = await rehearsed();
    const { worst, best } = runs[0]?.examples ?? { worst: [], best: [] };
    const lost = await table.tell('combat.replayRehearsed', { fightId: 1, fight: worst[0] ?? -1 });
    const won = await table.tell('combat.replayRehearsed', { fightId: 1, fight: best.at(-1) ?? -1 });
    expect(lost.outcome).toMatch(/^The enemy won/);
    expect(won.outcome).toMatch(/^The party won/);
    expect(lost.lines.some(({ text }) => text.includes('Hild'))).toBe(true);
    expect(await table.tell('combat.replayRehearsed', { fightId: 1, fight: worst[0] ?? -1 })).toEqual(lost);
    const { message } = await table.refusal('combat.replayRehearsed', {
      fightId: 1,
      run: 'whatIf',
      fight: 1,
    });
    expect(message).toContain('was not rehearsed');
  });

  test('too few, too many, an unknown fight and one that is over are refused in words', async () => {
    await goblins();
    expect((await table.refusal('combat.rehearse', { fightId: 1, fights: 999 })).code).toBe('bad-input');
    expect((await table.refusal('combat.rehearse', { fightId: 1, fights: 100_001 })).code).toBe('bad-input');
    expect((await table.refusal('combat.rehearse', { fightId: 9, fights: 1000 })).code).toBe('not-found');
    await table.tell('combat.end', { fightId: 1 });
    const { message } = await table.refusal('combat.rehearse', { fightId: 1, fights: 1000 });
    expect(message).toContain('from its beginning');
    expect((await rehearsed({ from: 'beginning' })).state).toBe('done');
  });
});

describe('the threads of a rehearsal', () => {
  test('cancelled it keeps what was played, and says it is a part', async () => {
    await goblins();
    await begin({ fights: 100_000 });
    while ((await shown()).done === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await table.tell('combat.stopRehearsal', { fightId: 1 });
    const view = await shown();
    expect(view.state).toBe('partial');
    expect(view.done).toBeGreaterThan(0);
    expect(view.done).toBeLessThan(100_000);
    expect(view.runs[0]?.fights).toBe(view.done);
    expect(view.problem).toBeNull();
    expect(table.events.some((event) => event.type === 'progress' && event.job === 'rehearsal 1')).toBe(true);
  });

  test('a campaign that is closed takes them with it', async () => {
    await goblins();
    await begin({ fights: 100_000 });
    const { campaign } = table.desk;
    expect(campaign.endings.size).toBe(1);
    await table.tell('app.closeCampaign', {});
    const [end] = campaign.endings;
    // It settles only once every worker has gone; a second time there is none left to end.
    const began = performance.now();
    await end?.();
    expect(performance.now() - began).toBeLessThan(50);
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.ask('combat.rehearsal', { fightId: 1 })).toBeNull();
  });

  const from = ose.combat.start(fight(oseMuster, 'sides', { party: 4, foes: 6 }) as never);
  const run = (workers: number, fights = 400) =>
    new RunningRehearsal({
      system: 'ose',
      rehearsal: {
        variants: [{ from, ignoresMorale: false }],
        policies: { sides: {}, fighters: {} },
        seed: 3,
      },
      fights,
      workers,
      somebodyWaits: () => false,
      onProgress: () => undefined,
    });

  test('one worker and two come to the same figures', async () => {
    const one = run(1);
    await one.finished;
    const two = run(2);
    await two.finished;
    expect(one.done).toBe(400);
    expect(two.counted).toEqual(one.counted);
  });

  test('its threads stand back behind everything else, where the machine can be told so of threads', async () => {
    // A thread of an earlier rehearsal may still be on its way out: it stands back too, and is none of these.
    const earlier = new Set(threadsNow());
    const long = run(2, 1_000_000);
    const started = performance.now();
    while (long.done === 0 && performance.now() - started < 20_000)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const behind =
      process.platform === 'linux'
        ? threadsNow().filter((thread) => !earlier.has(thread) && nicenessOf(thread) > 0)
        : [1, 1];
    await long.cancel();
    await long.gone;
    expect(long.done).toBeGreaterThan(0);
    expect(long.state).toBe('partial');
    expect(behind).toHaveLength(2);
    expect(getPriority()).toBe(0);
  });

  test('as many as the machine has room for', () => {
    expect([1, 2, 3, 4, 16].map((cores) => workersFor(cores, false))).toEqual([1, 2, 2, 3, 8]);
    expect([1, 2, 3, 4, 16].map((cores) => workersFor(cores, true))).toEqual([1, 1, 2, 3, 8]);
  });

  test('a worker that dies is told, and nothing waits for it', async () => {
    const broken = join(table.folder, 'dies.mjs');
    writeFileSync(broken, "throw new Error('out of breath');");
    setRehearsalWorker(broken);
    try {
      const dying = run(2);
      await dying.finished;
      expect(dying.state).toBe('partial');
      expect(dying.problem).toContain('out of breath');
      writeFileSync(broken, 'process.exit(3);');
      const gone = run(1);
      await gone.finished;
      expect(gone.problem).toContain('ended in the middle');
    } finally {
      await readyWorkers();
    }
  });
});
