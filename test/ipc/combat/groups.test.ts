import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput, QueryInput } from '../../../shared/ipc/contract.ts';
import { query } from '../../../src-main/db/sql.ts';
import { FightTable, oneAfterAnother } from './fight-table.ts';

type Plan = QueryInput<'combat.plan'>['plan'];

const initiative = { kind: 'initiative', actor: null } as const;

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([20, 3, 2, 20, 3, 5]));
});
afterEach(() => table.end());

/** Hild with 8 hit points and Osric with 30 against so many goblins of 3, five feet away; the goblins go first. */
async function surrounded(count = 30): Promise<void> {
  await table.sitDown('ose', { morale: false });
  await table.tell('character.add', { name: 'Osric', className: 'Cleric', level: 1, hp: 30, maxHp: 30 });
  await table.begin({ comers: [{ name: 'goblins', count, hp: 3 }], feet: 5 });
  await table.propose(initiative, 1, 5);
}

const goblins = (count: number) => Array.from({ length: count }, (_, at) => `f${at + 1}`);

const plan = (count: number, more: Partial<Plan> = {}): Plan => ({
  kind: 'plan',
  name: 'Goblins',
  members: goblins(count),
  aim: 'nearest',
  ...more,
});

async function stroke(how: CommandInput<'combat.stroke'>['stroke'], throwAll = true) {
  const { fight, after } = await table.board();
  return table.tell('combat.stroke', { fightId: fight.id, after, stroke: how, throwAll });
}

const shown = (how: Plan) => table.ask('combat.plan', { fightId: 1, plan: how });

/** The acts of the newest step as they are kept. */
function newestActs() {
  const { sql } = table.desk.campaign.file;
  const steps = sql.all(query.selectFrom('fight_step').select(['n', 'acts']).orderBy('n'));
  return JSON.parse(steps.at(-1)?.acts ?? '[]') as {
    action: { actor: string; target: string };
    dice: [number, number, string][];
  }[];
}

describe('a group', () => {
  test('a count makes one; one who comes alone is in none', async () => {
    await table.sitDown('ose');
    const board = await table.begin({
      comers: [
        { name: 'goblins', count: 30 },
        { name: 'ogre', hp: 19 },
      ],
    });
    expect(board.groups).toEqual([{ id: 1, name: 'Goblins' }]);
    const inGroup = board.rows.filter(({ groupId }) => groupId === 1);
    expect(inGroup).toHaveLength(30);
    expect(board.rows.find(({ name }) => name === 'Ogre')?.groupId).toBeNull();
    const labels = board.rows.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    // Twenty-six letters, then two of them.
    expect(labels).toContain('AA');
  });

  test('whose last walk ends the moment leaves the blows to the next act', async () => {
    await table.sitDown('ose', { morale: false });
    await table.begin({ comers: [{ name: 'goblins', count: 5, hp: 3 }], feet: 15 });
    await table.propose(initiative, 1, 5);
    const { said } = await stroke(plan(5));
    expect(said).toContain('5 walk up');
    expect(said).not.toContain('Hild with');
    expect(newestActs().map(({ dice }) => dice)).toEqual([[], [], [], [], []]);
    const board = await table.board();
    expect(board.clock.phase).toBe('melee');
    expect(board.rows.filter(({ standing }) => standing === 'mayAct')).toHaveLength(5);
  });

  test('more of the same who come later are a group of their own, under labels nobody had', async () => {
    await surrounded(30);
    const { after, rows } = await table.board();
    await table.tell('combat.join', { fightId: 1, after, comers: [{ name: 'goblins', count: 4 }] });
    const board = await table.board();
    expect(board.groups.map(({ name }) => name)).toEqual(['Goblins', 'Goblins']);
    const before = new Set(rows.map(({ label }) => label));
    const came = board.rows.filter(({ groupId }) => groupId === 2);
    expect(came).toHaveLength(4);
    expect(came.filter(({ label }) => before.has(label))).toEqual([]);
  });

  test('made of some, split, joined and named; empty ones are gone; undone one by one', async () => {
    await surrounded(5);
    const start = await table.board();
    await table.tell('combat.group', { fightId: 1, members: ['f4', 'f5'], into: 'new', name: 'Archers' });
    expect((await table.board()).groups).toEqual([
      { id: 1, name: 'Goblins' },
      { id: 2, name: 'Archers' },
    ]);
    expect((await table.newest()).summary).toBe('Archers: Goblin 4 and Goblin 5 are a group.');
    await table.tell('combat.group', { fightId: 1, into: 2, name: 'Slingers' });
    expect((await table.newest()).summary).toBe('Archers are Slingers now.');
    await table.tell('combat.group', { fightId: 1, members: ['f4', 'f5'], into: 1 });
    expect((await table.board()).groups).toEqual([{ id: 1, name: 'Goblins' }]);
    await table.tell('combat.group', { fightId: 1, members: ['f1'], into: 'none' });
    expect((await table.row('Goblin 1')).groupId).toBeNull();
    for (let n = 0; n < 4; n++) await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(start);
  });

  test.each([
    ['of strangers', { members: ['f99'], into: 'new' }, 'One of them does not fight. Nothing was changed.'],
    ['of nobody', { members: [], into: 'new' }, 'Nobody is named. Nothing was changed.'],
    [
      'that is not there',
      { members: ['f1'], into: 9 },
      'That group is no longer there. Nothing was changed.',
    ],
  ])('%s is refused and changes nothing', async (_what, input, message) => {
    await surrounded(3);
    const before = await table.board();
    expect(await table.refusal('combat.group', { fightId: 1, ...input })).toMatchObject({ message });
    expect(await table.board()).toEqual(before);
  });
});

