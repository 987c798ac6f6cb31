import type BetterSqlite3 from 'better-sqlite3';
import { imageSql, journaledTables } from '../guards.ts';
import type { TableShape } from '../guards.ts';
import { expectedChecks } from '../schema.ts';

/**
 * The first row that breaks a CHECK of its table, told; null where none does. Asked here, as SQLite's own check
 * knows of no CHECK on a connection that may only read.
 */
export const forbiddenRow = (
  db: BetterSqlite3.Database,
  version: number,
  only?: readonly string[],
): string | null => {
  for (const [table, checks] of expectedChecks(version)) {
    if (only?.includes(table) === false) continue;
    const broken = checks.map((check) => `NOT ${check}`).join(' OR ');
    const row = db.prepare(`SELECT rowid FROM main."${table}" WHERE ${broken} LIMIT 1`).pluck().get();
    if (row !== undefined) return `row ${Number(row)} of ${table} holds what it may not hold`;
  }
  return null;
};

// A step taken back has left its rows as they were before it; so what a row was before its first image holds
// where no step that stands has changed it.
export const newestImages = `CREATE TEMP TABLE newest_image AS
  SELECT tbl, row_id, min(id) AS first, max(iif(seq IN (SELECT seq FROM journal WHERE status <> 'done'), NULL, id)) AS last
  FROM journal_row GROUP BY tbl, row_id`;

const alteredSql = (table: TableShape): string => {
  const key = `stored."${table.key}"`;
  return `SELECT newest.row_id FROM temp.newest_image AS newest JOIN journal_row AS image ON image.id = coalesce(last, first)
    LEFT JOIN main."${table.name}" AS stored ON ${key} = newest.row_id
    WHERE newest.tbl = '${table.name}'
      AND iif(last IS NULL, image.before, image.after) IS NOT iif(${key} IS NULL, NULL, ${imageSql(table, 'stored')})
    LIMIT 1`;
};

/** The first row that is not as the newest step left it, told; null where every row with an image is as it was. */
export const alteredRow = (db: BetterSqlite3.Database): string | null => {
  db.pragma('temp_store = MEMORY');
  db.exec(`BEGIN; ${newestImages}`);
  try {
    for (const table of journaledTables(db)) {
      const row = db.prepare(alteredSql(table)).pluck().get();
      if (row !== undefined) return `row ${Number(row)} of ${table.name} is not as the last step left it`;
    }
    return null;
  } finally {
    db.exec('ROLLBACK');
  }
};
