import type { CalendarDefinition, Leap } from '../../../../shared/calendar/definition.ts';
import { clockOf, minutesOf, numberOf, writtenYear, yearOf } from './form-figures.ts';
import type { List, Row } from './form-rows.ts';
import { no, yes } from './form-rows.ts';
import { leapText, leapOf } from './leap-text.ts';

/** All that was typed. */
export interface FormShape {
  name: string;
  yearZero: boolean;
  /** Names with commas between them; empty where there are no weeks. */
  weekdays: string;
  begins: string;
  first: string;
  /** Whether seasons begin on dates or are so many days long each. */
  seasonsBy: string;
  seasonsFrom: { year: string; part: string; day: string };
  rows: Record<List, readonly Row[]>;
}

const flag = (is: boolean): string => (is ? yes : no);

/** What the form shows of a calendar. */
export function shapeOf(definition: CalendarDefinition): FormShape {
  const { name, yearZero, parts, week, eras, moons, seasons, holidays } = definition;
  const from = seasons.by === 'lengths' ? seasons.from : { year: 1, part: 0, day: 1 };
  const written = (year: number): string => writtenYear(year, yearZero);
  return {
    name,
    yearZero,
    weekdays: week?.days.join(', ') ?? '',
    begins: week?.begins ?? 'on',
    first: String(week?.first ?? 0),
    seasonsBy: seasons.by,
    seasonsFrom: { year: written(from.year), part: String(from.part), day: String(from.day) },
    rows: {
      parts: parts.map((part) => ({
        name: part.name,
        kind: part.kind,
        days: String(part.days),
        weekdays: flag(part.weekdays),
        leapYears: part.leap ? leapText(part.leap.clauses) : '',
        leapDays: String(part.leap?.days ?? 1),
      })),
      eras: eras.map((era) => ({
        name: era.name,
        prefix: era.prefix,
        suffix: era.suffix,
        from: era.from === null ? '' : written(era.from),
        counts: era.backwards ? 'back' : era.countsOn ? 'on' : 'anew',
      })),
      moons: moons.map(({ name: ofMoon, cycle, newMoon, shift }) => ({
        name: ofMoon,
        cycle,
        part: String(newMoon.part),
        day: String(newMoon.day),
        year: written(newMoon.year),
        shift,
      })),
      seasons: seasons.list.map((season) => ({
        name: season.name,
        part: 'part' in season ? String(season.part) : '0',
        day: 'day' in season ? String(season.day) : '1',
        days: 'days' in season ? String(season.days) : '90',
        sunrise: clockOf(season.sunrise),
        sunset: clockOf(season.sunset),
        climate: season.climate,
      })),
      holidays: holidays.map(({ name: ofDay, notes, on, every }) => ({
        name: ofDay,
        notes,
        kind: on.kind,
        part: on.part === null ? '' : String(on.part),
        day: 'day' in on ? String(on.day) : '1',
        weekday: 'weekday' in on ? String(on.weekday) : '0',
        nth: 'nth' in on ? String(on.nth) : '1',
        moon: 'moon' in on ? String(on.moon) : '0',
        phase: 'phase' in on ? on.phase : 'full',
        years: every === null ? '' : String(every.years),
        from: every === null ? '1' : written(every.from),
      })),
    },
  };
}

/** What was typed as a definition, read by `readCalendar`: a figure that is none stays the text it is. */
export function definitionOf(shape: FormShape): Record<string, unknown> {
  const { rows, yearZero } = shape;
  const days = shape.weekdays.split(',').map((day) => day.trim());
  const year = (text: string | undefined): unknown => yearOf(text, yearZero);
  return {
    version: 1,
    name: shape.name,
    yearZero,
    parts: rows.parts.map((row) => ({
      kind: row['kind'],
      name: row['name'],
      days: numberOf(row['days']),
      weekdays: row['weekdays'] === yes,
      leap: partLeap(row, yearZero),
    })),
    week: shape.weekdays.trim() === '' ? null : { days, begins: shape.begins, first: numberOf(shape.first) },
    eras: rows.eras.map((row) => ({
      name: row['name'],
      prefix: row['prefix'],
      suffix: row['suffix'],
      from: row['from']?.trim() === '' ? null : year(row['from']),
      backwards: row['counts'] === 'back',
      countsOn: row['counts'] === 'on',
    })),
    moons: rows.moons.map((row) => ({
      name: row['name'],
      cycle: row['cycle']?.trim(),
      newMoon: { year: year(row['year']), part: numberOf(row['part']), day: numberOf(row['day']) },
      shift: row['shift']?.trim() === '' ? '0' : row['shift']?.trim(),
    })),
    seasons: seasonsOf(shape, year),
    holidays: rows.holidays.map((row) => ({
      name: row['name'],
      notes: row['notes'],
      on: ruleOf(row),
      every: row['years']?.trim() === '' ? null : { years: numberOf(row['years']), from: year(row['from']) },
    })),
  };
}

function partLeap(row: Row, yearZero: boolean): unknown {
  const text = row['leapYears']?.trim() ?? '';
  if (text === '') return null;
  const clauses: Leap['clauses'] | string = leapOf(text, yearZero) ?? text;
  return { days: numberOf(row['leapDays']), clauses };
}

function seasonsOf({ seasonsBy, seasonsFrom, rows }: FormShape, year: (text: string) => unknown): unknown {
  const lit = (row: Row) => ({
    name: row['name'],
    sunrise: minutesOf(row['sunrise']),
    sunset: minutesOf(row['sunset']),
    climate: row['climate'],
  });
  if (seasonsBy !== 'lengths' || rows.seasons.length === 0)
    return {
      by: 'dates',
      list: rows.seasons.map((row) => ({
        ...lit(row),
        part: numberOf(row['part']),
        day: numberOf(row['day']),
      })),
    };
  return {
    by: 'lengths',
    from: {
      year: year(seasonsFrom.year),
      part: numberOf(seasonsFrom.part),
      day: numberOf(seasonsFrom.day),
    },
    list: rows.seasons.map((row) => ({ ...lit(row), days: numberOf(row['days']) })),
  };
}

function ruleOf(row: Row): unknown {
  const part = row['part'] === '' ? null : numberOf(row['part']);
  switch (row['kind']) {
    case 'weekday':
      return { kind: 'weekday', part, weekday: numberOf(row['weekday']), nth: numberOf(row['nth']) };
    case 'moon':
      return { kind: 'moon', moon: numberOf(row['moon']), phase: row['phase'], part };
    default:
      return { kind: 'date', part, day: numberOf(row['day']) };
  }
}
