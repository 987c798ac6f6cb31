import type { Calendar } from '../../../shared/calendar/calendar.ts';
import { beforeYear, calendarOf } from '../../../shared/calendar/calendar.ts';
import type {
  CalendarDate,
  CalendarDefinition,
  Era,
  Holiday,
  Moon,
  Seasons,
} from '../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../shared/calendar/definition.ts';
import { wrap } from '../../../shared/calendar/leap.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { FoundCalendar } from './found-calendar.ts';
import type { Told, WhyLeft } from './told.ts';
import type { BuiltYear, ForeignMonth } from './year-parts.ts';
import { yearOf } from './year-parts.ts';

interface ForeignWeek {
  days: string[];
  begins: 'on' | 'part';
  /** The day of the week of the first day of a year that is counted from; of every month where weeks start anew. */
  first: number;
  ofYear: number;
}

/** What a file says of a calendar, its years on the count without gaps. */
export interface ForeignCalendar {
  name: string;
  yearZero: boolean;
  months: readonly ForeignMonth[];
  week: ForeignWeek | null;
  eras: readonly Era[];
  /** What needs the days of the year to be said. */
  onDays: (calendar: Calendar, year: BuiltYear) => OnDays;
}

interface OnDays {
  moons: readonly Moon[];
  seasons: Seasons;
  holidays: readonly Holiday[];
  today: CalendarDate | null;
}

/** A calendar of a file as one of ours, or why it cannot be. */
export function foundCalendar(
  told: Told,
  why: WhyLeft,
  read: (told: Told) => ForeignCalendar,
): FoundCalendar {
  let name = 'A calendar';
  try {
    const foreign = read(told);
    ({ name } = foreign);
    const { definition, today } = settled(foreign, told);
    return { name, definition, refused: null, today, unread: told.all(why) };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { name, definition: null, refused: thrown.message, today: null, unread: told.all(why) };
  }
}

function settled(
  { name, yearZero, months, week, eras, onDays }: ForeignCalendar,
  told: Told,
): { definition: CalendarDefinition; today: CalendarDate | null } {
  const year = yearOf(months, told);
  const bare = { version: 1, name, yearZero, parts: year.parts, eras: erasInOrder(eras, told) };
  const weeks = week && week.days.length > 0 ? { days: week.days, begins: week.begins, first: 0 } : null;
  const calendar = calendarOf(readCalendar({ ...bare, week: weeks }));
  const first = weeks === null ? 0 : weekAt(calendar, week);
  const { today, holidays, ...days } = onDays(calendar, year);
  if (holidays.length > calendarLimits.holidays)
    told.tell('holidays', `A calendar has at most ${calendarLimits.holidays} of them.`);
  const definition = readCalendar({
    ...bare,
    week: weeks && { ...weeks, first },
    ...days,
    holidays: holidays.slice(0, calendarLimits.holidays),
  });
  return { definition, today };
}

/** The day of the week on which year 1 begins. */
function weekAt(calendar: Calendar, week: ForeignWeek | null): number {
  if (week === null) return 0;
  const many = week.days.length;
  const first = wrap(Math.trunc(week.first), many);
  if (week.begins === 'part') return first;
  const gone = beforeYear(calendar, calendar.weekdayStarts, week.ofYear);
  return wrap(first - gone, many);
}

/** Eras by their first year; of two of one year the later is left out. One that counts backwards needs another behind it. */
function erasInOrder(eras: readonly Era[], told: Told): Era[] {
  const at = ({ from }: Era): number => from ?? -Infinity;
  const sorted = eras.toSorted((one, other) => at(one) - at(other));
  const kept = sorted.filter((era, place) => {
    const before = sorted[place - 1];
    if (before === undefined || at(before) < at(era)) return true;
    told.tell(`era ${era.name}`, 'It begins in the same year as another.');
    return false;
  });
  return kept.map((era, place) => (place === kept.length - 1 ? { ...era, backwards: false } : era));
}
