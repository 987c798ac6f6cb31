import { amount, flag, given, list, refuse, whole } from '../common/input.ts';
import { because, parts } from '../common/reason.ts';
import type { Leg, Onward, Stretched } from './rules.ts';

/** Miles of a way, and what each takes of a day's allowance, in whole parts. */
export interface PricedLeg {
  miles: number;
  costPerMile: number;
}

interface Progress {
  left: number;
  arrived: boolean;
  milesTravelled: number[];
}

/** Whole miles of each leg until the parts are spent; the day ends in the first leg that cannot be finished. */
export function walked(legs: readonly PricedLeg[], allowance: number): Progress {
  let left = allowance;
  let arrived = true;
  const milesTravelled = legs.map(({ miles, costPerMile }) => {
    const reach = arrived ? Math.min(miles, Math.floor(left / costPerMile)) : 0;
    left -= reach * costPerMile;
    arrived = arrived && reach === miles;
    return reach;
  });
  return { left, arrived, milesTravelled };
}

/** The same of a day that is under way, with what a system has a leg cost, and what it calls its parts. Throws `bad-input`. */
export function stretched(
  input: Onward,
  priced: (leg: Leg, aloft: boolean) => PricedLeg,
  { named, rule }: { named: string; rule: string },
): Stretched {
  const allowance = whole(given(input).allowance, 'allowance');
  const { partsSpent = 0 } = input;
  const before = whole(partsSpent, 'partsSpent', { max: allowance });
  const aloft = flag(input.flying, 'flying');
  const legs = Array.from(list(input.legs, 'legs'), (leg) => priced(leg, aloft));
  const { left, arrived, milesTravelled } = walked(legs, allowance - before);
  return {
    milesTravelled,
    partsSpent: allowance - left,
    done: arrived,
    reasons: [
      because(`parts of the day, ${named} of a clear mile`, allowance, rule),
      ...parts(because('spent before', -before + 0, rule)),
    ],
  };
}

/** The lowest of a list of base rates in feet. Throws `bad-input` if the list is empty. */
export function slowest(baseRatesFeet: readonly number[]): number {
  const rates = Array.from(list(baseRatesFeet, 'baseRatesFeet'), (rate) => amount(rate, 'baseRatesFeet'));
  if (rates.length === 0) refuse('baseRatesFeet', 'at least one rate');
  return rates.reduce((low, rate) => Math.min(low, rate));
}

/** The most sixths of a clear mile that a referee may have a mile take. */
export const mostMileParts = 60;
