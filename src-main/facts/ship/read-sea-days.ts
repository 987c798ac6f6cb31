import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { SeaDayRow } from '../../db/tables.ts';

interface OfDay {
  dayId: number;
}
const seaDayOf = withValues(({ dayId }: OfDay) =>
  query.selectFrom('sea_day').selectAll().where('road_day_id', '=', dayId),
);

/** What the day threw afloat; null for a day ashore, and before anything was thrown. */
export const readSeaDay = (sql: Sql, dayId: number): SeaDayRow | null => sql.get(seaDayOf({ dayId })) ?? null;
