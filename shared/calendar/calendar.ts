import { TurnkeeperError } from '../errors.ts';
import type { CalendarDate, CalendarDefinition } from './definition.ts';
import { calendarLimits } from './definition.ts';
import { dateExists, daysOfPart, isLeap, leapPeriod, wrap } from './leap.ts';

/** Where the parts of a year begin, in days since its first; and how many of the days before them are weekdays. */
interface YearLayout {
  starts: Int32Array;
  weekdays: Int32Array;
}

/**
 * A definition with its tables: day sums over one period of the leap rules. Days are counted from the first day of year 1,
 * which is day 0.
 */
export interface Calendar {
  readonly definition: CalendarDefinition;
  /** Years until the leap rules repeat. */
  readonly period: number;
  /** Days before each year of the period, and those of all of it. */
  readonly yearStarts: Float64Array;
  /** The same of days that are days of the week. */
  readonly weekdayStarts: Float64Array;
  /** How a year is laid out. */
  readonly layoutOf: (year: number) => YearLayout;
}

/** The tables of a definition that was read; see `readCalendar`. */
export function calendarOf(definition: CalendarDefinition): Calendar {
  const { parts } = definition;
  const period = leapPeriod(parts, calendarLimits.periodYears, (_part, _clause, years) => {
    throw new RangeError(`A calendar that repeats after ${years} years was not refused.`);
  });
  const leaping = parts.flatMap(({ leap }) => leap ?? []);
  /** Which of the leap rules hold in a year, a bit each: years alike are laid out once. */
  const maskOf = (year: number): number =>
    leaping.reduce((mask, leap, at) => (isLeap(leap, year) ? mask | (1 << at) : mask), 0);
  const layouts = new Map<number, YearLayout>();
  const layoutOf = (year: number): YearLayout => {
    const mask = maskOf(year);
    const known = layouts.get(mask);
    if (known) return known;
    if (layouts.size >= mostLayouts) layouts.clear();
    const made = layout(definition, year);
    layouts.set(mask, made);
    return made;
  };
  const yearStarts = new Float64Array(period + 1);
  const weekdayStarts = new Float64Array(period + 1);
  for (let at = 0; at < period; at += 1) {
    const { starts, weekdays } = layoutOf(at + 1);
    yearStarts[at + 1] = figureAt(yearStarts, at) + figureAt(starts, parts.length);
    weekdayStarts[at + 1] = figureAt(weekdayStarts, at) + figureAt(weekdays, parts.length);
  }
  return { definition, period, yearStarts, weekdayStarts, layoutOf };
}

const mostLayouts = 64;

function layout({ parts }: CalendarDefinition, year: number): YearLayout {
  const starts = new Int32Array(parts.length + 1);
  const weekdays = new Int32Array(parts.length + 1);
  parts.forEach((part, at) => {
    const days = daysOfPart(part, year);
    starts[at + 1] = figureAt(starts, at) + days;
    weekdays[at + 1] = figureAt(weekdays, at) + (part.weekdays ? days : 0);
  });
  return { starts, weekdays };
}

type Figures = Float64Array | Int32Array;

export function figureAt(figures: Figures, at: number): number {
  const figure = figures[at];
  if (figure === undefined) throw new RangeError(`A table of ${figures.length} has no row ${at}.`);
  return figure;
}

/** The last place whose figure is not above the value; the first figure is not. */
function placeOf(figures: Figures, value: number): number {
  let low = 0;
  let high = figures.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (figureAt(figures, middle) <= value) low = middle;
    else high = middle;
  }
  return low;
}

/** What a table of one period comes to before a year. */
export const beforeYear = ({ period }: Calendar, figures: Float64Array, year: number): number =>
  Math.floor((year - 1) / period) * figureAt(figures, period) + figureAt(figures, wrap(year - 1, period));

/** The date of a day. */
export function dateOf(calendar: Calendar, day: number): CalendarDate {
  const { period, yearStarts } = calendar;
  const whole = figureAt(yearStarts, period);
  const within = wrap(day, whole);
  const at = placeOf(yearStarts, within);
  const year = Math.floor(day / whole) * period + at + 1;
  const { starts } = calendar.layoutOf(year);
  const left = within - figureAt(yearStarts, at);
  const part = placeOf(starts, left);
  return { year, part, day: left - figureAt(starts, part) + 1 };
}

/** The day of a date. Throws `bad-input` where the calendar has no such day. */
export function dayOf(calendar: Calendar, date: CalendarDate): number {
  needDate(calendar.definition, date);
  return (
    dayOfYear(calendar, date.year) + figureAt(calendar.layoutOf(date.year).starts, date.part) + date.day - 1
  );
}

/** The first day of a year. */
export const dayOfYear = (calendar: Calendar, year: number): number =>
  beforeYear(calendar, calendar.yearStarts, year);

export function needDate(definition: Pick<CalendarDefinition, 'parts'>, date: CalendarDate): void {
  const part = definition.parts[date.part];
  const days = part && daysOfPart(part, date.year);
  if (dateExists(definition, date)) return;
  const message =
    part === undefined
      ? 'The year has no such month.'
      : days === 0
        ? `There is no ${part.name} in that year.`
        : `${part.name} has ${days} days in that year.`;
  throw new TurnkeeperError('bad-input', message, { day: message });
}
