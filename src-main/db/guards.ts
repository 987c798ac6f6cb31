import type BetterSqlite3 from 'better-sqlite3';
import { bySchema } from './by-schema.ts';

/**
 * closed: nothing may be written. work: a command writes, and every row is recorded.
 * keeping: the journal writes its own lines, or replays recorded rows.
 */
export type Phase = 'closed' | 'work' | 'keeping';

const phaseNumbers: Record<Phase, number> = { closed: 0, work: 1, keeping: 2 };

export interface TableShape {
  readonly name: string;
  /** The INTEGER PRIMARY KEY. */
  readonly key: string;
  readonly columns: readonly string[];
}

/** What the triggers ask before each row: may this be written, and for which journal line is it recorded? */
export class Gate {
  #phase: Phase = 'closed';
  #seq = 0;
  #replayed = 0;
  #transactions = 0;
  readonly #rowsWritten = new Map<string, number>();
  readonly #writtenNow = new Set<string>();
  readonly tables: ReadonlyMap<string, TableShape>;

  constructor(db: BetterSqlite3.Database, tables: readonly TableShape[]) {
    this.tables = new Map(tables.map((table) => [table.name, table]));
    db.function('gate_phase', () => phaseNumbers[this.#phase]);
    db.function('gate_write', (table: string) => {
      if (this.#phase === 'keeping') this.#replayed += 1;
      this.#rowsWritten.set(table, (this.#rowsWritten.get(table) ?? 0) + 1);
      this.#writtenNow.add(table);
      return phaseNumbers[this.#phase];
    });
    db.function('gate_seq', () => this.#seq);
  }

  /**
   * How many rows were written so far while the journal replays: by itself, or by what a key does to others. The indexes
   * that follow the rows are not counted.
   */
  get replayed(): number {
    return this.#replayed;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** How many transactions have begun. */
  get transactions(): number {
    return this.#transactions;
  }

  /** A transaction begins: nothing is written in it yet. */
  begun(): void {
    this.#transactions += 1;
    this.#writtenNow.clear();
  }

  /**
   * How many rows of these tables were written so far, also such as were taken back; null where rows of one of them are
   * not counted.
   */
  rowsWritten(tables: readonly string[]): number | null {
    let rows = 0;
    for (const table of tables) {
      if (!this.tables.has(table)) return null;
      rows += this.#rowsWritten.get(table) ?? 0;
    }
    return rows;
  }

  /** Whether the transaction under way, or the last, has written a row of one of these tables. */
  hasWrittenNow(tables: readonly string[]): boolean {
    return tables.some((table) => this.#writtenNow.has(table));
  }

  during<T>(phase: Exclude<Phase, 'closed'>, seq: number, work: () => T): T {
    if (this.#phase !== 'closed') throw new Error('A command is running already.');
    this.#phase = phase;
    this.#seq = seq;
    try {
      return work();
    } finally {
      this.#phase = 'closed';
      this.#seq = 0;
    }
  }
}

/** Tables whose rows no command owns: the journal itself, the indexes that follow what is written, and the pictures. */
const isJournal = (table: string): boolean => table === 'journal' || table === 'journal_row';
const isExempt = (table: string): boolean => /^(sqlite_|journal_fts|prep_fts|asset$)/.test(table);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The SQL of a row's JSON image; `from` is `old`, `new` or a table's name. */
export const imageSql = ({ columns }: TableShape, from: string): string =>
  `json_object(${columns.map((column) => `${literal(column)}, ${from}.${quoted(column)}`).join(', ')})`;

const shapeOf = (db: BetterSqlite3.Database, name: string): TableShape => {
  const columns = db.pragma(`main.table_info(${quoted(name)})`) as {
    name: string;
    type: string;
    pk: number;
  }[];
  const keys = columns.filter(({ pk }) => pk > 0);
  const [key] = keys;
  if (key === undefined || keys.length > 1 || key.type.toUpperCase() !== 'INTEGER') {
    throw new Error(`table ${name} needs an INTEGER PRIMARY KEY to be journaled`);
  }
  if (columns.some(({ type }) => type.toUpperCase() === 'BLOB')) {
    throw new Error(`table ${name} holds a BLOB and cannot be journaled`);
  }
  return { name, key: key.name, columns: columns.map((column) => column.name) };
};

const shapes = (db: BetterSqlite3.Database): TableShape[] => {
  const tables = db.pragma('main.table_list') as { name: string; type: string; strict: number }[];
  return tables
    .filter(({ name, type }) => type === 'table' && !isExempt(name))
    .map(({ name, strict }) => {
      if (strict !== 1) throw new Error(`table ${name} must be STRICT to be journaled`);
      return shapeOf(db, name);
    });
};

type Change = 'INSERT' | 'UPDATE' | 'DELETE';
const changes: readonly Change[] = ['INSERT', 'UPDATE', 'DELETE'];

/** What stands in `sql` after the name of the trigger. */
interface Trigger {
  readonly table: string;
  readonly change: Change;
  readonly sql: string;
}

const refusal = (message: string, table: string): string =>
  `RAISE(ABORT, ${literal(`${message}: ${table}`)})`;
const outside = 'write outside a command';

/**
 * One trigger for each kind of change. The image after a change is read back from the table: `new` may still bear what a
 * value was before storage (JSON instead of its text, a number in another guise).
 */
const watch = (table: TableShape, change: Change): Trigger => {
  const name = quoted(table.name);
  const key = quoted(table.key);
  const isUpdate = change === 'UPDATE';
  const row = change === 'DELETE' ? 'old' : 'new';
  const before = change === 'INSERT' ? 'NULL' : imageSql(table, 'old');
  const stored = `(SELECT ${imageSql(table, 'stored')} FROM main.${name} AS stored WHERE stored.${key} = new.${key})`;
  const after = change === 'DELETE' ? 'NULL' : stored;
  const list = (from: string): string =>
    table.columns.map((column) => `${from}.${quoted(column)}`).join(', ');
  const changesId = `old.${key} <> new.${key}`;
  const sql = `AFTER ${change} ON main.${name}
    WHEN gate_write(${literal(table.name)}) <> 2${isUpdate ? ` OR ${changesId}` : ''} BEGIN
    SELECT ${refusal(outside, table.name)} WHERE gate_phase() = 0;
    ${isUpdate ? `SELECT ${refusal('a row never changes its id', table.name)} WHERE ${changesId};` : ''}
    INSERT INTO journal_row (seq, tbl, row_id, before, after)
    SELECT gate_seq(), ${literal(table.name)}, ${row}.${key}, ${before}, ${after}
    ${isUpdate ? `WHERE (${list('old')}) IS NOT (${list('new')})` : ''}; END`;
  return { table: table.name, change, sql };
};

const guard = (table: string, change: Change, when: string): Trigger => ({
  table,
  change,
  sql: `BEFORE ${change} ON main.${quoted(table)} WHEN ${when} BEGIN SELECT ${refusal(outside, table)}; END`,
});

const journalGuards = (table: string): Trigger[] => {
  // The recording triggers insert images during a command's work: only for its own line.
  const insert =
    table === 'journal_row'
      ? 'gate_phase() = 0 OR (gate_phase() = 1 AND new.seq <> gate_seq())'
      : 'gate_phase() <> 2';
  return changes.map((change) => guard(table, change, change === 'INSERT' ? insert : 'gate_phase() <> 2'));
};

/** The tables that are guarded, and what guards them. */
const guardsOf = bySchema((db) => {
  const tables = shapes(db);
  const triggers = tables.flatMap((table) =>
    isJournal(table.name) ? journalGuards(table.name) : changes.map((change) => watch(table, change)),
  );
  return { tables: tables.filter(({ name }) => !isJournal(name)), triggers };
});

/** The tables that commands write, as the file has them. */
export const journaledTables = (db: BetterSqlite3.Database): readonly TableShape[] => guardsOf(db).tables;

/**
 * Writes the triggers into the connection's own schema, which is in memory, and has SQLite read it: made one by one, each
 * is sought among all those before it, which took a third of the time that opening a file took.
 */
const makeTriggers = (db: BetterSqlite3.Database, triggers: readonly Trigger[]): void => {
  db.unsafeMode(true);
  db.pragma('writable_schema = ON');
  try {
    const make = db.prepare(
      `INSERT INTO temp.sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES ('trigger', ?, ?, 0, ?)`,
    );
    db.exec('BEGIN');
    for (const { table, change, sql } of triggers)
      make.run(`${change} ${table}`, table, `CREATE TRIGGER ${quoted(`${change} ${table}`)} ${sql}`);
    db.exec('COMMIT');
  } finally {
    db.pragma('writable_schema = RESET');
    db.unsafeMode(false);
  }
};

/**
 * Makes triggers, from the schema as it stands, so that no row of a campaign changes outside a command and
 * none inside one goes unrecorded, a foreign key's cascade and REPLACE included. They last as long as the connection.
 */
export const installGuards = (db: BetterSqlite3.Database): Gate => {
  const { tables, triggers } = guardsOf(db);
  const gate = new Gate(db, tables);
  db.pragma('recursive_triggers = ON');
  db.pragma('temp_store = MEMORY');
  makeTriggers(db, triggers);
  return gate;
};
