import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { needMap, numberingOf } from '../../../facts/map/read-map.ts';
import { needRoad, readRoad, readStrayDays } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import {
  isAstray,
  needWhereabouts,
  readWhereabouts,
  writeWhereabouts,
} from '../../../facts/road/whereabouts.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import type { StepContext, StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { addLegs, strikeAhead } from '../legs.ts';
import { milesText } from '../sentences.ts';
import { goIn } from './go-in.ts';
import { legsThrough, newLeg, planWay } from './plan-way.ts';
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
    const { hexes, miles } = layWay(context, road, where, through);
    return step(`Course to ${goal}, ${milesText(miles)}, ${counted(hexes, 'hex', 'hexes')}.`);
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

/** The way ahead anew; the hex they are on the way into, as they believe, stays its first. */
function layWay(
  { sql, campaign }: StepContext,
  road: Road,
  { mapId, truly, believed }: Whereabouts,
  through: readonly Hex[],
): { hexes: number; miles: number } {
  const map = needMap(sql, mapId);
  const land = landOf(sql, map);
  // Who knows that they are lost plans from where they are.
  const { at, toward, miles } = believed ?? truly;
  const from = toward ?? at;
  const isAfloat = readAfloat(sql, campaign) !== null;
  // A hex begun is a way yet to go, though no other lies behind it.
  const endsThere = toward !== null && through.every((hex) => sameHex(hex, toward));
  const hexes = endsThere ? [] : planWay(sql, map, land, { from, through, isAfloat });
  strikeAhead(sql, road);
  if (toward !== null)
    addLegs(
      sql,
      road,
      legsThrough(land, at, [toward], isAfloat).map((leg) => ({ ...newLeg(leg), walked: miles })),
    );
  addLegs(sql, road, legsThrough(land, from, hexes, isAfloat).map(newLeg));
  return {
    hexes: hexes.length + (toward === null ? 0 : 1),
    miles: hexes.length * land.hexMiles + (toward === null ? 0 : land.hexMiles - miles),
  };
}
