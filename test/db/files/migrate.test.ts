import BetterSqlite3 from 'better-sqlite3';
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listBackups } from '../../../src-main/db/backups/backup-folder.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { redo, undo, undoState } from '../../../src-main/db/journal/journal.ts';
import { migrateCampaign } from '../../../src-main/db/file/migrate.ts';
import {
  expectedSchema,
  migrations,
  newestSchema,
  schemaText,
  wholeVersion,
} from '../../../src-main/db/schema.ts';
import { query } from '../../../src-main/db/sql.ts';
import { Sql } from '../../../src-main/db/sql.ts';
import { readTable } from '../../../src-main/facts/tables/read-tables.ts';
import type { NewRow } from '../../../src-main/db/tables.ts';
import {
  addCharacter,
  addItem,
  doStep,
  integrityOf,
  newCampaign,
  sampleItem,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

const fixture = (version: number): string =>
  resolve(import.meta.dirname, `../../fixtures/kept/schema-${version}.turnkeeper`);

/** A pack with something in it, a cache with something beside it, an order of march, who maps, a face. */
const packAndLineUp = (sql: Sql): void => {
  const put = (item: Partial<NewRow<'item'>>) =>
    sql.run(query.insertInto('item').values({ ...sampleItem(null, 'thing'), ...item })).lastId;
  const pack = put({ holder_id: 1, kind: 'gear', name: 'pack', capacity: 4000 });
  put({ container_id: pack, kind: 'coin', name: 'gp', coin: 'gp', quantity: 12, weight: 10 });
  const stash = sql.run(query.insertInto('stash').values({ kind: 'cache', name: 'Under the oak' })).lastId;
  put({ stash_id: stash, kind: 'torch', name: 'torch', quantity: 3, weight: 0 });
  const formation = sql.run(
    query.insertInto('formation').values({ position: 1, situation: 'Exploring' }),
  ).lastId;
  const place = { formation_id: formation, character_id: 2, rank: 0, file: 1 };
  sql.run(query.insertInto('formation_place').values(place));
  sql.run(query.insertInto('party_role').values({ id: 1, caller_id: 1, mapper_id: 3 }));
  sql.run(query.updateTable('character').set({ portrait_id: 1 }).where('id', '=', 1));
};

const picture = "INSERT INTO asset VALUES (1, 'face', 'image/png', 1, 1, x'89504e47')";

/** Plays a little of everything that a migration must carry over, one step of it taken back. */
const makeFixture = (path: string): void => {
  const file = newCampaign(scratchFolder());
  file.db.exec(picture);
  doStep(
    file,
    (sql) =>
      sql.run(
        query
          .insertInto('session')
          .values({ number: 1, started_at: '2026-11-21T18:00:00.000Z', start_seconds: 36_000 }),
      ),
    'Session 1 begins',
  );
  doStep(
    file,
    (sql) => {
      ['Aud', 'Bera', 'Ceol'].forEach((name) => addItem(sql, addCharacter(sql, name), 'sword'));
      packAndLineUp(sql);
    },
    'The party gathers',
  );
  doStep(
    file,
    (sql) => {
      const delve = sql.run(
        query.insertInto('delve').values({ name: 'Barrow', speaker_id: 1, start_seconds: 36_000 }),
      ).lastId;
      const light = sql.run(
        query.insertInto('light').values({ bearer_id: 1, kind: 'torch', lit: 1, turns_left: 6 }),
      ).lastId;
      sql.run(
        query
          .insertInto('light_span')
          .values({ light_id: light, kind: 'torch', bearer: 'Aud', delve_id: delve, first_turn: 1 }),
      );
    },
    'Into the barrow',
  );
  doStep(
    file,
    (sql) => sql.run(query.insertInto('note').values({ text: 'The door was open' })),
    'The door was open',
  );
  undo(file);
  file.close();
  rmSync(path, { force: true });
  copyFileSync(file.path, path);
};

const migrated = (): BetterSqlite3.Database => {
  const db = new BetterSqlite3(':memory:');
  db.pragma('foreign_keys = OFF');
  for (const { sql } of migrations) db.exec(sql);
  return db;
};

/** What its migrations come to as one script; the tables inside an index of words come with it. */
const makeWhole = (): void => {
  const db = migrated();
  const objects = `SELECT sql FROM sqlite_schema AS made WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' AND NOT EXISTS (
    SELECT 1 FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE %' AND made.name LIKE replace(name, '_', '~_') || '~_%' ESCAPE '~'
      AND made.type = 'table') ORDER BY rowid`;
  const made = db.prepare<[], string>(objects).pluck().all();
  db.close();
  const text = made.map((sql) => `${sql};\n`).join('');
  const head = `-- Version ${newestSchema}, as all migrations before come to it. Written by test/db/files/migrate.test.ts.`;
  writeFileSync(resolve(import.meta.dirname, '../../../migrations/whole.sql'), `${head}\n${text}`);
};

// Run with UPDATE_FIXTURES=1 while a schema is still being made; once it is released its fixture never changes.
beforeAll(() => {
  if (process.env['UPDATE_FIXTURES'] !== '1') return;
  makeFixture(fixture(newestSchema));
  makeWhole();
});

test('the schema as one script is what all migrations come to', () => {
  const db = migrated();
  expect(wholeVersion, 'every schema is written whole: see UPDATE_FIXTURES').toBe(newestSchema);
  expect(expectedSchema(newestSchema)).toBe(schemaText(db));
  db.close();
});

const schemaOf = (path: string): string => {
  const db = new BetterSqlite3(path, { readonly: true });
  try {
    return schemaText(db);
  } finally {
    db.close();
  }
};

const versions = migrations.map(({ version }) => version);

describe.each(versions)('the kept campaign of schema %i', (version) => {
  let path: string;
  beforeEach(() => {
    path = join(scratchFolder(), 'Old.turnkeeper');
    expect(existsSync(fixture(version)), 'every schema keeps a fixture: see UPDATE_FIXTURES').toBe(true);
    copyFileSync(fixture(version), path);
  });

  test('opens, keeps its rows, and is no different from a new one', () => {
    const file = openCampaign(path);
    expect(file.db.prepare('SELECT name FROM character ORDER BY id').pluck().all()).toEqual([
      'Aud',
      'Bera',
      'Ceol',
    ]);
    expect(undoState(file).steps).toBe(3);
    const found = file.db
      .prepare("SELECT rowid FROM journal_fts WHERE journal_fts MATCH 'barr*'")
      .pluck()
      .all();
    expect(found).toEqual([3]);
    doStep(file, (sql) => addCharacter(sql, 'Dan'));
    file.close();
    const fresh = newCampaign(scratchFolder());
    fresh.close();
    expect(schemaOf(path)).toBe(schemaOf(fresh.path));
    expect(integrityOf(path)).toBe('ok');
    expect(listBackups(path)).toHaveLength(version === newestSchema ? 0 : 1);
  });

  test('takes its last step back and does it again, where no migration came between', () => {
    const file = openCampaign(path);
    if (version === newestSchema) {
      expect(redo(file).summary).toBe('The door was open');
      expect(undo(file).seq).toBe(4);
      expect(undo(file).summary).toBe('Into the barrow');
    } else {
      expect(undoState(file)).toMatchObject({ undo: null, redo: null });
    }
    file.close();
  });
});

test.each(versions.filter((version) => version >= 2))(
  'the kept campaign of schema %i keeps what is packed, hidden, lined up and drawn',
  (version) => {
    const path = join(scratchFolder(), 'Old.turnkeeper');
    copyFileSync(fixture(version), path);
    const file = openCampaign(path);
    const one = (sql: string): unknown => file.db.prepare(sql).pluck().get();
    expect(one('SELECT pack.name FROM item JOIN item AS pack ON pack.id = item.container_id')).toBe('pack');
    expect(one('SELECT stash.name FROM item JOIN stash ON stash.id = item.stash_id')).toBe('Under the oak');
    expect(one('SELECT character_id FROM formation_place WHERE file = 1')).toBe(2);
    expect(one('SELECT mapper_id FROM party_role')).toBe(3);
    expect(one('SELECT sha256 FROM asset JOIN character ON portrait_id = asset.id')).toBe('face');
    file.close();
  },
);

test('days afloat keep their winds as d100 and tacking come to their table', () => {
  const path = join(scratchFolder(), 'Old.turnkeeper');
  copyFileSync(fixture(32), path);
  const before = new BetterSqlite3(path);
  before.exec(`INSERT INTO journey (id, goal, ground, began_seconds) VALUES (7, 'Saltmouth', 'sea', 0);
    INSERT INTO road_day (id, journey_id, number, kind, phase, began_seconds, base_feet, parts)
      VALUES (8, 7, 1, 'sail', 'done', 0, 360, 432);
    INSERT INTO sea_day (id, road_day_id, vessel_id, vessel, goes, wind, wind_name, took_on_water, gale_degrees, gale,
        swept_miles, current_die, settled, supper_said, hull, food, water)
      VALUES (9, 8, NULL, 'Gull', 'sail', 12, 'gale', 1, 240, 'swept', 216, NULL, 1, 1, 60, 19, 18);`);
  const rowOf = (db: BetterSqlite3.Database) => db.prepare('SELECT * FROM sea_day').all();
  const [row] = rowOf(before);
  before.close();
  const file = openCampaign(path);
  expect(rowOf(file.db)).toEqual([{ ...(row as object), tacking: 0 }]);
  const throws = (wind: number) => doStep(file, (sql) => sql.run(query.updateTable('sea_day').set({ wind })));
  expect(() => throws(100)).not.toThrow();
  expect(() => throws(101)).toThrow('CHECK');
  file.close();
});

test('wandering tables become random ones of that purpose, their rows with what they give', () => {
  const path = join(scratchFolder(), 'Old.turnkeeper');
  copyFileSync(fixture(33), path);
  const before = new BetterSqlite3(path);
  before.exec(`INSERT INTO wander_table VALUES (4, 1, 'Caves', '1d6', 'ose/dungeon-level-1', 'damp'), (7, 2, 'Size', '1d2', '', '');
    INSERT INTO dungeon VALUES (1, 1, 'Barrow', '');
    INSERT INTO level (id, dungeon_id, position, name, depth, notes, table_id) VALUES (2, 1, 1, 'Cellar', 1, '', 4);
    INSERT INTO wander_row VALUES (9, 4, 4, 6, 'Orc', '2d4', 'orc', NULL, ''), (8, 4, 3, 3, '', '', NULL, 7, 'roll on'),
      (5, 4, 1, 2, 'Bandit {x}', '', NULL, NULL, 'hungry'), (6, 7, 1, 2, 'Giant', '1', NULL, 4, '');`);
  before.close();
  const file = openCampaign(path);
  const all = (sql: string): unknown[] => file.db.prepare(sql).raw().all();
  expect(
    all('SELECT id, position, folder, name, purpose, way, beyond, columns, notes, source FROM random_table'),
  ).toEqual([
    [
      4,
      1,
      '',
      'Caves',
      'wandering',
      'dice',
      'nothing',
      '[{"title":"","dice":"1d6"}]',
      'damp',
      'ose/dungeon-level-1',
    ],
    [7, 2, '', 'Size', 'wandering', 'dice', 'nothing', '[{"title":"","dice":"1d2"}]', '', ''],
  ]);
  const creature = (name: string, number: string, id: string) => ({
    kind: 'creature',
    creature: id,
    name,
    number,
  });
  const nested = (table: number) => ({ kind: 'table', table, times: '', add: 0, unique: false });
  expect(
    readTable(new Sql(file.db), 4)?.rows.map(({ id, spans, text, gives, note }) => ({
      id,
      spans,
      text,
      gives,
      note,
    })),
  ).toEqual([
    { id: 5, spans: [{ from: 1, to: 2 }], text: 'Bandit {x}', gives: [], note: 'hungry' },
    { id: 8, spans: [{ from: 3, to: 3 }], text: '', gives: [nested(7)], note: 'roll on' },
    { id: 9, spans: [{ from: 4, to: 6 }], text: 'Orc', gives: [creature('Orc', '2d4', 'orc')], note: '' },
  ]);
  expect(readTable(new Sql(file.db), 7)?.rows[0]?.gives).toEqual([creature('Giant', '1', ''), nested(4)]);
  expect(
    all('SELECT level.name, random_table.name FROM level JOIN random_table ON random_table.id = table_id'),
  ).toEqual([['Cellar', 'Caves']]);
  doStep(file, (sql) => sql.run(query.deleteFrom('random_table').where('id', '=', 4)));
  expect(all('SELECT table_id FROM level')).toEqual([[null]]);
  undo(file);
  expect(all('SELECT table_id FROM level')).toEqual([[4]]);
  expect(() =>
    doStep(file, (sql) => sql.run(query.updateTable('random_row').set({ text: 'x'.repeat(4001) }))),
  ).toThrow('CHECK');
  file.close();
});

describe('a migration', () => {
  const version = newestSchema + 1;
  const withNext = (sql: string) => [...migrations, { version, sql }];
  let path: string;
  let db: BetterSqlite3.Database;

  beforeEach(() => {
    const file = newCampaign(scratchFolder());
    doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Aud'), 'axe'));
    doStep(file, (sql) => addCharacter(sql, 'Bera'));
    undo(file);
    file.close();
    path = file.path;
    db = new BetterSqlite3(path);
    return () => db.close();
  });

  const versionNow = () => db.pragma('user_version', { simple: true });

  test('comes after a checked copy and ends the history of undo', () => {
    migrateCampaign(db, path, withNext('ALTER TABLE item ADD COLUMN cursed INTEGER NOT NULL DEFAULT 0'));
    expect(versionNow()).toBe(version);
    expect(db.prepare('SELECT cursed FROM item').pluck().all()).toEqual([0]);
    expect(db.prepare('SELECT count(*) FROM journal_row').pluck().get()).toBe(0);
    expect(db.prepare('SELECT status FROM journal ORDER BY seq').pluck().all()).toEqual(['done', 'dropped']);
    const [backup] = listBackups(path);
    expect(backup).toMatchObject({ reason: 'before-migration', step: 2 });
    const before = openCampaign(backup?.path ?? '');
    expect(redo(before).seq).toBe(2);
    before.close();
  });

  test('may rebuild a table that others point at', () => {
    const rebuild = `CREATE TABLE character_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      INSERT INTO character_new SELECT id, name FROM character;
      DROP TABLE character; ALTER TABLE character_new RENAME TO character;`;
    migrateCampaign(db, path, withNext(rebuild));
    expect(db.prepare('SELECT holder_id FROM item').pluck().all()).toEqual([1]);
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  test.each([
    ['fails half-way', 'DELETE FROM item; SELECT * FROM nowhere'],
    ['leaves a row that points at nothing', 'DELETE FROM character'],
  ])('that %s changes nothing', (_, sql) => {
    expect(() => migrateCampaign(db, path, withNext(sql))).toThrow();
    expect(versionNow()).toBe(newestSchema);
    expect(db.prepare('SELECT count(*) FROM item').pluck().get()).toBe(1);
    db.close();
    const file = openCampaign(path);
    expect(redo(file).seq).toBe(2);
    file.close();
  });
});
