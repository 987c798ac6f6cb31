import type { Calendar } from '../../../../shared/calendar/calendar.ts';
import { dayOf, dayOfYear } from '../../../../shared/calendar/calendar.ts';
import type { Era } from '../../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import { isObject } from '../../reading.ts';
import { eraWords } from '../era-words.ts';
import type { ForeignCalendar } from '../foreign-calendar.ts';
import { foundCalendar } from '../foreign-calendar.ts';
import type { FoundCalendar } from '../found-calendar.ts';
import { moonOf } from '../moons-in.ts';
import type { Told } from '../told.ts';
import { dateIn } from '../year-parts.ts';
import { readConditions } from './conditions.ts';
import type { DatedYear } from './dated-year.ts';
import { unnumbered } from './dated-year.ts';
import { readMonths } from './months.ts';
import { fixed, ofYear } from './paths.ts';
import { readSeasons } from './seasons.ts';

/** A calendar of Fantasy-Calendar. */

export const isFantasyCalendar = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && isObject(value['static_data']) && isObject(value['static_data']['year_data']);

function why(path: readonly string[]): string | null {
  const keys = path.filter((key) => !/^\d+$/.test(key));
  if (keys.includes('week')) return 'Every month has the same week here.';
  if (keys.includes('locations')) return 'Places of a calendar are not kept.';
  if (keys.includes('description')) return 'Only names are kept of it.';
  if (keys.includes('custom_cycle')) return 'A moon’s phases are the quarters of its cycle here.';
  if (keys[1] === 'cycles' && keys[2] === 'data') return 'Cycles of names are not kept.';
  if (keys.includes('week_day')) return 'A leap day adds no day to the week here.';
  return null;
}

export const readFantasyCalendar = (told: Told): FoundCalendar =>
  foundCalendar(told, why, () => readIt(told));

function readIt(told: Told): ForeignCalendar {
  const { reading } = told;
  const yearZero = reading.flag([...fixed, 'settings', 'year_zero_exists']);
  const days = told
    .list([...ofYear, 'global_week'], calendarLimits.weekDays + 1)
    .map(({ at, path }) => told.name(path, `Day ${at + 1}`));
  const runsOn = reading.value(...ofYear, 'overflow') === undefined || reading.flag([...ofYear, 'overflow']);
  const first = reading.whole([...ofYear, 'first_day'], 0, calendarLimits.weekDays) ?? 1;
  const dayLength = readClock(told);
  const index = (year: number): number => (yearZero || year > 0 ? year : year + 1);
  const { months, numbered } = readMonths(told, yearZero);
  return {
    name: told.name(['name'], 'A calendar of Fantasy-Calendar'),
    yearZero,
    months,
    week: {
      days,
      begins: runsOn ? 'on' : 'part',
      first: runsOn ? Math.max(0, first - 1) : 0,
      ofYear: yearZero ? 0 : 1,
    },
    eras: readEras(told, index),
    onDays: (calendar, year) => {
      const dated = { year, numbered };
      const today = readToday(told, dated, index);
      const moons = readMoons(told, calendar, yearZero);
      tellEpoch(told, calendar, today, yearZero);
      return {
        moons: moons.flatMap(({ moon }) => moon ?? []),
        seasons: readSeasons(told, { calendar, year, yearZero, now: today?.year ?? 1, dayLength }),
        holidays: readConditions(told, { dated, moons, week: days }),
        today,
      };
    },
  };
}

/** Minutes of a day of the file; other lengths than ours are told. */
function readClock(told: Told): number {
  const { reading } = told;
  const hours = reading.number([...fixed, 'clock', 'hours'], 1, 100_000) ?? 24;
  const minutes = reading.number([...fixed, 'clock', 'minutes'], 1, 100_000) ?? 60;
  const offset = reading.number([...fixed, 'clock', 'offset'], -100_000, 100_000) ?? 0;
  if (hours !== 24 || minutes !== 60)
    told.tell(
      'clock',
      `Its day has ${hours} hours of ${minutes} minutes; here a day has 24 hours, and the clock does not change.`,
    );
  if (offset !== 0) told.tell('clock', 'Days begin at midnight here.');
  return hours * minutes;
}

