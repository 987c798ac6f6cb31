import type { BuiltYear } from '../year-parts.ts';

/** The year, and how many days outside it each month numbers as its first. */
export interface DatedYear {
  year: BuiltYear;
  numbered: readonly number[];
}

/** A month and day with no day numbered that stands before it; one of those is day 0 or below, and is given as the first. */
export const unnumbered = (
  { numbered }: Pick<DatedYear, 'numbered'>,
  month: number,
  day: number,
): { month: number; day: number } => ({ month, day: Math.max(1, day - (numbered[month] ?? 0)) });
