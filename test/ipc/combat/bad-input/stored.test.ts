import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import BetterSqlite3 from 'better-sqlite3';
import { query } from '../../../../src-main/db/sql.ts';
import { fightSystems, orders } from '../orders.ts';
import { BadTable, note, word } from './bad-table.ts';
import type { Stroke } from './bad-table.ts';

/** What is stored of a fight and damaged is told, goes on from the facts or stands in the repair view, and never crashes. */

let table: BadTable;

beforeEach(() => {
  table = new BadTable();
});
afterEach(() => table.end());

const run = (made: Parameters<typeof table.desk.campaign.file.sql.run>[0]) =>
  table.desk.campaign.file.sql.run(made);

describe.each(orders)('%s, %s', (system, _title, settings) => {
  let stroke: Stroke;
  /** The step that is damaged. */
  let n = 0;

  beforeEach(async () => {
    await table.sitDown(system, settings);
    await table.gate();
    stroke = await table.strokeOf('c1', 'f1');
    await table.propose(stroke, 2);
    while ((await table.board()).pending !== null) await table.answer(2);
    n = (await table.board()).after;
    await table.propose(word({ change: 'hurt', id: 'f2', amount: 1 }));
  });

  const acts = (action: object, dice: unknown[] = []) => JSON.stringify([{ action, dice }]);

  test.each<readonly [string, () => string, RegExp]>([
    ['no acts', () => JSON.stringify({ lost: true }), /it cannot be read/],
    ['an act of no kind', () => acts({ kind: 'fly', actor: 'c1' }), /it is not allowed/],
    ['by nobody', () => acts({ ...stroke, actor: 'c77' }, [[20, 3, 't']]), /must be someone in this fight/],
    ['a die too few', () => acts(stroke), /it wants another die/],
    ['a face its die has not', () => acts(stroke, [[20, 77, 't']]), /77 is not a face of a d20/],
    ['an unknown ruling', () => acts({ kind: 'overrule', change: 'vanish', id: 'f1' }), /./],
    [
      'another outcome under the same rules',
      () => acts({ kind: 'overrule', change: 'hurt', id: 'f1', amount: 2 }),
      /it comes out otherwise/,
    ],
  ])('%s: the act is named, and the fight goes on from the facts', async (_what, stored, why) => {
    const hitPoints = (await table.board()).rows.map(({ hp }) => hp);
    await table.leftByAnother(() =>
      run(query.updateTable('fight_step').set({ acts: stored() }).where('n', '=', n)),
    );
    const { broken } = await table.board();
    expect(broken?.n).toBe(n);
    expect(broken?.why).toMatch(why);
    await table.isRefused(
      'combat.propose',
      { ...(await table.now()), acts: [note] },
      /The rules have changed since this fight was played|cannot be done again/,
    );
    await table.tell('combat.fromFacts', { fightId: 1 });
    const board = await table.board();
    expect(board.broken).toBeNull();
    expect(board.rows.map(({ hp }) => hp)).toEqual(hitPoints);
    await table.throwAll(word({ change: 'hurt', id: 'f2', amount: 1 }));
    expect((await table.row('Goblin 2')).hp).toBe(1);
    expect(table.errors).toEqual([]);
  });

  test('a step that is gone', async () => {
    await table.leftByAnother(() => run(query.deleteFrom('fight_step').where('n', '=', n)));
    expect((await table.board()).broken).toMatchObject({ n: n + 1, why: 'the step before it is gone' });
    await table.tell('combat.fromFacts', { fightId: 1 });
    expect((await table.board()).broken).toBeNull();
    expect(table.errors).toEqual([]);
  });
});

describe.each(fightSystems)('%s', (system) => {
  beforeEach(async () => {
    await table.sitDown(system);
    await table.gate();
    await table.propose(note);
    await table.tell('combat.pause', { fightId: 1 });
    await table.begin({ name: 'The well', comers: [{ name: 'orc', hp: 30 }], feet: 60 });
  });

  test('a beginning that cannot be read is told of its fight, and the others go on', async () => {
    await table.leftByAnother(() =>
      run(query.updateTable('fight_setup').set({ setup: '{"fighters":[]}' }).where('fight_id', '=', 1)),
    );
    const reply = await table.router.query('combat.board', { fightId: 1 });
    expect(reply).toMatchObject({ ok: false, error: { code: 'file-damaged' } });
    const board = await table.board();
    expect(board.fights.map(({ name }) => name)).toEqual(['The gate', 'The well']);
    await table.propose(note);
    expect(table.errors).toEqual([]);
  });

  /** Another program writes into the closed file, which is opened again. */
  async function written(statement: string): Promise<void> {
    await table.tell('app.closeCampaign', {});
    const db = new BetterSqlite3(table.campaignPath);
    db.pragma('ignore_check_constraints = ON');
    db.exec(statement);
    db.close();
    await table.tell('app.openCampaign', { path: table.campaignPath });
  }

  test.each([
    ['fight_setup', 'beginning of a fight', `UPDATE fight_setup SET setup = '{"a":' WHERE fight_id = 1`],
    ['fight_fighter', 'fighter', `UPDATE fight_fighter SET handed = '{"a":' WHERE id = 1`],
    ['fight_step', 'act of a fight', `UPDATE fight_step SET acts = '[{"a' WHERE fight_id = 1`],
    ['fight', 'fight', `UPDATE fight SET state = 'dreaming' WHERE id = 1`],
  ])('%s that is no text of the program stands in the repair view', async (_table, what, statement) => {
    await written(statement);
    const { records } = await table.ask('amiss.list', {});
    expect(records.map((each) => each.what)).toContain(what);
    for (const fightId of [1, 2]) {
      const board = await table.router.query('combat.board', { fightId });
      if (!board.ok) expect(board.error.code).not.toBe('internal');
    }
    expect(table.errors).toEqual([]);
  });
});
