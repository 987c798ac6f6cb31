import { MoonCycle } from '../../../../shared/calendar/moons.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { holidaysOn } from '../../../../shared/calendar/holidays.ts';
import { calendarDay, dateOn, readStoredCalendar } from '../../../facts/calendar/read-calendar.ts';
import { nextFalls, readReminders } from '../../../facts/calendar/reminders.ts';
import { readServants, WageCount } from '../../../facts/party/wages.ts';
import type { Around } from '../supper.ts';

type Next = NonNullable<QueryOutput<'travel.ahead'>>['next'];

/** Nobody looks further for a moon or a holiday. */
const mostDays = 400;
const mostShown = 3;

/** Reminders, full moons, wages and the next holidays from a day of the clock on, soonest first. */
export function whatComes({ sql, campaign }: Around, today: number): Next {
  const wages = new WageCount(sql);
  const paid = readServants(sql, campaign).flatMap(({ row, every, wage, fromDay }) =>
    wage === 0 || fromDay === null ? [] : [{ what: `Wages of ${row.name}`, day: wages.next(every, fromDay) }],
  );
  const reminded = readReminders(sql).flatMap((reminder) => {
    const day = nextFalls(sql, reminder, today);
    return day === null ? [] : [{ what: reminder.words, day }];
  });
  const others = soonest([...reminded, ...fullMoons(sql, today), ...paid]);
  return soonest([...others, ...holidays(sql, today, others[mostShown - 1]?.day ?? today + mostDays)]);
}

const soonest = (all: Next): Next => all.toSorted((one, other) => one.day - other.day).slice(0, mostShown);

/** Those of the first day that has any, up to a day of the clock. */
function holidays(sql: Around['sql'], today: number, last: number): Next {
  const { kept } = readStoredCalendar(sql);
  if (kept === null || kept.calendar.definition.holidays.length === 0) return [];
  const moons = kept.calendar.definition.moons.map((moon) => new MoonCycle(kept.calendar, moon));
  for (let day = today; day <= last; day += 1) {
    const on = { day: calendarDay(kept, day), date: dateOn(kept, day) };
    const found = holidaysOn(kept.calendar, moons, on);
    if (found.length > 0) return found.map(({ name }) => ({ what: name, day }));
  }
  return [];
}

function fullMoons(sql: Around['sql'], today: number): Next {
  const { kept } = readStoredCalendar(sql);
  if (kept === null) return [];
  return kept.calendar.definition.moons.flatMap((moon) => {
    const cycle = new MoonCycle(kept.calendar, moon);
    for (let day = today; day <= today + mostDays; day += 1)
      if (cycle.on(calendarDay(kept, day)).stage === 'full') return [{ what: `${moon.name}, full`, day }];
    return [];
  });
}
