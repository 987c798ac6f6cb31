import type { Hex } from '../../../../shared/hex/grid.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { stretchOver } from '../../../facts/road/over-ground.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import type { Land } from '../../../facts/map/lie-of-the-land.ts';
import { readSitesAt } from '../../../facts/map/read-on-map.ts';
import { gridOf, needMap, numberingOf, readMap } from '../../../facts/map/read-map.ts';
import { readAloft } from '../../../facts/road/aloft.ts';
import { journeyPace } from '../../../facts/road/journey-pace.ts';
import { readRoad } from '../../../facts/road/read-road.ts';
import { trailsOf } from '../../../facts/road/trails.ts';
import { isAstray, readWhereabouts } from '../../../facts/road/whereabouts.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import { Stretches } from '../plan/stretches.ts';
import { contradiction } from './contradiction.ts';
import { courseBy, legsThrough, milesOn, wayFrom } from './plan-way.ts';
import type { WayFrom } from './plan-way.ts';
import { hexOfLeg } from './way-ahead.ts';

type WhereView = NonNullable<QueryOutput<'travel.where'>>;
type WayView = QueryOutput<'travel.way'>;

/** Where the company is, as the referee has it; null on no map. */
export function whereView(sql: Sql): WhereView | null {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  if (!where || !map) return null;
  const road = readRoad(sql);
  const ahead = road?.ahead ?? [];
  const here = readSitesAt(sql, map.id, where.truly.at).map(
    ({ id, name, kind, knowledge, dungeon, lodging, stable, market }) => ({
      id,
      name,
      kind,
      knowledge,
      dungeon: dungeon?.name ?? null,
      lodging,
      stable,
      market,
    }),
  );
  return {
    mapId: map.id,
    map: map.name,
    number: hexNumber(numberingOf(map), where.truly.at),
    true: where.truly,
    believed: where.believed,
    doubt: { about: where.sure, miles: where.believed === null ? where.doubtMiles : 0 },
    astray: isAstray(where),
    contradiction: contradiction(sql, map, where),
    here: where.truly.toward === null ? here : [],
    plan: ahead.flatMap((leg) => hexOfLeg(leg) ?? []),
    ...(road ? trailsOf(sql, road.journey.id) : { trail: [], strays: [] }),
  };
}

/** The best way as it would be planned; `truly`: as it lies, whatever they know of it. */
export function wayView(
  sql: Sql,
  campaign: Campaign,
  { from: other, through }: ParsedInput<'travel.way'>,
  { truly = false } = {},
): WayView {
  const where = readWhereabouts(sql);
  if (!where) return noWay('The party is on no map. Put it somewhere first.', 0);
  const map = needMap(sql, where.mapId);
  const land = landOf(sql, map);
  const from = other ?? (where.believed ?? where.truly).at;
  const to = through.at(-1) ?? from;
  const straightMiles = distance(gridOf(map), from, to) * map.hex_miles;
  const isAfloat = readAfloat(sql, campaign) !== null;
  const aloft = !isAfloat && readAloft(sql);
  const by = truly ? land : courseBy(sql, campaign, land, from, isAfloat);
  const outset = other === null ? where : { truly: inHex(other), believed: null, turnedBack: false };
  try {
    const way = wayFrom(sql, map, land, outset, { through, by, isAfloat, aloft });
    const days = isAfloat ? null : daysOver(sql, campaign, land, way);
    const hexes = [...(way.begun === null ? [] : [way.from]), ...way.hexes];
    return { refusal: null, hexes, miles: milesOn(way, land), straightMiles, days };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return noWay(thrown.message, straightMiles);
  }
}

const inHex = (at: Hex) => ({ at, toward: null, miles: 0 });

const noWay = (refusal: string, straightMiles: number): WayView => ({
  refusal,
  hexes: [],
  miles: 0,
  straightMiles,
  days: null,
});

const mostDays = 366;

/** Days of ordinary march without a day of rest, at the pace of now. OSE-WILD-10, 11, 13. */
function daysOver(sql: Sql, campaign: Campaign, land: Land, { begun, from, hexes }: WayFrom): number | null {
  const pace = journeyPace(sql, campaign);
  if (!pace) return null;
  const aloft = readAloft(sql);
  const rules = campaign.travel;
  const { parts } = rules.allowance({ baseRatesFeet: [pace.baseFeet], flying: aloft });
  const first = begun === null ? [] : [{ ...begun.leg, miles: begun.leg.miles - begun.made }];
  const way = new Stretches(
    [...first, ...legsThrough(land, from, hexes, false)]
      .filter(({ ground }) => aloft || !isWater(ground))
      .map((leg) => ({ ...leg, id: null })),
  );
  let behind = 0;
  for (let day = 1; day <= mostDays; day += 1) {
    // A mile takes a part of the allowance at least.
    const legs = way.from(behind, parts);
    const { milesTravelled } = stretchOver({ rules, allowance: parts, partsSpent: 0, aloft }, legs);
    behind += milesTravelled.reduce((sum, made) => sum + made, 0);
    if (behind === way.total) return day;
  }
  return null;
}
