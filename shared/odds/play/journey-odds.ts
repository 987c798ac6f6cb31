import { whole } from '../../rules/common/input.ts';

/** One way a day may go. All those of one morning make 1 together. */
export interface DayCase {
  /** From 0 to 1. */
  chance: number;
  /** Where the next morning finds them; null where they are at their goal that evening. */
  to: number | null;
}

/** A way of days: where it begins, and how a day may go from each place where a morning finds somebody. */
export interface Journey<Case extends DayCase> {
  first: number;
  casesOf: (place: number) => readonly Case[];
}

/** Something that is counted day by day beside the way, as a whole number; it may come to an end before they are there. */
export interface Reckoning<Case extends DayCase> {
  from: number;
  /** What an evening may leave of it, with the chance of each; what is missing to 1 is the chance that it ends there. */
  after: (count: number, day: Case) => Iterable<readonly [count: number, chance: number]>;
}

export interface JourneyOdds {
  /** By days from the first: they are there on it, and what is counted has not ended. */
  arrives: number[];
  /** By days from the first: they are on the way still, with the chance of each count. */
  onTheWay: ReadonlyMap<number, number>[];
}

export const mostJourneyDays = 400;

/**
 * Exact chances of a journey, day by day, for so many days: every case of every day is followed, and those that come to
 * the same morning are added together. It ends sooner with the first evening on which less than `least` is on the way.
 * Throws `bad-input`.
 */
export function journeyOdds<Case extends DayCase>(
  { first, casesOf }: Journey<Case>,
  days: number,
  { from, after }: Reckoning<Case>,
  least = 0,
): JourneyOdds {
  const most = whole(days, 'days', { min: 1, max: mostJourneyDays });
  const odds: JourneyOdds = { arrives: [], onTheWay: [] };
  let evening: Evening = new Map([[from, morningsAt(first)]]);
  for (let day = 0; day < most; day += 1) {
    const next: Evening = new Map();
    let arrives = 0;
    for (const [count, mornings] of evening)
      for (const place of mornings.places) {
        const chance = mornings.chances[place] ?? 0;
        for (const each of casesOf(place))
          for (const [left, share] of after(count, each)) {
            const reached = chance * each.chance * share;
            if (each.to === null) arrives += reached;
            else add(next, left, each.to, reached);
          }
      }
    odds.arrives.push(arrives);
    const onTheWay = byCount(next);
    odds.onTheWay.push(onTheWay);
    if (sumOf(onTheWay.values()) < least) break;
    evening = next;
  }
  return odds;
}

/** Places where a morning may find them, with the chance of each. */
interface Mornings {
  places: number[];
  /** By place. */
  chances: number[];
}

/** By count. */
type Evening = Map<number, Mornings>;

const morningsAt = (place: number): Mornings => {
  const chances: number[] = [];
  chances[place] = 1;
  return { places: [place], chances };
};

function add(evening: Evening, count: number, place: number, chance: number): void {
  let mornings = evening.get(count);
  if (mornings === undefined) {
    mornings = { places: [], chances: [] };
    evening.set(count, mornings);
  }
  const { places, chances } = mornings;
  const before = chances[place];
  if (before === undefined) {
    places.push(place);
    chances[place] = chance;
  } else chances[place] = before + chance;
}

const byCount = (evening: Evening): Map<number, number> =>
  new Map(
    [...evening].map(([count, { places, chances }]) => [count, sumOf(places.map((at) => chances[at] ?? 0))]),
  );

function sumOf(chances: Iterable<number>): number {
  let sum = 0;
  for (const chance of chances) sum += chance;
  return sum;
}

/** Nothing is counted. */
export const nothingCounted: Reckoning<DayCase> = { from: 0, after: () => [[0, 1]] };
