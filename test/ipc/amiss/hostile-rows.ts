import BetterSqlite3 from 'better-sqlite3';
import { journaledTables } from '../../../src-main/db/guards.ts';

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

/** One value in one column of one row that some program might leave there. */
export interface Spoil {
  table: string;
  id: number;
  column: string;
  value: unknown;
}

const figures = [-1, 0, 7, 99_999, 9_000_000_000_001n, -(2n ** 63n), 2n ** 63n - 1n];
const texts = ['', '{', 'null', '[]', '7', 'tosch', '{"a":', 'x'.repeat(70_000), '\u202e\n<b>'];

/** Every value that the STRICT table allows in a column, whatever else it demands. */
const valuesOf = ({ type, notnull }: Column): unknown[] => [
  ...(type === 'INTEGER' ? figures : texts),
  ...(notnull === 0 ? [null] : []),
];

/** Another system, or another campaign's id, is no nonsense: the file is then another's. */
const isIdentity = (table: string, column: string): boolean =>
  table === 'campaign' && ['system', 'origin'].includes(column);

const spoilsOf = (db: BetterSqlite3.Database, table: string, key: string, row: number): Spoil[] => {
  const ids = db.prepare<[], number>(`SELECT "${key}" FROM "${table}" ORDER BY 1`).pluck().all();
  const columns = (db.pragma(`table_info("${table}")`) as Column[]).filter(
    ({ name, pk }) => pk === 0 && !isIdentity(table, name),
  );
  if (ids.length === 0) return [];
  return columns.flatMap((column, at) =>
    valuesOf(column).map((value, nth) => ({
      table,
      id: ids[(row + at + nth) % ids.length] ?? 0,
      column: column.name,
      value,
    })),
  );
};

/** All spoils of a file, by rounds: in each round one value in one row of every table. */
export const roundsOf = (path: string, row: number): Spoil[][] => {
  const db = new BetterSqlite3(path, { readonly: true });
  try {
    const byTable = journaledTables(db).map(({ name, key }) => spoilsOf(db, name, key, row));
    const rounds = Math.max(...byTable.map((spoils) => spoils.length));
    return Array.from({ length: rounds }, (_, round) =>
      byTable.flatMap((spoils) => (spoils.length === 0 ? [] : (spoils[round % spoils.length] ?? []))),
    );
  } finally {
    db.close();
  }
};

/** Another program writes into the file what its tables forbid; the values it could write, where they differ. */
export const spoil = (path: string, spoils: readonly Spoil[]): Spoil[] => {
  const db = new BetterSqlite3(path);
  try {
    db.pragma('ignore_check_constraints = ON');
    db.pragma('foreign_keys = OFF');
    return spoils.filter(({ table, id, column, value }) => {
      try {
        const set = `UPDATE OR IGNORE "${table}" SET "${column}" = ? WHERE rowid = ? AND "${column}" IS NOT ?`;
        return db.prepare(set).run(value, id, value).changes === 1;
      } catch (cause) {
        if (cause instanceof BetterSqlite3.SqliteError) return false;
        throw cause;
      }
    });
  } finally {
    db.close();
  }
};

/** Every row of every table that steps write, to the byte. */
export const bytesOf = (path: string): string => {
  const db = new BetterSqlite3(path, { readonly: true });
  try {
    const tables = journaledTables(db).map(({ name, key, columns }) => {
      const cells = columns.map((column) => `typeof("${column}") || hex("${column}")`).join(" || '|' || ");
      return [name, db.prepare(`SELECT ${cells} FROM "${name}" ORDER BY "${key}"`).pluck().all()];
    });
    return JSON.stringify(tables);
  } finally {
    db.close();
  }
};
