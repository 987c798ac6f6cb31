import { sql as raw } from 'kysely';
import { reach } from '../../db/journal/images-since.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

const standing = query.selectFrom('journal').where('status', '=', raw.lit('done'));

/** How many steps that stand came after this one. */
export const stepsSince = (sql: Sql, seq: number): number =>
  sql.get(standing.where('seq', '>', seq).select(({ fn }) => fn.countAll<number>().as('count')))?.count ?? 0;

/** The step beside this one that can be looked at too, null at either end. */
export function nextStanding(sql: Sql, seq: number, way: 'earlier' | 'later'): number | null {
  const beside =
    way === 'later'
      ? standing.where('seq', '>', seq).orderBy('seq')
      : standing.where('seq', '<', seq).orderBy('seq', 'desc');
  const { first } = reach(sql);
  const found = sql.get(beside.select('seq').limit(1))?.seq ?? null;
  if (way === 'later') return found;
  return seq > first ? Math.max(found ?? 0, first) : null;
}
