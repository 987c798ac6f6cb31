import type { Hex } from '../../../../shared/hex/grid.ts';
import { neighbour } from '../../../../shared/hex/moves.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { needMap } from '../../../facts/map/read-map.ts';
import { needRoad } from '../../../facts/road/read-road.ts';
import { readWhereabouts, writeWhereabouts } from '../../../facts/road/whereabouts.ts';
import { forgetPlace } from './steps.ts';
import { sideOffCourse } from './side-off-course.ts';

/** They know the wind and the day: they are out in a tenth of what they were swept. */
const doubted = 10;

/**
 * A gale drives her so many miles off her course: the hex begun is finished, then straight on to the last hex of water. From
 * there on they know their place only roughly. OSE-WIND-7.
 */
export function beSwept(sql: Sql, degrees: number, miles: number): void {
  const where = readWhereabouts(sql);
  if (!where) return;
  const road = needRoad(sql);
  const land = landOf(sql, needMap(sql, where.mapId));
  const isAfloat = (hex: Hex): boolean => {
    const ground = land.groundAt(hex);
    return ground !== null && isWater(ground);
  };
  const side = sideOffCourse(land.grid, where.truly.at, road, degrees);
  let { at, toward, miles: within } = where.truly;
  let left = miles;
  while (left > 0) {
    const to = toward ?? neighbour(land.grid, at, side);
    if (!isAfloat(to)) break;
    const step = Math.min(left, land.hexMiles - within);
    left -= step;
    within += step;
    toward = to;
    if (within < land.hexMiles) break;
    at = to;
    toward = null;
    within = 0;
  }
  const doubtMiles = Math.max(land.hexMiles, Math.ceil(miles / doubted));
  forgetPlace(sql, road, where);
  writeWhereabouts(sql, {
    ...where,
    truly: { at, toward, miles: within },
    believed: null,
    sure: at,
    doubtMiles,
  });
}
