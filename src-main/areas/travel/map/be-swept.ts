import { neighbour } from '../../../../shared/hex/moves.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { GaleWord } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { needMap } from '../../../facts/map/read-map.ts';
import { needRoad } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readWhereabouts, writeWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { Standing } from '../../../facts/road/whereabouts.ts';
import { forgetPlace } from './steps.ts';
import { sideOffCourse } from './side-off-course.ts';

/** They know the wind and the day: they are out in a tenth of what they were swept. */
const doubted = 10;

interface Swept {
  standing: Standing;
  miles: number;
  /** What ended it: nothing but the miles, land, or hexes that nobody painted. */
  before: 'openWater' | 'meetsLand' | 'unpainted';
}

/** The hex begun is finished, then straight on, up to the last hex of water. Null without a map. OSE-WIND-7, 8. */
function sweptFrom(sql: Sql, road: Pick<Road, 'ahead'>, degrees: number, miles: number): Swept | null {
  const where = readWhereabouts(sql);
  if (!where) return null;
  const land = landOf(sql, needMap(sql, where.mapId));
  const side = sideOffCourse(land.grid, where.truly.at, road, degrees);
  let { at, toward, miles: within } = where.truly;
  let left = miles;
  while (left > 0) {
    const to = toward ?? neighbour(land.grid, at, side);
    const ground = land.groundAt(to);
    if (ground === null || !isWater(ground))
      return {
        standing: { at, toward, miles: within },
        miles: miles - left,
        before: ground === null ? 'unpainted' : 'meetsLand',
      };
    const step = Math.min(left, land.hexMiles - within);
    left -= step;
    within += step;
    toward = to;
    if (within < land.hexMiles) break;
    at = to;
    toward = null;
    within = 0;
  }
  return { standing: { at, toward, miles: within }, miles, before: 'openWater' };
}

/** Whether the way a gale sweeps her meets land by the map; null where no map says it. */
export function shoreOnMap(
  sql: Sql,
  road: Pick<Road, 'ahead'>,
  degrees: number,
  miles: number,
): GaleWord | null {
  const before = sweptFrom(sql, road, degrees, miles)?.before;
  return before === undefined || before === 'unpainted' ? null : before;
}

/** A gale has driven her so many miles off her course; from there on they know their place only roughly. */
export function beSwept(sql: Sql, degrees: number, miles: number): void {
  const where = readWhereabouts(sql);
  const road = needRoad(sql);
  const swept = sweptFrom(sql, road, degrees, miles);
  if (!where || !swept) return;
  const { hex_miles: hexMiles } = needMap(sql, where.mapId);
  forgetPlace(sql, road, where);
  writeWhereabouts(sql, {
    ...where,
    truly: swept.standing,
    believed: null,
    turnedBack: false,
    sure: swept.standing.at,
    doubtMiles: Math.max(hexMiles, Math.ceil(swept.miles / doubted)),
  });
}
