import { storedHex } from '../../../../shared/hex/grid.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import type { TravelRules } from '../../../../shared/rules/travel/rules.ts';
import type { Sql } from '../../../db/sql.ts';
import type { LegRow } from '../../../db/tables.ts';
import { navigationHexSides } from '../../../facts/exploration.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import type { StepInto } from '../../../facts/map/lie-of-the-land.ts';
import { riskOver } from '../../../facts/road/over-ground.ts';
import { readMap } from '../../../facts/map/read-map.ts';
import { milesLeft } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';
import type { LegAhead } from '../day/happening.ts';
import type { Ground, Plan } from './true-way.ts';
import { trueWay } from './true-way.ts';

/** The legs ahead as they would truly be gone; not whole where they come upon what nobody painted. */
export interface Ahead {
  legs: LegAhead[];
  isWhole: boolean;
}

/**
 * The way ahead, gone so many degrees off the course. Without a map the legs are gone as they are planned, whatever the
 * direction: only the degrees stand.
 */
export function wayAhead(
  sql: Sql,
  { ahead }: Pick<Road, 'ahead'>,
  { isAfloat, aloft }: { isAfloat: boolean; aloft: boolean },
): (offsetDegrees: number) => Ahead {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  if (!where || !map) {
    const planned: Ahead = { legs: ahead.map(plannedLeg), isWhole: true };
    return () => planned;
  }
  const { travel: rules } = readRules(sql);
  const land = landOf(sql, map);
  const ground: Ground = {
    grid: land.grid,
    hexMiles: land.hexMiles,
    step: (from, to) => land.step(from, to, isAfloat),
  };
  const plan = planOf(where, ahead);
  const known = new Map<number, Ahead>();
  const gone = (offsetDegrees: number): Ahead => {
    const turn = offsetDegrees === 0 ? 0 : navigationHexSides({ offsetDegrees }).sides;
    const { legs, isWhole } = trueWay(
      ground,
      where.truly,
      plan,
      turn,
      (step) => isRisky(rules, step, aloft),
      where.turnedBack,
    );
    return { legs: legs.map((leg) => ({ ...leg, id: null })), isWhole };
  };
  return (offsetDegrees) => {
    const before = known.get(offsetDegrees) ?? gone(offsetDegrees);
    known.set(offsetDegrees, before);
    return before;
  };
}

const plannedLeg = ({ id, ground, way, miles, walked }: LegRow): LegAhead => ({
  id,
  to: null,
  ...plainCountry(ground),
  way,
  bar: null,
  miles: milesLeft({ miles, walked }),
});

/** Whoever knows that they are lost plans from where they are. */
export const planOf = ({ believed, truly }: Whereabouts, ahead: readonly LegRow[]): Plan => ({
  from: (believed ?? truly).at,
  legs: ahead.flatMap((leg) => {
    const hex = hexOfLeg(leg);
    return hex === null ? [] : [{ ...hex, walked: leg.walked, miles: milesLeft(leg) }];
  }),
});

export const hexOfLeg = ({ col, row }: Pick<LegRow, 'col' | 'row'>): Hex | null => storedHex(col, row);

function isRisky(rules: TravelRules, step: StepInto, aloft: boolean): boolean {
  const risk = riskOver(rules, step, step.way, { leader: null, navigator: false, aloft });
  return risk !== null && risk.chance > 0;
}
