import type BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { endLine, headLine, lineTables, type LineTable } from './format.ts';
import { written, type StoredValue } from './values.ts';

const buffered = 1 << 20;

/** Writes lines to a new file and sums them up. */
class LineWriter {
  readonly #fd: number;
  readonly #sum = createHash('sha256');
  #waiting: string[] = [];
  #letters = 0;
  lines = 0;

  constructor(path: string) {
    this.#fd = openSync(path, 'wx');
  }

  line(text: string): void {
    this.#waiting.push(text, '\n');
    this.#letters += text.length;
    this.lines += 1;
    if (this.#letters >= buffered) this.#flush();
  }

  /** The last line says what stands before it. */
  end(): void {
    this.#flush();
    this.line(endLine({ lines: this.lines, sha256: this.#sum.copy().digest('hex') }));
    this.#flush();
  }

  close(): void {
    closeSync(this.#fd);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#letters = 0;
    this.#sum.update(bytes);
    for (let at = 0; at < bytes.length;) at += writeSync(this.#fd, bytes, at);
  }
}

const rowsOf = (db: BetterSqlite3.Database, { name, columns, key }: LineTable): Iterable<StoredValue[]> => {
  const named = columns.map((column) => `"${column}"`).join(', ');
  return db
    .prepare<[], StoredValue[]>(`SELECT ${named} FROM "${name}" ORDER BY "${key}"`)
    .raw()
    .safeIntegers()
    .iterate();
};

const rowLine = ({ name, columns }: LineTable, row: readonly StoredValue[]): string =>
  JSON.stringify({
    [name]: Object.fromEntries(columns.map((column, at) => [column, written(row[at] ?? null)] as const)),
  });

/** Writes a campaign, as it stands at one moment, to a new file. `program` is the version of this program. */
export function writeLines(db: BetterSqlite3.Database, path: string, program: string): { lines: number } {
  const writer = new LineWriter(path);
  db.exec('BEGIN');
  try {
    const tables = lineTables(db);
    const counts = tables.map(
      ({ name }) => [name, Number(db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get())] as const,
    );
    const schema = Number(db.pragma('user_version', { simple: true }));
    writer.line(headLine({ schema, program, tables: Object.fromEntries(counts) }));
    for (const table of tables) for (const row of rowsOf(db, table)) writer.line(rowLine(table, row));
    writer.end();
    return { lines: writer.lines };
  } finally {
    db.exec('ROLLBACK');
    writer.close();
  }
}
