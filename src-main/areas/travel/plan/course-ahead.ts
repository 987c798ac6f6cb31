import { refused } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import type { PlanOrigin } from '../../../../shared/ipc/travel/plan-views.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { capital } from '../../../../shared/words/names.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { needMap, readGrounds } from '../../../facts/map/read-map.ts';
import { theirCodes } from '../../../facts/map/theirs/their-codes.ts';
import { readAloft } from '../../../facts/road/aloft.ts';
import { milesLeft } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { isAstray, readWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';
import type { Sql } from '../../../db/sql.ts';
import type { LegRow } from '../../../db/tables.ts';
import type { DayFacts, LegAhead } from '../day/happening.ts';
import { legsThrough, planWay } from '../map/plan-way.ts';
import { hexOfLeg } from '../map/way-ahead.ts';

/** The course that is planned, from where the plan begins. */
export interface CourseAhead {
  legs: LegAhead[];
  /** On which they stand, where they think they stand on another; null as it is. */
  country: Country | null;
  /** What ends it before the goal; null where nothing does. */
  barrier: string | null;
  /** What it takes for granted, a sentence each. */
  notes: string[];
}

/** Throws refused where there is none. */
export function courseAhead(sql: Sql, road: Road, today: DayFacts, from: PlanOrigin): CourseAhead {
  const where = readWhereabouts(sql);
  const isAfloat = today.sea !== null;
  const course =
    where !== null && from === 'believed'
      ? believedCourse(sql, road, where, isAfloat)
      : where !== null && isAstray(where)
        ? courseFromTruth(sql, road, where, isAfloat)
        : laidCourse(today);
  if (course.legs.length === 0) throw refused('No way lies ahead. Say where they go first.');
  return course;
}

/** As it would be gone from where they are, up to where something bars it. */
function laidCourse(today: DayFacts): CourseAhead {
  const { legs, barrier, remedy } = today.turned(0);
  if (legs.length === 0 && barrier !== null) throw refused(`${barrier} ${remedy}.`);
  return { legs: [...legs], country: null, barrier, notes: [] };
}

/** Who is elsewhere than they believe comes to the goal from where they truly are. */
function courseFromTruth(
  sql: Sql,
  { ahead }: Road,
  { mapId, truly }: Whereabouts,
  isAfloat: boolean,
): CourseAhead {
  const goal = ahead.flatMap((leg) => hexOfLeg(leg) ?? []).at(-1);
  if (!goal) return { legs: [], country: null, barrier: null, notes: [] };
  const map = needMap(sql, mapId);
  const land = landOf(sql, map);
  const { at, toward, miles } = truly;
  const from = toward ?? at;
  const begun =
    toward === null
      ? []
      : legsThrough(land, at, [toward], isAfloat).map((leg) => ({ ...leg, miles: leg.miles - miles }));
  const hexes = planWay(sql, map, land, {
    from,
    through: [goal],
    by: land,
    isAfloat,
    aloft: !isAfloat && readAloft(sql),
  });
  const legs = [...begun, ...legsThrough(land, from, hexes, isAfloat)].map((leg) => ({ ...leg, id: null }));
  const notes = ['They are off their course: counted from where they truly are, by the best way.'];
  return { legs, country: null, barrier: null, notes };
}

/** The course as they have it: grounds as their map has them, and what they never saw as if it were clear, or open sea. */
function believedCourse(
  sql: Sql,
  { ahead }: Road,
  { mapId, believed }: Whereabouts,
  isAfloat: boolean,
): CourseAhead {
  if (believed === null) throw refused('They know that they are lost: from nowhere can they plan.');
  const groundOn = theirGrounds(sql, mapId);
  const grounds = ahead.map((leg) => {
    const hex = hexOfLeg(leg);
    return hex === null ? null : groundOn(hex);
  });
  const unseen = grounds.filter((ground) => ground === null).length;
  const unknown = isAfloat ? 'sea' : 'clear';
  // A river that is sailed flows through any ground.
  const isSailed = (leg: LegRow | undefined): boolean => isAfloat && leg?.ground === 'river';
  const isBar = (ground: RoadGround | null, at: number): boolean =>
    ground !== null && isWater(ground) !== isAfloat && !isSailed(ahead[at]);
  const wet = !isAfloat && readAloft(sql) ? -1 : grounds.findIndex(isBar);
  const legs = ahead.map((leg, at): LegAhead => {
    const ground = grounds[at] ?? null;
    const way = ground === null ? 'open' : leg.way;
    return {
      ...plainCountry(isSailed(leg) ? 'river' : (ground ?? unknown)),
      id: null,
      to: hexOfLeg(leg),
      way,
      bar: null,
      miles: milesLeft(leg),
    };
  });
  return {
    legs: wet < 0 ? legs : legs.slice(0, wet),
    country: plainCountry(groundOn(believed.at) ?? unknown),
    barrier: wet < 0 ? null : `Their map has ${isAfloat ? 'land' : 'water'} on the way.`,
    notes:
      unseen === 0
        ? []
        : [
            `${capital(counted(unseen, 'hex', 'hexes'))} of the way they never saw: counted as ${isAfloat ? 'the open sea' : 'clear ground'}.`,
          ],
  };
}

/** What their map has on a hex, by the rules of the road; null where it has nothing. */
export function theirGrounds(sql: Sql, mapId: number): (hex: Hex) => RoadGround | null {
  const codeAt = theirCodes(sql, mapId);
  const grounds = new Map(readGrounds(sql).map(({ code, ground }) => [code, ground]));
  return (hex) => {
    const ground = grounds.get(codeAt(hex));
    return ground === undefined ? null : ground === 'ocean' ? 'sea' : ground;
  };
}