describe('a group acts as one', () => {
  test('thirty attacks are one step and one line, undone at once, and come back with the same dice', async () => {
    await surrounded();
    const before = await table.board();
    const { seq } = await table.newest();
    const { said } = await stroke(plan(30));
    const line = await table.newest();
    expect(line.seq).toBe(seq + 1);
    expect(line.summary).toBe(said);
    expect(said).toMatch(/^r1 Goblins: \d+ hits for \d+ points, \d+ misses\./u);
    const acts = newestActs();
    const dice = acts.flatMap((act) => act.dice);
    expect(acts.length).toBeGreaterThan(20);
    expect(line.rolls).toHaveLength(dice.length);
    const after = await table.board();
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
    expect(newestActs()).toEqual(acts);
  });

  test('nobody who is down is struck again: the rest turn to the next, and who has nobody left keeps his act', async () => {
    await surrounded();
    // All strike the one who stands nearest and first; she has 8 hit points, and every hit deals at least 2.
    await stroke(plan(30, { aim: 'one', at: 'c1' }));
    const acts = newestActs();
    const targets = acts.map(({ action }) => action.target);
    const lastAtHild = targets.lastIndexOf('c1');
    expect(targets.indexOf('c2')).toBe(lastAtHild + 1);
    expect((await table.row('Hild')).status).not.toBe('active');
    // Each acted at most once, and in the order they were named.
    const actors = acts.map(({ action }) => action.actor);
    expect(new Set(actors).size).toBe(actors.length);
    expect(actors).toEqual(goblins(30).filter((id) => actors.includes(id)));
    const idle = 30 - acts.length;
    if ((await table.row('Osric')).status === 'active') expect(idle).toBe(0);
    else expect(idle).toBeGreaterThan(0);
  });

  test('the dice of each are asked in the order of the members; typed ones are his', async () => {
    await surrounded(3);
    const first = await stroke(plan(3), false);
    expect(first.wanted).toMatchObject({ sides: 20, by: 'f1' });
    expect((await table.board()).pending?.title).toBe('Goblins');
    // A miss, a miss, then a hit whose damage is asked for.
    const third = await table.answer(2, 3, 19);
    expect(third.wanted).toMatchObject({ sides: 6, by: 'f3' });
    expect((await table.board()).after).toBe(1);
    const done = await table.answer(4);
    // In short on the line and for undo; act by act where it is unfolded, hits first.
    expect(done.said).toBe('r1 Goblins: 1 hit for 4 points, 2 misses.');
    const { actByAct } = (await table.newest()).outcome as { actByAct: string[] };
    expect(actByAct[0]).toMatch(/^Goblin 3 hits/u);
    expect(actByAct.filter((told) => told.includes('misses'))).toHaveLength(2);
    expect(newestActs().map(({ dice }) => dice.map(([, face]) => face))).toEqual([[2], [3], [19, 4]]);
  });

  test('taken back in the middle, nothing of it has happened', async () => {
    await surrounded(3);
    const before = await table.board();
    await stroke(plan(3), false);
    await table.answer(19);
    await table.tell('combat.withdraw', { fightId: 1 });
    expect(await table.board()).toEqual(before);
  });
});

