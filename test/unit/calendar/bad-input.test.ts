import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf, dayOf } from '../../../shared/calendar/calendar.ts';
import { holidaysThatNeverCome } from '../../../shared/calendar/holidays.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { yearCounted } from '../../../shared/calendar/words.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';

const month = (fields: object = {}) => ({ kind: 'month', name: 'Harvest', days: 30, ...fields });
const clause = (every: unknown, fields: object = {}) => ({ every, from: 0, leap: true, ...fields });
const leap = (...clauses: object[]) => ({ days: 1, clauses });
const calendar = (fields: object = {}) => ({ version: 1, name: 'Ours', parts: [month()], ...fields });
const moon = (fields: object = {}) => ({
  name: 'Moon',
  cycle: '29.5',
  newMoon: { year: 1, part: 0, day: 1 },
  ...fields,
});
const season = (fields: object = {}) => ({
  name: 'Spring',
  part: 0,
  day: 1,
  sunrise: 360,
  sunset: 1080,
  ...fields,
});
const week = { days: ['One', 'Two'], begins: 'on', first: 0 };
const holiday = (on: object, fields: object = {}) => ({ name: 'Feast', on, ...fields });
const many = <T>(count: number, made: T): T[] => Array.from({ length: count }, () => made);

/** What is wrong, the calendar, the sentence that says so. */
const refusals: [what: string, from: unknown, sentence: string][] = [
  ['nothing', null, 'Calendar: an object is wanted.'],
  ['text', 'Harvest', 'Calendar: an object is wanted.'],
  ['a list of two calendars', [calendar(), calendar()], 'Calendar: an object is wanted.'],
  ['a later version', calendar({ version: 2 }), 'Calendar, version: only version 1 is known.'],
  ['a strange field', calendar({ hours: 20 }), 'Calendar: there is no field called “hours”.'],
  ['no name', calendar({ name: ' ' }), 'Calendar, name: a name is wanted.'],
  ['a name of 61 letters', calendar({ name: 'x'.repeat(61) }), 'Calendar, name: at most 60 characters.'],
  [
    'a name of two lines',
    calendar({ name: 'a\nb' }),
    'Calendar, name: no line breaks or control characters.',
  ],
  ['no months', calendar({ parts: [] }), 'Months: at least one is wanted.'],
  ['months left out', { version: 1, name: 'Ours' }, 'Months: a list is wanted.'],
  ['festivals alone', calendar({ parts: [month({ kind: 'festival' })] }), 'Months: at least one is wanted.'],
  ['1,001 months', calendar({ parts: many(1001, month()) }), 'Months: 1,001 are too many, at most 1,000.'],
  [
    'a month of 0 days',
    calendar({ parts: [month({ days: 0 })] }),
    'Month 1 (Harvest), days: a whole number from 1 to 1,000.',
  ],
  [
    'days as text',
    calendar({ parts: [month({ days: '30' })] }),
    'Month 1 (Harvest), days: a whole number from 1 to 1,000.',
  ],
  [
    'a year of 0 days',
    calendar({ parts: [month({ days: 0, leap: leap(clause(4)) })] }),
    'Months: an ordinary year has at least one day.',
  ],
  [
    'leap every 0 years',
    calendar({ parts: [month({ leap: leap(clause(0)) })] }),
    'Month 1 (Harvest), leap rule 1, every so many years: a whole number from 1 to 20,000.',
  ],
  [
    'a leap rule without a clause',
    calendar({ parts: [month({ leap: leap() })] }),
    'Month 1 (Harvest), leap rule: at least one is wanted.',
  ],
  [
    'a period beyond 20,000 years',
    calendar({ parts: [month({ leap: leap(clause(400), clause(401)) })] }),
    'Month 1 (Harvest), leap rule 2: with it leap years repeat only after 160,400 years, at most 20,000 can be reckoned with.',
  ],
  [
    'leap rules of 17 months',
    calendar({ parts: many(17, month({ leap: leap(clause(4)) })) }),
    'Leap rules: at most 16 parts of the year have them.',
  ],
  ['a week of 0', calendar({ week: { days: [] } }), 'Week: at least one is wanted.'],
  [
    'a week that begins on its third of two days',
    calendar({ week: { ...week, first: 2 } }),
    'Week, its day at the beginning: a whole number from 0 to 1.',
  ],
  [
    'a moon cycle of 0',
    calendar({ moons: [moon({ cycle: '0' })] }),
    'Moon 1 (Moon), cycle: days from 1 to 100,000, to six places.',
  ],
  [
    'a negative moon cycle',
    calendar({ moons: [moon({ cycle: '-29.5' })] }),
    'Moon 1 (Moon), cycle: a number with at most six places behind the point.',
  ],
  [
    'a moon cycle of a billion days',
    calendar({ moons: [moon({ cycle: 1e9 })] }),
    'Moon 1 (Moon), cycle: a number with at most six places behind the point.',
  ],
  [
    'a moon cycle of seven places',
    calendar({ moons: [moon({ cycle: 29.5305881 })] }),
    'Moon 1 (Moon), cycle: a number with at most six places behind the point.',
  ],
  [
    'a moon shifted by a day',
    calendar({ moons: [moon({ shift: '1' })] }),
    'Moon 1 (Moon), part of the day: from 0 to less than 1.',
  ],
  [
    'a new moon on the 31st of a month of 30',
    calendar({ moons: [moon({ newMoon: { year: 1, part: 0, day: 31 } })] }),
    'Moon 1 (Moon), new moon, day: Harvest has 30 days in that year.',
  ],
  [
    'a new moon on a leap day of an ordinary year',
    calendar({
      parts: [month({ leap: leap(clause(4)) })],
      moons: [moon({ newMoon: { year: 1, part: 0, day: 31 } })],
    }),
    'Moon 1 (Moon), new moon, day: Harvest has 30 days in that year.',
  ],
  [
    'a season on the 31st of a month of 30',
    calendar({ seasons: { by: 'dates', list: [season({ day: 31 })] } }),
    'Season 1, day: Harvest has at most 30 days.',
  ],
  [
    'two seasons on one day',
    calendar({ seasons: { by: 'dates', list: [season(), season({ name: 'Autumn' })] } }),
    'Seasons: Spring and Autumn begin on the same day.',
  ],
  [
    'a sunset before sunrise',
    calendar({ seasons: { by: 'dates', list: [season({ sunset: 300 })] } }),
    'Season 1, sunset: not before sunrise.',
  ],
  [
    'seasons of no length',
    calendar({ seasons: { by: 'lengths', from: { year: 1, part: 0, day: 1 }, list: [] } }),
    'Seasons: at least one is wanted.',
  ],
  [
    'a feast on the 31st of a month of 30',
    calendar({ holidays: [holiday({ kind: 'date', part: 0, day: 31 })] }),
    'Holiday 1 (Feast), day: Harvest has at most 30 days.',
  ],
  [
    'a feast of a month that is not',
    calendar({ holidays: [holiday({ kind: 'date', part: 1, day: 1 })] }),
    'Holiday 1 (Feast), month: a whole number from 0 to 0.',
  ],
  [
    'a feast every 0 years',
    calendar({ holidays: [holiday({ kind: 'date', part: 0, day: 1 }, { every: { years: 0, from: 1 } })] }),
    'Holiday 1 (Feast), every so many years: a whole number from 1 to 20,000.',
  ],
  [
    'a feast of 1,001 characters',
    calendar({ holidays: [holiday({ kind: 'date', part: 0, day: 1 }, { notes: 'a'.repeat(1001) })] }),
    'Holiday 1 (Feast), notes: at most 1000 characters.',
  ],
  [
    'a feast of two lines',
    calendar({ holidays: [holiday({ kind: 'date', part: 0, day: 1 }, { notes: 'a\nb' })] }),
    'Holiday 1 (Feast), notes: no line breaks or control characters.',
  ],
  [
    'a feast by the week without weeks',
    calendar({ holidays: [holiday({ kind: 'weekday', part: 0, weekday: 0, nth: 1 })] }),
    'Holiday 1 (Feast): the calendar has no weeks.',
  ],
  [
    'a feast on the 0th such day',
    calendar({ week, holidays: [holiday({ kind: 'weekday', part: 0, weekday: 0, nth: 0 })] }),
    'Holiday 1 (Feast), which of the month: counted from 1, or -1 for the last.',
  ],
  [
    'a feast by a moon that is not',
    calendar({ holidays: [holiday({ kind: 'moon', moon: 0, phase: 'full' })] }),
    'Holiday 1 (Feast): the calendar has no moon.',
  ],
  [
    'eras out of order',
    calendar({
      eras: [
        { name: 'A', from: 5 },
        { name: 'B', from: 5 },
      ],
    }),
    'Era 2, first year: later than that of the era before.',
  ],
  [
    'a second era without a first year',
    calendar({ eras: [{ name: 'A', from: 5 }, { name: 'B' }] }),
    'Era 2, first year: only the first era has none.',
  ],
  [
    'a last era that counts backwards',
    calendar({ eras: [{ name: 'A', from: 5, backwards: true }] }),
    'Era 1: to count backwards an era that follows is wanted.',
  ],
];

