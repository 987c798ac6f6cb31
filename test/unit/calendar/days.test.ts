import { describe, expect, test } from 'vitest';
import { calendarOf, dateOf, dayOf } from '../../../shared/calendar/calendar.ts';
import { holidaysOn, holidaysThatNeverCome } from '../../../shared/calendar/holidays.ts';
import { MoonCycle } from '../../../shared/calendar/moons.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { seasonOf } from '../../../shared/calendar/seasons.ts';
import { dateText, dayText, yearCounted, yearInEra, yearText } from '../../../shared/calendar/words.ts';

const gregorian = calendarOf(calendarPresets.gregorian);
const farmers = calendarOf(calendarPresets.farmersYear);

describe('dates in words', () => {
  test.each([
    ['gregorian', { year: 1066, part: 9, day: 14 }, '14 October 1066 AD'],
    ['gregorian', { year: -43, part: 2, day: 15 }, '15 March 44 BC'],
    ['gregorian', { year: 0, part: 0, day: 1 }, '1 January 1 BC'],
    ['republican', { year: 8, part: 1, day: 18 }, '18 Brumaire an 8'],
    ['republican', { year: 3, part: 17, day: 1 }, 'Jour de la révolution an 3'],
    ['farmersYear', { year: 812, part: 10, day: 9 }, '9 Harvest 812'],
    ['farmersYear', { year: 812, part: 16, day: 1 }, 'Midwinter 812'],
    ['twelveThirties', { year: 0, part: 0, day: 1 }, '1 Frost −1'],
  ] as const)('%s %o is %s', (preset, date, words) => {
    expect(dateText(calendarOf(calendarPresets[preset]), date)).toBe(words);
  });

  test('a festival of several days counts them', () => {
    const calendar = calendarOf(
      readCalendar({
        version: 1,
        name: 'Ours',
        parts: [
          { name: 'Only', days: 360 },
          { kind: 'festival', name: 'Revels', days: 5 },
        ],
      }),
    );
    expect(dateText(calendar, { year: 7, part: 1, day: 2 })).toBe('2 Revels 7');
  });

  test('the day of the week stands before the date, and outside the week none does', () => {
    expect(dayText(gregorian, dayOf(gregorian, { year: 1969, part: 6, day: 20 }))).toBe(
      'Sunday, 20 July 1969 AD',
    );
    expect(dayText(farmers, dayOf(farmers, { year: 812, part: 8, day: 1 }))).toBe('Midsummer 812');
  });
});

describe('years', () => {
  const years = {
    yearZero: false,
    eras: [
      { name: 'Before the Founding', prefix: '', suffix: 'BF', from: null, backwards: true, countsOn: false },
      { name: 'Founding', prefix: 'year', suffix: '', from: 101, backwards: false, countsOn: false },
      { name: 'Second Age', prefix: '', suffix: 'SA', from: 401, backwards: false, countsOn: false },
    ],
  };

  test.each([
    [100, '1 BF'],
    [1, '100 BF'],
    [-5, '106 BF'],
    [101, 'year 1'],
    [400, 'year 300'],
    [401, '1 SA'],
  ])('%i is %s, and is found again', (year, words) => {
    expect(yearText(years, year)).toBe(words);
    expect(yearCounted(years, yearInEra(years, year))).toBe(year);
  });

  test('of an era that is over are not counted on', () => {
    expect(yearCounted(years, { number: 301, era: 1 })).toBeNull();
  });

  test('are found again as they are counted, with a year 0 and without', () => {
    for (const yearZero of [true, false])
      for (const eras of [[], years.eras, calendarPresets.gregorian.eras])
        for (let year = -500; year <= 500; year += 1)
          expect(yearCounted({ yearZero, eras }, yearInEra({ yearZero, eras }, year))).toBe(year);
  });

  test('an era with a year 0 begins with it', () => {
    const eras = [{ name: 'Reign', prefix: '', suffix: 'R', from: 50, backwards: false, countsOn: false }];
    expect(yearText({ yearZero: true, eras }, 50)).toBe('0 R');
    expect(yearText({ yearZero: true, eras }, 49)).toBe('49');
  });
});

