import BetterSqlite3 from 'better-sqlite3';
import { lineTables, type LineTable } from './format.ts';
import { readValue, type StoredValue } from './values.ts';

type Row = Record<string, unknown>;

/** So many columns that nobody knows are named. */
const mostUnknown = 20;

const rowIn = (value: unknown): { table: string; row: Row } | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const [[table, row] = ['', null], ...more] = Object.entries(value) as [string, unknown][];
  if (more.length > 0 || typeof row !== 'object' || row === null || Array.isArray(row)) return null;
  return { table, row: row as Row };
};

/** Puts the rows of lines into a new campaign; what its tables forbid they do not take. */
export class RowTaker {
  readonly #db: BetterSqlite3.Database;
  readonly #tables: ReadonlyMap<string, LineTable & { known: ReadonlySet<string> }>;
  readonly #inserts = new Map<string, BetterSqlite3.Statement>();
  readonly taken = new Map<string, number>();
  /** Columns that this format does not have, the first of them, each with its table; rows are taken without them. */
  readonly unknownColumns = new Set<string>();

  constructor(db: BetterSqlite3.Database) {
    this.#db = db;
    this.#tables = new Map(
      lineTables(db).map((table) => [table.name, { ...table, known: new Set(table.columns) }]),
    );
  }

  /** Why the line was not taken; null where it was. */
  take(value: unknown): string | null {
    const found = rowIn(value);
    if (found === null) return 'it is no row of a table';
    const table = this.#tables.get(found.table);
    if (table === undefined) return `this program has no table "${found.table.slice(0, 40)}"`;
    const columns: string[] = [];
    const values: StoredValue[] = [];
    for (const [column, given] of Object.entries(found.row)) {
      if (!table.known.has(column)) {
        if (this.unknownColumns.size < mostUnknown)
          this.unknownColumns.add(`"${column.slice(0, 40)}" of ${table.name}`);
        continue;
      }
      const read = readValue(given);
      if (read === undefined) return `${column} of ${table.name} is nothing that a column can hold`;
      columns.push(column);
      values.push(read);
    }
    if (columns.length === 0) return `it says nothing of ${table.name}`;
    return this.#insert(table.name, columns, values);
  }

  #insert(table: string, columns: readonly string[], values: StoredValue[]): string | null {
    try {
      this.#statement(table, columns).run(values);
      this.taken.set(table, (this.taken.get(table) ?? 0) + 1);
      return null;
    } catch (cause) {
      if (cause instanceof BetterSqlite3.SqliteError && cause.code.startsWith('SQLITE_CONSTRAINT'))
        return cause.message;
      throw cause;
    }
  }

  #statement(table: string, columns: readonly string[]): BetterSqlite3.Statement {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const key = `${table} ${list}`;
    const known = this.#inserts.get(key);
    if (known !== undefined) return known;
    const holes = columns.map(() => '?').join(', ');
    const made = this.#db.prepare(`INSERT INTO "${table}" (${list}) VALUES (${holes})`);
    this.#inserts.set(key, made);
    return made;
  }
}
