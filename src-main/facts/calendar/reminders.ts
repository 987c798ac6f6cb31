import { MoonCycle } from '../../../shared/calendar/moons.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { calendarDay, dateOn, readStoredCalendar } from './read-calendar.ts';
import type { KeptCalendar } from './read-calendar.ts';

/** What falls on the days of the clock, by the calendar where there is one. */

const all = query.selectFrom('reminder').selectAll().orderBy('day').orderBy('id').compile();

export const readReminders = (sql: Sql): ReminderRow[] => sql.all(all);

/** Days of the clock on which a reminder falls. Without a calendar no month comes round and no moon is full. */
function fallsOn(kept: KeptCalendar | null): (reminder: ReminderRow, day: number) => boolean {
  const moons = kept?.calendar.definition.moons.map((moon) => new MoonCycle(kept.calendar, moon)) ?? [];
  return ({ day: first, repeats, every_days: every }, day) => {
    if (day < first) return false;
    switch (repeats) {
      case 'never':
        return day === first;
      case 'days':
        return (day - first) % (every ?? 1) === 0;
      case 'month':
        return kept !== null && dateOn(kept, day).day === dateOn(kept, first).day;
      case 'fullMoon':
        return kept !== null && moons.some((moon) => moon.on(calendarDay(kept, day)).stage === 'full');
    }
  };
}

/** Nobody looks further ahead than this. */
const mostAhead = 800;

/** The next day of the clock, from one on, on which a reminder falls; null for none in sight. */
export function nextFalls(sql: Sql, reminder: ReminderRow, from: number): number | null {
  const falls = fallsOn(readStoredCalendar(sql).kept);
  const begin = Math.max(from, reminder.day);
  for (let day = begin; day <= begin + mostAhead; day += 1) if (falls(reminder, day)) return day;
  return null;
}

/** Beyond so many nobody counts. */
const mostSaid = 800;

interface Reminded {
  day: number;
  text: string;
}

/** What is said as the days from one on, up to another, begin: on the day itself, and once so many days before. */
export function saidOnDays(sql: Sql, from: number, to: number): Reminded[] {
  const reminders = readReminders(sql);
  if (reminders.length === 0) return [];
  const falls = fallsOn(readStoredCalendar(sql).kept);
  const said: Reminded[] = [];
  for (let day = from; day <= to && said.length < mostSaid; day += 1)
    for (const reminder of reminders) {
      const { words, lead_days: lead } = reminder;
      if (falls(reminder, day)) said.push({ day, text: `Reminder: ${words}.` });
      else if (lead > 0 && falls(reminder, day + lead))
        said.push({ day, text: `Reminder: ${words} in ${counted(lead, 'day')}.` });
    }
  return said;
}
