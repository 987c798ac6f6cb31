import BetterSqlite3 from 'better-sqlite3';
import type { AmissRow } from '../amiss/amiss-row.ts';
import { findAmiss } from '../amiss/find.ts';
import { areMends } from '../amiss/over-mends.ts';
import { showMended } from '../amiss/reading.ts';
import type { CampaignFile } from '../file/campaign-file.ts';
import type { TableShape } from '../guards.ts';
import { imagesSince, requireReach } from './images-since.ts';
import type { ImageSince } from './images-since.ts';
import { newestSchema } from '../schema.ts';
import { Sql } from '../sql.ts';

/**
 * How a campaign stood after one of its steps, to be read and never written: its tables in memory. What the journal
 * does not keep back (its own lines, the pictures) is read from the file itself.
 */
export class Past {
  readonly seq: number;
  readonly sql: Sql;
  readonly #db: BetterSqlite3.Database;

  constructor(seq: number, db: BetterSqlite3.Database) {
    this.seq = seq;
    this.sql = new Sql(db);
    this.#db = db;
  }

  close(): void {
    this.#db.close();
  }
}

/** Throws refused where how things stood then is not kept. */
export const readPast = (file: CampaignFile, seq: number): Past => {
  requireReach(file.sql, seq);
  const db = new BetterSqlite3(':memory:');
  try {
    db.pragma('foreign_keys = OFF');
    // A record that made no sense then makes none now; it is shown as it does.
    db.pragma('ignore_check_constraints = ON');
    db.pragma(`user_version = ${newestSchema}`);
    db.prepare('ATTACH ? AS file').run(file.path);
    db.exec('BEGIN');
    const { amiss } = file.records;
    const changed = imagesByTable([...imagesSince(file, seq), ...asShown(amiss)]);
    for (const table of file.gate.tables.values()) copyTable(db, table, changed.get(table.name) ?? []);
    db.exec('COMMIT');
    if (amiss.length > 0 || areMends(file.sql, seq + 1, Number.MAX_SAFE_INTEGER))
      showMended(db, findAmiss(db, false));
    // Of the journal too, nothing that came later is known then.
    db.exec(`CREATE TEMP VIEW journal AS SELECT * FROM file.journal WHERE seq <= ${seq}`);
    db.pragma('query_only = ON');
    return new Past(seq, db);
  } catch (cause) {
    db.close();
    throw cause;
  }
};

const asShown = (amiss: readonly AmissRow[]): ImageSince[] =>
  amiss.map(({ table, id, shown }) => ({ tbl: table, row_id: id, before: shown }));

/** Of a row that is told twice the first holds. */
const imagesByTable = (images: readonly ImageSince[]): Map<string, ImageSince[]> => {
  const byTable = new Map<string, ImageSince[]>();
  for (const image of images) {
    const there = byTable.get(image.tbl);
    if (there?.some(({ row_id }) => row_id === image.row_id)) continue;
    if (there) there.push(image);
    else byTable.set(image.tbl, [image]);
  }
  return byTable;
};

const quoted = (name: string): string => `"${name}"`;

const copyTable = (db: BetterSqlite3.Database, table: TableShape, changed: readonly ImageSince[]): void => {
  const name = quoted(table.name);
  const objects = db
    .prepare<[string], { type: string; sql: string }>(
      "SELECT type, sql FROM file.sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL AND type IN ('table', 'index')",
    )
    .all(table.name);
  for (const { type, sql } of objects) if (type === 'table') db.exec(sql);
  const ids = JSON.stringify(changed.map(({ row_id }) => row_id));
  db.prepare(
    `INSERT INTO main.${name} SELECT * FROM file.${name}
     WHERE ${quoted(table.key)} NOT IN (SELECT value FROM json_each(?))`,
  ).run(ids);
  const values = table.columns.map((column) => `json_extract(@image, '$."${column}"')`).join(', ');
  const put = db.prepare(
    `INSERT INTO main.${name} (${table.columns.map(quoted).join(', ')}) VALUES (${values})`,
  );
  for (const { before } of changed) if (before !== null) put.run({ image: before });
  for (const { type, sql } of objects) if (type === 'index') db.exec(sql);
};
