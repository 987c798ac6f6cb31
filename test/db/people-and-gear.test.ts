import BetterSqlite3 from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import { migrateCampaign } from '../../src-main/db/file/migrate.ts';
import { migrations } from '../../src-main/db/schema.ts';
import { newCampaign, scratchFolder } from '../fixtures/campaigns.ts';
import { TestDesk } from '../ipc/test-desk.ts';

/** What the second schema makes of a campaign of the first: armour that was a word becomes a thing that is worn. */

const people = [
  { name: 'Hild', armour: 'plate', shield: 1, ac: [2, 17], load: 740, rate: [60, 20] },
  { name: 'Osric', armour: 'chainmail', shield: 0, ac: [5, 14], load: 510, rate: [90, 30] },
  { name: 'Wren', armour: 'leather', shield: 1, ac: [6, 13], load: 913, rate: [30, 10] },
  { name: 'Corin', armour: 'none', shield: 0, ac: [9, 10], load: 90, rate: [120, 40] },
] as const;

const things: readonly [
  holder: number | null,
  kind: string,
  name: string,
  quantity: number,
  coins: number,
][] = [
  [1, 'weapon', 'sword', 1, 60],
  [2, 'weapon', 'mace', 1, 30],
  [2, 'lantern', 'lantern', 1, 0],
  [3, 'coin', 'gp', 500, 0],
  [3, 'gem', 'gem', 3, 0],
  [3, 'weapon', 'short sword', 1, 30],
  [4, 'weapon', 'dagger', 1, 10],
  [null, 'coin', 'gold pieces of Aldwyn', 20, 0],
];

/** A campaign of the first schema as the first release would have left it. */
function oldCampaign(path: string): void {
  const fresh = newCampaign(scratchFolder());
  fresh.close();
  const db = new BetterSqlite3(path);
  db.exec(migrations[0]?.sql ?? '');
  const from = new BetterSqlite3(fresh.path, { readonly: true });
  const campaign = from.prepare('SELECT * FROM campaign').get() as Record<string, unknown>;
  for (const pragma of ['application_id', 'page_size'])
    db.pragma(`${pragma} = ${String(from.pragma(pragma, { simple: true }))}`);
  from.close();
  db.prepare('INSERT INTO campaign VALUES (:id, :name, :system, :settings, :created_at)').run(campaign);
  db.exec('INSERT INTO clock VALUES (1, 36000)');
  const person = db.prepare(
    `INSERT INTO character (position, name, class_name, level, strength, charisma, hp, max_hp, armour, shield, misc_gear,
      carrying_treasure) VALUES (?, ?, 'Fighter', 2, 13, 9, 6, 8, ?, ?, 1, 0)`,
  );
  people.forEach(({ name, armour, shield }, at) => person.run(at + 1, name, armour, shield));
  const thing = db.prepare(
    'INSERT INTO item (holder_id, kind, name, quantity, weight_cn) VALUES (?, ?, ?, ?, ?)',
  );
  for (const each of things) thing.run(...each);
  db.exec(`INSERT INTO journal (real_time, game_time, kind, input, summary, outcome, rolls, status) VALUES
    ('2026-11-21T12:00:00.000Z', 36000, 'party.addCharacter', '{}', 'Hild joined the party.', '{}', '[]', 'done'),
    ('2026-11-21T12:01:00.000Z', 36000, 'party.giveItems', '{}', 'Wren took 500 gp.', '{}', '[]', 'done'),
    ('2026-11-21T12:02:00.000Z', 36000, 'log.addNote', '{}', 'Wet stone.', '{}', '[]', 'undone')`);
  const columns = db.prepare("SELECT name FROM pragma_table_info('character')").pluck().all();
  const image = columns.map((name) => `'${String(name)}', ${String(name)}`).join(', ');
  db.exec(`INSERT INTO journal_row (seq, tbl, row_id, after)
    SELECT 1, 'character', id, json_object(${image}) FROM character WHERE id = 1`);
  db.pragma('user_version = 1');
  db.close();
}

