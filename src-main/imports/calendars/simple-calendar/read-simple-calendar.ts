import type { Calendar } from '../../../../shared/calendar/calendar.ts';
import { dayOf } from '../../../../shared/calendar/calendar.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import type { ForeignCalendar } from '../foreign-calendar.ts';
import { foundCalendar } from '../foreign-calendar.ts';
import type { FoundCalendar } from '../found-calendar.ts';
import type { Clauses } from '../leap-rules.ts';
import { clausesOf, everyYear } from '../leap-rules.ts';
import { moonOf } from '../moons-in.ts';
import { datedSeasons, minutesOf, usualLight } from '../seasons-in.ts';
import type { Told } from '../told.ts';
import type { BuiltYear, ForeignMonth } from '../year-parts.ts';
import { dateIn } from '../year-parts.ts';
import type { Form } from './forms.ts';
import { readNotes } from './notes.ts';

/** A calendar of Simple Calendar, its months and days counted from 0 or 1 by the form of the file. */

const most = calendarLimits.parts;
const usualDay = { hoursInDay: 24, minutesInHour: 60, secondsInMinute: 60 };

function why(path: readonly string[]): string | null {
  const keys = path.filter((key) => !/^\d+$/.test(key));
  if (keys.includes('yearNames')) return 'Years have no names here.';
  if (keys.includes('phases')) return 'A moon’s phases are the quarters of its cycle here.';
  if (keys.includes('description')) return 'Only names are kept.';
  if (keys[0] === 'notes' && keys.includes('endDate')) return 'A holiday is one day here.';
  if (keys.includes('restday')) return 'No day of the week is one of rest here.';
  return null;
}

export const readSimpleCalendar = (told: Told, form: Form): FoundCalendar =>
  foundCalendar(told, why, () => readIt(told, form));

function readIt(told: Told, form: Form): ForeignCalendar {
  const { reading } = told;
  const { at } = form;
  const zero = reading.whole([...at.year, 'yearZero'], -calendarLimits.year, calendarLimits.year) ?? 0;
  const first = reading.whole([...at.year, 'firstWeekday'], 0, calendarLimits.weekDays) ?? 0;
  const prefix = told.name([...at.year, 'prefix'], '');
  const suffix = told.name([...at.year, 'postfix'], '');
  const { months, starts } = readMonths(told, form);
  const days = told
    .list(at.weekdays, calendarLimits.weekDays + 1)
    .map(({ at: place, path }) => told.name([...path, 'name'], `Day ${place + 1}`));
  const anew = startsAnew(starts);
  if (anew === null && starts.some((start) => start !== null))
    told.tell('months.*.startingWeekday', 'Either all months begin on one day of the week, or weeks run on.');
  const dayLength = readDayLength(told, form);
  const written =
    prefix === '' && suffix === '' ? [] : [{ name: suffix === '' ? prefix : suffix, prefix, suffix }];
  return {
    name: told.name(at.name, 'A calendar of Simple Calendar'),
    yearZero: true,
    months,
    week: {
      days,
      begins: anew === null ? 'on' : 'part',
      first: anew === null ? first : anew - 1,
      ofYear: zero,
    },
    eras: written.map((era) => ({ ...era, from: null, backwards: false, countsOn: true })),
    onDays: (calendar, year) => ({
      moons: readMoons(told, form, calendar, year),
      seasons: readSeasons(told, form, year, dayLength),
      holidays: readNotes(told, form, year),
      today: readToday(told, form, year),
    }),
  };
}

/** The day of the week on which every month begins; null where they do not all say the same. */
function startsAnew(starts: readonly (number | null)[]): number | null {
  const [one = null] = starts;
  return one !== null && starts.every((start) => start === one) ? one : null;
}

/** Seconds of a day of the file; other lengths than ours are told. */
function readDayLength(told: Told, { at }: Form): number {
  const figure = (field: keyof typeof usualDay): number =>
    told.reading.whole([...at.time, field], 1, 1_000_000) ?? usualDay[field];
  const [hours, minutes, seconds] = [
    figure('hoursInDay'),
    figure('minutesInHour'),
    figure('secondsInMinute'),
  ];
  if (hours !== 24 || minutes !== 60 || seconds !== 60)
    told.tell(
      'time',
      `Its day has ${hours} hours of ${minutes} minutes of ${seconds} seconds; here a day has 24 hours, and the clock does not change.`,
    );
  return hours * minutes * seconds;
}

/** The years in which months have their other length. */
function readLeapYears(told: Told, { at }: Form): Clauses {
  const { reading } = told;
  const rule = reading.text([...at.leapYear, 'rule'], 40) ?? 'none';
  const from = reading.whole([...at.leapYear, 'startingYear'], -1_000_000, 1_000_000) ?? 0;
  const every = reading.whole([...at.leapYear, 'customMod'], -1_000_000, 1_000_000) ?? 0;
  if (rule === 'gregorian')
    return clausesOf(
      [4, 100, 400].map((years) => ({ every: years, from, excludes: years === 100 })),
      false,
    );
  if (rule !== 'custom') return [];
  if (every > 0 && every <= calendarLimits.periodYears)
    return clausesOf([{ every, from, excludes: false }], false);
  told.tell('leapYear', 'A leap year every 0 years comes in none, as in Simple Calendar.');
  return [];
}

