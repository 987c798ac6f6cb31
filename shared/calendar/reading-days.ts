import type {
  CalendarDate,
  CalendarDefinition,
  Holiday,
  HolidayRule,
  Moon,
  Seasons,
  YearPart,
} from './definition.ts';
import { calendarLimits as limits, moonPhases } from './definition.ts';
import { amiss, fieldsIn, listIn, nameIn, oneIn, orNull, textIn, wholeIn } from './fields.ts';
import { dateExists, daysOfPart } from './leap.ts';
import { millionths } from './moons.ts';

/** What stands on days of a calendar: moons, seasons, holidays. */

type Dates = Pick<CalendarDefinition, 'parts'>;

function readDate(value: unknown, place: string, dates: Dates): CalendarDate {
  const { year, part, day } = fieldsIn(value, place, ['year', 'part', 'day']);
  const date = {
    year: wholeIn(year, `${place}, year`, -limits.year, limits.year),
    part: wholeIn(part, `${place}, month`, 0, dates.parts.length - 1),
    day: wholeIn(day, `${place}, day`, 1, 2 * limits.partDays),
  };
  const { name, days } = shown(dates.parts, date.part, date.year);
  if (!dateExists(dates, date)) amiss(`${place}, day`, `${name} has ${days} days in that year`);
  return date;
}

const shown = (parts: readonly YearPart[], at: number, year: number): { name: string; days: number } => {
  const part = parts[at];
  return part ? { name: part.name, days: daysOfPart(part, year) } : { name: '', days: 0 };
};

export function readMoon(value: unknown, place: string, dates: Dates): Moon {
  const fields = fieldsIn(value, place, ['name', 'cycle', 'newMoon', 'shift']);
  const name = nameIn(fields['name'], place);
  const named = `${place} (${name})`;
  const cycle = decimalIn(fields['cycle'], `${named}, cycle`);
  if (Number(cycle) < 1 || Number(cycle) > limits.cycleDays)
    amiss(`${named}, cycle`, `days from 1 to ${limits.cycleDays.toLocaleString('en')}, to six places`);
  const shift = decimalIn(fields['shift'] ?? '0', `${named}, part of the day`);
  if (Number(shift) >= 1) amiss(`${named}, part of the day`, 'from 0 to less than 1');
  return { name, cycle, newMoon: readDate(fields['newMoon'], `${named}, new moon`, dates), shift };
}

/** A decimal as it is written, so that no place of it is lost. */
function decimalIn(value: unknown, place: string): string {
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || millionths(written) === null)
    amiss(place, 'a number with at most six places behind the point');
  return written;
}

export function readSeasons(value: unknown, dates: Dates): Seasons {
  const fields = fieldsIn(value, 'Seasons', ['by', 'from', 'list']);
  const many = { max: limits.seasons };
  const lit = (season: unknown, at: number, own: readonly string[]) => {
    const place = `Season ${at + 1}`;
    const entry = fieldsIn(season, place, ['name', 'sunrise', 'sunset', 'climate', ...own]);
    const sunrise = wholeIn(entry['sunrise'], `${place}, sunrise in minutes`, 0, limits.minutes);
    const sunset = wholeIn(entry['sunset'], `${place}, sunset in minutes`, 0, limits.minutes);
    if (sunset < sunrise) amiss(`${place}, sunset`, 'not before sunrise');
    const climate = textIn(entry['climate'] ?? '', `${place}, climate`, 0, limits.name);
    return { entry, place, light: { name: nameIn(entry['name'], place), sunrise, sunset, climate } };
  };
  if (oneIn(fields['by'], 'Seasons', ['dates', 'lengths']) === 'lengths') {
    const list = listIn(fields['list'], 'Seasons', { min: 1, ...many }, (season, at) => {
      const { entry, place, light } = lit(season, at, ['days']);
      return { ...light, days: wholeIn(entry['days'], `${place}, days`, 1, limits.cycleDays) };
    });
    return { by: 'lengths', from: readDate(fields['from'], 'Seasons, first day', dates), list };
  }
  const list = listIn(fields['list'], 'Seasons', many, (season, at) => {
    const { entry, place, light } = lit(season, at, ['part', 'day']);
    return { ...light, ...dayOfYearIn(entry, place, dates.parts) };
  });
  const ordered = list.toSorted((one, other) => one.part - other.part || one.day - other.day);
  ordered.forEach(({ part, day, name }, at) => {
    const before = ordered[at - 1];
    if (before?.part === part && before.day === day)
      amiss('Seasons', `${before.name} and ${name} begin on the same day`);
  });
  return { by: 'dates', list: ordered };
}

/** A day of some year: one that the part has at its longest. */
function dayOfYearIn(
  { part, day }: Record<string, unknown>,
  place: string,
  parts: readonly YearPart[],
): { part: number; day: number } {
  const at = wholeIn(part, `${place}, month`, 0, parts.length - 1);
  const { name = '', days = 0, leap = null }: Partial<YearPart> = parts[at] ?? {};
  const longest = days + (leap?.days ?? 0);
  const ofPart = wholeIn(day, `${place}, day`, 1, 2 * limits.partDays);
  if (ofPart > longest) amiss(`${place}, day`, `${name} has at most ${longest} days`);
  return { part: at, day: ofPart };
}

export function readHoliday(
  value: unknown,
  place: string,
  dates: Pick<CalendarDefinition, 'parts' | 'week' | 'moons'>,
): Holiday {
  const fields = fieldsIn(value, place, ['name', 'notes', 'on', 'every']);
  const name = nameIn(fields['name'], place);
  const named = `${place} (${name})`;
  return {
    name,
    notes: textIn(fields['notes'] ?? '', `${named}, notes`, 0, limits.holidayNotes),
    on: readRule(fields['on'], named, dates),
    every: orNull(fields['every'], (every) => {
      const { years, from } = fieldsIn(every, `${named}, every so many years`, ['years', 'from']);
      return {
        years: wholeIn(years, `${named}, every so many years`, 1, limits.periodYears),
        from: wholeIn(from, `${named}, from year`, -limits.year, limits.year),
      };
    }),
  };
}

function readRule(
  value: unknown,
  place: string,
  { parts, week, moons }: Pick<CalendarDefinition, 'parts' | 'week' | 'moons'>,
): HolidayRule {
  const fields = fieldsIn(value, place, ['kind', 'part', 'day', 'weekday', 'nth', 'moon', 'phase']);
  const kind = oneIn(fields['kind'], place, ['date', 'weekday', 'moon']);
  if (kind === 'date') return { kind, ...dayOfYearIn(fields, place, parts) };
  const partIn = (part: unknown) => wholeIn(part, `${place}, month`, 0, parts.length - 1);
  if (kind === 'moon') {
    if (moons.length === 0) amiss(place, 'the calendar has no moon');
    return {
      kind,
      moon: wholeIn(fields['moon'], `${place}, moon`, 0, moons.length - 1),
      phase: oneIn(fields['phase'], `${place}, phase`, moonPhases),
      part: orNull(fields['part'], partIn),
    };
  }
  if (!week) amiss(place, 'the calendar has no weeks');
  const nth = wholeIn(fields['nth'], `${place}, which of the month`, -1, limits.partDays);
  if (nth === 0) amiss(`${place}, which of the month`, 'counted from 1, or -1 for the last');
  return {
    kind,
    part: partIn(fields['part']),
    weekday: wholeIn(fields['weekday'], `${place}, day of the week`, 0, week.days.length - 1),
    nth,
  };
}
