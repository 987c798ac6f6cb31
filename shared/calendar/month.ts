import type { Calendar } from './calendar.ts';
import { dateOf, dayOf } from './calendar.ts';
import type { CalendarDate, Holiday } from './definition.ts';
import { holidaysOn } from './holidays.ts';
import { daysOfPart } from './leap.ts';
import type { MoonStage } from './moons.ts';
import { MoonCycle } from './moons.ts';
import { seasonOf } from './seasons.ts';
import { weekdayOf } from './week.ts';

/** A part of a year, as it stands in the round of years. */
export type PartOfYear = Pick<CalendarDate, 'year' | 'part'>;

export interface DayOfMonth {
  day: number;
  date: CalendarDate;
  weekday: number | null;
  holidays: Pick<Holiday, 'name' | 'notes'>[];
  /** By the moons of the calendar, in their order. */
  moons: { stage: MoonStage; gone: number }[];
  season: string | null;
}

/** Every day of a part of a year, which may have none. */
export function daysOfMonth(calendar: Calendar, { year, part }: PartOfYear): DayOfMonth[] {
  const { moons, parts } = calendar.definition;
  const cycles = moons.map((moon) => new MoonCycle(calendar, moon));
  const about = parts[part];
  if (!about) return [];
  return Array.from({ length: daysOfPart(about, year) }, (_, at) => {
    const date = { year, part, day: at + 1 };
    const day = dayOf(calendar, date);
    return {
      day,
      date,
      weekday: weekdayOf(calendar, date),
      holidays: holidaysOn(calendar, cycles, { day, date }),
      moons: cycles.map((cycle) => cycle.on(day)),
      season: seasonOf(calendar, day, date)?.name ?? null,
    };
  });
}

/** The part that follows a part, or goes before it, passing over those without a day. */
export function partBeside(calendar: Calendar, { year, part }: PartOfYear, by: 1 | -1): PartOfYear {
  const first = dayOf(calendar, { year, part, day: 1 });
  const about = calendar.definition.parts[part];
  const beside = by === 1 ? first + (about ? daysOfPart(about, year) : 0) : first - 1;
  const { year: ofYear, part: ofPart } = dateOf(calendar, beside);
  return { year: ofYear, part: ofPart };
}
