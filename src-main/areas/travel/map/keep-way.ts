import type { Hex } from '../../../../shared/hex/grid.ts';
import type { RoadGround, Way } from '../../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

/** What is kept of the way of a day: the miles truly made, and what they believed where that was another. */

interface Stretch {
  ground: RoadGround;
  way: Way;
  made: number;
  /** The hex it led into; null without a map. */
  to: Hex | null;
}

/** Miles by the ground they went over; on a map with the hexes they led out of and into. */
export function keepMiles(sql: Sql, dayId: number, start: Hex | null, stretches: readonly Stretch[]): void {
  let from = start;
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
  const start =
    first === undefined || first.from_col === null || first.from_row === null
      ? thought
      : { col: first.from_col, row: first.from_row };
  const { lastId } = sql.run(query.insertInto('stray_day').values({ road_day_id: dayId, ...start }));
  for (const { col, row } of before) if (col !== null && row !== null) addHex(sql, lastId, { col, row });
  return lastId;
}

const addHex = (sql: Sql, stray_day_id: number, { col, row }: Hex): void => {
  sql.run(query.insertInto('stray_hex').values({ stray_day_id, col, row }));
};
