import { neighbour } from '../../../../shared/hex/moves.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import { countryOf } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { needMap } from '../../../facts/map/read-map.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { LegAhead } from '../day/happening.ts';
import { countryHere } from '../../../facts/road/ground-under.ts';
import { forgetPlace } from './steps.ts';
import { sideOffCourse } from './side-off-course.ts';

/** Hexes, and miles, that no day of flight comes to the end of. */
const farEnough = 60;
const endless = 1_000_000;

/**
 * The hexes of a flight so many degrees clockwise from the course they were on, up to water, what bars the way or what nobody painted; null
 * without a map. Nobody maps on a flight: from here on they know that they are lost. OSE-PURS-8.
 */
export function fleeOnMap(sql: Sql, road: Road, directionDegrees: number): LegAhead[] | null {
  const where = readWhereabouts(sql);
  if (!where) return null;
  const land = landOf(sql, needMap(sql, where.mapId));
  const side = sideOffCourse(land.grid, where.truly.at, road, directionDegrees);
  forgetPlace(sql, road, where);
  const { toward, miles: within } = where.truly;
  const legs: LegAhead[] = [];
  let { at } = where.truly;
  const ways = [
    ...(toward === null ? [] : [{ to: toward, miles: land.hexMiles - within }]),
    ...Array.from({ length: farEnough }, () => ({ to: null, miles: land.hexMiles })),
  ];
  for (const { to: begun, miles } of ways) {
    const to = begun ?? neighbour(land.grid, at, side);
    const step = land.step(at, to, false);
    if (step === null || isWater(step.ground) || step.bar !== null) break;
    legs.push({ ...step, id: null, to, miles });
    at = to;
  }
  const last = legs.at(-1);
  // Where nobody can go on they run along it.
  return [
    ...legs,
    {
      ...(last ? countryOf(last) : countryHere(sql, road.journey.ground)),
      id: null,
      to: null,
      way: 'open',
      bar: null,
      miles: endless,
    },
  ];
}
