import type { Calendar } from '../../../../shared/calendar/calendar.ts';
import type { Era } from '../../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import { isObject } from '../../reading.ts';
import type { Path } from '../../reading.ts';
import { eraWords } from '../era-words.ts';
import type { ForeignCalendar } from '../foreign-calendar.ts';
import { foundCalendar } from '../foreign-calendar.ts';
import type { FoundCalendar } from '../found-calendar.ts';
import type { Clauses, Interval } from '../leap-rules.ts';
import { clausesOf, intervalProblem } from '../leap-rules.ts';
import { moonOf } from '../moons-in.ts';
import { datedSeasons, longSeasons, usualLight } from '../seasons-in.ts';
import type { Told } from '../told.ts';
import type { BuiltYear, ForeignMonth, LeapDay } from '../year-parts.ts';
import { dateIn } from '../year-parts.ts';
import { readEvents } from './events.ts';
import { usesYearZero, yearIndex } from './years.ts';

/** A calendar of Calendarium, of its plugin's data or by itself. */

export const isCalendarium = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && isObject(value['static']) && Array.isArray(value['static']['months']);

const most = calendarLimits.parts;

function why([first = '', second = '', third = '']: readonly string[]): string | null {
  if (first === 'static' && second === 'months' && third === 'week')
    return 'Every month has the same week here.';
  if (first === 'static' && second === 'years') return 'Years have no names here.';
  if (first === 'locations') return 'Places of a calendar are not kept.';
  if (first === 'events' && second === 'note') return 'The page of a notebook that it names is not read.';
  if (first === 'description') return 'A calendar has no description here.';
  if (first === 'seasonal' && second === 'weather') return 'Weather goes by tables here.';
  return null;
}

export const readCalendarium = (value: Record<string, unknown>, told: Told): FoundCalendar =>
  foundCalendar(told, whyNested, () => readIt(value, told));

/** Lists are passed over: `static.months.3.week` is `static.months.week`. */
const whyNested = (path: readonly string[]): string | null => why(path.filter((key) => !/^\d+$/.test(key)));

function readIt(value: Record<string, unknown>, told: Told): ForeignCalendar {
  const { reading } = told;
  const name = told.name(['name'], 'A calendar of Calendarium');
  const yearZero = usesYearZero(value);
  if (yearZero) told.tell('year 0', 'The file has one, so that it stands between -1 and 1.');
  const months = readMonths(told);
  const days = told
    .list(['static', 'weekdays'], calendarLimits.weekDays + 1)
    .map(({ at, path }) => told.name([...path, 'name'], `Day ${at + 1}`));
  const overflow = reading.value('static', 'overflow') === undefined || reading.flag(['static', 'overflow']);
  const first = reading.whole(['static', 'firstWeekDay'], 0, calendarLimits.weekDays) ?? 0;
  if (reading.number(['static', 'offset'], -1e9, 1e9) ?? 0)
    told.tell('static.offset', 'Weeks run on from the first day of year 1.');
  if (months.some(({ comes }) => comes !== null))
    told.tell('leap months', 'Calendarium leaves them out when it counts weeks and moons; here they count.');
  return {
    name,
    yearZero,
    months,
    week: { days, begins: overflow ? 'on' : 'part', first: overflow ? first : 0, ofYear: 1 },
    eras: readEras(told, yearZero),
    onDays: (calendar, year) => ({
      moons: readMoons(told, calendar, months),
      seasons: readSeasons(told, calendar, year, yearZero),
      holidays: readEvents(told, year),
      today: readToday(told, year, yearZero),
    }),
  };
}

function clausesAt(told: Told, path: Path, from: number): Clauses {
  const intervals: Interval[] = [];
  for (const { path: at } of told.list(path, calendarLimits.leapClauses)) {
    const every = told.reading.whole([...at, 'interval'], 0, 1_000_000);
    const excludes = told.reading.flag([...at, 'exclusive']);
    const ignores = told.reading.flag([...at, 'ignore']);
    if (every === null) continue;
    if (every === 0) {
      told.tell('leap day', 'An interval of 0 comes in no year.');
      continue;
    }
    const problem = intervalProblem(every);
    if (problem === null) intervals.push({ every, from: ignores ? 0 : from, excludes });
    else told.reading.refuse([...at, 'interval'], problem);
  }
  return clausesOf(intervals, true);
}

function readLeapDays(told: Told): (LeapDay & { month: number })[] {
  return told.list(['static', 'leapDays'], 1000).flatMap(({ at, path }) => {
    const { reading } = told;
    const name = told.name([...path, 'name'], `Leap day ${at + 1}`);
    const month = reading.whole([...path, 'timespan'], 0, most);
    const offset = reading.whole([...path, 'offset'], -1_000_000, 1_000_000) ?? 0;
    const clauses = clausesAt(told, [...path, 'interval'], offset);
    const isOutside = reading.flag([...path, 'intercalary']);
    const after = reading.whole([...path, 'after'], 0, calendarLimits.partDays);
    if (month === null) {
      told.tell(`leap day ${name}`, 'It belongs to no month.');
      return [];
    }
    const stands = !isOutside ? ('in' as const) : after === 0 ? ('before' as const) : ('behind' as const);
    const length = Number(reading.value('static', 'months', month, 'length'));
    if (isOutside && after !== null && after > 0 && after < length)
      told.tell(
        `leap day ${name}`,
        'A day outside the months stands before or behind a month, not within it.',
      );
    return [{ name, month, clauses, stands }];
  });
}

