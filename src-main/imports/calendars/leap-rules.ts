import type { Leap } from '../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../shared/calendar/definition.ts';
import { wrap } from '../../../shared/calendar/leap.ts';

export type Clauses = Leap['clauses'];
export type Clause = Clauses[number];

/** One of the intervals of which other programs make a rule: every so many years, or not then. */
export interface Interval {
  every: number;
  /** A year it holds for, on the count without gaps. */
  from: number;
  excludes: boolean;
}

/**
 * Intervals as one rule: a longer interval decides over a shorter one. One that only excludes holds for the other years
 * where `othersLeap`; else it does nothing.
 */
export function clausesOf(intervals: readonly Interval[], othersLeap: boolean): Clauses {
  const sorted = intervals.toSorted((one, other) => one.every - other.every);
  const first = sorted.findIndex(({ excludes }) => !excludes);
  const useful = othersLeap ? sorted : first === -1 ? [] : sorted.slice(first);
  const clauses = useful.map(({ every, from, excludes }) => ({
    every,
    from: wrap(from, every),
    leap: !excludes,
  }));
  return clauses[0]?.leap === false ? [everyYear, ...clauses] : clauses;
}

export const everyYear: Clause = { every: 1, from: 0, leap: true };

export const isEveryYear = (clauses: Clauses): boolean =>
  clauses.length > 0 && clauses.every(({ every, leap }) => every === 1 && leap);

export const sameClauses = (one: Clauses, other: Clauses): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why an interval cannot be part of a rule; null where it can. */
export const intervalProblem = (every: number): string | null =>
  every > calendarLimits.periodYears
    ? `Leap years that come back after more than ${calendarLimits.periodYears.toLocaleString('en')} years are not reckoned with.`
    : null;