describe('the plan before a die falls', () => {
  const targetsOf = async (how: Plan) => (await shown(how))?.acts.map(({ at }) => at);

  test('nearest, spread, all on one, as last time', async () => {
    await surrounded(4);
    const { after } = await table.board();
    await table.tell('combat.propose', {
      fightId: 1,
      after,
      // Osric stands ten feet back: out of their reach.
      acts: [{ kind: 'overrule', change: 'place', id: 'c2', atFeet: 1 }],
    });
    expect(await targetsOf(plan(4))).toEqual(['c2', 'c2', 'c2', 'c2']);
    expect(await targetsOf(plan(4, { aim: 'spread' }))).toEqual(['c2', 'c1', 'c2', 'c1']);
    expect(await targetsOf(plan(4, { aim: 'one', at: 'c1' }))).toEqual(['c1', 'c1', 'c1', 'c1']);
    await stroke(plan(4, { aim: 'one', at: 'c1' }), false);
    await table.answer(1, 1, 1, 1);
    await table.propose({ kind: 'next', actor: null });
    await table.propose(initiative, 1, 5);
    expect(await targetsOf(plan(4, { aim: 'again' }))).toEqual(await targetsOf(plan(4)));
  });

  test('nothing is written by looking, and who has gone is in no plan', async () => {
    await surrounded(3);
    const { after } = await table.board();
    await table.tell('combat.propose', {
      fightId: 1,
      after,
      acts: [{ kind: 'overrule', change: 'status', id: 'f2', status: 'dead' }],
    });
    const before = await table.board();
    const view = await shown(plan(3));
    expect(view?.acts.map(({ by }) => by)).toEqual(['f1', 'f3']);
    expect(view?.idle).toEqual([]);
    expect(await table.board()).toEqual(before);
  });

  test('who is out of reach walks up where his step allows, and the walk is told', async () => {
    await table.sitDown('ose', { morale: false });
    await table.begin({ comers: [{ name: 'goblins', count: 3, hp: 3 }], feet: 40 });
    await table.propose(initiative, 1, 5);
    const view = await shown(plan(3));
    expect(view?.acts.map(({ role }) => role)).toEqual(['move', 'move', 'move']);
    const { said } = await stroke(plan(3));
    expect(said).toMatch(/^r1 Goblins: 3 walk up\.$/u);
    expect((await table.row('Goblin 1')).atFeet).toBeLessThan(40);
  });
});

describe('the fight goes on', () => {
  test('over every step that is empty, in one step, to the next die', async () => {
    await surrounded(2);
    const before = await table.board();
    const { said } = await stroke({ kind: 'goOn' });
    expect(said).not.toBeNull();
    const { clock } = await table.board();
    // The goblins passed; now it is the party's.
    expect(clock.round).toBe(1);
    expect((await table.row('Hild')).standing).toBe('mayAct');
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
  });

  test('a die stops it: it is asked for, never thrown by itself', async () => {
    await table.sitDown('ose');
    await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
    const asked = await stroke({ kind: 'goOn' }, false);
    expect(asked.wanted).toMatchObject({ sides: 6, title: 'Initiative' });
  });

  test.each([
    ['swords-wizardry', { combatSequence: 'complete' }],
    ['basic-fantasy', {}],
    ['hackmaster', {}],
  ])('%s: the rest pass in one step, and undo gives all of them back', async (system, settings) => {
    await table.sitDown(system, settings);
    await table.begin({ comers: [{ name: 'goblins', count: 3, hp: 3 }], feet: 5 });
    for (let n = 0; n < 8; n++) {
      const acts = await table.ask('combat.acts', { fightId: 1, fighter: null });
      if (acts?.table[0]?.kind === 'morale') {
        const { after } = await table.board();
        expect(
          await table.refusal('combat.stroke', { fightId: 1, after, stroke: { kind: 'rest' } }),
        ).toMatchObject({
          message: 'Something is to be decided first: the card shows it. Nothing was done.',
        });
        await table.propose({ kind: 'morale', actor: null, way: 'stand' });
      }
      const before = await table.board();
      const { seq } = await table.newest();

      await stroke({ kind: 'rest' });
      expect((await table.newest()).seq).toBe(seq + 1);
      expect((await table.board()).after).toBe(before.after + 1);
      await table.tell('journal.undo', {});
      expect(await table.board()).toEqual(before);
      await table.tell('journal.redo', {});
    }
    expect(table.errors).toEqual([]);
  });
});

describe('dice as their sum', () => {
  /** A weapon of two dice, so that there is something to sum. */
  async function twoDice(): Promise<void> {
    await surrounded(2);
    await table.propose({ kind: 'next', actor: null });
    await table.tell('combat.stroke', {
      fightId: 1,
      after: (await table.board()).after,
      stroke: { kind: 'goOn' },
    });
  }

  test('spread evenly over the dice, kept as a sum, told as typed', async () => {
    await twoDice();
    // Side initiative of a new round: one die a side, so each sum is one die.
    const asked = await table.propose(initiative);
    expect(asked.wanted).toMatchObject({ sides: 6 });
    await table.tell('combat.answer', { fightId: 1, faces: [], sums: [6, 2] });
    expect(newestActs()[0]?.dice).toEqual([
      [6, 6, 's'],
      [6, 2, 's'],
    ]);
    expect((await table.newest()).rolls).toEqual([
      { sides: 6, face: 6, source: 'typed' },
      { sides: 6, face: 2, source: 'typed' },
    ]);
  });

  test('more than the dice can show is told, and the act waits on', async () => {
    await twoDice();
    await table.propose(initiative);
    expect(await table.refusal('combat.answer', { fightId: 1, faces: [], sums: [7] })).toMatchObject({
      message: 'One d6 comes to 1 to 6, not to 7. Nothing was done.',
    });
    expect((await table.board()).pending).toMatchObject({ fallen: 0 });
  });
});
