import { describe, expect, test } from 'vitest';
import { calendarOf, dateOf, dayOf } from '../../../shared/calendar/calendar.ts';
import type { Calendar } from '../../../shared/calendar/calendar.ts';
import { MoonCycle } from '../../../shared/calendar/moons.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { weekdayText } from '../../../shared/calendar/words.ts';

/** Real days, worked from almanacs and the usual formulas of Julian day numbers before any of this was written. */

const gregorian = calendarOf(calendarPresets.gregorian);
const julian = calendarOf(calendarPresets.julian);
const coptic = calendarOf(calendarPresets.coptic);
const republican = calendarOf(calendarPresets.republican);

/** Julian day numbers of the first day of year 1. */
const firstDays = new Map<Calendar, number>([
  [gregorian, 1_721_426],
  [julian, 1_721_424],
  [coptic, 1_825_030],
  [republican, 2_375_840],
]);

/** Years counted without a gap: 44 BC is -43. Months from 1. */
type Fact = [
  what: string,
  calendar: Calendar,
  year: number,
  month: number,
  day: number,
  julianDay: number,
  weekday: string | null,
];

const facts: Fact[] = [
  ['the Ides of March', julian, -43, 3, 15, 1_705_426, 'Wednesday'],
  ['the battle of Hastings', julian, 1066, 10, 14, 2_110_701, 'Saturday'],
  ['the last Julian day of Rome', julian, 1582, 10, 4, 2_299_160, 'Thursday'],
  ['the day after it', gregorian, 1582, 10, 15, 2_299_161, 'Friday'],
  ['the last Julian day of Britain', julian, 1752, 9, 2, 2_361_221, 'Wednesday'],
  ['the day after it', gregorian, 1752, 9, 14, 2_361_222, 'Thursday'],
  [
    'the day before 1 March 1900 in a century without a leap day',
    gregorian,
    1900,
    2,
    28,
    2_415_079,
    'Wednesday',
  ],
  ['the first man on the moon', gregorian, 1969, 7, 20, 2_440_423, 'Sunday'],
  ['the beginning of 2000', gregorian, 2000, 1, 1, 2_451_545, 'Saturday'],
  ['the leap day of 2000', gregorian, 2000, 2, 29, 2_451_604, 'Tuesday'],
  ['the first day of the Republic', republican, 1, 1, 1, 2_375_840, 'Primidi'],
  ['the same by the Gregorian calendar', gregorian, 1792, 9, 22, 2_375_840, 'Saturday'],
  ['9 Thermidor of the year 2', republican, 2, 11, 9, 2_376_513, 'Nonidi'],
  ['the same by the Gregorian calendar', gregorian, 1794, 7, 27, 2_376_513, 'Sunday'],
  ['the day of the Revolution in the year 3', republican, 3, 18, 1, 2_376_935, null],
  ['the same by the Gregorian calendar', gregorian, 1795, 9, 22, 2_376_935, 'Tuesday'],
  ['13 Vendémiaire of the year 4', republican, 4, 1, 13, 2_376_948, 'Tridi'],
  ['18 Brumaire of the year 8', republican, 8, 2, 18, 2_378_444, 'Octidi'],
  ['the same by the Gregorian calendar', gregorian, 1799, 11, 9, 2_378_444, 'Saturday'],
  ['the last day of the Republican calendar', republican, 14, 4, 10, 2_380_687, 'Décadi'],
  ['the same by the Gregorian calendar', gregorian, 1805, 12, 31, 2_380_687, 'Tuesday'],
  ['the first day of the Martyrs', coptic, 1, 1, 1, 1_825_030, 'Friday'],
  ['the same by the Julian calendar', julian, 284, 8, 29, 1_825_030, 'Friday'],
  ['the Coptic new year 1740, after a leap day', coptic, 1740, 1, 1, 2_460_200, 'Tuesday'],
  ['the same by the Gregorian calendar', gregorian, 2023, 9, 12, 2_460_200, 'Tuesday'],
  ['the sixth little day of 1739', coptic, 1739, 13, 6, 2_460_199, 'Monday'],
  ['the Coptic new year 1741', coptic, 1741, 1, 1, 2_460_565, 'Wednesday'],
  ['Coptic Christmas of 1741', coptic, 1741, 4, 29, 2_460_683, 'Tuesday'],
  ['the same by the Gregorian calendar', gregorian, 2025, 1, 7, 2_460_683, 'Tuesday'],
];

describe.each(facts)('%s', (_what, calendar, year, month, day, julianDay, weekday) => {
  const date = { year, part: month - 1, day };
  const own = julianDay - (firstDays.get(calendar) ?? Number.NaN);

  test('has this day, date and day of the week', () => {
    expect(dayOf(calendar, date)).toBe(own);
    expect(dateOf(calendar, own)).toEqual(date);
    expect(weekdayText(calendar, date)).toBe(weekday);
  });
});

/** Gregorian dates on which the mean moon is new or full within the day, by the almanac within a day. */
const moons: [year: number, month: number, day: number, stage: string][] = [
  [2000, 1, 6, 'new'],
  [2000, 1, 21, 'full'],
  [1999, 8, 11, 'new'],
  [2017, 8, 21, 'new'],
  [1969, 7, 14, 'new'],
];

test.each(moons)('the moon of %i-%i-%i was %s, within a day', (year, month, day, stage) => {
  const [moon] = calendarPresets.gregorian.moons;
  if (!moon) throw new Error('The Gregorian calendar has a moon.');
  const cycle = new MoonCycle(gregorian, moon);
  const at = dayOf(gregorian, { year, part: month - 1, day });
  expect([-1, 0, 1].map((off) => cycle.on(at + off).stage)).toContain(stage);
});

test('the calendars of the same world agree on the moon', () => {
  for (let julianDay = 2_451_540; julianDay < 2_452_300; julianDay += 1) {
    const stages = [...firstDays].map(([calendar, first]) => {
      const [moon] = calendar.definition.moons;
      return moon && new MoonCycle(calendar, moon).on(julianDay - first).stage;
    });
    expect(new Set(stages).size, String(julianDay)).toBe(1);
  }
});
