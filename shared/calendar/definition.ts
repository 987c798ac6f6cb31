/** A calendar as it is stored: plain JSON. Years are counted on without a gap: year 0 stands before year 1. */

/** A day of a calendar. `part` counts the parts of the year from 0, `day` the days of that part from 1. */
export interface CalendarDate {
  year: number;
  part: number;
  day: number;
}

/** Holds for every nth year, counted from a year it holds for. */
interface LeapClause {
  every: number;
  from: number;
  leap: boolean;
}

export interface Leap {
  /** Days more in a leap year. */
  days: number;
  /** The last clause that holds for a year decides. */
  clauses: readonly LeapClause[];
}

/** A month, or days that stand outside the months. */
export interface YearPart {
  kind: 'month' | 'festival';
  name: string;
  /** In an ordinary year; 0 where only leap years have it. */
  days: number;
  leap: Leap | null;
  /** Whether its days are days of the week. */
  weekdays: boolean;
}

export interface Week {
  days: readonly string[];
  /** Whether weeks run on, or start anew with every part of the year or every year. */
  begins: 'on' | 'part' | 'year';
  /** The day of the week, from 0, of the first day of year 1; of every part or year where weeks start anew. */
  first: number;
}

export interface Era {
  name: string;
  prefix: string;
  suffix: string;
  /** Its first year; null where it has none. */
  from: number | null;
  /** Counted back from the era that follows it. */
  backwards: boolean;
  /** Its years are counted on from before it; where not, its first year is its year 1, or 0 where a year 0 is written. */
  countsOn: boolean;
}

export interface Moon {
  name: string;
  /** Days from new moon to new moon, a decimal to six places. */
  cycle: string;
  /** A new moon, and the fraction of that day at which it was new. */
  newMoon: CalendarDate;
  shift: string;
}

interface Light {
  /** Minutes of the day. */
  sunrise: number;
  sunset: number;
  climate: string;
}

interface DatedSeason extends Light {
  name: string;
  part: number;
  day: number;
}

interface LongSeason extends Light {
  name: string;
  days: number;
}

/** By the date they begin, in the order of the year; or each so many days long, the first from a date on. */
export type Seasons =
  | { by: 'dates'; list: readonly DatedSeason[] }
  | { by: 'lengths'; from: CalendarDate; list: readonly LongSeason[] };

export type HolidayRule =
  | { kind: 'date'; part: number; day: number }
  /** The nth such day of the week in a part of the year; -1 is the last. */
  | { kind: 'weekday'; part: number; weekday: number; nth: number }
  /** Every such moon, or the first of a part of the year. */
  | { kind: 'moon'; moon: number; phase: MoonPhase; part: number | null };

export interface Holiday {
  name: string;
  /** What is kept of it, in plain words on one line; empty for nothing. */
  notes: string;
  on: HolidayRule;
  /** Left out where it comes every year. */
  every: { years: number; from: number } | null;
}

export const moonPhases = ['new', 'first quarter', 'full', 'last quarter'] as const;
export type MoonPhase = (typeof moonPhases)[number];

export interface CalendarDefinition {
  version: 1;
  name: string;
  /** Whether a year 0 is written; where not, -1 stands before 1. */
  yearZero: boolean;
  parts: readonly YearPart[];
  week: Week | null;
  eras: readonly Era[];
  moons: readonly Moon[];
  seasons: Seasons;
  holidays: readonly Holiday[];
}

/** More is refused: no table's calendar comes near, and all of it is worked with at every answer. */
export const calendarLimits = {
  name: 60,
  parts: 1000,
  partDays: 1000,
  weekDays: 100,
  leapParts: 16,
  leapClauses: 40,
  periodYears: 20_000,
  year: 1_000_000,
  eras: 50,
  moons: 12,
  cycleDays: 100_000,
  seasons: 24,
  holidays: 500,
  holidayNotes: 1000,
  minutes: 1440,
} as const;
