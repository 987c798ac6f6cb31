import type { Calendar } from './calendar.ts';
import { figureAt } from './calendar.ts';
import type { CalendarDate, CalendarDefinition, Holiday, HolidayRule } from './definition.ts';
import { daysOfPart, wrap } from './leap.ts';
import type { MoonCycle } from './moons.ts';
import { weekdayOf } from './week.ts';

interface Day {
  day: number;
  date: CalendarDate;
}

/** The holidays that fall on a day. */
export const holidaysOn = (calendar: Calendar, moons: readonly MoonCycle[], on: Day): Holiday[] =>
  calendar.definition.holidays.filter(
    (holiday) => comesIn(holiday, on.date.year) && falls(calendar, moons, holiday.on, on),
  );

const comesIn = ({ every }: Holiday, year: number): boolean =>
  every === null || wrap(year - every.from, every.years) === 0;

function falls(calendar: Calendar, moons: readonly MoonCycle[], rule: HolidayRule, on: Day): boolean {
  const { day, date } = on;
  if (rule.part !== null && rule.part !== date.part) return false;
  if (rule.kind === 'date') return date.day === rule.day;
  if (rule.kind === 'weekday') return isNth(calendar, rule, date);
  const moon = moons[rule.moon];
  if (moon?.on(day).stage !== rule.phase) return false;
  if (rule.part === null) return true;
  for (let before = 1; before < date.day; before += 1)
    if (moon.on(day - before).stage === rule.phase) return false;
  return true;
}

function isNth(
  calendar: Calendar,
  { weekday, nth }: Extract<HolidayRule, { kind: 'weekday' }>,
  date: CalendarDate,
): boolean {
  if (weekdayOf(calendar, date) !== weekday) return false;
  const week = calendar.definition.week?.days.length ?? 1;
  if (nth > 0) return Math.ceil(date.day / week) === nth;
  const { starts } = calendar.layoutOf(date.year);
  const days = figureAt(starts, date.part + 1) - figureAt(starts, date.part);
  return date.day + week > days;
}

/** Names of the holidays that never come, each a slip of whoever wrote it. */
export const holidaysThatNeverCome = (definition: CalendarDefinition, period: number): string[] =>
  definition.holidays.filter((holiday) => !everComes(definition, period, holiday)).map(({ name }) => name);

/** Whether in some year the part is long enough; every year and leap rule that can meet do so within their product. */
function everComes({ parts, week }: CalendarDefinition, period: number, holiday: Holiday): boolean {
  const rule = holiday.on;
  const part = rule.part === null ? undefined : parts[rule.part];
  if (!part) return true;
  const needed = neededDays(rule, week?.days.length ?? 0);
  if (rule.kind === 'weekday' && (!part.weekdays || !week)) return false;
  const { years, from } = holiday.every ?? { years: 1, from: 1 };
  for (let turn = 0; turn < period; turn += 1)
    if (daysOfPart(part, from + turn * years) >= needed) return true;
  return false;
}

function neededDays(rule: HolidayRule, week: number): number {
  if (rule.kind === 'date') return rule.day;
  return rule.kind === 'weekday' && rule.nth > 1 ? (rule.nth - 1) * week + 1 : 1;
}
