import type BetterSqlite3 from 'better-sqlite3';
import { bySchema } from '../by-schema.ts';
import { wordsOf } from '../checks.ts';
import { journaledTables } from '../guards.ts';
import type { TableShape } from '../guards.ts';
import { expectedChecks } from '../schema.ts';

export interface Column {
  name: string;
  type: string;
  mayBeEmpty: boolean;
  /** As SQL; null where the table names none. */
  usual: string | null;
}

export interface Condition {
  sql: string;
  columns: readonly string[];
}

export interface Reference {
  column: string;
  table: string;
}

/** What a table demands of its rows, as its schema says it. */
export interface TableRules extends TableShape {
  about: ReadonlyMap<string, Column>;
  conditions: readonly Condition[];
  references: readonly Reference[];
}

/** What the program demands beyond the schema. */
const ours: Readonly<Record<string, readonly string[]>> = {
  campaign: ["iif(json_valid(settings), json_type(settings) = 'object', 1)"],
};

interface ColumnInfo {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

const aboutColumns = (db: BetterSqlite3.Database, table: string): Map<string, Column> => {
  const columns = db.pragma(`main.table_info("${table}")`) as ColumnInfo[];
  return new Map(
    columns.map(({ name, type, notnull, dflt_value, pk }) => [
      name,
      { name, type, mayBeEmpty: notnull === 0 && pk === 0, usual: dflt_value },
    ]),
  );
};

const conditionsOf = ({ name, columns }: TableShape, version: number): Condition[] =>
  [...(expectedChecks(version).get(name) ?? []), ...(ours[name] ?? [])].map((sql) => {
    const words = wordsOf(sql);
    return { sql, columns: columns.filter((column) => words.has(column)) };
  });

/** The rules of every table that steps write. */
export const rulesOf = bySchema((db): readonly TableRules[] => {
  const version = Number(db.pragma('main.user_version', { simple: true }));
  return journaledTables(db).map((table) => {
    const keys = db.pragma(`main.foreign_key_list("${table.name}")`) as { from: string; table: string }[];
    return {
      ...table,
      about: aboutColumns(db, table.name),
      conditions: conditionsOf(table, version),
      references: keys.map((key) => ({ column: key.from, table: key.table })),
    };
  });
});