function readEras(told: Told, index: (year: number) => number): Era[] {
  const { reading } = told;
  return told.list([...fixed, 'eras'], calendarLimits.eras).map(({ at, path }) => {
    const name = told.name([...path, 'name'], `Era ${at + 1}`);
    const format = reading.text([...path, 'formatting'], 200) ?? reading.text([...path, 'format'], 200);
    const starts = reading.flag([...path, 'settings', 'starting_era']);
    const anew = reading.flag([...path, 'settings', 'restart']);
    const own = reading.flag([...path, 'settings', 'use_custom_format']);
    const from = reading.whole([...path, 'date', 'year'], -calendarLimits.year, calendarLimits.year);
    const month = reading.whole([...path, 'date', 'timespan'], 0, calendarLimits.parts) ?? 0;
    const day = reading.whole([...path, 'date', 'day'], 0, 2 * calendarLimits.partDays) ?? 1;
    reading.take(...path, 'date', 'era_year');
    reading.take(...path, 'date', 'epoch');
    if (!starts && (month > 0 || day > 1)) told.tell(`era ${name}`, 'An era begins with its year here.');
    if (reading.flag([...path, 'settings', 'ends_year']))
      told.tell(`era ${name}`, 'It cuts the year before it short; here years are whole.');
    const { prefix, suffix, isBare } = eraWords(own ? format : `{{year}} {{era_name}}`, name);
    return {
      name,
      prefix,
      suffix,
      from: starts || from === null ? null : index(from),
      backwards: starts && isBare,
      countsOn: !anew,
    };
  });
}

function readMoons(told: Told, calendar: Calendar, yearZero: boolean) {
  const { reading } = told;
  const origin = dayOfYear(calendar, yearZero ? 0 : 1);
  return told.list([...fixed, 'moons'], calendarLimits.moons).map(({ at, path }) => {
    const name = told.name([...path, 'name'], `Moon ${at + 1}`);
    const granularity = reading.number([...path, 'granularity'], 1, 1000) ?? 24;
    const cycle = reading.number([...path, 'cycle'], 0, 1e9);
    const shift = reading.number([...path, 'shift'], -1e9, 1e9) ?? 0;
    if (reading.flag([...path, 'custom_phase'])) {
      told.tell(`moon ${name}`, 'Its phases are listed one by one and follow no cycle.');
      return { moon: null, granularity };
    }
    return { moon: moonOf(calendar, { name, cycle, newAt: origin + shift }, told), granularity };
  });
}

function readToday(told: Told, dated: DatedYear, index: (year: number) => number) {
  const { reading } = told;
  const now = reading.whole(['dynamic_data', 'year'], -calendarLimits.year, calendarLimits.year);
  const month = reading.whole(['dynamic_data', 'timespan'], 0, calendarLimits.parts) ?? 0;
  const day = reading.whole(['dynamic_data', 'day'], 0, 2 * calendarLimits.partDays) ?? 1;
  if (now === null) return null;
  return dateIn(dated.year, { year: index(now), ...unnumbered(dated, month, day) }, (said) =>
    told.tell('dynamic_data', said),
  );
}

/** The file says how many days have gone; where it counts others than are counted here, that is told. */
function tellEpoch(
  told: Told,
  calendar: Calendar,
  today: ReturnType<typeof readToday>,
  yearZero: boolean,
): void {
  const epoch = told.reading.whole(['dynamic_data', 'epoch'], -1e12, 1e12);
  if (epoch === null || epoch === 0 || today === null) return;
  const here = dayOf(calendar, today) - dayOfYear(calendar, yearZero ? 0 : 1);
  if (here === epoch) return;
  const figures = [epoch, here].map((days) => days.toLocaleString('en'));
  told.tell('dynamic_data.epoch', `It counts ${figures[0]} days to today, here there are ${figures[1]}.`);
}