test.each(refusals)('%s is refused with a sentence', (_what, from, sentence) => {
  let refusal: unknown = null;
  try {
    readCalendar(from);
  } catch (thrown) {
    refusal = thrown;
  }
  expect(refusal).toBeInstanceOf(TurnkeeperError);
  expect(refusal).toMatchObject({ code: 'bad-input', message: sentence });
});

describe('dates that are not', () => {
  const gregorian = calendarOf(calendarPresets.gregorian);

  test.each([
    ['the 31st of a month of 30', { year: 2023, part: 3, day: 31 }, 'April has 30 days in that year.'],
    [
      'a leap day of an ordinary year',
      { year: 1900, part: 1, day: 29 },
      'February has 28 days in that year.',
    ],
    ['a thirteenth month', { year: 2023, part: 12, day: 1 }, 'The year has no such month.'],
    ['day 0', { year: 2023, part: 0, day: 0 }, 'January has 31 days in that year.'],
  ])('%s', (_what, date, sentence) => {
    expect(() => dayOf(gregorian, date)).toThrow(sentence);
  });

  test('a festival of leap years in an ordinary one', () => {
    const republican = calendarOf(calendarPresets.republican);
    expect(() => dayOf(republican, { year: 4, part: 17, day: 1 })).toThrow(
      'There is no Jour de la révolution in that year.',
    );
  });

  test('a year that does not exist is counted as none', () => {
    const { eras } = calendarPresets.gregorian;
    expect(yearCounted({ yearZero: false, eras: [] }, { number: 0, era: null })).toBeNull();
    expect(yearCounted({ yearZero: true, eras: [] }, { number: 0, era: null })).toBe(0);
    expect(yearCounted({ yearZero: false, eras }, { number: 44, era: 0 })).toBe(-43);
    expect(yearCounted({ yearZero: false, eras }, { number: 0, era: 0 })).toBeNull();
    expect(yearCounted({ yearZero: false, eras }, { number: 0, era: 1 })).toBeNull();
  });
});

