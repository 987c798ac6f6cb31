import type BetterSqlite3 from 'better-sqlite3';
import type { Sql } from '../sql.ts';
import { amissKey } from './amiss-row.ts';
import type { AmissRow } from './amiss-row.ts';
import { findAmiss } from './find.ts';
import { MendedReading } from './reading.ts';
import { shutRows } from './shut-rows.ts';

/** The records of an open campaign that make no sense, and what its views are answered from. */
export class Records {
  readonly #path: string;
  readonly #db: BetterSqlite3.Database;
  readonly #sql: Sql;
  #reading: MendedReading | null = null;
  #amiss: readonly AmissRow[] = [];

  constructor(path: string, db: BetterSqlite3.Database, sql: Sql) {
    this.#path = path;
    this.#db = db;
    this.#sql = sql;
  }

  get amiss(): readonly AmissRow[] {
    return this.#amiss;
  }

  /** The file's own rows; where some make no sense, with what is shown in their place. */
  get sql(): Sql {
    return this.#amiss.length === 0 || this.#reading === null ? this.#sql : this.#reading.sql;
  }

  find(wanted: Pick<AmissRow, 'table' | 'id'>): AmissRow | undefined {
    return this.#amiss.find((row) => amissKey(row) === amissKey(wanted));
  }

  /** Reads every record. */
  look(): void {
    this.take(findAmiss(this.#db));
  }

  /** What a look on another thread found. */
  take(found: readonly AmissRow[]): void {
    if (found.length === 0 && this.#amiss.length === 0) return;
    this.#amiss = found;
    this.#reading ??= new MendedReading(this.#path);
    this.#reading.show(found);
    if (!this.#db.readonly) shutRows(this.#db, found);
  }

  close(): void {
    this.#reading?.close();
    this.#reading = null;
  }
}
