import type { Calendar } from './calendar.ts';
import { dateOf } from './calendar.ts';
import type { CalendarDate, CalendarDefinition, Era } from './definition.ts';
import { weekdayOf } from './week.ts';

interface YearInEra {
  number: number;
  /** Its place among the eras; null where no era holds. */
  era: number | null;
}

type Years = Pick<CalendarDefinition, 'yearZero' | 'eras'>;

/** A year without an era as it is written: where year 0 is not, -1 stands before 1. */
const plainYear = (year: number, yearZero: boolean): number => (yearZero || year > 0 ? year : year - 1);

/** How a year is counted. */
export function yearInEra({ yearZero, eras }: Years, year: number): YearInEra {
  const era = eras.findLastIndex(({ from }) => from === null || from <= year);
  const found = eras[era];
  if (!found) return { number: plainYear(year, yearZero), era: null };
  const next = eras[era + 1]?.from ?? null;
  if (found.backwards && next !== null) return { number: next - year, era };
  const isPlain = found.from === null || found.countsOn;
  const number = isPlain ? plainYear(year, yearZero) : year - (found.from ?? 0) + (yearZero ? 0 : 1);
  return { number, era };
}

/** The year that is counted so; null where there is none. */
export function yearCounted(years: Years, { number, era }: YearInEra): number | null {
  const { yearZero, eras } = years;
  const plain = yearZero || number > 0 ? number : number + 1;
  const found = era === null ? undefined : eras[era];
  const next = era === null ? null : (eras[era + 1]?.from ?? null);
  const year = !found
    ? plain
    : found.backwards && next !== null
      ? next - number
      : found.from === null || found.countsOn
        ? plain
        : found.from + number - (yearZero ? 0 : 1);
  const back = yearInEra(years, year);
  return back.number === number && back.era === era ? year : null;
}

/** A year in words: `812`, `44 BC`. */
export function yearText(years: Years, year: number): string {
  const { number, era } = yearInEra(years, year);
  const { prefix = '', suffix = '' }: Partial<Era> = era === null ? {} : (years.eras[era] ?? {});
  const before = prefix === '' ? '' : `${prefix} `;
  const behind = suffix === '' ? '' : ` ${suffix}`;
  return `${before}${number < 0 ? `−${-number}` : number}${behind}`;
}

/** A date in words: `9 Harvest 812`; a single day outside the months goes by its name: `Midwinter 812`. */
export function dateText({ definition }: Calendar, date: CalendarDate): string {
  const part = definition.parts[date.part];
  const name = part?.name ?? '';
  const alone = part?.kind === 'festival' && part.days + (part.leap?.days ?? 0) === 1;
  return `${alone ? '' : `${date.day} `}${name} ${yearText(definition, date.year)}`;
}

/** The name of the day of the week; null where the day has none. */
export function weekdayText(calendar: Calendar, date: CalendarDate): string | null {
  const weekday = weekdayOf(calendar, date);
  return weekday === null ? null : (calendar.definition.week?.days[weekday] ?? null);
}

/** A day in words with its day of the week: `Fourthday, 9 Harvest 812`. */
export function dayText(calendar: Calendar, day: number): string {
  const date = dateOf(calendar, day);
  const weekday = weekdayText(calendar, date);
  const words = dateText(calendar, date);
  return weekday === null ? words : `${weekday}, ${words}`;
}
