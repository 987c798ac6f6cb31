import type BetterSqlite3 from 'better-sqlite3';

interface Imaged {
  tbl: string;
  row_id: number;
}

/** A column of a table, and the table whose rows it names. */
interface Leaning {
  column: string;
  on: string;
}

/** The rows in such an order that each comes after those it leans on by a foreign key. `image` gives a row's image. */
export const parentsFirst = <Row extends Imaged>(
  db: BetterSqlite3.Database,
  rows: readonly Row[],
  image: (row: Row) => string | null,
): Row[] => {
  const waiting = new Map(rows.map((row) => [keyOf(row.tbl, row.row_id), row]));
  const leanings = new Map<string, Leaning[]>();
  const ordered: Row[] = [];
  const place = (row: Row): void => {
    if (!waiting.delete(keyOf(row.tbl, row.row_id))) return;
    const values = JSON.parse(image(row) ?? '{}') as Record<string, unknown>;
    const known = leanings.get(row.tbl) ?? leaningsOf(db, row.tbl);
    leanings.set(row.tbl, known);
    for (const { column, on } of known) {
      const parent = waiting.get(keyOf(on, values[column]));
      if (parent !== undefined) place(parent);
    }
    ordered.push(row);
  };
  for (const row of rows) place(row);
  return ordered;
};

const keyOf = (table: string, id: unknown): string => `${table} ${String(id)}`;

const leaningsOf = (db: BetterSqlite3.Database, table: string): Leaning[] => {
  const keys = db.pragma(`foreign_key_list("${table}")`) as { table: string; from: string }[];
  return keys.map(({ table: on, from: column }) => ({ column, on }));
};

/** The tables whose rows others may lean on. */
export const leanedOn = (db: BetterSqlite3.Database, tables: readonly string[]): ReadonlySet<string> =>
  new Set(tables.flatMap((table) => leaningsOf(db, table).map(({ on }) => on)));
