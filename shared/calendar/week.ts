import type { Calendar } from './calendar.ts';
import { beforeYear, figureAt } from './calendar.ts';
import type { CalendarDate } from './definition.ts';
import { wrap } from './leap.ts';

/** The day of the week of a date, from 0; null where the calendar has no weeks or the day stands outside them. */
export function weekdayOf(calendar: Calendar, { year, part, day }: CalendarDate): number | null {
  const { week, parts } = calendar.definition;
  if (!week || parts[part]?.weekdays !== true) return null;
  return wrap(week.first + daysBefore(calendar, week.begins, { year, part, day }), week.days.length);
}

/** Days of the week gone by since they last started anew. */
function daysBefore(
  calendar: Calendar,
  begins: 'on' | 'part' | 'year',
  { year, part, day }: CalendarDate,
): number {
  if (begins === 'part') return day - 1;
  const ofYear = figureAt(calendar.layoutOf(year).weekdays, part) + day - 1;
  return begins === 'year' ? ofYear : beforeYear(calendar, calendar.weekdayStarts, year) + ofYear;
}
