import { daySeconds } from '../../../shared/clock.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** Days that have ended and are not settled; the first is day 1. */
export interface DaysDue {
  from: number;
  to: number;
  days: number;
}

const lastSettled = query
  .selectFrom('day_end')
  .select(({ fn }) => fn.max('id').as('day'))
  .compile();

/** The days from the one after `from` that end until the moment; null where none does. */
export function daysBetween(settled: number, clock: number): DaysDue | null {
  const to = Math.floor(clock / daySeconds);
  return to > settled ? { from: settled + 1, to, days: to - settled } : null;
}

/** What waits to be settled now. One row of the last day stands for all before it. */
export const daysDue = (sql: Sql, clock: number): DaysDue | null =>
  daysBetween(sql.get(lastSettled)?.day ?? 0, clock);

/** Keeps that the days until this one are done with: settled, or let pass. */
export function closeDays(sql: Sql, to: number, settled: boolean): void {
  sql.run(query.insertInto('day_end').values({ id: to, settled: settled ? 1 : 0 }));
}

/** "Day 3", "Days 3 to 5". */
export const daysInWords = ({ from, to }: Pick<DaysDue, 'from' | 'to'>): string =>
  from === to ? `Day ${from}` : `Days ${from} to ${to}`;

/** Throws refused while days that have ended wait to be settled. */
export function needSettled(sql: Sql, clock: number): void {
  const waiting = daysDue(sql, clock);
  if (waiting)
    throw refused(
      `${daysInWords(waiting)} ${waiting.days === 1 ? 'is' : 'are'} not settled yet. Settle that first; no time has passed.`,
    );
}

/** So many are settled in one step; those before them are let pass. */
const mostDays = 400;

/** The newest of the days, as many as one step settles. */
export const newestDays = ({ to, days }: DaysDue): DaysDue => {
  const settled = Math.min(days, mostDays);
  return { from: to - settled + 1, to, days: settled };
};
