import { refused } from '../../../shared/errors.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import type { CalendarFormat } from '../../../shared/ipc/desk/calendar.ts';
import type { Sql } from '../../db/sql.ts';
import { dateOn, readStoredCalendar } from '../../facts/calendar/read-calendar.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { OwnCalendar } from '../../imports/calendars/own/own-calendar.ts';
import { calendarFormat } from '../../imports/calendars/own/own-calendar.ts';
import type { Loss } from '../losses.ts';
import { calendariumText } from './calendarium.ts';

/** The campaign's calendar as a file, and what the file does not hold. Throws `refused` where it has none. */
export function calendarAsText(sql: Sql, format: CalendarFormat): { text: string; losses: Loss[] } {
  const { kept } = readStoredCalendar(sql);
  if (kept === null) throw refused('The campaign has no calendar. Nothing was written.');
  const today = dateOn(kept, dayAndTime(readCampaign(sql).clock).day);
  if (format === 'calendarium') return calendariumText(kept.calendar, today);
  const own: OwnCalendar = {
    format: calendarFormat.id,
    version: calendarFormat.version,
    calendar: kept.calendar.definition,
    today,
  };
  return { text: `${JSON.stringify(own, null, 2)}\n`, losses: [] };
}

/** Null where the campaign has no calendar. */
export const calendarLosses = (sql: Sql, format: CalendarFormat): Loss[] | null =>
  readStoredCalendar(sql).kept === null ? null : calendarAsText(sql, format).losses;
