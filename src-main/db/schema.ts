import BetterSqlite3 from 'better-sqlite3';
import whole from '../../migrations/whole.sql?raw';
import { checksIn } from './checks.ts';

const files = import.meta.glob<string>('../../migrations/[0-9]*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const numberOf = (file: string): number => Number(/(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);

export interface Migration {
  version: number;
  sql: string;
}

/** Every migration in order: version 1 first, none left out. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([file, sql]) => ({ version: numberOf(file), sql }))
  .sort((a, b) => a.version - b.version);

export const newestSchema = migrations.length;

if (migrations.some(({ version }, index) => version !== index + 1)) {
  throw new Error(`migrations must be numbered 0001 to ${newestSchema}: ${Object.keys(files).join(', ')}`);
}

/** The format that stands whole in one script, as all its migrations come to it: they take twenty times as long. */
export const wholeVersion = Number(/^-- Version (\d+)/.exec(whole)?.[1]);

const empties = new Map<number, Buffer>();

const madeEmpty = (version: number): Buffer => {
  const isBegun = version > 1 && version !== wholeVersion;
  const db = new BetterSqlite3(isBegun ? emptyFile(version - 1) : ':memory:');
  try {
    // As when a campaign is migrated: a table that is rebuilt is missing for a moment.
    db.pragma('foreign_keys = OFF');
    db.exec(version === wholeVersion ? whole : (migrations[version - 1]?.sql ?? ''));
    db.pragma(`user_version = ${version}`);
    return db.serialize();
  } finally {
    db.close();
  }
};

/** The bytes of a file of a format with every table of it and no row, made once. */
export const emptyFile = (version: number = newestSchema): Buffer => {
  const bytes = empties.get(version) ?? madeEmpty(version);
  empties.set(version, bytes);
  return bytes;
};

// The tables inside a full-text index are SQLite's own and may be worded anew by a later SQLite. What merely bears a
// name of SQLite's, or of such a table, is looked at like the rest: a trigger among them would run.
const objects = `SELECT type, name, tbl_name,
    CASE WHEN type = 'table' AND sql LIKE 'CREATE TABLE %'
      AND (name LIKE 'journal~_fts~_%' ESCAPE '~' OR name LIKE 'prep~_fts~_%' ESCAPE '~') THEN '' ELSE sql END AS sql
  FROM sqlite_schema
  WHERE NOT (type = 'index' AND sql IS NULL) AND sql NOT IN ('CREATE TABLE sqlite_sequence(name,seq)',
    'CREATE TABLE sqlite_stat1(tbl,idx,stat)', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')
  ORDER BY type, name`;

/** The schema's text, to be compared with another's. */
export const schemaText = (db: BetterSqlite3.Database): string => JSON.stringify(db.prepare(objects).all());

interface Expected {
  text: string;
  checks: ReadonlyMap<string, readonly string[]>;
}

const strictTables = "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT'";

/** Beyond this no figure of a campaign is exact any more once it is counted in seconds, and walking to it never ends. */
const largestFigure = 9_000_000_000_000;

const figuresOf = (db: BetterSqlite3.Database, table: string): string[] => {
  const columns = db.pragma(`table_info("${table}")`) as { name: string; type: string }[];
  return columns
    .filter(({ type }) => type === 'INTEGER')
    .map(({ name }) => `("${name}" BETWEEN -${largestFigure} AND ${largestFigure})`);
};

const checksOf = (db: BetterSqlite3.Database): Expected['checks'] => {
  const tables = db.prepare<[], { name: string; sql: string }>(strictTables).all();
  return new Map(tables.map(({ name, sql }) => [name, [...checksIn(sql), ...figuresOf(db, name)]]));
};

const expected = new Map<number, Expected>();

const expectedOf = (version: number): Expected => {
  const known = expected.get(version);
  if (known !== undefined) return known;
  const db = new BetterSqlite3(emptyFile(version));
  try {
    const made = { text: schemaText(db), checks: checksOf(db) };
    expected.set(version, made);
    return made;
  } finally {
    db.close();
  }
};

/** The schema that a sound file of this version has. */
export const expectedSchema = (version: number): string => expectedOf(version).text;

/** What the tables of this version demand of their rows, by table: their CHECKs, and figures that can be counted with. */
export const expectedChecks = (version: number): Expected['checks'] => expectedOf(version).checks;
