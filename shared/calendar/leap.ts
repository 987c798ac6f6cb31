import type { CalendarDate, CalendarDefinition, Leap, YearPart } from './definition.ts';

/** The remainder that is never negative. */
export const wrap = (value: number, by: number): number => ((value % by) + by) % by;

/** Whether a year has the leap days of such a rule. */
export const isLeap = ({ clauses }: Leap, year: number): boolean =>
  clauses.findLast(({ every, from }) => wrap(year - from, every) === 0)?.leap ?? false;

/** Days of a part in a year. */
export const daysOfPart = ({ days, leap }: YearPart, year: number): number =>
  days + (leap && isLeap(leap, year) ? leap.days : 0);

/** Whether the calendar has such a day. */
export function dateExists({ parts }: Pick<CalendarDefinition, 'parts'>, date: CalendarDate): boolean {
  const part = parts[date.part];
  return part !== undefined && date.day >= 1 && date.day <= daysOfPart(part, date.year);
}

/** Years after which the leap rules repeat; `goBeyond` is called with the first rule that brings it over `most`. */
export function leapPeriod(
  parts: readonly YearPart[],
  most: number,
  goBeyond: (part: number, clause: number, years: number) => never,
): number {
  let period = 1;
  parts.forEach(({ leap }, part) => {
    leap?.clauses.forEach(({ every }, clause) => {
      period = (period / commonDivisor(period, every)) * every;
      if (period > most) goBeyond(part, clause, period);
    });
  });
  return period;
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);
