import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { query } from '../../../src-main/db/sql.ts';
import {
  addCharacter,
  addItem,
  doStep,
  failureOf,
  folderDigest,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

/** Files made to do harm: what another program can write that no Turnkeeper ever does. */

const played = (): string => {
  const file = newCampaign(scratchFolder());
  doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Aud'), 'axe'));
  doStep(file, (sql) => sql.run(query.insertInto('delve').values({ name: 'Barrow', start_seconds: 36_000 })));
  file.close();
  return file.path;
};

const spoil = (path: string, ...statements: string[]): void => {
  const db = new BetterSqlite3(path);
  db.unsafeMode();
  db.pragma('writable_schema = ON');
  for (const statement of statements) db.exec(statement);
  db.close();
};

const evil = 'BEGIN UPDATE character SET hp = 0; END';
const trigger = `CREATE TRIGGER evil AFTER INSERT ON journal ${evil}`;
const named = (name: string): string =>
  `INSERT INTO sqlite_schema VALUES ('trigger', '${name}', 'journal', 0, 'CREATE TRIGGER ${name} AFTER INSERT ON journal ${evil}')`;

describe('a trigger of somebody else never runs', () => {
  test.each([
    ['under its own name', trigger],
    ['under a name of SQLite’s', named('sqlite_x')],
    ['under the name of SQLite’s index', named('sqlite_autoindex_journal_1')],
    [
      'called a table of the search',
      `${trigger}; UPDATE sqlite_schema SET type = 'table', name = 'journal_fts_more' WHERE name = 'evil'`,
    ],
    [
      'in place of a table of the search',
      `UPDATE sqlite_schema SET sql = '${trigger}' WHERE name = 'journal_fts_config'`,
    ],
    [
      'called SQLite’s own table',
      `${trigger}; UPDATE sqlite_schema SET type = 'table', name = 'sqlite_stat1' WHERE name = 'evil'`,
    ],
  ])('%s', (_how, statement) => {
    const path = played();
    spoil(path, statement);
    const before = folderDigest(join(path, '..'));
    expect(failureOf(() => openCampaign(path)).code).toBe('file-damaged');
    expect(folderDigest(join(path, '..'))).toBe(before);
  });
});

test('what SQLite keeps of its own about a campaign is no harm', () => {
  const path = played();
  spoil(path, 'ANALYZE');
  openCampaign(path).close();
});

test.each([
  ['delve', 'turn', '9007199254740992'],
  ['delve', 'start_seconds', '9223372036854775807'],
  ['clock', 'seconds', '9007199254740993'],
  ['character', 'xp', '9223372036854775807'],
  ['item', 'quantity', '9007199254740993'],
])('a figure of %s.%s that nothing can be counted from is found at the door', (table, column, figure) => {
  const path = played();
  spoil(path, 'DELETE FROM journal_row', `UPDATE ${table} SET ${column} = ${figure}`);
  const file = openCampaign(path);
  const [row] = file.records.amiss;
  expect(row).toMatchObject({ table, faults: [{ kind: 'forbidden', columns: [column] }] });
  expect(Number((JSON.parse(row?.shown ?? '{}') as Record<string, unknown>)[column])).toBeLessThan(1e13);
  file.close();
});

test('a figure of the log that nothing can be counted from shuts the file: the log is the witness of all else', () => {
  const path = played();
  spoil(path, 'DELETE FROM journal_row', 'UPDATE journal SET game_time = 9223372036854775807');
  expect(failureOf(() => openCampaign(path))).toMatchObject({
    code: 'file-damaged',
    message: expect.stringContaining('of journal holds') as string,
  });
});
