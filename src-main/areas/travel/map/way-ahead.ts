import type { Hex } from '../../../../shared/hex/grid.ts';
import type { Sql } from '../../../db/sql.ts';
import type { LegRow } from '../../../db/tables.ts';
import { navigationHexSides } from '../../../facts/exploration.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import type { StepInto } from '../../../facts/map/lie-of-the-land.ts';
import { chanceOf, riskOver } from '../../../facts/road/over-ground.ts';
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
  const land = landOf(sql, map);
  const ground: Ground = {
    grid: land.grid,
    hexMiles: land.hexMiles,
    step: (from, to) => land.step(from, to, isAfloat),
  };
  const plan = planOf(where, ahead);
  return (offsetDegrees) => {
    const turn = offsetDegrees === 0 ? 0 : navigationHexSides({ offsetDegrees }).sides;
    const { legs, isWhole } = trueWay(
      ground,
      where.truly,
      plan,
      turn,
      (step) => isRisky(step, aloft),
      where.turnedBack,
    );
    return { legs: legs.map((leg) => ({ ...leg, id: null })), isWhole };
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

export const hexOfLeg = ({ col, row }: Pick<LegRow, 'col' | 'row'>): Hex | null =>
  col === null || row === null ? null : { col, row };

function isRisky(step: StepInto, aloft: boolean): boolean {
  const risk = riskOver(step, step.way, { navigator: false, aloft });
  return risk !== null && chanceOf(risk) > 0;
}
