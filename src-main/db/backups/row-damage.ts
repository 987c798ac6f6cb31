import type BetterSqlite3 from 'better-sqlite3';
import { imageSql } from '../guards.ts';
import type { TableShape } from '../guards.ts';
import { expectedChecks } from '../schema.ts';

/**
 * The first row of some tables that breaks a CHECK, told; null where none does. Asked here, as SQLite's own check
 * knows of no CHECK on a connection that may only read.
 */
export const forbiddenRow = (
  db: BetterSqlite3.Database,
  version: number,
  only: readonly string[],
): string | null => {
  for (const [table, checks] of expectedChecks(version)) {
    if (!only.includes(table)) continue;
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

/** The tables that steps wrote; needs the newest images at hand. */
export const tablesOfImages = 'SELECT DISTINCT tbl FROM temp.newest_image';

/** A row that is not as the newest step left it: null where it is not there. */
export interface UnlikeImage {
  id: number;
  said: string | null;
  stands: string | null;
}

/** Every row of a table that another program changed since the newest step; needs the newest images at hand. */
export const unlikeImages = (db: BetterSqlite3.Database, table: TableShape): UnlikeImage[] =>
  db
    .prepare<[string], UnlikeImage>(
      `SELECT newest.row_id AS id, iif(last IS NULL, image.before, image.after) AS said,
         iif(stored."${table.key}" IS NULL, NULL, ${imageSql(table, 'stored')}) AS stands
       FROM temp.newest_image AS newest JOIN journal_row AS image ON image.id = coalesce(last, first)
       LEFT JOIN main."${table.name}" AS stored ON stored."${table.key}" = newest.row_id
       WHERE newest.tbl = ? AND said IS NOT stands`,
    )
    .all(table.name);
