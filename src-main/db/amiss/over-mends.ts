import type BetterSqlite3 from 'better-sqlite3';
import { sql as raw } from 'kysely';
import { query, withValues } from '../sql.ts';
import type { Sql } from '../sql.ts';

/** The step that mends a record. */
export const mendKind = 'amiss.mend';

const mendsBetween = withValues(({ from, to }: { from: number; to: number }) =>
  query
    .selectFrom('journal')
    .select('seq')
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .where('kind', '=', raw.lit(mendKind))
    .limit(1),
);

/** Whether any of these steps mended a record. */
export const areMends = (sql: Sql, from: number, to: number): boolean =>
  sql.get(mendsBetween({ from, to })) !== undefined;

/**
 * Does work that puts records back as they were before they were mended: what their tables forbid must be written
 * then. Nothing else is: the work writes rows that were so.
 */
export const overMends = <T>(db: BetterSqlite3.Database, areAny: boolean, work: () => T): T => {
  if (!areAny) return work();
  db.pragma('ignore_check_constraints = ON');
  db.pragma('foreign_keys = OFF');
  try {
    return work();
  } finally {
    db.pragma('foreign_keys = ON');
    db.pragma('ignore_check_constraints = OFF');
  }
};
