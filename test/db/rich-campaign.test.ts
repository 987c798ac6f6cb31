import BetterSqlite3 from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import { migrateCampaign } from '../../src-main/db/file/migrate.ts';
import { migrations } from '../../src-main/db/schema.ts';
import { query, Sql } from '../../src-main/db/sql.ts';
import { readUpkeep, restedBefore } from '../../src-main/facts/needs/read-upkeep.ts';
import { integrityOf, scratchFolder } from '../fixtures/campaigns.ts';

/** Campaigns of schema 3, played by the program released with it; what is expected is what that program computed. */
const copyOf = (name: string): string => {
  const path = join(scratchFolder(), 'Rich.turnkeeper');
  copyFileSync(resolve(import.meta.dirname, `../fixtures/kept/${name}.turnkeeper`), path);
  return path;
};

/** Days of complete rest on end before a day, by name. */
const restedByName = (sql: Sql, day: number) => {
  const upkeep = readUpkeep(sql);
  const people = sql.all(query.selectFrom('character').select(['id', 'name']).orderBy('id'));
  return Object.fromEntries(people.map(({ id, name }) => [name, restedBefore(upkeep.get(id), day)]));
};

const ranAt = (sql: Sql) => sql.get(query.selectFrom('fatigue').select(['ran_at', 'rounds_run']));

// Three days before the dungeon, ten gone back over; in it day 7 by all but Corin, day 8 by Hild, Corin and Bera, day 9
// by all. Bera came on day 8, Ned on day 10.
const rested = { Hild: 3, Wren: 1, Corin: 2, Mule: 1, Odo: 1, Bera: 2, Ned: 0 };

test('who rested on end and who ran in the turn at hand carry over', () => {
  const path = copyOf('rich-schema-3');
  const file = openCampaign(path);
  expect(restedByName(file.sql, 10)).toEqual(rested);
  expect(restedByName(file.sql, 11)).toEqual({
    Hild: 0,
    Wren: 0,
    Corin: 0,
    Mule: 0,
    Odo: 0,
    Bera: 0,
    Ned: 0,
  });
  expect(ranAt(file.sql)).toEqual({ ran_at: 865_200, rounds_run: 10 });
  expect(readUpkeep(file.sql).get(6)).toMatchObject({ days_without_food: 1 });
  file.close();
  expect(integrityOf(path)).toBe('ok');
});

test('a dungeon entered since then ended the rest; what each has run stays theirs', () => {
  const file = openCampaign(copyOf('rich-basic-fantasy-schema-3'));
  expect(restedByName(file.sql, 3)).toEqual({ Hild: 0, Wren: 0, Dull: 0 });
  expect(ranAt(file.sql)).toEqual({ ran_at: 210_000, rounds_run: 0 });
  expect([...readUpkeep(file.sql).values()].map(({ rounds_run }) => rounds_run)).toEqual([6, 1, 1]);
  file.close();
});

test('the migration after it, which forgets the images of the rows, takes nobody’s rest and gives nobody any', () => {
  const path = copyOf('rich-schema-3');
  openCampaign(path).close();
  const db = new BetterSqlite3(path);
  const next = { version: migrations.length + 1, sql: 'ALTER TABLE note ADD COLUMN later INTEGER' };
  migrateCampaign(db, path, [...migrations, next]);
  expect(db.prepare('SELECT count(*) FROM journal_row').pluck().get()).toBe(0);
  expect(restedByName(new Sql(db), 10)).toEqual(rested);
  db.close();
});
