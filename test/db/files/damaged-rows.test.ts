import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { checksIn } from '../../../src-main/db/checks.ts';
import { checkInBackground, setIntegrityWorker } from '../../../src-main/db/backups/background-check.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { redo, undo } from '../../../src-main/db/journal/journal.ts';
import { query } from '../../../src-main/db/sql.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';
import {
  addCharacter,
  addItem,
  contents,
  doStep,
  failureOf,
  folderDigest,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

beforeAll(async () => {
  const folder = await bundleForNode({ 'integrity-worker': 'src-main/db/backups/integrity-worker.ts' });
  setIntegrityWorker(join(folder, 'integrity-worker.js'));
});

const rename = (name: string) => query.updateTable('character').set({ name }).where('id', '=', 1);

/** Two people with a thing each, one of them renamed; the second renaming was taken back, a third step dropped. */
const playedCampaign = (): string => {
  const file = newCampaign(scratchFolder());
  doStep(file, (sql) => ['Aud', 'Bera'].forEach((name) => addItem(sql, addCharacter(sql, name), 'axe')));
  doStep(file, (sql) => sql.run(query.insertInto('delve').values({ name: 'Barrow', start_seconds: 36_000 })));
  doStep(file, (sql) => sql.run(rename('Aud the Deep')));
  doStep(file, (sql) => sql.run(query.updateTable('item').set({ quantity: 7 }).where('id', '=', 1)));
  undo(file);
  doStep(file, (sql) => addCharacter(sql, 'Ceol'));
  doStep(file, (sql) => sql.run(rename('Aud of the Barrow')));
  undo(file);
  file.close();
  return file.path;
};

const spoil = (path: string, statement: string): void => {
  const db = new BetterSqlite3(path);
  db.pragma('ignore_check_constraints = ON');
  db.pragma('foreign_keys = OFF');
  db.exec(statement);
  db.close();
};

const forbidden = [
  ["UPDATE campaign SET settings = 'tosch'", 'campaign'],
  ['UPDATE clock SET seconds = -1', 'clock'],
  ["UPDATE character SET sheet = '{' WHERE id = 2", 'character'],
  ['UPDATE character SET strength = 31 WHERE id = 2', 'character'],
  ["UPDATE item SET state = 'lost' WHERE id = 2", 'item'],
  ["UPDATE item SET coin = 'gp' WHERE id = 2", 'item'],
  ['UPDATE delve SET ended = 2', 'delve'],
  ["UPDATE journal SET rolls = 'none' WHERE seq = 2", 'journal'],
  ["UPDATE journal SET status = 'perhaps' WHERE seq = 2", 'journal'],
] as const;

const altered = [
  ["UPDATE character SET name = 'Aud the Deaf' WHERE id = 1", 'character'],
  ['UPDATE item SET quantity = 7 WHERE id = 1', 'item'],
  ['DELETE FROM item WHERE id = 2', 'item'],
  ["UPDATE character SET name = 'Bero' WHERE id = 2", 'character'],
  ['UPDATE delve SET turn = 99', 'delve'],
] as const;

const namesRow = (table: string) => expect.stringMatching(new RegExp(`row \\d+ of ${table} `)) as string;

test.each([...forbidden, ...altered])(
  '%s is found at the door, and nothing is written',
  (statement, table) => {
    const path = playedCampaign();
    spoil(path, statement);
    const before = folderDigest(join(path, '..'));
    expect(failureOf(() => openCampaign(path))).toMatchObject({
      code: 'file-damaged',
      message: namesRow(table),
    });
    expect(folderDigest(join(path, '..'))).toBe(before);
  },
);

test.each([forbidden[2], altered[0]])(
  '%s is found by a check on another thread',
  async (statement, table) => {
    const path = playedCampaign();
    spoil(path, statement);
    await expect(checkInBackground(path).done).rejects.toMatchObject({
      code: 'file-damaged',
      message: namesRow(table),
    });
  },
);

test('what was done, taken back, dropped and done again is as the log left it', async () => {
  const path = playedCampaign();
  const file = openCampaign(path);
  redo(file);
  const now = contents(file);
  file.close();
  await checkInBackground(path).done;
  const again = openCampaign(path);
  expect(contents(again)).toBe(now);
  again.close();
});

test('the conditions of a table are read past its comments and words', () => {
  const table = `CREATE TABLE t (
    kind TEXT CHECK (kind IN ('a (', 'it''s)')), -- never CHECK (this
    "check" INTEGER, /* nor CHECK (that) */
    n INTEGER NOT NULL check(n >= (1 + 2)) DEFAULT (3),
    CHECK (n IS NULL -- or nothing
      OR kind = 'a (')
  ) STRICT`;
  const squeezed = checksIn(table).map((check) => check.replaceAll(/\s+/g, ' '));
  expect(squeezed).toEqual(["(kind IN ('a (', 'it''s)'))", '(n >= (1 + 2))', "(n IS NULL OR kind = 'a (')"]);
});
