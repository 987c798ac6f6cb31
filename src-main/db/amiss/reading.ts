import BetterSqlite3 from 'better-sqlite3';
import { journaledTables } from '../guards.ts';
import { Sql } from '../sql.ts';
import type { AmissRow } from './amiss-row.ts';

const quoted = (name: string): string => `"${name}"`;

/**
 * Lets every table show its rows as they make sense, for as long as the connection lasts: a view of the table's own
 * name stands before it, with what is shown in place of the records that make none. Nothing is written to the file.
 */
export const showMended = (db: BetterSqlite3.Database, rows: readonly AmissRow[]): void => {
  db.pragma('temp_store = MEMORY');
  for (const { name, key, columns } of journaledTables(db)) {
    db.exec(`DROP VIEW IF EXISTS temp.${quoted(name)}; DROP TABLE IF EXISTS temp.${quoted(`${name} shown`)};
      DROP TABLE IF EXISTS temp.${quoted(`${name} amiss`)};`);
    const amiss = rows.filter(({ table }) => table === name);
    if (amiss.length === 0) continue;
    const list = columns.map(quoted).join(', ');
    db.exec(`CREATE TEMP TABLE ${quoted(`${name} amiss`)} (id INTEGER PRIMARY KEY);
      CREATE TEMP TABLE ${quoted(`${name} shown`)} AS SELECT ${list} FROM main.${quoted(name)} WHERE 0;`);
    const mark = db.prepare(`INSERT INTO temp.${quoted(`${name} amiss`)} VALUES (?)`);
    const values = columns.map((column) => `json_extract(@image, '$."${column}"')`).join(', ');
    const show = db.prepare(`INSERT INTO temp.${quoted(`${name} shown`)} (${list}) VALUES (${values})`);
    for (const { id, shown } of amiss) {
      mark.run(id);
      if (shown !== null) show.run({ image: shown });
    }
    db.exec(`CREATE TEMP VIEW ${quoted(name)} AS SELECT ${list} FROM main.${quoted(name)}
        WHERE ${quoted(key)} NOT IN (SELECT id FROM temp.${quoted(`${name} amiss`)})
      UNION ALL SELECT ${list} FROM temp.${quoted(`${name} shown`)}`);
  }
};

/** A reading of a campaign file beside the one that writes it, in which every record makes sense. */
export class MendedReading {
  readonly sql: Sql;
  readonly #db: BetterSqlite3.Database;

  constructor(path: string) {
    this.#db = new BetterSqlite3(path, { readonly: true, fileMustExist: true, timeout: 2000 });
    this.#db.pragma('trusted_schema = OFF');
    this.sql = new Sql(this.#db);
  }

  show(rows: readonly AmissRow[]): void {
    showMended(this.#db, rows);
  }

  close(): void {
    this.#db.close();
  }
}
