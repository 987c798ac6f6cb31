import { isObject } from '../../reading.ts';

/** The count without gaps, in which 0 stands before 1. */
export const yearIndex = (year: number, yearZero: boolean): number =>
  yearZero || year > 0 ? year : year + 1;

/** The years that a file speaks of are year 0 too: today, of an era, of a day. */
export function usesYearZero(value: Record<string, unknown>): boolean {
  const ofDates = [
    value['current'],
    ...listOf(isObject(value['static']) ? value['static']['eras'] : []).map(dateOf),
    ...listOf(value['events']).map(dateOf),
  ];
  return ofDates.some((date) => isObject(date) && Number(date['year']) === 0 && date['year'] !== null);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const dateOf = (value: unknown): unknown => (isObject(value) ? value['date'] : null);
