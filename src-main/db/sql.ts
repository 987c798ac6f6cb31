import type BetterSqlite3 from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Gate } from './guards.ts';
import { answerAtHand, noteRead } from './observed.ts';
import type { Database } from './tables.ts';

/** Builds and types SQL; it can run nothing. `Sql` runs what it compiles. */
export const query = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** A query as built, or compiled beforehand where it is asked often. */
export type Runnable<T = unknown> = Compilable<T> | CompiledQuery<T>;

const compiled = (runnable: Runnable): CompiledQuery =>
  'compile' in runnable ? runnable.compile() : runnable;

/** What any query can be compiled by, raw ones too. */
interface Buildable<T> {
  compile(by: typeof query): CompiledQuery<T>;
}

/** Stands in a compiled query where a value of this name goes. */
class ValueNamed {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A query that is built once, and compiled with its named values each time it is asked. */
export function withValues<Values extends object, T>(
  build: (values: Values) => Buildable<T>,
): (values: Values) => CompiledQuery<T> {
  const names = new Proxy({}, { get: (_, name) => new ValueNamed(String(name)) }) as Values;
  const built = build(names).compile(query);
  return (values) => ({
    ...built,
    parameters: built.parameters.map((each) =>
      each instanceof ValueNamed ? values[each.name as keyof Values] : each,
    ),
  });
}

const cachedStatements = 500;

/** A statement ready to run, and the tables that its text reads. */
interface Prepared {
  statement: BetterSqlite3.Statement;
  reads: readonly string[];
}

const source = /\b(?:from|join)\s+(?:"?main"?\.)?"?([a-z_]+)/gi;

/** The tables a statement reads, by its text. Every source follows its own FROM or JOIN: no query of ours lists them with commas. */
export const tablesRead = (text: string): string[] => [
  ...new Set([...text.matchAll(source)].map(([, name = '']) => name.toLowerCase())),
];

export interface RunResult {
  changes: number;
  lastId: number;
}

/** Runs compiled queries synchronously, keeping the newest prepared statements by their text. */
export class Sql {
  readonly #db: BetterSqlite3.Database;
  readonly #statements = new Map<string, Prepared>();

  readonly #changes: BetterSqlite3.Statement<[], number>;
  readonly #dataVersion: BetterSqlite3.Statement<[], number>;
  #gate: Gate | null = null;
  /** As it was last seen between steps. */
  #lastVersion: string | null = null;
  /** The last answer to what other programs have written, and for which answer or step it was asked. */
  #others = 0;
  #askedFor: object | number | null = null;

  constructor(db: BetterSqlite3.Database) {
    this.#db = db;
    this.#changes = db.prepare<[], number>('SELECT total_changes()').pluck();
    this.#dataVersion = db.prepare<[], number>('SELECT data_version FROM pragma_data_version').pluck();
  }

  /** From now on it is known which rows of which tables this program writes. */
  watchedBy(gate: Gate): void {
    this.#gate = gate;
  }

  /**
   * Another text after every row written, by this program or another; null once a step under way has written. What a
   * step that fails has written is counted though it is taken back, so no text ever stands for two states of the file.
   */
  get version(): string | null {
    return this.#versionBy(this.others);
  }

  #versionBy(others: number): string | null {
    const version = `${others}.${this.#changes.get()}`;
    if (!this.#db.inTransaction) this.#lastVersion = version;
    return version === this.#lastVersion ? version : null;
  }

  /** Another number after other programs have written. Asked once for each step, and for each answer between them. */
  get others(): number {
    const asking = this.#db.inTransaction ? this.#stepAtHand() : answerAtHand();
    if (asking === null || asking !== this.#askedFor) {
      this.#others = this.#dataVersion.get() ?? 0;
      this.#askedFor = asking;
    }
    return this.#others;
  }

  #stepAtHand(): number | null {
    return this.#gate === null || this.#gate.phase === 'closed' ? null : this.#gate.transactions;
  }

  /**
   * Another text after every row written of these tables; null where a step under way has written one. `others`: as it
   * was before they were read.
   */
  stamp(tables: readonly string[], others = this.others): string | null {
    const rows = this.#gate?.rowsWritten(tables) ?? null;
    if (rows === null) return this.#versionBy(others);
    if (this.#db.inTransaction && this.#gate?.hasWrittenNow(tables) === true) return null;
    return `${others}:${rows}`;
  }

  all<T>(runnable: Runnable<T>): T[] {
    const { sql, parameters } = compiled(runnable);
    return this.#prepared(sql).all(...parameters) as T[];
  }

  /** Each row as its values in their order: quicker than objects where there are thousands. */
  rows<T extends unknown[]>(runnable: Runnable<T>): T[] {
    const { sql, parameters } = compiled(runnable);
    const statement = this.#prepared(sql, 'rows').raw();
    return statement.all(...parameters) as T[];
  }

  get<T>(runnable: Runnable<T>): T | undefined {
    const { sql, parameters } = compiled(runnable);
    return this.#prepared(sql).get(...parameters) as T | undefined;
  }

  run(runnable: Runnable): RunResult {
    const { sql, parameters } = compiled(runnable);
    const { changes, lastInsertRowid } = this.#prepared(sql).run(...parameters);
    return { changes, lastId: Number(lastInsertRowid) };
  }

  #prepared(text: string, as: 'objects' | 'rows' = 'objects'): BetterSqlite3.Statement {
    const key = as === 'objects' ? text : `${as} ${text}`;
    const known = this.#statements.get(key) ?? this.#prepare(key, text);
    noteRead(...known.reads);
    return known.statement;
  }

  #prepare(key: string, text: string): Prepared {
    const prepared = { statement: this.#db.prepare(text), reads: tablesRead(text) };
    if (this.#statements.size >= cachedStatements) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(key, prepared);
    return prepared;
  }
}