describe('seasons', () => {
  const on = (calendar: typeof gregorian, year: number, part: number, day: number) => {
    const date = { year, part, day };
    return seasonOf(calendar, dayOf(calendar, date), date)?.name ?? null;
  };

  test('begin on their date and go on over the new year', () => {
    expect(on(gregorian, 2024, 0, 1)).toBe('Winter');
    expect(on(gregorian, 2024, 2, 19)).toBe('Winter');
    expect(on(gregorian, 2024, 2, 20)).toBe('Spring');
    expect(on(gregorian, 2024, 11, 20)).toBe('Autumn');
    expect(on(gregorian, 2024, 11, 21)).toBe('Winter');
  });

  test('by length go round from a day on, either way', () => {
    const calendar = calendarOf(
      readCalendar({
        version: 1,
        name: 'Ours',
        parts: [{ name: 'Only', days: 10 }],
        seasons: {
          by: 'lengths',
          from: { year: 2, part: 0, day: 1 },
          list: [
            { name: 'Wet', days: 2, sunrise: 0, sunset: 1440 },
            { name: 'Dry', days: 1, sunrise: 0, sunset: 1440 },
          ],
        },
      }),
    );
    const names = [9, 10, 11, 12, 13, 14, 15].map(
      (day) => seasonOf(calendar, day, dateOf(calendar, day))?.name,
    );
    expect(names).toEqual(['Dry', 'Wet', 'Wet', 'Dry', 'Wet', 'Wet', 'Dry']);
  });

  test('are none where the calendar has none', () => {
    expect(on(calendarOf(calendarPresets.coptic), 1740, 0, 1)).toBeNull();
  });
});

describe('holidays', () => {
  const calendar = calendarOf(
    readCalendar({
      ...structuredClone(calendarPresets.gregorian),
      holidays: [
        { name: 'First of May', on: { kind: 'date', part: 4, day: 1 } },
        { name: 'Second Monday of October', on: { kind: 'weekday', part: 9, weekday: 0, nth: 2 } },
        { name: 'Last Friday of May', on: { kind: 'weekday', part: 4, weekday: 4, nth: -1 } },
        { name: 'Games', on: { kind: 'date', part: 6, day: 26 }, every: { years: 4, from: 2024 } },
        { name: 'Full moon', on: { kind: 'moon', moon: 0, phase: 'full' } },
        { name: 'First new moon of August', on: { kind: 'moon', moon: 0, phase: 'new', part: 7 } },
      ],
    }),
  );
  const moons = calendar.definition.moons.map((moon) => new MoonCycle(calendar, moon));

  /** The days of a year on which a holiday falls. */
  const daysOf = (name: string, year: number): string[] => {
    const first = dayOf(calendar, { year, part: 0, day: 1 });
    const last = dayOf(calendar, { year: year + 1, part: 0, day: 1 });
    return Array.from({ length: last - first }, (_, at) => first + at).flatMap((day) => {
      const date = dateOf(calendar, day);
      return holidaysOn(calendar, moons, { day, date }).some((holiday) => holiday.name === name)
        ? [`${date.part + 1}/${date.day}`]
        : [];
    });
  };

  test('fall on their date, nth and last day of the week', () => {
    expect(daysOf('First of May', 2024)).toEqual(['5/1']);
    expect(daysOf('Second Monday of October', 2024)).toEqual(['10/14']);
    expect(daysOf('Last Friday of May', 2024)).toEqual(['5/31']);
    expect(daysOf('Last Friday of May', 2025)).toEqual(['5/30']);
  });

  test('come every fourth year only', () => {
    expect([2023, 2024, 2025, 2028, 2020].map((year) => daysOf('Games', year).length)).toEqual([
      0, 1, 0, 1, 1,
    ]);
  });

  test('by the moon come with each, or once in their month', () => {
    expect([12, 13]).toContain(daysOf('Full moon', 2024).length);
    expect(daysOf('First new moon of August', 2024)).toHaveLength(1);
    expect(daysOf('First new moon of August', 2024)[0]).toMatch(/^8\/[3-5]$/);
  });

  test('of the presets all come', () => {
    for (const definition of Object.values(calendarPresets))
      expect(holidaysThatNeverCome(definition, calendarOf(definition).period)).toEqual([]);
  });
});
