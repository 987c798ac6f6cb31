import { dayAndTime } from '../../../../shared/clock.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { numberingOf, readMap } from '../../../facts/map/read-map.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import { readMilesBehind, readRoad, readSweptDay, readWalked } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { isAstray, readWhereabouts } from '../../../facts/road/whereabouts.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import { eatRations, keepsHouse, livingOf } from '../../need/plan-days.ts';
import { hexOfLeg } from '../map/way-ahead.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Around } from '../supper.ts';
import { courseAhead } from './course-ahead.ts';
import { bareCountry, lardersOf, readStores } from './larder.ts';
import type { Larder } from './larder.ts';
import { nearestWater } from './nearest-water.ts';
import { noReturnOf, steadyWay } from './no-return.ts';
import type { BothWays } from './no-return.ts';
import { asBelieved, going, plannedDays } from './planned-days.ts';
import { whatComes } from './what-comes.ts';

type AheadView = NonNullable<QueryOutput<'travel.ahead'>>;

const mostSuppers = 366;

/** What comes if the road goes on as it is; null where nobody is on it. */
export function lookAhead(around: Around): AheadView | null {
  const { sql, campaign } = around;
  const road = readRoad(sql);
  if (!road) return null;
  const party = readParty(sql);
  const larders = lardersOf(readStores(around, party));
  const today = dayAndTime(campaign.clock).day;
  const beasts = livingOf(party).some(
    ({ row }) => !eatRations.includes(row.kind) && keepsHouse(campaign, row),
  );
  const where = readWhereabouts(sql);
  const truly = waysOf(around, road, 'true');
  const believed = where !== null && isAstray(where) ? waysOf(around, road, 'believed') : null;
  const isKnown = !isSwept(sql, road);
  return {
    goalDay: truly && goalDay(around, road, truly),
    food: lasting(larders.food, today),
    water: lasting(larders.water, today),
    fodder: beasts ? lasting(larders.fodder, today) : null,
    nearestWater: nearestWater(around),
    noReturn: truly && isKnown ? noReturnOf(truly, larders) : null,
    believedNoReturn: believed && isKnown ? noReturnOf(believed, larders) : null,
    next: whatComes(around, today),
  };
}

/** From tonight on with nothing found. */
function lasting(larder: Larder, today: number): AheadView['food'] {
  let left: number = larder.from;
  for (let suppers = 0; suppers < mostSuppers; suppers += 1) {
    const supper = larder.supper(left, 0, bareCountry);
    if (supper.short.length > 0) return { until: today + suppers - 1, short: supper.short };
    ({ left } = supper);
  }
  return { until: null, short: [] };
}

/** Null where no course is laid that anybody can go. */
function waysOf(around: Around, road: Road, from: 'true' | 'believed'): BothWays | null {
  const { sql, campaign } = around;
  const goes = going(readAfloat(sql, campaign));
  try {
    const days = plannedDays(around, road);
    const { legs, country } = courseAhead(sql, road, days.today, from);
    return {
      goes,
      ahead: legs,
      behind: behindOf(sql, goes, from === 'true' ? readMilesBehind(sql, road) : readWalked(sql, road)),
      days: from === 'believed' ? asBelieved(days, country) : days,
      nameOf: namesOf(around, road),
    };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return null;
  }
}

/** Since they last came ashore, or aboard. */
function behindOf(
  sql: Sql,
  goes: BothWays['goes'],
  behind: ReturnType<typeof readWalked>,
): BothWays['behind'] {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  const land = map && landOf(sql, map);
  const isOther = (ground: RoadGround): boolean => isWater(ground) === (goes === 'march');
  const alike = behind.slice(behind.findLastIndex(({ ground }) => isOther(ground)) + 1);
  return alike.map(({ ground, way, miles, ...leg }) => {
    const hex = hexOfLeg(leg);
    return { ...((hex && land?.countryAt(hex)) ?? plainCountry(ground)), ground, way, miles };
  });
}

/** A gale has swept them off their way since they went aboard: it leads back no longer. */
function isSwept(sql: Sql, road: Road): boolean {
  const swept = readSweptDay(sql, road);
  const ashore = readMilesBehind(sql, road).findLast(({ ground }) => !isWater(ground));
  return swept !== null && swept > (ashore?.dayId ?? 0);
}

function namesOf({ sql }: Around, { ahead }: Road): BothWays['nameOf'] {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  return ({ id }, hex) =>
    hex !== null && map ? hexNumber(numberingOf(map), hex) : (ahead.find((leg) => leg.id === id)?.name ?? '');
}

function goalDay({ campaign }: Around, { day }: Road, { ahead, days, goes }: BothWays): number | null {
  const first = dayAndTime(day?.began_seconds ?? campaign.clock).day;
  const steady = steadyWay(ahead, { days, goes });
  return steady?.at(-1)?.to === null ? first + steady.length - 1 : null;
}
