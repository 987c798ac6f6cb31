import type { Calendar } from './calendar.ts';
import { dayOf } from './calendar.ts';
import type { CalendarDate } from './definition.ts';
import { wrap } from './leap.ts';

export interface Season {
  name: string;
  /** Minutes of the day. */
  sunrise: number;
  sunset: number;
  climate: string;
}

/** The season of a day; null where the calendar has none. */
export function seasonOf(calendar: Calendar, day: number, date: CalendarDate): Season | null {
  const { seasons } = calendar.definition;
  if (seasons.by === 'dates') {
    const begun = seasons.list.findLast(
      (season) => season.part < date.part || (season.part === date.part && season.day <= date.day),
    );
    // Before the first of the year the last one of the year before goes on.
    return begun ?? seasons.list.at(-1) ?? null;
  }
  const round = seasons.list.reduce((sum, { days }) => sum + days, 0);
  if (round === 0) return null;
  let left = wrap(day - dayOf(calendar, seasons.from), round);
  return seasons.list.find(({ days }) => (left -= days) < 0) ?? null;
}
