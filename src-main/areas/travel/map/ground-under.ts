import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { readMap } from '../../../facts/map/read-map.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';

/** The ground on which the company truly stands by its map; null where it has none. */
export function groundUnder(sql: Sql): RoadGround | null {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  return where && map ? landOf(sql, map).groundAt(where.truly.at) : null;
}
