import type { Season } from '../../../shared/calendar/seasons.ts';
import { seasonOf } from '../../../shared/calendar/seasons.ts';
import type { Sql } from '../../db/sql.ts';
import { calendarDay, dateOn, readStoredCalendar } from './read-calendar.ts';

/** The season of a day of the clock; null without a calendar, and where it has none. */
export function seasonOn(sql: Sql, day: number): Season | null {
  const { kept } = readStoredCalendar(sql);
  return kept && seasonOf(kept.calendar, calendarDay(kept, day), dateOn(kept, day));
}

/** Those of the calendar; none without one. */
export const readSeasons = (sql: Sql): readonly Season[] =>
  readStoredCalendar(sql).kept?.calendar.definition.seasons.list ?? [];
