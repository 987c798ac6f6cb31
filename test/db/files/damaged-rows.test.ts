import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { checksIn } from '../../../src-main/db/checks.ts';
import type { AmissRow } from '../../../src-main/db/amiss/amiss-row.ts';
import { checkInBackground, setIntegrityWorker } from '../../../src-main/db/backups/background-check.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { redo, undo } from '../../../src-main/db/journal/journal.ts';
import { query } from '../../../src-main/db/sql.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';
import {
  addCharacter,
  addItem,
  codeOf,
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
] as const;

const ofTheLog = [
  ["UPDATE journal SET rolls = 'none' WHERE seq = 2"],
  ["UPDATE journal SET status = 'perhaps' WHERE seq = 2"],
] as const;

const altered = [
  ["UPDATE character SET name = 'Aud the Deaf' WHERE id = 1", 'character'],
  ['UPDATE item SET quantity = 7 WHERE id = 1', 'item'],
  ['DELETE FROM item WHERE id = 2', 'item'],
  ["UPDATE character SET name = 'Bero' WHERE id = 2", 'character'],
  ['UPDATE delve SET turn = 99', 'delve'],
] as const;

/** What stands to be mended, by table and id. */
const amissIn = (records: readonly AmissRow[]) => records.map(({ table, id }) => `${table} ${id}`);
const idIn = (statement: string) => Number(/WHERE id = (\d+)/.exec(statement)?.[1] ?? 1);

test.each([...forbidden, ...altered])(
  '%s is found at the door; the file opens, and nothing is written',
  (statement, table) => {
    const path = playedCampaign();
    spoil(path, statement);
    const before = folderDigest(join(path, '..'));
    const file = openCampaign(path);
    expect(amissIn(file.records.amiss)).toEqual([`${table} ${idIn(statement)}`]);
    file.close();
    expect(folderDigest(join(path, '..'))).toBe(before);
  },
);

test.each(ofTheLog)('%s shuts the file: the log is the witness of all else', (statement) => {
  const path = playedCampaign();
  spoil(path, statement);
  const before = folderDigest(join(path, '..'));
  expect(failureOf(() => openCampaign(path))).toMatchObject({
    code: 'file-damaged',
    message: expect.stringMatching(/row \d+ of journal /) as string,
  });
  expect(folderDigest(join(path, '..'))).toBe(before);
});

test.each([forbidden[2], altered[0]])(
  '%s is found by a check on another thread',
  async (statement, table) => {
    const path = playedCampaign();
    spoil(path, statement);
    expect(amissIn(await checkInBackground(path).done)).toEqual([`${table} ${idIn(statement)}`]);
  },
);

test('a record that makes no sense is shown as it does, and no step but a mend writes it', () => {
  const path = playedCampaign();
  spoil(
    path,
    "UPDATE character SET sheet = '{', level = 7 WHERE id = 2; UPDATE item SET holder_id = 77 WHERE id = 1",
  );
  const file = openCampaign(path);
  const people = query.selectFrom('character').select(['name', 'level', 'sheet']).where('id', '=', 2);
  expect(file.sql.get(people)).toMatchObject({ sheet: '{' });
  expect(file.records.sql.get(people)).toEqual({ name: 'Bera', level: 1, sheet: '{}' });
  const holder = query.selectFrom('item').select('holder_id').where('id', '=', 1);
  expect(file.records.sql.get(holder)).toEqual({ holder_id: 1 });
  const hurt = query.updateTable('character').set({ hp: 1 }).where('id', '=', 2);
  expect(codeOf(() => doStep(file, (sql) => sql.run(hurt)))).toBe('record-amiss');
  doStep(file, (sql) => addCharacter(sql, 'Dag'));
  expect(file.records.sql.get(people)).toMatchObject({ sheet: '{}' });
  file.close();
});

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
