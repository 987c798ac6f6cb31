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
 * the same morning are added together. Throws `bad-input`.
 */
export function journeyOdds<Case extends DayCase>(
  { first, casesOf }: Journey<Case>,
  days: number,
  { from, after }: Reckoning<Case>,
): JourneyOdds {
  const most = whole(days, 'days', { min: 1, max: mostJourneyDays });
  const odds: JourneyOdds = { arrives: [], onTheWay: [] };
  let mornings: Mornings = new Map([[first, new Map([[from, 1]])]]);
  for (let day = 0; day < most; day += 1) {
    const next: Mornings = new Map();
    let arrives = 0;
    for (const [place, counts] of mornings)
      for (const each of casesOf(place))
        for (const [count, chance] of counts)
          for (const [left, share] of after(count, each)) {
            const reached = chance * each.chance * share;
            if (each.to === null) arrives += reached;
            else add(next, each.to, left, reached);
          }
    odds.arrives.push(arrives);
    odds.onTheWay.push(byCount(next));
    mornings = next;
  }
  return odds;
}

/** By place and count. */
type Mornings = Map<number, Map<number, number>>;

function add(mornings: Mornings, place: number, count: number, chance: number): void {
  const counts = mornings.get(place) ?? new Map<number, number>();
  counts.set(count, (counts.get(count) ?? 0) + chance);
  mornings.set(place, counts);
}

function byCount(mornings: Mornings): Map<number, number> {
  const all = new Map<number, number>();
  for (const counts of mornings.values())
    for (const [count, chance] of counts) all.set(count, (all.get(count) ?? 0) + chance);
  return all;
}

/** Nothing is counted. */
export const nothingCounted: Reckoning<DayCase> = { from: 0, after: () => [[0, 1]] };
