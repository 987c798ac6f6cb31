import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../../src-main/db/sql.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' } as const;
const hit = { kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' } as const;
const initiative = { kind: 'initiative', actor: null } as const;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

/** Hild has wounded the first of two goblins, and was wounded by him: acts 1 to 3. */
async function fought(): Promise<void> {
  await table.sitDown('ose', { variableWeaponDamage: true });
  await table.begin({ name: 'The gate', comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
  await table.propose(initiative, 5, 2);
  await table.propose(strike, 17, 1);
  await table.propose(hit, 18, 5);
}

const run = (made: Parameters<typeof table.desk.campaign.file.sql.run>[0]) =>
  table.desk.campaign.file.sql.run(made);
const older = () => run(query.updateTable('fight_setup').set({ version: 1 }));
const step = (n: number, change: { mark?: string; acts?: string }) =>
  run(query.updateTable('fight_step').set(change).where('n', '=', n));

describe('a fight that was played under other rules', () => {
  test('goes on silently where all of it comes out the same', async () => {
    await fought();
    const before = await table.board();
    await table.leftByAnother(older);
    expect(await table.board()).toEqual(before);
    await table.propose({ ...hit, actor: 'f2' }, 18, 1);
    expect(await table.row('Hild')).toMatchObject({ hp: 2 });
  });

  test('else the act is named, as it was told and as it would come out', async () => {
    await fought();
    const stored = (await table.ask('log.list', { limit: 2 })).lines[1]?.summary ?? '';
    await table.leftByAnother(() => {
      older();
      step(2, { mark: 'elsewhere' });
    });
    const { broken, after, rows } = await table.board();
    expect(broken).toEqual({ n: 2, why: 'it comes out otherwise', stored, anew: stored });
    expect(after).toBe(3);
    // Hit points stand in rows of their own, whatever the acts would come to.
    expect(rows.map(({ name, hp }) => [name, hp])).toEqual([
      ['Hild', 3],
      ['Goblin 1', 1],
      ['Goblin 2', 3],
    ]);
    expect(await table.refusal('combat.propose', { fightId: 1, after: 3, acts: [strike] })).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('The rules have changed') as string,
    });
  });

  test('goes on from the facts: hit points, places and states as they were, with the next round', async () => {
    await fought();
    const { after } = await table.board();
    const place = { kind: 'overrule', change: 'place', id: 'f2', atFeet: 45 } as const;
    await table.tell('combat.propose', { fightId: 1, after, acts: [place] });
    const flees = { kind: 'overrule', change: 'status', id: 'f1', status: 'fled' } as const;
    await table.tell('combat.propose', { fightId: 1, after: after + 1, acts: [flees] });
    await table.tell('combat.join', { fightId: 1, after: after + 2, lines: 'orc hp 4 @20' });
    const never = { kind: 'overrule', change: 'leave', id: 'f3' } as const;
    await table.tell('combat.propose', { fightId: 1, after: after + 3, acts: [never] });
    await table.leftByAnother(() => {
      older();
      step(2, { mark: 'elsewhere' });
    });
    const stood = await table.board();
    await table.tell('combat.fromFacts', { fightId: 1 });
    expect((await table.newest()).summary).toBe(
      'The fight against The gate goes on under the rules of now, from what was known of it, with round 3.',
    );
    const board = await table.board();
    expect(board.broken).toBeNull();
    expect(board.clock.round).toBe(3);
    expect(board.rows.map(({ name, hp, atFeet, status }) => [name, hp, atFeet, status])).toEqual([
      ['Hild', 3, 0, 'active'],
      ['Goblin 1', 1, 5, 'fled'],
      ['Goblin 2', 3, 45, 'active'],
    ]);
    // Whoever was never there is known still, and may be there after all.
    const there = { kind: 'overrule', change: 'status', id: 'f3', status: 'active' } as const;
    await table.tell('combat.propose', { fightId: 1, after: board.after, acts: [there] });
    expect(await table.row('Orc')).toMatchObject({ hp: 4, atFeet: 20 });
    await table.tell('journal.undo', {});
    await table.propose(initiative, 5, 2);
    const gone = await table.board();
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.board()).toEqual(gone);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(stood);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(board);
    expect(table.errors).toEqual([]);
  });

  test('or is kept as a record', async () => {
    await fought();
    await table.leftByAnother(() => {
      older();
      step(2, { mark: 'elsewhere' });
    });
    await table.tell('combat.end', { fightId: 1 });
    expect(await table.ask('combat.board', {})).toBeNull();
    expect((await table.ask('combat.board', { fightId: 1 }))?.broken?.n).toBe(2);
  });

  test('where nothing differs there is nothing to go on from', async () => {
    await fought();
    expect(await table.refusal('combat.fromFacts', { fightId: 1 })).toMatchObject({
      message: 'The rules agree with this fight as it was played. Nothing was changed.',
    });
  });
});

describe('the fight can be told again from the JSON lines alone', () => {
  test('everybody, step by step, as the board had him', async () => {
    await fought();
    await table.propose({ ...hit, actor: 'f2' }, 3);
    await table.throwAll(initiative);
    const { lines } = await table.ask('log.list', { kind: 'fights', limit: 50 });
    const stand = new Map<string, { hp: number; atFeet: number; status: string }>();
    const told = new Map<string, string>();
    let events = 0;
    for (const line of lines.toReversed()) {
      const outcome = table.desk.campaign.file.sql.get(
        query.selectFrom('journal').select('outcome').where('seq', '=', line.seq),
      );
      const { fight } = JSON.parse(outcome?.outcome ?? '{}') as {
        fight: {
          stand?: { id: string; hp: number; atFeet: number; status: string }[];
          names?: Record<string, string>;
          events?: unknown[];
        };
      };
      for (const [id, name] of Object.entries(fight.names ?? {})) told.set(id, name);
      for (const one of fight.stand ?? []) stand.set(one.id, one);
      events += fight.events?.length ?? 0;
    }
    const { rows } = await table.board();
    for (const { id, name, hp, atFeet, status } of rows) {
      expect(stand.get(id)).toMatchObject({ hp, atFeet, status });
      expect(told.get(id)).toBe(name);
    }
    expect(events).toBeGreaterThan(6);
  });
});
