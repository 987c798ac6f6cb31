import BetterSqlite3 from 'better-sqlite3';
import { checksIn } from './checks.ts';

const files = import.meta.glob<string>('../../migrations/*.sql', {
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

// The tables inside a full-text index are SQLite's own and may be worded anew by a later SQLite.
const objects = `SELECT type, name, tbl_name, CASE WHEN name LIKE 'journal~_fts~_%' ESCAPE '~' THEN '' ELSE sql END AS sql
  FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY type, name`;

/** The schema's text, to be compared with another's. */
export const schemaText = (db: BetterSqlite3.Database): string => JSON.stringify(db.prepare(objects).all());

interface Expected {
  text: string;
  checks: ReadonlyMap<string, readonly string[]>;
}

const tablesWithText = "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%CHECK%'";

const checksOf = (db: BetterSqlite3.Database): Expected['checks'] => {
  const tables = db.prepare<[], { name: string; sql: string }>(tablesWithText).all();
  return new Map(tables.map(({ name, sql }) => [name, checksIn(sql)]));
};

const expected = new Map<number, Expected>();

const expectedOf = (version: number): Expected => {
  const known = expected.get(version);
  if (known !== undefined) return known;
  const db = new BetterSqlite3(':memory:');
  try {
    // As when a campaign is migrated: a table that is rebuilt is missing for a moment.
    db.pragma('foreign_keys = OFF');
    for (const { sql } of migrations.slice(0, version)) db.exec(sql);
    const made = { text: schemaText(db), checks: checksOf(db) };
    expected.set(version, made);
    return made;
  } finally {
    db.close();
  }
};

/** The schema that a sound file of this version has. */
export const expectedSchema = (version: number): string => expectedOf(version).text;

/** What the tables of this version demand of their rows by CHECK, by table. */
export const expectedChecks = (version: number): Expected['checks'] => expectedOf(version).checks;
