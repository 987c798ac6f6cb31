import type BetterSqlite3 from 'better-sqlite3';
import { literalsIn } from '../checks.ts';
import type { TableRules } from './table-rules.ts';

/** The empty form of what a column holds as JSON, where it is no object. */
const usualJson: Readonly<Record<string, string>> = {
  reasons: "'[]'",
  result: "'null'",
  tags: "'[]'",
  terrain: "'[]'",
};

const valuesOfType: Readonly<Record<string, readonly string[]>> = {
  INTEGER: ['0', '1'],
  TEXT: ["'{}'", "''"],
};

const isOfType = (value: string, type: string): boolean =>
  type === 'TEXT' ? value.startsWith("'") : /^\d/.test(value);

/** What a column may be given in place of what makes no sense, the likeliest first, as SQL. */
const candidates = ({ about, conditions, references }: TableRules, name: string): string[] => {
  const column = about.get(name);
  if (column === undefined) return [];
  // Nobody is made the owner of what is nobody's.
  if (references.some((reference) => reference.column === name)) return column.mayBeEmpty ? ['NULL'] : [];
  const named = conditions
    .filter(({ columns }) => columns.includes(name))
    .flatMap(({ sql }) => literalsIn(sql));
  return [
    ...(column.mayBeEmpty ? ['NULL'] : []),
    ...(column.usual === null ? [] : [column.usual]),
    ...(usualJson[name] === undefined ? [] : [usualJson[name]]),
    ...named.filter((value) => isOfType(value, column.type)),
    ...(valuesOfType[column.type] ?? []),
  ];
};

/** Tries rows of one table on its conditions, as JSON, without storing any. */
export class Trial {
  readonly #table: TableRules;
  readonly #failing: BetterSqlite3.Statement<{ image: string }> | null;
  readonly #db: BetterSqlite3.Database;

  constructor(db: BetterSqlite3.Database, table: TableRules) {
    this.#db = db;
    this.#table = table;
    const values = table.columns.map((column) => `json_extract(@image, '$."${column}"') AS "${column}"`);
    const broken = table.conditions.map(({ sql }) => `(NOT ${sql}) IS 1`);
    this.#failing =
      broken.length === 0
        ? null
        : db
            .prepare<{ image: string }>(`SELECT ${broken.join(', ')} FROM (SELECT ${values.join(', ')})`)
            .raw();
  }

  /** Which of the table's conditions a row breaks, by their place. */
  failing(image: string): number[] {
    const told = (this.#failing?.get({ image }) ?? []) as number[];
    return told.flatMap((isBroken, at) => (isBroken === 1 ? [at] : []));
  }

  with(image: string, column: string, value: string): string {
    const set = this.#db.prepare<[string], string>(`SELECT json_set(?, '$."${column}"', ${value})`).pluck();
    return set.get(image) ?? image;
  }

  /** The row with the usual value wherever it breaks a condition; null where no value helps. */
  mended(image: string): string | null {
    let now = image;
    for (let broken = this.failing(now); broken.length > 0; broken = this.failing(now)) {
      const next = this.#better(now, broken);
      if (next === null) return null;
      now = next;
    }
    return now;
  }

  #better(image: string, broken: readonly number[]): string | null {
    const columns = broken.flatMap((at) => this.#table.conditions[at]?.columns ?? []);
    for (const column of columns) {
      if (column === this.#table.key) continue;
      for (const value of candidates(this.#table, column)) {
        const tried = this.with(image, column, value);
        if (this.failing(tried).length < broken.length) return tried;
      }
    }
    return null;
  }
}
