import { storedHex } from '../../../shared/hex/grid.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { distance } from '../../../shared/hex/moves.ts';
import { waters } from '../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { gridOf, needMap } from '../map/read-map.ts';
import { readRides } from '../road/journey-pace.ts';
import { readWhereabouts } from '../road/whereabouts.ts';

interface OfVessel {
  vesselId: number;
}
const lastSailed = withValues(({ vesselId }: OfVessel) =>
  query
    .selectFrom('road_miles')
    .innerJoin('sea_day', 'sea_day.road_day_id', 'road_miles.road_day_id')
    .select(['road_miles.id', 'road_miles.col', 'road_miles.row'])
    .where('sea_day.vessel_id', '=', vesselId)
    .where('road_miles.ground', 'in', [...waters])
    .orderBy('road_miles.id', 'desc')
    .limit(1),
);
const landSince = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('road_miles')
    .select('id')
    .where('id', '>', id)
    .where('ground', 'not in', [...waters])
    .limit(1),
);

/**
 * Whether a vessel of the party lies where the company is: under somebody of it, never sailed yet, or left no further off
 * than the next hex; without a map, no mile over land ago.
 */
export function liesHere(sql: Sql, vesselId: number): boolean {
  if ([...readRides(sql).values()].includes(vesselId)) return true;
  const last = sql.get(lastSailed({ vesselId }));
  if (!last) return true;
  const hex = storedHex(last.col, last.row);
  const where = readWhereabouts(sql);
  return where && hex
    ? isBeside(sql, where.mapId, hex, where.truly.at)
    : sql.get(landSince({ id: last.id })) === undefined;
}

const isBeside = (sql: Sql, mapId: number, one: Hex, other: Hex): boolean =>
  distance(gridOf(needMap(sql, mapId)), one, other) <= 1;
