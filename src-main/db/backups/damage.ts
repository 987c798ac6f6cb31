import type BetterSqlite3 from 'better-sqlite3';
import { statSync } from 'node:fs';
import { errorCode } from '../failures.ts';
import type { AmissRow } from '../amiss/amiss-row.ts';
import { findAmiss } from '../amiss/find.ts';
import { expectedSchema, newestSchema, schemaText } from '../schema.ts';
import { forbiddenRow } from './row-damage.ts';

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
  if (!holdsOnly(db, 'campaign')) return 'the record of the campaign is missing';
  if (!holdsOnly(db, 'clock')) return 'the record of the clock is missing';
  db.prepare('SELECT * FROM journal ORDER BY seq DESC LIMIT 1').all();
  return null;
};

const holdsOnly = (db: BetterSqlite3.Database, table: string): boolean => {
  const ids = db.prepare<[], number>(`SELECT id FROM ${table}`).pluck().all();
  return ids.length === 1 && ids[0] === 1;
};

/** What no step writes, and the log itself: these are the witnesses of all other rows. */
const witnesses = ['journal', 'journal_row', 'asset'];

const pagesDamage = (db: BetterSqlite3.Database, depth: 'quick' | 'full'): string | null => {
  const pragma = depth === 'full' ? 'integrity_check(1)' : 'quick_check(1)';
  const finding = String(db.pragma(pragma, { simple: true }));
  if (finding !== 'ok') return finding.replaceAll('\n', ' ').trim();
  const orphans = db.pragma('foreign_key_check(journal_row)') as unknown[];
  return orphans.length > 0 ? 'a row of journal_row points at nothing' : null;
};

// A broken file shows itself through these; busy, denied and the like say nothing about its contents.
const tellsDamage = (cause: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB|ERROR|FORMAT|MISMATCH|IOERR|TOOBIG|NOMEM)/.test(errorCode(cause));

const recordDamage = (db: BetterSqlite3.Database): string | null => {
  const [first] = findAmiss(db);
  return first === undefined ? null : `row ${first.id} of ${first.table} makes no sense`;
};

/** Of an older format records are part of it: they could not be brought up to date. */
const rowsDamage = (db: BetterSqlite3.Database): string | null => {
  const version = number(db, 'user_version');
  return forbiddenRow(db, version, witnesses) ?? (version < newestSchema ? recordDamage(db) : null);
};

const reading = <T>(look: () => T): T | string => {
  try {
    return look();
  } catch (cause) {
    if (tellsDamage(cause)) return 'parts of it cannot be read';
    throw cause;
  }
};

/**
 * What is wrong with the file, or null; records that make no sense are not (`findAmiss`). `outline` reads a few pages
 * whatever the size; `quick` walks every page and every row; `full` also compares every index with its table.
 */
export const findDamage = (db: BetterSqlite3.Database, depth: Depth): string | null =>
  reading(
    () => outlineDamage(db) ?? (depth === 'outline' ? null : (pagesDamage(db, depth) ?? rowsDamage(db))),
  );

/**
 * The same of a file in which a step was cut short and taken back: a row that is not as the log has it may be of that
 * very step.
 */
export const findDamageTakenBack = (db: BetterSqlite3.Database, depth: Depth): string | null =>
  findDamage(db, depth) ?? reading(() => unlikeLog(db));

const unlikeLog = (db: BetterSqlite3.Database): string | null => {
  const row = findAmiss(db).find(({ faults }) =>
    faults.some(({ kind }) => kind === 'altered' || kind === 'gone' || kind === 'back'),
  );
  return row === undefined ? null : `row ${row.id} of ${row.table} is not as the last step left it`;
};

/** The same, with the records. */
export const findAnyDamage = (db: BetterSqlite3.Database, depth: Depth): string | null =>
  findDamage(db, depth) ?? reading(() => recordDamage(db));

/** A quick look's parts: pages and keys, or what the rows hold. Together they are the whole of it. */
export type Part = 'pages' | 'rows' | 'all';

/** What is wrong with the file, or the records that make no sense. */
export type Finding = string | readonly AmissRow[];

export const findIn = (db: BetterSqlite3.Database, part: Part): Finding =>
  reading<Finding>(() => {
    const pages = part === 'rows' ? null : pagesDamage(db, 'quick');
    const damage = outlineDamage(db) ?? pages ?? (part === 'pages' ? null : rowsDamage(db));
    if (damage !== null) return damage;
    return part === 'pages' ? [] : findAmiss(db);
  });
