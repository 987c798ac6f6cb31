import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { UpkeepRow } from '../../db/tables.ts';

const everybody = query.selectFrom('upkeep').selectAll().compile();

/** How each stands with food, water, sleep and running; nobody stands here who never went without. */
export const readUpkeep = (sql: Sql): Map<number, UpkeepRow> =>
  new Map(sql.all(everybody).map((row) => [row.id, row]));

type Wants = Pick<UpkeepRow, 'days_without_food' | 'days_without_water' | 'nights_short'>;

/** Keeps what somebody goes without, if it differs from what is known. */
export function writeWants(sql: Sql, id: number, before: UpkeepRow | undefined, wants: Wants): void {
  const same =
    (before?.days_without_food ?? 0) === wants.days_without_food &&
    (before?.days_without_water ?? 0) === wants.days_without_water &&
    (before?.nights_short ?? 0) === wants.nights_short;
  if (same) return;
  sql.run(
    before
      ? query.updateTable('upkeep').set(wants).where('id', '=', id)
      : query.insertInto('upkeep').values({ id, ...wants }),
  );
}