function readMonths(told: Told): ForeignMonth[] {
  const leapDays = readLeapDays(told);
  return told.list(['static', 'months'], most + 1).map(({ at, path }) => {
    const { reading } = told;
    const name = told.name([...path, 'name'], `Month ${at + 1}`);
    const isOutside = reading.text([...path, 'type'], 40) === 'intercalary';
    const days = reading.whole([...path, 'length'], 0, calendarLimits.partDays) ?? 0;
    const every = reading.whole([...path, 'interval'], 0, calendarLimits.periodYears) ?? 1;
    const offset = reading.whole([...path, 'offset'], -1_000_000, 1_000_000) ?? 0;
    if (every === 0) told.tell(`month ${name}`, 'An interval of 0 comes every year, as in Calendarium.');
    const comes = every > 1 ? clausesOf([{ every, from: offset, excludes: false }], false) : null;
    const own = leapDays.filter(({ month }) => month === at);
    const within = comes === null ? own : own.filter(({ stands }) => stands !== 'in');
    if (within.length < own.length)
      told.tell(`leap days of ${name}`, 'A month that does not come every year has no leap days here.');
    return {
      name,
      kind: isOutside ? 'festival' : 'month',
      days,
      weekdays: !isOutside,
      comes,
      leapDays: within,
    };
  });
}

function readEras(told: Told, yearZero: boolean): Era[] {
  return told.list(['static', 'eras'], calendarLimits.eras).map(({ at, path }) => {
    const { reading } = told;
    const name = told.name([...path, 'name'], `Era ${at + 1}`);
    const format = reading.text([...path, 'format'], 200);
    const starts = reading.flag([...path, 'isStartingEra']);
    const from = reading.whole([...path, 'date', 'year'], -calendarLimits.year, calendarLimits.year);
    const month = reading.whole([...path, 'date', 'month'], 0, most);
    const day = reading.whole([...path, 'date', 'day'], 0, calendarLimits.partDays);
    if (!starts && ((month ?? 0) > 0 || (day ?? 1) > 1))
      told.tell(`era ${name}`, 'An era begins with its year here.');
    if (reading.flag([...path, 'endsYear']))
      told.tell(`era ${name}`, 'It cuts its last year short; here years are whole.');
    const { prefix, suffix, isOfEra, isBare } = eraWords(format, name);
    return {
      name,
      prefix,
      suffix,
      from: starts || from === null ? null : yearIndex(from, yearZero),
      backwards: starts && isBare,
      countsOn: !isOfEra,
    };
  });
}

function readMoons(told: Told, calendar: Calendar, months: readonly ForeignMonth[]) {
  const moons = told.list(['static', 'moons'], calendarLimits.moons).flatMap(({ at, path }) => {
    const name = told.name([...path, 'name'], `Moon ${at + 1}`);
    const cycle = told.reading.number([...path, 'cycle'], 0, 1e9);
    const newAt = told.reading.number([...path, 'offset'], -1e9, 1e9) ?? 0;
    return moonOf(calendar, { name, cycle, newAt }, told) ?? [];
  });
  const uncounted = months.some(
    ({ weekdays, leapDays }) => !weekdays || leapDays.some(({ stands }) => stands !== 'in'),
  );
  if (moons.length > 0 && uncounted)
    told.tell(
      'moons',
      'Calendarium leaves out days outside the months when it counts moons; here every day counts.',
    );
  return moons;
}

function readSeasons(told: Told, calendar: Calendar, year: BuiltYear, yearZero: boolean) {
  const { reading } = told;
  const entries = told.list(['seasonal', 'seasons'], calendarLimits.seasons);
  const kind = reading.text(['seasonal', 'type'], 40);
  const begins = reading.number(['seasonal', 'offset'], -1e9, 1e9) ?? 0;
  if (entries.length > 0) told.tell('seasons', 'The file says no sunrise: it is 06:00, and sunset 18:00.');
  if (kind === 'Periodic') {
    const long = entries.map(({ at, path }) => ({
      ...usualLight,
      name: told.name([...path, 'name'], `Season ${at + 1}`),
      days:
        (reading.number([...path, 'duration'], 0, calendarLimits.cycleDays) ?? 0) +
        (reading.number([...path, 'peak'], 0, calendarLimits.cycleDays) ?? 0),
    }));
    const now = reading.whole(['current', 'year'], -calendarLimits.year, calendarLimits.year) ?? 1;
    return longSeasons(calendar, long, { begins, year: yearIndex(now, yearZero) }, told);
  }
  const dated = entries.flatMap(({ at, path }) => {
    const name = told.name([...path, 'name'], `Season ${at + 1}`);
    const month = reading.whole([...path, 'month'], 0, most) ?? 0;
    const day = reading.whole([...path, 'day'], 0, 2 * calendarLimits.partDays) ?? 1;
    const date = dateIn(year, { year: 1, month, day }, (said) => told.tell(`season ${name}`, said));
    return date ? [{ name, part: date.part, day: date.day, ...usualLight, climate: '' }] : [];
  });
  return datedSeasons(dated, told);
}

function readToday(told: Told, year: BuiltYear, yearZero: boolean) {
  const { reading } = told;
  const now = reading.whole(['current', 'year'], -calendarLimits.year, calendarLimits.year);
  const month = reading.whole(['current', 'month'], 0, most);
  const day = reading.whole(['current', 'day'], 0, 2 * calendarLimits.partDays);
  if (now === null || month === null || day === null) return null;
  return dateIn(year, { year: yearIndex(now, yearZero), month, day }, (said) => told.tell('current', said));
}
