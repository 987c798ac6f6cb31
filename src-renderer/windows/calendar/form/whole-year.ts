import type { Calendar } from '../../../../shared/calendar/calendar.ts';
import type { Moon } from '../../../../shared/calendar/definition.ts';
import { daysOfPart } from '../../../../shared/calendar/leap.ts';
import type { DayOfMonth } from '../../../../shared/calendar/month.ts';
import { daysOfMonth } from '../../../../shared/calendar/month.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import { monthRows, moonSigns, type MoonSign } from '../month-words.ts';

export interface MonthOfYear {
  part: number;
  name: string;
  days: DayOfMonth[];
}

/** More of it is told and not shown. */
const mostMonths = 60;
const mostDays = 1200;

/** A year part by part, those that it has not left out. */
export function wholeYear(
  calendar: Calendar,
  year: number,
): { days: number; months: MonthOfYear[]; more: number } {
  const { parts } = calendar.definition;
  const had = parts.flatMap((about, part) => {
    const days = daysOfPart(about, year);
    return days > 0 ? [{ part, name: about.name, days }] : [];
  });
  const months: MonthOfYear[] = [];
  let shown = 0;
  for (const { part, name, days } of had) {
    shown += days;
    if (months.length === mostMonths || shown > mostDays) break;
    months.push({ part, name, days: daysOfMonth(calendar, { year, part }) });
  }
  return { days: had.reduce((sum, { days }) => sum + days, 0), months, more: had.length - months.length };
}

/** What a month holds, for who cannot see its days: "31 days, begins on Monday; full moon 13; Wet from 4; Fair 9." */
export function monthSpoken(
  { days }: MonthOfYear,
  week: readonly string[] | null,
  moons: readonly Moon[],
): string {
  const [first] = days;
  const weekday = first?.weekday ?? null;
  const begins = weekday === null ? '' : `, begins on ${week?.[weekday] ?? ''}`;
  const names = { moons: moons.map(({ name }) => name) };
  const signs = days.flatMap((day) =>
    moonSigns(names, day)
      .filter(({ words }) => /full moon|new moon/.test(words))
      .map(({ words }) => `${words} ${day.date.day}`),
  );
  const seasons = days.flatMap((day, at) =>
    at > 0 && day.season !== null && day.season !== days[at - 1]?.season
      ? [`${day.season} from ${day.date.day}`]
      : [],
  );
  const holidays = days.flatMap((day) => day.holidays.map(({ name }) => `${name} ${day.date.day}`));
  return `${[`${counted(days.length, 'day')}${begins}`, listed(signs), listed(seasons), listed(holidays)]
    .filter((piece) => piece !== '')
    .join('; ')}.`;
}

interface Cell {
  /** Empty before the first day and behind the last. */
  day: string;
  /** Of the moons' quarters. */
  signs: readonly MoonSign['sign'][];
  isHoliday: boolean;
  /** Whether a season begins. */
  turns: boolean;
}

/** The days of a month as they stand in rows, each with the quarters of the first two moons. */
export function monthCells(
  { days }: MonthOfYear,
  week: readonly string[] | null,
  moons: readonly Moon[],
): readonly (readonly Cell[])[] {
  const names = { moons: moons.map(({ name }) => name) };
  return monthRows({ week, days }).rows.map((row) =>
    row.map((day) => {
      if (day === null) return { day: '', signs: [], isHoliday: false, turns: false };
      const signs = moonSigns(names, day).slice(0, 2);
      return {
        day: String(day.date.day),
        signs: signs.map(({ sign }) => sign),
        isHoliday: day.holidays.length > 0,
        turns: day.date.day > 1 && day.season !== days[day.date.day - 2]?.season,
      };
    }),
  );
}
