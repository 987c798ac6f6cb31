import type { Calendar } from '../../../shared/calendar/calendar.ts';
import { dateOf, dayOfYear, figureAt } from '../../../shared/calendar/calendar.ts';
import type { Seasons } from '../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../shared/calendar/definition.ts';
import { wrap } from '../../../shared/calendar/leap.ts';
import type { Told } from './told.ts';

export interface Light {
  sunrise: number;
  sunset: number;
}

/** Where a file says nothing of the sun. */
export const usualLight: Light = { sunrise: 360, sunset: 1080 };

/** Minutes of our day, of an hour and minute of days of other lengths. */
export const minutesOf = (part: number, ofDay: number): number =>
  Math.min(
    calendarLimits.minutes,
    Math.max(0, Math.round((part / Math.max(1, ofDay)) * calendarLimits.minutes)),
  );

type DatedList = Extract<Seasons, { by: 'dates' }>['list'];

/** In their order; of two that begin on one day the later is left out, and that is told. */
export function datedSeasons(list: DatedList, told: Told): Seasons {
  const sorted = list.toSorted((one, other) => one.part - other.part || one.day - other.day);
  const kept = sorted.filter(({ part, day, name }, at) => {
    const before = sorted[at - 1];
    const twice = before?.part === part && before.day === day;
    if (twice) told.tell(`season ${name}`, 'It begins on the same day as another.');
    return !twice;
  });
  return { by: 'dates', list: kept };
}

/**
 * Seasons that are each so many days long, decimals and all, the first beginning so many days after the first of year 1.
 * Together as long as the year they are seasons by date, as the days of that year have it.
 */
export function longSeasons(
  calendar: Calendar,
  list: readonly (Light & { name: string; days: number })[],
  { begins, year }: { begins: number; year: number },
  told: Told,
): Seasons {
  const round = list.reduce((sum, { days }) => sum + days, 0);
  const { period, yearStarts } = calendar;
  const mean = figureAt(yearStarts, period) / period;
  if (list.length === 0 || round < 1) return { by: 'dates', list: [] };
  if (Math.abs(round - mean) < 0.5) {
    const first = dayOfYear(calendar, year);
    const length = dayOfYear(calendar, year + 1) - first;
    let gone = 0;
    const dated = list.map(({ name, days, sunrise, sunset }) => {
      const after = Math.min(length - 1, Math.floor(wrap(begins + gone - first, round)));
      gone += days;
      const { part, day } = dateOf(calendar, first + after);
      return { name, part, day, sunrise, sunset, climate: '' };
    });
    told.tell(
      'seasons',
      'Together they are as long as the year: each is read by the day on which it begins.',
    );
    return datedSeasons(dated, told);
  }
  const whole = list.map(({ name, days, sunrise, sunset }) => ({
    name,
    days: Math.min(calendarLimits.cycleDays, Math.max(1, Math.round(days))),
    sunrise,
    sunset,
    climate: '',
  }));
  if (list.some(({ days }, at) => days !== whole[at]?.days))
    told.tell('seasons', 'Their lengths are read as whole days.');
  return { by: 'lengths', from: dateOf(calendar, Math.floor(begins)), list: whole };
}
