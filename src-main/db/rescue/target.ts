import BetterSqlite3 from 'better-sqlite3';
import { writeFileSync } from 'node:fs';
import { applicationId } from '../file/inspect.ts';
import { emptyFile } from '../schema.ts';
import type { Cell } from './pages.ts';
import type { Value } from './record.ts';

interface Column {
  name: string;
  /** One of those that a strict table knows. */
  type: string;
  /** Whether a row says something in it. */
  notnull: number;
  dflt_value: unknown;
  pk: number;
}

interface Shape {
  name: string;
  columns: Column[];
  key: number;
}

/** Whether a strict column may hold it; of numbers written as text only what begins like none is told apart. */
const mayHold = ({ type, notnull }: Column, value: Value): boolean => {
  if (value === null) return notnull === 0;
  if (type === 'ANY') return true;
  if (Buffer.isBuffer(value) || type === 'BLOB') return Buffer.isBuffer(value) && type === 'BLOB';
  return type === 'TEXT' || typeof value !== 'string' || /^\s*[-+.\d]/.test(value);
};

/**
 * Whether a row may be one of the table's by what is said and left out. Most rows fit no other table by this alone, and
 * it costs a hundredth of what an insert does that is refused.
 */
const mayTake = ({ columns, key }: Shape, { values }: Cell): boolean =>
  values.length > 0 &&
  values.length <= columns.length &&
  // A row's key stands beside it: where it is said again, it is another table's.
  values[key] === null &&
  columns.every((column, at) => {
    const value = values[at];
    if (at === key) return true;
    return value === undefined ? column.notnull === 0 || column.dflt_value !== null : mayHold(column, value);
  });

/** What a page holds of the full-text indexes, which are built anew from what they index. */
const isWordsRow = ({ values }: Cell): boolean =>
  (values.length === 2 || values.length === 3) && values[0] === null && Buffer.isBuffer(values[1]);

/** A new campaign of one format that rows are put into; what its tables forbid they do not take. */
export class Target {
  readonly db: BetterSqlite3.Database;
  readonly tables: readonly Shape[];
  /** The same tables with nothing in them, to try rows on. */
  readonly #trial: BetterSqlite3.Database;
  readonly #inserts = new Map<string, BetterSqlite3.Statement>();

  /** Without a path it is in memory alone. */
  constructor(path: string | null, version: number) {
    this.db = emptyOfVersion(path, version);
    this.#trial = emptyOfVersion(null, version);
    // What is only tried need not be found by its words.
    const triggers = this.#trial
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
      .pluck()
      .all();
    for (const name of triggers) this.#trial.exec(`DROP TRIGGER "${name}"`);
    const list = this.db.pragma('main.table_list') as { name: string; type: string; strict: number }[];
    this.tables = list
      .filter(({ type, strict }) => type === 'table' && strict === 1)
      .map(({ name }) => {
        const columns = this.db.pragma(`table_info("${name}")`) as Column[];
        return { name, columns, key: columns.findIndex(({ pk }) => pk > 0) };
      });
  }

  has(name: string): boolean {
    return this.tables.some((table) => table.name === name);
  }

  isIndexOfWords(cells: readonly Cell[]): boolean {
    return cells.length > 0 && cells.every(isWordsRow);
  }

  /** Whether the table took the row, or has it already. */
  put(name: string, cell: Cell): boolean {
    return this.#insert(this.db, name, cell) || this.#stands(name, cell);
  }

  /** How many rows of a page a table would take, and how many of those the log knows by their id. */
  fit(name: string, cells: readonly Cell[]): { fitting: number; witnessed: number } {
    const table = this.#shape(name);
    const known = this.db.prepare('SELECT 1 FROM journal_row WHERE tbl = ? AND row_id = ? LIMIT 1').pluck();
    this.#trial.exec('SAVEPOINT trial');
    try {
      const fitting = cells.filter((cell) => table !== undefined && this.#insert(this.#trial, name, cell));
      return {
        fitting: fitting.length,
        witnessed: fitting.filter(({ id }) => known.get(name, id) !== undefined).length,
      };
    } finally {
      this.#trial.exec('ROLLBACK TO trial; RELEASE trial');
    }
  }

  close(): void {
    this.#trial.close();
    this.db.close();
  }

  #shape(name: string): Shape | undefined {
    return this.tables.find((table) => table.name === name);
  }

  #valuesOf({ key }: Shape, { id, values }: Cell): Value[] {
    return values.map((value, at) => (at === key ? id : value));
  }

  #insert(db: BetterSqlite3.Database, name: string, cell: Cell): boolean {
    const table = this.#shape(name);
    if (table === undefined || !mayTake(table, cell)) return false;
    try {
      return this.#statement(db, table, cell.values.length).run(this.#valuesOf(table, cell)).changes === 1;
    } catch (cause) {
      if (cause instanceof BetterSqlite3.SqliteError) return false;
      throw cause;
    }
  }

  #statement(db: BetterSqlite3.Database, { name, columns }: Shape, count: number): BetterSqlite3.Statement {
    const id = `${db === this.db} ${name} ${count}`;
    const known = this.#inserts.get(id);
    if (known !== undefined) return known;
    const named = columns.slice(0, count).map((column) => `"${column.name}"`);
    const made = db.prepare(
      `INSERT OR IGNORE INTO "${name}" (${named.join(', ')}) VALUES (${named.map(() => '?').join(', ')})`,
    );
    this.#inserts.set(id, made);
    return made;
  }

  #stands(name: string, cell: Cell): boolean {
    const table = this.#shape(name);
    if (table === undefined) return false;
    const same = table.columns.slice(0, cell.values.length).map((column) => `"${column.name}" IS ?`);
    const query = `SELECT 1 FROM "${name}" WHERE ${same.join(' AND ')}`;
    return this.db.prepare(query).get(this.#valuesOf(table, cell)) !== undefined;
  }
}

/** A campaign of an older format, or of this one, with no row in it; keys are not looked at yet. */
export const emptyOfVersion = (path: string | null, version: number): BetterSqlite3.Database => {
  if (path !== null) writeFileSync(path, emptyFile(version));
  const db = new BetterSqlite3(path ?? emptyFile(version));
  db.pragma('foreign_keys = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('temp_store = MEMORY');
  db.pragma(`application_id = ${applicationId}`);
  return db;
};
