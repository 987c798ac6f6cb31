import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { UpkeepRow } from '../../db/tables.ts';

const everybody = query.selectFrom('upkeep').selectAll().compile();

/** How each stands with food, water, sleep, running and rest; nobody stands here of whom nothing is kept. */
export const readUpkeep = (sql: Sql): Map<number, UpkeepRow> =>
  new Map(sql.all(everybody).map((row) => [row.id, row]));

type Kept = Omit<UpkeepRow, 'id'>;

/** Keeps how somebody stands, if it differs from what is known. */
export function writeUpkeep(sql: Sql, id: number, before: UpkeepRow | undefined, kept: Partial<Kept>): void {
  const differs = (Object.keys(kept) as (keyof Kept)[]).some((key) => (before?.[key] ?? 0) !== kept[key]);
  if (!differs) return;
  sql.run(
    before
      ? query.updateTable('upkeep').set(kept).where('id', '=', id)
      : query.insertInto('upkeep').values({ id, ...kept }),
  );
}

/** Days of complete rest on end that somebody has had by the beginning of a day. SW-HEAL-2. */
export const restedBefore = (row: UpkeepRow | undefined, day: number): number =>
  row?.rested_to_day === day - 1 ? row.rested_days : 0;

const resting = query
  .updateTable('upkeep')
  .set({ rested_days: 0, rested_to_day: 0 })
  .where('rested_days', '>', 0)
  .compile();

/** Into a dungeon: whoever rested begins anew. */
export const breakRest = (sql: Sql): void => void sql.run(resting);
