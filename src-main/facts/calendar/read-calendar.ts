import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Calendar } from '../../../shared/calendar/calendar.ts';
import { calendarOf, dateOf } from '../../../shared/calendar/calendar.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { dayText } from '../../../shared/calendar/words.ts';
import type { Moment } from '../../../shared/clock.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { storedJson } from '../stored-json.ts';

export interface KeptCalendar {
  calendar: Calendar;
  /** The calendar's day on which the clock's day 1 falls. */
  anchorDay: number;
}

/** The stored calendar; `broken` says why one that is stored cannot be read, and then days go without dates. */
export interface StoredCalendar {
  kept: KeptCalendar | null;
  broken: string | null;
}

const stored = query.selectFrom('calendar').select(['definition', 'anchor_day']).compile();

/** Tables of the definition a file held last, so that they are made anew only with another. */
const made = new WeakMap<Sql, { text: string; calendar: Calendar }>();

function calendarIn(sql: Sql, text: string): Calendar {
  const known = made.get(sql);
  if (known?.text === text) return known.calendar;
  const calendar = calendarOf(readCalendar(storedJson(text)));
  made.set(sql, { text, calendar });
  return calendar;
}

export const readStoredCalendar = whileUnchanged((sql: Sql): StoredCalendar => {
  const row = sql.get(stored);
  if (!row) return { kept: null, broken: null };
  try {
    return { kept: { calendar: calendarIn(sql, row.definition), anchorDay: row.anchor_day }, broken: null };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { kept: null, broken: thrown.message };
  }
});

/** The calendar's day of a day of the clock. */
export const calendarDay = ({ anchorDay }: Pick<KeptCalendar, 'anchorDay'>, day: number): number =>
  anchorDay + day - 1;

/** The date of a day of the clock. */
export const dateOn = (kept: KeptCalendar, day: number) => dateOf(kept.calendar, calendarDay(kept, day));

/** A day of the clock in words, `Fourthday, 9 Harvest 812`. */
export const dateWords = (kept: KeptCalendar, day: number): string =>
  dayText(kept.calendar, calendarDay(kept, day));

/** Moments of the clock with their dates. */
export type Dated = (seconds: number) => Moment;

export const dated = (sql: Sql): Dated => {
  const { kept } = readStoredCalendar(sql);
  const known = new Map<number, string>();
  return (seconds) => {
    const moment = dayAndTime(seconds);
    if (!kept) return { ...moment, date: null };
    const date = known.get(moment.day) ?? dateWords(kept, moment.day);
    known.set(moment.day, date);
    return { ...moment, date };
  };
};
