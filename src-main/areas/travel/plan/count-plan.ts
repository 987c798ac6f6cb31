import { refused } from '../../../../shared/errors.ts';
import { exactSum } from '../../../../shared/odds/dice/distribution.ts';
import { journeyOdds } from '../../../../shared/odds/play/journey-odds.ts';
import type { Journey, JourneyOdds, Reckoning } from '../../../../shared/odds/play/journey-odds.ts';
import type { Larder, Larders } from './larder.ts';
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
  /** By days from the first: a gale has come upon them on the way. */
  gale: number[];
}

/** Nobody plans further ahead. */
export const mostPlannedDays = 120;
/** So small a chance to be on the way still is counted no further. */
const leastLeft = 1e-4;

/** The days where nothing goes wrong, the arrival, and food. */
export type BriefPlan = Pick<CountedPlan, 'steady' | 'there' | 'food' | 'foraging'>;

/** With so much chance they are as good as there. */
const likelyChance = 0.9;
/** Days from the first; below 0 where no day counted is so likely. */
export const likelyDay = (there: readonly number[]): number =>
  there.findIndex((chance) => chance >= likelyChance);

/** Throws refused where even the luckiest journey is too long to count. */
export function countPlan(mornings: Mornings, larders: Larders): CountedPlan {
  const counts = new Counts(mornings);
  const quiet = counts.until(({ met }) => met);
  const certain = counts.until(({ isOff }) => isOff);
  return {
    ...briefly(counts, larders),
    onCourse: counts.share(({ isOff }) => isOff).map((off) => 1 - off),
    met: quiet.well.map((chance) => 1 - chance),
    water: counts.lasting(larders.water, false),
    fodder: counts.lasting(larders.fodder, false),
    neverLost: certain.well.at(-1) ?? 1,
    gale: counts.calm.well.map((well) => 1 - well),
  };
}

/** As `countPlan`, without what only a whole plan tells. */
export const countBriefly = (mornings: Mornings, larders: Pick<Larders, 'food'>): BriefPlan =>
  briefly(new Counts(mornings), larders);

function briefly(counts: Counts, { food }: Pick<Larders, 'food'>): BriefPlan {
  const { steady, calm } = counts;
  const lasts = counts.lasting(food, false);
  const seeks = steady.some(({ forages }) => forages);
  return { steady, there: calm.there, food: lasts, foraging: seeks ? counts.lasting(food, true) : lasts };
}

/** The journey counted in one way after another, for as many days as it may take. */
class Counts {
  readonly steady: PlannedCase[];
  /** No gale has come upon them. */
  readonly calm: ByEvening;
  readonly #mornings: Mornings;

  constructor(mornings: Mornings) {
    const steady = steadyDays(mornings);
    if (steady === null)
      throw refused(
        `The way takes more than ${mostPlannedDays} days even where nothing goes wrong, and nobody plans further. Plan to a place on the way.`,
      );
    this.steady = steady;
    this.#mornings = mornings;
    const calm = ending(({ isGale }) => isGale);
    const { journey, after } = alike(mornings, ({ isGale }) => String(isGale), calm);
    this.calm = byEvening(journeyOdds(journey, mostPlannedDays, { ...calm, after }, leastLeft));
  }

  /** It ends with the first day of which this is so. */
  until(isSo: (day: PlannedCase) => boolean): ByEvening {
    return byEvening(this.#odds(ending(isSo), (day) => String(isSo(day))));
  }

  /** On the way, on a day of which this is so. */
  share(isSo: (day: PlannedCase) => boolean): number[] {
    const { onTheWay } = this.#odds({ from: 0, after: (_, day) => [[isSo(day) ? 1 : 0, 1]] }, (day) =>
      String(isSo(day)),
    );
    return onTheWay.map((counts) => counts.get(1) ?? 0);
  }

  /** Nobody has gone short. */
  lasting(larder: Larder, forages: boolean): number[] {
    if (!larder.isNeeded) return this.calm.there.map(() => 1);
    return byEvening(
      this.#odds(larder.reckoning(forages), (day) =>
        [day.eats, forages && day.forages, day.fed, larder.foundOn(day.country)].join(),
      ),
    ).well;
  }

  #odds(reckoning: Reckoning<PlannedCase>, key: (day: PlannedCase) => string): JourneyOdds {
    const { journey, after } = alike(this.#mornings, key, reckoning);
    return journeyOdds(journey, this.calm.there.length, { ...reckoning, after });
  }
}

interface CountedCase extends PlannedCase {
  /** Those of one number are counted alike. */
  alike: number;
}

/** Ways of a day that come to the same morning and are counted alike are one, and what they count is counted once. */
function alike(
  mornings: Mornings,
  key: (day: PlannedCase) => string,
  { after }: Reckoning<PlannedCase>,
): { journey: Journey<CountedCase>; after: Reckoning<CountedCase>['after'] } {
  const known = new Map<number, CountedCase[]>();
  const keys = new Map<string, number>();
  const merged = (cases: readonly PlannedCase[]): CountedCase[] => {
    const all = new Map<string, CountedCase>();
    for (const day of cases) {
      const own = key(day);
      const number = keys.get(own) ?? keys.size;
      keys.set(own, number);
      const id = `${day.to} ${number}`;
      const same = all.get(id);
      if (same) same.chance += day.chance;
      else all.set(id, { ...day, alike: number });
    }
    return [...all.values()];
  };
  const counted: Map<number, [number, number][]>[] = [];
  return {
    journey: {
      first: mornings.first,
      casesOf: (place) => {
        const before = known.get(place) ?? merged(mornings.casesOf(place));
        known.set(place, before);
        return before;
      },
    },
    after: (count, day) => {
      const of = (counted[day.alike] ??= new Map<number, [number, number][]>());
      const before = of.get(count);
      if (before) return before;
      const left = [...after(count, day)].map(([each, chance]): [number, number] => [each, chance]);
      of.set(count, left);
      return left;
    },
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

const ending = (isSo: (day: PlannedCase) => boolean): Reckoning<PlannedCase> => ({
  from: 0,
  after: (count, day) => (isSo(day) ? [] : [[count, 1]]),
});

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