describe('people and gear of the first schema', () => {
  let table: TestDesk;

  beforeEach(async () => {
    table = new TestDesk();
    oldCampaign(table.campaignPath);
    await table.tell('app.openCampaign', { path: table.campaignPath });
  });
  afterEach(() => table.end());

  test('keep their armour class, load and rate', async () => {
    const { members, rate } = await table.ask('party.view', {});
    expect(
      members.map(({ name, ac, load, rate: own }) => ({
        name,
        ac: [ac.descending, ac.ascending],
        load: load.weight,
        rate: [own.baseFeet, own.encounterFeet],
      })),
    ).toEqual(people.map(({ name, ac, load, rate: own }) => ({ name, ac: [...ac], load, rate: [...own] })));
    expect(rate).toMatchObject({ baseFeet: 30, slowest: ['Wren'] });
  });

  test('wear what was written of their armour, and own everything else as before', async () => {
    const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: 3 } });
    expect(items.map(({ name, kind, state, quantity }) => [name, kind, state, quantity]).sort()).toEqual([
      ['gem', 'gem', 'carried', 3],
      ['gp', 'coin', 'carried', 500],
      ['leather armour', 'armour', 'worn', 1],
      ['shield', 'shield', 'worn', 1],
      ['short sword', 'weapon', 'carried', 1],
    ]);
    const pool = await table.ask('inventory.view', { place: { in: 'pool' } });
    // A coin is known by its short name; what the referee named otherwise stays as it was named.
    expect(pool.items.map(({ name, coin, quantity }) => [name, coin, quantity])).toEqual([
      ['gold pieces of Aldwyn', null, 20],
    ]);
    expect(items.find(({ name }) => name === 'gp')?.coin).toBe('gp');
    expect(items.find(({ name }) => name === 'short sword')?.weightEach).toBe(30);
  });

  test('keep their log, which begins a new history of undo', async () => {
    const { lines } = await table.ask('log.list', { takenBack: true });
    expect(lines.map(({ summary, status }) => [summary, status])).toEqual([
      ['Wet stone.', 'dropped'],
      ['Wren took 500 gp.', 'done'],
      ['Hild joined the party.', 'done'],
    ]);
    expect((await table.ask('log.list', { kind: 'finds' })).lines).toHaveLength(1);
    expect((await table.ask('log.list', { kind: 'people' })).lines).toHaveLength(1);
    expect((await table.ask('shell.view', {})).undo).toBeNull();
    expect((await table.refusal('journal.undo', {})).code).toBe('nothing-to-undo');
    await table.tell('character.edit', { id: 1, changes: { hp: 5 } });
    await table.tell('journal.undo', {});
    expect((await table.ask('party.view', {})).members[0]?.hp).toBe(6);
  });
});

test('the kept campaign of the first schema: chainmail and shield are worn', async () => {
  const table = new TestDesk();
  copyFileSync(resolve(import.meta.dirname, '../fixtures/kept/schema-1.turnkeeper'), table.campaignPath);
  await table.tell('app.openCampaign', { path: table.campaignPath });
  const { members } = await table.ask('party.view', {});
  expect(members.map(({ name, ac, load, rate }) => [name, ac.text, load.weight, rate.baseFeet])).toEqual([
    ['Aud', '4 [15]', 610, 60],
    ['Bera', '4 [15]', 610, 60],
    ['Ceol', '4 [15]', 610, 60],
  ]);
  await table.end();
});

test('a migration that stops leaves the old schema whole', () => {
  const path = join(scratchFolder(), 'Old.turnkeeper');
  oldCampaign(path);
  const db = new BetterSqlite3(path);
  const [first, second] = migrations;
  if (!first || !second) throw new Error('There are fewer than two schemas.');
  const broken = { version: 2, sql: `${second.sql}; SELECT * FROM nowhere` };
  expect(() => migrateCampaign(db, path, [first, broken])).toThrow('nowhere');
  expect(db.prepare('SELECT armour FROM character ORDER BY id').pluck().all()).toEqual(
    people.map(({ armour }) => armour),
  );
  db.close();
  openCampaign(path).close();
});
