import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { storeWares } from '../../../../shared/ipc/travel/plan-views.ts';
import type { LegAhead } from '../day/happening.ts';
import { steadyDays } from './count-plan.ts';
import { DaysAhead } from './day-ahead.ts';
import type { Larder, Larders } from './larder.ts';
import { Mornings } from './mornings.ts';
import type { PlannedCase, PlannedDays } from './mornings.ts';
import { Stretches } from './stretches.ts';

/** The point of no return: beyond it what is carried does not last back to where they set out. */

type Ahead = NonNullable<QueryOutput<'travel.ahead'>>;
type NoReturn = NonNullable<Ahead['noReturn']>;
type Ware = (typeof storeWares)[number];

/** Where the journey stands between the way behind it and the course before it. */
export interface BothWays {
  /** From where they set out, or went aboard: nobody goes back over water afoot, nor over land afloat. */
  behind: readonly Omit<LegAhead, 'id' | 'to' | 'bar'>[];
  ahead: readonly LegAhead[];
  /** What they make way by. */
  goes: 'march' | 'sail';
  days: PlannedDays;
  nameOf: (leg: LegAhead, hex: Hex | null) => string;
}

interface Shortage {
  ware: Ware | null;
  short: string[];
}

/**
 * By ordinary marches, or at the commonest wind, with rest where it is owed, every way kept and nothing found: on to a mile of the course, and back
 * the same way. What lasts to a mile lasts to every one before it.
 */
export function noReturnOf(ways: BothWays, larders: Larders): NoReturn {
  const total = ways.ahead.reduce((sum, { miles }) => sum + miles, 0);
  const legsTo = thereAndBack(ways);
  const played = new DaysAhead();
  const shortAt = (miles: number) => {
    const legs = legsTo(miles);
    return legs.length === 0 ? null : shortageOn(steadyWay(legs, ways, played), larders);
  };
  const atGoal = shortAt(total);
  if (atGoal === null) return { where: 'never', ware: null, short: [], ...placeOf(ways, total) };
  const atOnce = shortAt(0);
  if (atOnce !== null) return { where: 'passed', ...atOnce, ...placeOf(ways, 0) };
  let [reached, beyond] = [0, total];
  let shortage = atGoal;
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2);
    const short = shortAt(middle);
    if (short === null) reached = middle;
    else [beyond, shortage] = [middle, short];
  }
  return { where: 'ahead', ...shortage, ...placeOf(ways, reached) };
}

/** The legs on to a mile of the course, and back again to where they set out. */
function thereAndBack({ behind, ahead }: BothWays): (miles: number) => LegAhead[] {
  const gone = new Stretches(behind.map((leg) => ({ ...leg, id: null, to: null, bar: null })));
  const course = new Stretches(ahead);
  return (miles) => {
    const on = course.from(0, miles);
    return [...on, ...[...gone.from(0, gone.total), ...on].toReversed().map(goneBack)];
  };
}

/** What carried them down holds them back. */
const goneBack = (leg: LegAhead): LegAhead =>
  leg.way === 'downstream' || leg.way === 'upstream'
    ? { ...leg, way: leg.way === 'upstream' ? 'downstream' : 'upstream' }
    : leg;

/** Who goes short of what on such a way; null for nobody. */
function shortageOn(way: readonly PlannedCase[] | null, larders: Larders): Shortage | null {
  if (way === null) return { ware: null, short: [] };
  for (const ware of storeWares) {
    const short = shortOf(way, larders[ware]);
    if (short.length > 0) return { ware, short };
  }
  return null;
}

function shortOf(way: readonly PlannedCase[], larder: Larder): string[] {
  let left: number = larder.from;
  for (const { eats, fed, country } of way) {
    if (!eats) continue;
    const supper = larder.supper(left, fed, country);
    if (supper.short.length > 0) return supper.short;
    ({ left } = supper);
  }
  return [];
}

/** Null where nobody gets on at all, or too slowly to be planned. */
export function steadyWay(
  legs: readonly LegAhead[],
  { days, goes }: Pick<BothWays, 'days' | 'goes'>,
  played = new DaysAhead(),
): PlannedCase[] | null {
  try {
    return steadyDays(new Mornings(legs, days, { kind: goes, rests: true, lostCost: 'day' }, played));
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return null;
  }
}

/** The leg in which so many miles end. */
function placeOf({ ahead, nameOf }: BothWays, miles: number): Pick<NoReturn, 'miles' | 'name' | 'hex'> {
  let before = 0;
  for (const leg of ahead) {
    before += leg.miles;
    if (before >= miles) return { miles, name: nameOf(leg, leg.to), hex: leg.to };
  }
  return { miles, name: '', hex: null };
}
