import { MoonCycle } from '../../../../shared/calendar/moons.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { calendarDay, readStoredCalendar } from '../../../facts/calendar/read-calendar.ts';
import { nextFalls, readReminders } from '../../../facts/calendar/reminders.ts';
import { readServants, WageCount } from '../../../facts/party/wages.ts';
import type { Around } from '../supper.ts';

type Next = NonNullable<QueryOutput<'travel.ahead'>>['next'];

/** Nobody looks further for a moon. */
const mostMoonDays = 400;
const mostShown = 3;

/** Reminders, full moons and wages from a day of the clock on, soonest first. */
export function whatComes({ sql, campaign }: Around, today: number): Next {
  const wages = new WageCount(sql);
  const paid = readServants(sql, campaign).flatMap(({ row, every, wage, fromDay }) =>
    wage === 0 || fromDay === null ? [] : [{ what: `Wages of ${row.name}`, day: wages.next(every, fromDay) }],
  );
  const reminded = readReminders(sql).flatMap((reminder) => {
    const day = nextFalls(sql, reminder, today);
    return day === null ? [] : [{ what: reminder.words, day }];
  });
  return [...reminded, ...fullMoons(sql, today), ...paid]
    .toSorted((one, other) => one.day - other.day)
    .slice(0, mostShown);
}

function fullMoons(sql: Around['sql'], today: number): Next {
  const { kept } = readStoredCalendar(sql);
  if (kept === null) return [];
  return kept.calendar.definition.moons.flatMap((moon) => {
    const cycle = new MoonCycle(kept.calendar, moon);
    for (let day = today; day <= today + mostMoonDays; day += 1)
      if (cycle.on(calendarDay(kept, day)).stage === 'full') return [{ what: `${moon.name}, full`, day }];
    return [];
  });
}
