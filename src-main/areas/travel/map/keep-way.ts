import { storedHex } from '../../../../shared/hex/grid.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import type { RoadGround, Way } from '../../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';

/** What is kept of the way of a day: the miles truly made, and what they believed where that was another. */

interface Stretch {
  ground: RoadGround;
  way: Way;
  made: number;
  /** The hex it led into; null without a map. */
  to: Hex | null;
}

/** Miles by the ground they went over; on a map with the hexes they led out of and into, and whether they know these. */
export function keepMiles(
  sql: Sql,
  dayId: number,
  before: Pick<Whereabouts, 'truly' | 'believed'> | null,
  stretches: readonly Stretch[],
): void {
  let from = before && before.truly.at;
  const sure = before?.believed ? 1 : 0;
  for (const { ground, way, made, to } of stretches) {
    sql.run(
      query.insertInto('road_miles').values({
        road_day_id: dayId,
        ground,
        way,
        miles: made,
        col: to?.col ?? null,
        row: to?.row ?? null,
        from_col: to && from ? from.col : null,
        from_row: to && from ? from.row : null,
        sure,
      }),
    );
    from = to ?? from;
  }
}

const strayOf = withValues(({ dayId }: { dayId: number }) =>
  query.selectFrom('stray_day').select('id').where('road_day_id', '=', dayId),
);

const milesOf = withValues(({ dayId }: { dayId: number }) =>
  query
    .selectFrom('road_miles')
    .select(['col', 'row', 'from_col', 'from_row'])
    .where('road_day_id', '=', dayId)
    .orderBy('id'),
);

/** The hexes that they believe they went into on a day; what they went of it before they strayed was as they believe. */
export function keepBelief(sql: Sql, dayId: number, thought: Hex, ways: readonly { to: Hex | null }[]): void {
  const known = sql.get(strayOf({ dayId }));
  const id = known?.id ?? beginStray(sql, dayId, thought);
  for (const { to } of ways) if (to !== null) addHex(sql, id, to);
}

function beginStray(sql: Sql, dayId: number, thought: Hex): number {
  const before = sql.all(milesOf({ dayId }));
  const [first] = before;
  const start = (first && storedHex(first.from_col, first.from_row)) ?? thought;
  const { lastId } = sql.run(query.insertInto('stray_day').values({ road_day_id: dayId, ...start }));
  for (const { col, row } of before) {
    const hex = storedHex(col, row);
    if (hex) addHex(sql, lastId, hex);
  }
  return lastId;
}

const addHex = (sql: Sql, stray_day_id: number, { col, row }: Hex): void => {
  sql.run(query.insertInto('stray_hex').values({ stray_day_id, col, row }));
};
