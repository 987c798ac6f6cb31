import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { needMap, numberingOf } from '../../../facts/map/read-map.ts';
import { theirCodes } from '../../../facts/map/theirs/their-codes.ts';
import { readAloft } from '../../../facts/road/aloft.ts';
import { needRoad, readRoad, readStrayDays } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import {
  isAstray,
  needWhereabouts,
  readWhereabouts,
  turnedAbout,
  writeWhereabouts,
} from '../../../facts/road/whereabouts.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import type { StepContext, StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { addLegs, strikeAhead } from '../legs.ts';
import { milesText } from '../sentences.ts';
import { goIn } from './go-in.ts';
import { courseBy, legsThrough, milesOn, newLeg, wayFrom } from './plan-way.ts';
import { putSitesRight } from './passing.ts';
import { hexOfLeg } from './way-ahead.ts';

type OnMapCommand = 'place' | 'setWay' | 'goIn' | 'knows';

/** The company on a map: where it is put, the way it takes, and when it knows again where it is. */
export const onMapSteps: Pick<StepsOf<'travel'>, `travel.${OnMapCommand}`> = {
  'travel.place': ({ sql }, { on }) => {
    const delve = readDelveRow(sql);
    if (delve) throw refused(`The party is in ${delve.name}. Come out first.`);
    const road = readRoad(sql);
    const before = readWhereabouts(sql);
    if (road) strikeAhead(sql, road);
    if (on === null) {
      needWhereabouts(sql);
      sql.run(query.deleteFrom('whereabouts').where('id', '=', 1));
      return step('The party is on no map now.', { hidden: true });
    }
    const { mapId, ...at } = on;
    const map = needMap(sql, mapId);
    const ground = landOf(sql, map).groundAt(at);
    const number = hexNumber(numberingOf(map), at);
    if (ground === null)
      throw refused(`${number} is not painted yet: paint its ground first. Nothing was changed.`);
    writeWhereabouts(sql, standingAt(mapId, at));
    if (road) sql.run(query.updateTable('journey').set({ ground }).where('id', '=', road.journey.id));
    return step(`The party is put at ${number} on ${map.name}.`, {
      hidden: true,
      ...(before && { overruled: 'The referee put the party elsewhere.' }),
    });
  },

  'travel.setWay': (context, { goal, through }) => {
    const { sql } = context;
    const road = needRoad(sql);
    const where = needWhereabouts(sql);
    sql.run(query.updateTable('journey').set({ goal }).where('id', '=', road.journey.id));
    const { hexes, miles, unknown, turnsBack } = layWay(context, road, where, through);
    const straight =
      unknown === 0 ? '' : ` Straight on through ${counted(unknown, 'hex', 'hexes')} they do not know.`;
    const back = turnsBack ? ' They turn back in the hex begun.' : '';
    return step(
      `Course to ${goal}, ${milesText(miles)}, ${counted(hexes, 'hex', 'hexes')}.${straight}${back}`,
    );
  },

  'travel.goIn': goIn,

  'travel.knows': (context) => {
    const { sql } = context;
    const where = needWhereabouts(sql);
    const road = readRoad(sql);
    if (where.believed !== null && !isAstray(where))
      throw refused('They know where they are. There is nothing to tell.');
    const goal = road?.ahead.at(-1);
    const to = goal === undefined ? null : hexOfLeg(goal);
    if (road) strikeAhead(sql, road);
    const { truly } = where;
    const found: Whereabouts = { ...where, believed: truly, doubtMiles: 0, sure: truly.at };
    writeWhereabouts(sql, found);
    putSitesRight(sql, where.mapId);
    sql.run(query.updateTable('stray_day').set({ found: 1 }).where('found', '=', 0));
    const map = needMap(sql, where.mapId);
    const told = `They know where they are: ${hexNumber(numberingOf(map), truly.at)}.`;
    if (!road) return step(told);
    for (const { id } of readStrayDays(sql, road))
      sql.run(query.updateTable('road_day').set({ told: 1 }).where('id', '=', id));
    const miles = to && wayOn(context, { ...road, ahead: [] }, found, to);
    return step(
      miles === null ? told : `${told} From here it is ${milesText(miles)} to ${road.journey.goal}.`,
    );
  },
};

const standingAt = (mapId: number, at: Hex): Whereabouts => ({
  mapId,
  truly: { at, toward: null, miles: 0 },
  believed: { at, toward: null, miles: 0 },
  doubtMiles: 0,
  sure: at,
  turnedBack: false,
});

/** They know that they are lost: nothing of the way ahead holds. */
export function forgetPlace(sql: Sql, road: Road, where: Whereabouts): void {
  strikeAhead(sql, road);
  writeWhereabouts(sql, { ...where, believed: null });
}

/** The way to where they meant to go; null where they are there, or none leads there: they say another. */
function wayOn(context: StepContext, road: Road, where: Whereabouts, to: Hex): number | null {
  try {
    return layWay(context, road, where, [to]).miles;
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError) || thrown.code !== 'refused') throw thrown;
    return null;
  }
}

/** The way ahead anew; the hex they are on the way into, or back out of, as they believe, stays its first. */
function layWay(
  { sql, campaign }: StepContext,
  road: Road,
  where: Whereabouts,
  through: readonly Hex[],
): { hexes: number; miles: number; unknown: number; turnsBack: boolean } {
  const map = needMap(sql, where.mapId);
  const land = landOf(sql, map);
  const isAfloat = readAfloat(sql, campaign) !== null;
  const way = wayFrom(sql, map, land, where, {
    through,
    by: courseBy(sql, campaign, land, (where.believed ?? where.truly).at, isAfloat),
    isAfloat,
    aloft: !isAfloat && readAloft(sql),
  });
  const { begun, turnsBack, from, hexes } = way;
  strikeAhead(sql, road);
  if (turnsBack) turnBack(sql, where, land.hexMiles);
  if (begun) addLegs(sql, road, [{ ...newLeg(begun.leg), walked: begun.made }]);
  addLegs(sql, road, legsThrough(land, from, hexes, isAfloat).map(newLeg));
  const codeAt = theirCodes(sql, map.id);
  return {
    hexes: hexes.length + (begun ? 1 : 0),
    miles: milesOn(way, land),
    unknown: campaign.exploration.road.coursesByTheirMap
      ? hexes.filter((hex) => codeAt(hex) === 0).length
      : 0,
    turnsBack,
  };
}

/** Between two hexes, truly and as they believe, each goes back where they came from. */
const turnBack = (sql: Sql, where: Whereabouts, hexMiles: number): void =>
  writeWhereabouts(sql, {
    ...where,
    truly: turnedAbout(where.truly, hexMiles),
    believed: where.believed && turnedAbout(where.believed, hexMiles),
    turnedBack: !where.turnedBack,
  });
