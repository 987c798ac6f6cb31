import type BetterSqlite3 from 'better-sqlite3';
import { statSync } from 'node:fs';
import { errorCode } from '../failures.ts';
import { expectedSchema, schemaText } from '../schema.ts';
import { alteredRow, forbiddenRow } from './row-damage.ts';

export type Depth = 'outline' | 'quick' | 'full';

/** Settings under which a file that may be broken is read. */
export const readWarily = (db: BetterSqlite3.Database): void => {
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
};

const number = (db: BetterSqlite3.Database, name: string): number =>
  Number(db.pragma(name, { simple: true }));

const outlineDamage = (db: BetterSqlite3.Database): string | null => {
  const expectedBytes = number(db, 'page_count') * number(db, 'page_size');
  if (statSync(db.name).size < expectedBytes) return 'it is cut short';
  const version = number(db, 'user_version');
  if (version < 1 || schemaText(db) !== expectedSchema(version))
    return 'its tables are not those of a campaign';
  if (db.prepare('SELECT id FROM campaign').all().length !== 1)
    return 'the record of the campaign is missing';
  if (db.prepare('SELECT id FROM clock').all().length !== 1) return 'the record of the clock is missing';
  db.prepare('SELECT * FROM journal ORDER BY seq DESC LIMIT 1').all();
  return forbiddenRow(db, version, ['campaign', 'clock']);
};

const pagesDamage = (db: BetterSqlite3.Database, depth: 'quick' | 'full'): string | null => {
  const pragma = depth === 'full' ? 'integrity_check(1)' : 'quick_check(1)';
  const finding = String(db.pragma(pragma, { simple: true }));
  if (finding !== 'ok') return finding.replaceAll('\n', ' ').trim();
  const orphans = db.pragma('foreign_key_check') as { table: string }[];
  if (orphans[0] !== undefined) return `a row of ${orphans[0].table} points at nothing`;
  return number(db, 'user_version') >= gearSchema && holdsItself(db) ? 'things lie inside each other' : null;
};

/** From this schema on things may lie in things. */
const gearSchema = 2;

/** Whether some thing cannot be reached from any place: it would be seen nowhere. */
const holdsItself = (db: BetterSqlite3.Database): boolean =>
  db
    .prepare(
      `WITH RECURSIVE reached (id) AS (
        SELECT id FROM item WHERE container_id IS NULL
        UNION ALL SELECT item.id FROM item JOIN reached ON item.container_id = reached.id
      ) SELECT (SELECT count(*) FROM item) > (SELECT count(*) FROM reached)`,
    )
    .pluck()
    .get() === 1;

// A broken file shows itself through these; busy, denied and the like say nothing about its contents.
const tellsDamage = (cause: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB|ERROR|FORMAT|MISMATCH|IOERR|TOOBIG|NOMEM)/.test(errorCode(cause));

const rowsDamage = (db: BetterSqlite3.Database): string | null =>
  forbiddenRow(db, number(db, 'user_version')) ?? alteredRow(db);

const reading = (look: () => string | null): string | null => {
  try {
    return look();
  } catch (cause) {
    if (tellsDamage(cause)) return 'parts of it cannot be read';
    throw cause;
  }
};

/**
 * What is wrong with the file, or null. `outline` reads a few pages whatever the size; `quick` walks every
 * page and every row; `full` also compares every index with its table.
 */
export const findDamage = (db: BetterSqlite3.Database, depth: Depth): string | null =>
  reading(
    () => outlineDamage(db) ?? (depth === 'outline' ? null : (pagesDamage(db, depth) ?? rowsDamage(db))),
  );

/** A quick look's parts: pages and keys, or what the rows hold. Together they are the whole of it. */
export type Part = 'pages' | 'rows' | 'all';

export const findDamageIn = (db: BetterSqlite3.Database, part: Part): string | null => {
  if (part === 'all') return findDamage(db, 'quick');
  return reading(() => outlineDamage(db) ?? (part === 'pages' ? pagesDamage(db, 'quick') : rowsDamage(db)));
};
