import { sameHex } from '../../../../shared/hex/grid.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { needMap } from '../../../facts/map/read-map.ts';
import { milesLeft, needRoad } from '../../../facts/road/read-road.ts';
import { isAstray, readWhereabouts, writeWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { Standing, Whereabouts } from '../../../facts/road/whereabouts.ts';
import type { Happening } from '../day/happening.ts';
import { hexOfLeg } from './way-ahead.ts';
import { keepBelief, keepMiles } from './keep-way.ts';
import { noteSeen } from './note-seen.ts';

type Made = Extract<Happening, { is: 'walk' }>['miles'];

/** Miles that were truly made on a day, and as many of the plan: whoever goes believes that they keep to it. */
export function goAlong(sql: Sql, dayId: number, miles: Made): void {
  const before = readWhereabouts(sql);
  if (before) goOnMap(sql, dayId, before, miles);
  else for (const { id, made } of miles) if (id !== null) goLeg(sql, id, made);
  keepMiles(sql, dayId, before, miles);
}

function goOnMap(sql: Sql, dayId: number, before: Whereabouts, miles: Made): void {
  const made = miles.reduce((sum, each) => sum + each.made, 0);
  if (made === 0) return;
  const map = needMap(sql, before.mapId);
  const hexMiles = map.hex_miles;
  const truly = moved(before.truly, miles, hexMiles);
  const planned = goPlanned(sql, made);
  const believed = before.believed && moved(before.believed, planned, hexMiles);
  const { toward } = truly.standing;
  const begun = before.truly.toward;
  const where = {
    ...before,
    truly: truly.standing,
    believed: believed && believed.standing,
    turnedBack: before.turnedBack && toward !== null && begun !== null && sameHex(toward, begun),
  };
  const isSure = where.believed !== null && !isAstray(where);
  writeWhereabouts(sql, {
    ...where,
    sure: isSure ? where.truly.at : before.sure,
    doubtMiles: isSure ? 0 : before.doubtMiles + made,
  });
  if (before.believed && believed && (isAstray(before) || isAstray(where)))
    keepBelief(sql, dayId, before.believed.at, planned);
  if (believed) noteSeen(sql, map, truly.entered, believed.entered);
}

const goLeg = (sql: Sql, id: number, made: number): void => {
  sql.run(
    query
      .updateTable('leg')
      .set((on) => ({ walked: on('walked', '+', made) }))
      .where('id', '=', id),
  );
};

interface Way {
  /** Null where it leads into no hex of the map. */
  to: Hex | null;
  made: number;
}

/** Where somebody comes to stand, and the hexes they reach on the way. */
function moved(
  { at: from, toward: begun, miles: into }: Standing,
  ways: readonly Way[],
  hexMiles: number,
): { standing: Standing; entered: Hex[] } {
  let at = from;
  let toward = begun;
  let within = into;
  const entered: Hex[] = [];
  for (const { to, made } of ways) {
    if (to === null) continue;
    within = toward !== null && sameHex(toward, to) ? within + made : made;
    toward = to;
    if (within < hexMiles) continue;
    at = to;
    entered.push(to);
    toward = null;
    within = 0;
  }
  return { standing: { at, toward, miles: within }, entered };
}

/** So many miles of the plan, leg by leg. */
function goPlanned(sql: Sql, made: number): Way[] {
  const gone: Way[] = [];
  let left = made;
  for (const leg of needRoad(sql).ahead) {
    if (left === 0) break;
    const step = Math.min(left, milesLeft(leg));
    goLeg(sql, leg.id, step);
    left -= step;
    gone.push({ to: hexOfLeg(leg), made: step });
  }
  return gone;
}
