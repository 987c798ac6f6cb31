import type { Hex, HexGrid, Side } from '../../../../shared/hex/grid.ts';
import { turned } from '../../../../shared/hex/grid.ts';
import { neighbour, sideTowards } from '../../../../shared/hex/moves.ts';
import type { Land, StepInto } from '../../../facts/map/lie-of-the-land.ts';
import type { Standing } from '../../../facts/road/whereabouts.ts';

/** Where the company truly goes while it thinks that it keeps to its plan. */

/** A leg of the plan: a hex, with the miles of the way into it that are made and those that are still to go. */
export interface PlannedLeg extends Hex {
  miles: number;
  walked: number;
}

/** Where the plan begins, and its legs. */
export interface Plan {
  from: Hex;
  legs: readonly PlannedLeg[];
}

export interface TrueLeg extends StepInto {
  to: Hex;
  /** Whole miles still to go of the way into it. */
  miles: number;
}

/** Where they go, and how a step is made there. */
export interface Ground extends Pick<Land, 'grid' | 'hexMiles'> {
  step(from: Hex, to: Hex): StepInto | null;
}

/**
 * The plan gone from where they truly are, as many miles as it has left. A hex begun is finished first; from the first leg
 * on which the way can be lost (`isRisky`), every step is turned by so many sides to the right. It ends before a hex that is
 * not painted: `isWhole` is false then. Who turned back in a hex goes out of it over its own ground.
 */
export function trueWay(
  land: Ground,
  standing: Standing,
  plan: Plan,
  turn: number,
  isRisky: (step: StepInto) => boolean,
  turnedBack = false,
): { legs: TrueLeg[]; isWhole: boolean } {
  const legs: TrueLeg[] = [];
  let left = plan.legs.reduce((sum, { miles }) => sum + miles, 0);
  let at = standing.at;
  const go = (to: Hex, miles: number, step = land.step(at, to)): boolean => {
    if (step === null) return false;
    const made = Math.min(miles, left);
    legs.push({ ...step, to, miles: made });
    left -= made;
    at = to;
    return true;
  };
  const { toward, miles: begun } = standing;
  if (toward !== null && left > 0) {
    const back = turnedBack ? stepBack(land, at, toward) : undefined;
    if (!go(toward, land.hexMiles - begun, back)) return { legs, isWhole: false };
  }
  let isTurning = false;
  for (const side of sidesOf(land.grid, plan, toward !== null)) {
    if (left <= 0) break;
    if (!isTurning && turn !== 0) {
      const straight = land.step(at, neighbour(land.grid, at, side));
      isTurning = straight !== null && isRisky(straight);
    }
    if (!go(neighbour(land.grid, at, isTurning ? turned(side, turn) : side), land.hexMiles))
      return { legs, isWhole: false };
  }
  return { legs, isWhole: true };
}

/** Out of a hex begun, back where they came from: over the ground begun, which bars nobody any more. */
export function stepBack({ step }: Pick<Ground, 'step'>, from: Hex, to: Hex): StepInto | null {
  const [over, out] = [step(to, from), step(from, to)];
  return over && out && { ...over, way: out.way, bar: null };
}

/** The sides the plan goes over, without that of a hex begun on both; its last goes on for as long as is asked. */
function* sidesOf(grid: HexGrid, { from, legs }: Plan, isBegun: boolean): Generator<Side> {
  let last: Side = 0;
  let before = from;
  for (const [at, leg] of legs.entries()) {
    last = sideTowards(grid, before, leg) ?? last;
    before = leg;
    if (at > 0 || leg.walked === 0 || !isBegun) yield last;
  }
  for (;;) yield last;
}