test('feasts that never come are named', () => {
  const leapDay = { kind: 'date', part: 0, day: 31 };
  const definition = readCalendar(
    calendar({
      parts: [
        month({ leap: leap(clause(4)) }),
        month({ kind: 'festival', name: 'Outside', weekdays: false }),
      ],
      week,
      holidays: [
        holiday(leapDay, { name: 'Comes with leap years' }),
        holiday(leapDay, { name: 'In odd years', every: { years: 2, from: 1 } }),
        holiday(leapDay, { name: 'In some of every third', every: { years: 3, from: 1 } }),
        holiday({ kind: 'weekday', part: 0, weekday: 1, nth: 15 }, { name: 'Fifteenth' }),
        holiday({ kind: 'weekday', part: 0, weekday: 1, nth: 17 }, { name: 'Seventeenth' }),
        holiday({ kind: 'weekday', part: 1, weekday: 1, nth: 1 }, { name: 'Outside the week' }),
      ],
    }),
  );
  expect(holidaysThatNeverCome(definition, calendarOf(definition).period)).toEqual([
    'In odd years',
    'Seventeenth',
    'Outside the week',
  ]);
});

test('junk in any place is refused with a sentence or read', () => {
  const junk = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true }),
    fc.constantFrom(null, -0, -1, 0.5, 1e308, Number.NaN, '', '<script>', [], {}, [null]),
  );
  const places = (value: unknown, at: string[] = []): string[][] =>
    typeof value !== 'object' || value === null
      ? [at]
      : [at, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))];
  const all = Object.values(calendarPresets).flatMap((preset) =>
    places(preset).map((place) => [preset, place] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...all), junk, ([preset, place], by) => {
      const spoilt = spoil(structuredClone<unknown>(preset), place, by);
      try {
        calendarOf(readCalendar(spoilt));
      } catch (thrown) {
        if (!(thrown instanceof TurnkeeperError)) throw thrown;
        expect(thrown.message).toMatch(/^[A-Z].*\.$/);
      }
    }),
    { numRuns: 2000 },
  );
});

function spoil(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = spoil(copy[key], rest, by);
  return copy;
}
