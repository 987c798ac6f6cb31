import type { Holiday, HolidayRule, Moon, MoonPhase } from '../../../../shared/calendar/definition.ts';
import { calendarLimits, moonPhases } from '../../../../shared/calendar/definition.ts';
import type { Path } from '../../reading.ts';
import type { Told } from '../told.ts';
import type { DatedYear } from './dated-year.ts';
import { unnumbered } from './dated-year.ts';

const mostEvents = 20_000;
const mostConditions = 12;

interface Facts {
  dated: DatedYear;
  moons: readonly { moon: Moon | null; granularity: number }[];
  week: readonly string[];
}

/** What a day has to be, as far as it can be said here. */
interface Wanted {
  month: number | null;
  day: number | null;
  weekday: number | null;
  nth: number | null;
  moon: { at: number; phase: number } | null;
}

/** Days whose conditions are those of a holiday; others are told. */
export function readConditions(told: Told, facts: Facts): Holiday[] {
  const { reading } = told;
  return told.list(['events'], mostEvents).flatMap(({ at, path }) => {
    const name = told.name([...path, 'name'], `Day ${at + 1}`);
    const date = reading.take(...path, 'data', 'date');
    const notes = told.notes([...path, 'description']);
    reading.take(...path, 'data', 'conditions');
    if (Array.isArray(date) && date.length > 0) {
      told.tell('events', 'Days of one year alone are not read: write reminders.');
      return [];
    }
    const wanted = wantedBy(reading.value(...path, 'data', 'conditions'), facts.week);
    const on = wanted === null ? null : ruleOf(wanted, facts);
    if (on === null)
      told.tell('events', 'Its conditions are none of a holiday’s: a date, a day of the week, a moon.');
    tellLasting(told, path);
    return on === null ? [] : [{ name, notes, on, every: null }];
  });
}

function tellLasting(told: Told, path: Path): void {
  const { reading } = told;
  if (reading.flag([...path, 'data', 'has_duration'])) told.tell('events', 'A holiday is one day here.');
  if (reading.flag([...path, 'data', 'limited_repeat'])) told.tell('events', 'It may come more often here.');
}

/** Conditions that hold together: `[["Month", "0", ["9"]], ["&&"], ["Day", "0", ["2"]]]`; null for any other. */
function wantedBy(conditions: unknown, week: readonly string[]): Wanted | null {
  if (!Array.isArray(conditions) || conditions.length === 0 || conditions.length > mostConditions)
    return null;
  const wanted: Wanted = { month: null, day: null, weekday: null, nth: null, moon: null };
  for (const condition of conditions as unknown[]) {
    if (!Array.isArray(condition)) return null;
    const [kind, which, given] = condition as unknown[];
    if (kind === '&&' && condition.length === 1) continue;
    if (!Array.isArray(given) || !take(wanted, `${String(kind)} ${String(which)}`, given as unknown[], week))
      return null;
  }
  return wanted;
}

function take(wanted: Wanted, kind: string, [one, other]: unknown[], week: readonly string[]): boolean {
  const figure = Number(one);
  switch (kind) {
    case 'Month 0':
      wanted.month = figure;
      return true;
    case 'Day 0':
      wanted.day = figure;
      return true;
    case 'Weekday 0':
      wanted.weekday = week.indexOf(String(one));
      return wanted.weekday >= 0;
    case 'Weekday 2':
      wanted.weekday = figure - 1;
      return true;
    case 'Weekday 8':
      wanted.nth = figure;
      return true;
    case 'Weekday 14':
      wanted.nth = -figure;
      return figure === 1;
    case 'Moons 0':
      wanted.moon = { at: figure, phase: Number(other) };
      return true;
    default:
      return false;
  }
}

function ruleOf({ month, day, weekday, nth, moon }: Wanted, facts: Facts): HolidayRule | null {
  const { parts, partOf } = facts.dated.year;
  const part = month === null ? null : partOf[month];
  const about = part === null || part === undefined ? undefined : parts[part];
  if (month !== null && (part === undefined || about === undefined)) return null;
  if (moon !== null) {
    if (day !== null || weekday !== null || nth !== null) return null;
    const { at, phase } = phaseOf(moon, facts) ?? {};
    return at === undefined || phase === undefined
      ? null
      : { kind: 'moon', moon: at, phase, part: part ?? null };
  }
  if (part === null || part === undefined || about === undefined) return null;
  if (day !== null) {
    const longest = about.days + (about.leap?.days ?? 0);
    const ofPart = unnumbered(facts.dated, month ?? 0, day).day;
    const isDay = weekday === null && nth === null && Number.isInteger(ofPart) && ofPart <= longest;
    return isDay ? { kind: 'date', part, day: ofPart } : null;
  }
  if (weekday === null || nth === null || !facts.week[weekday] || !Number.isInteger(nth)) return null;
  return nth === 0 || nth > calendarLimits.partDays ? null : { kind: 'weekday', part, weekday, nth };
}

/** A quarter of a moon's cycle, and its place among the moons that were read. */
function phaseOf(
  { at, phase }: { at: number; phase: number },
  { moons }: Facts,
): { at: number; phase: MoonPhase } | null {
  const moon = moons[at];
  if (!moon?.moon) return null;
  const quarter = (phase / moon.granularity) * moonPhases.length;
  const name = moonPhases[quarter];
  const before = moons.slice(0, at).filter((each) => each.moon !== null).length;
  return name === undefined ? null : { at: before, phase: name };
}
