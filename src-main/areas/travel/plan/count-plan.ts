import { refused } from '../../../../shared/errors.ts';
import { exactSum } from '../../../../shared/odds/dice/distribution.ts';
import { journeyOdds, nothingCounted } from '../../../../shared/odds/play/journey-odds.ts';
import type { JourneyOdds, Reckoning } from '../../../../shared/odds/play/journey-odds.ts';
import type { Larders } from './larder.ts';
import type { Mornings } from './mornings.ts';
import type { PlannedCase } from './mornings.ts';

/** A plan in figures. */
export interface CountedPlan {
  /** The days where nothing goes wrong, the last of them that of the arrival. */
  steady: PlannedCase[];
  /** By days from the first: the chance to be there by its evening, and so on. */
  there: number[];
  onCourse: number[];
  met: number[];
  food: number[];
  foraging: number[];
  water: number[];
  fodder: number[];
  neverLost: number;
}

/** Nobody plans further ahead. */
export const mostPlannedDays = 120;
/** So small a chance to be on the way still is counted no further. */
const leastLeft = 1e-4;

/** Throws refused where even the luckiest journey is too long to count. */
export function countPlan(mornings: Mornings, { food, water, fodder }: Larders): CountedPlan {
  const steady = steadyDays(mornings);
  if (steady === null)
    throw refused(
      `The way takes more than ${mostPlannedDays} days even where nothing goes wrong, and nobody plans further. Plan to a place on the way.`,
    );
  const arrival = journeyOdds(mornings, mostPlannedDays, nothingCounted);
  const all = byEvening(arrival);
  const last = all.onTheWay.findIndex((chance) => chance < leastLeft);
  const days = last < 0 ? all.onTheWay.length : last + 1;
  const there = all.there.slice(0, days);
  const count = (reckoning: Reckoning<PlannedCase>) => byEvening(journeyOdds(mornings, days, reckoning));
  const quiet = count(until(({ met }) => met));
  const certain = count(until(({ isOff }) => isOff));
  return {
    steady,
    there,
    onCourse: offByEvening(mornings, days).map((off) => 1 - off),
    met: quiet.well.map((chance) => 1 - chance),
    food: count(food.reckoning(false)).well,
    foraging: count(food.reckoning(true)).well,
    water: count(water.reckoning(false)).well,
    fodder: count(fodder.reckoning(false)).well,
    neverLost: certain.well.at(-1) ?? 1,
  };
}

/** Where they keep to their course and nobody breaks a rest, if it can be; null where that takes longer than anybody plans. */
export function steadyDays(mornings: Mornings): PlannedCase[] | null {
  const days: PlannedCase[] = [];
  for (let at: number | null = mornings.first; at !== null;) {
    if (days.length === mostPlannedDays) return null;
    const best = mornings.steadyOf(at);
    if (!best) break;
    days.push(best);
    at = best.to;
  }
  return days;
}

/** It ends with the first day of which this is so. */
const until = (isSo: (day: PlannedCase) => boolean): Reckoning<PlannedCase> => ({
  from: 0,
  after: (count, day) => (isSo(day) ? [] : [[count, 1]]),
});

/** Off their course in each evening. */
function offByEvening(mornings: Mornings, days: number): number[] {
  const { onTheWay } = journeyOdds<PlannedCase>(mornings, days, {
    from: 0,
    after: (_, { isOff }) => [[isOff ? 1 : 0, 1]],
  });
  return onTheWay.map((counts) => counts.get(1) ?? 0);
}

interface ByEvening {
  there: number[];
  onTheWay: number[];
  /** There or on the way, and what is counted has not ended. */
  well: number[];
}

function byEvening({ arrives, onTheWay: counts }: JourneyOdds): ByEvening {
  const onTheWay = counts.map((each) => exactSum(each.values()));
  let sum = 0;
  const there = arrives.map((chance) => (sum += chance));
  return { there, onTheWay, well: there.map((chance, at) => chance + (onTheWay[at] ?? 0)) };
}