/** The other years. */
const otherYears = (clauses: Clauses): Clauses => [
  everyYear,
  ...clauses.map((clause) => ({ ...clause, leap: !clause.leap })),
];

function readMonths(told: Told, form: Form): { months: ForeignMonth[]; starts: (number | null)[] } {
  const { reading } = told;
  const leapYears = readLeapYears(told, form);
  const starts: (number | null)[] = [];
  const months = told.list(form.at.months, most + 1).map(({ at, path }): ForeignMonth => {
    const name = told.name([...path, 'name'], `Month ${at + 1}`);
    const days = reading.whole([...path, 'numberOfDays'], 0, calendarLimits.partDays) ?? 1;
    const inLeapYears = reading.whole([...path, 'numberOfLeapYearDays'], 0, calendarLimits.partDays) ?? days;
    const isOutside = reading.flag([...path, 'intercalary']);
    const included = reading.flag([...path, 'intercalaryInclude']);
    if (!isOutside) starts.push(reading.whole([...path, 'startingWeekday'], 1, calendarLimits.weekDays));
    if ((reading.whole([...path, 'numericRepresentationOffset'], -1000, 1000) ?? 0) !== 0)
      told.tell(`month ${name}`, 'Its days are counted from 1 here.');
    const fewer = Math.min(days, inLeapYears);
    const more = Math.abs(inLeapYears - days);
    const clauses = inLeapYears >= days ? leapYears : otherYears(leapYears);
    const base = { name, kind: isOutside ? ('festival' as const) : ('month' as const) };
    const weekdays = !isOutside || included;
    if (leapYears.length === 0 || more === 0) return { ...base, days, weekdays, comes: null, leapDays: [] };
    if (fewer === 0) return { ...base, days: more, weekdays, comes: clauses, leapDays: [] };
    const leapDays = Array.from({ length: more }, () => ({ name, clauses, stands: 'in' as const }));
    return { ...base, days: fewer, weekdays, comes: null, leapDays };
  });
  return { months, starts };
}

function readMoons(told: Told, { at, first }: Form, calendar: Calendar, year: BuiltYear) {
  const { reading } = told;
  return told.list(at.moons, calendarLimits.moons).flatMap(({ at: place, path }) => {
    const name = told.name([...path, 'name'], `Moon ${place + 1}`);
    const cycle = reading.number([...path, 'cycleLength'], 0, 1e9);
    const reset = reading.text([...path, 'firstNewMoon', 'yearReset'], 40) ?? 'none';
    if (reset !== 'none') told.tell(`moon ${name}`, 'Its cycle begins anew in some years; here it runs on.');
    reading.take(...path, 'firstNewMoon', 'yearX');
    const figure = (field: string, least: number, greatest: number) =>
      reading.whole([...path, 'firstNewMoon', field], least, greatest);
    const known = dateIn(
      year,
      {
        year: figure('year', -calendarLimits.year, calendarLimits.year) ?? 0,
        month: (figure('month', 0, most) ?? first) - first,
        day: (figure('day', 0, 2 * calendarLimits.partDays) ?? first) - first + 1,
      },
      (said) => told.tell(`moon ${name}`, said),
    );
    const adjust = reading.number([...path, 'cycleDayAdjust'], -100_000, 100_000) ?? 0;
    if (known === null) return [];
    return moonOf(calendar, { name, cycle, newAt: dayOf(calendar, known) - adjust }, told) ?? [];
  });
}

function readSeasons(told: Told, { at, first }: Form, year: BuiltYear, dayLength: number) {
  const { reading } = told;
  const dated = told.list(at.seasons, calendarLimits.seasons).flatMap(({ at: place, path }) => {
    const name = told.name([...path, 'name'], `Season ${place + 1}`);
    const month = (reading.whole([...path, 'startingMonth'], 0, most) ?? first) - first;
    const day =
      (reading.whole([...path, 'startingDay'], 0, 2 * calendarLimits.partDays) ?? first) - first + 1;
    const light = (field: string) => reading.number([...path, field], 0, 1e9);
    const [rises, sets] = [light('sunriseTime'), light('sunsetTime')];
    const isSaid = rises !== null && sets !== null && (rises > 0 || sets > 0);
    if (!isSaid) told.tell(`season ${name}`, 'The file says no sunrise: it is 06:00, and sunset 18:00.');
    const { sunrise, sunset } = isSaid
      ? { sunrise: minutesOf(rises, dayLength), sunset: minutesOf(sets, dayLength) }
      : usualLight;
    if (sunset < sunrise) told.tell(`season ${name}`, 'Its sun sets before it rises: it rises when it sets.');
    const date = dateIn(year, { year: 0, month, day }, (said) => told.tell(`season ${name}`, said));
    if (date === null) return [];
    return [
      { name, part: date.part, day: date.day, sunrise: Math.min(sunrise, sunset), sunset, climate: '' },
    ];
  });
  return datedSeasons(dated, told);
}

function readToday(told: Told, { at, first }: Form, year: BuiltYear) {
  const { reading } = told;
  const now = reading.whole([...at.today, 'year'], -calendarLimits.year, calendarLimits.year);
  const month = reading.whole([...at.today, 'month'], 0, most);
  const day = reading.whole([...at.today, 'day'], 0, 2 * calendarLimits.partDays);
  if (now === null) return null;
  const date = { year: now, month: (month ?? first) - first, day: (day ?? first) - first + 1 };
  return dateIn(year, date, (said) => told.tell('currentDate', said));
}
