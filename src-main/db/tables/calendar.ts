import type { Generated } from 'kysely';
import type { Repeats } from '../../../shared/ipc/desk/reminder-words.ts';
import type { Flag } from '../flag.ts';

/** What stands on the days of the clock: dates, reminders, weather. */

/** One row; none where days are counted without a calendar. */
export interface CalendarTable {
  id: number;
  /** JSON. */
  definition: string;
  /** The calendar's day on which the clock's day 1 falls. */
  anchor_day: number;
}

export interface ReminderTable {
  id: Generated<number>;
  words: string;
  /** The clock's day on which it falls first. */
  day: number;
  repeats: Repeats;
  /** Of those that come every so many days alone. */
  every_days: number | null;
  lead_days: number;
}

export interface WeatherTableTable {
  id: Generated<number>;
  name: string;
}

export interface WeatherLineTable {
  id: Generated<number>;
  table_id: number;
  low: number;
  high: number;
  words: string;
  fog: Flag;
}

export interface WeatherDayTable {
  /** The day of the clock. */
  id: number;
  total: number | null;
  words: string;
  fog: Flag;
}
