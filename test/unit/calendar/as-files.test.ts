import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf, dateOf, dayOf } from '../../../shared/calendar/calendar.ts';
import type { CalendarDefinition } from '../../../shared/calendar/definition.ts';
import { MoonCycle } from '../../../shared/calendar/moons.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { dayText } from '../../../shared/calendar/words.ts';
import { calendariumText } from '../../../src-main/exports/calendar/calendarium.ts';
import { calendarFormat } from '../../../src-main/imports/calendars/own/own-calendar.ts';
import { readCalendars } from '../../../src-main/imports/calendars/read-calendars.ts';
import { anyCalendar } from './any-calendar.ts';

const back = (text: string) => readCalendars(Buffer.from(text)).calendars[0];

describe('the own form of a calendar', () => {
  const roundTrip = (calendar: CalendarDefinition) => {
    const today = dateOf(calendarOf(calendar), 4711);
    const text = JSON.stringify({ ...{ format: calendarFormat.id, version: 1 }, calendar, today });
    expect(back(text)).toMatchObject({ definition: calendar, today, unread: [] });
  };

  test.each(Object.values(calendarPresets))('comes back equal: $name', roundTrip);

  test('comes back equal for any calendar', () => {
    fc.assert(fc.property(anyCalendar, roundTrip), { numRuns: 300 });
  });
});

describe('Calendarium’s form', () => {
  const told = (definition: CalendarDefinition) => {
    const calendar = calendarOf(definition);
    const { text, losses } = calendariumText(calendar, dateOf(calendar, 700_000));
    return { calendar, losses: losses.map(({ what }) => what), found: back(text) };
  };

  test.each(['gregorian', 'julian', 'coptic', 'farmersYear', 'twelveThirties'] as const)(
    'comes back with the same days: %s',
    (preset) => {
      const { calendar, found } = told(calendarPresets[preset]);
      expect(found?.refused).toBeNull();
      if (!found?.definition) return;
      const again = calendarOf(found.definition);
      for (let day = -3000; day < 800_000; day += 1237) {
        expect(dateOf(again, day)).toEqual(dateOf(calendar, day));
        if (day > 0) expect(dayText(again, day)).toBe(dayText(calendar, day));
      }
      found.definition.moons.forEach((moon, at) => {
        const before = calendar.definition.moons[at];
        if (before)
          expect(new MoonCycle(again, moon).on(700_000)).toEqual(new MoonCycle(calendar, before).on(700_000));
      });
      expect(found.today).toEqual(dateOf(calendar, 700_000));
    },
  );

  test('says what it does not hold', () => {
    expect(told(calendarPresets.gregorian).losses).toEqual(['sunrise, sunset and climate of seasons']);
    expect(told(calendarPresets.republican).losses).toContain(
      'the leap years that have Jour de la révolution',
    );
    const { farmersYear } = calendarPresets;
    const { losses } = told({
      ...farmersYear,
      week: { days: ['A', 'B'], begins: 'year', first: 0 },
      holidays: [
        { name: 'Full', notes: '', on: { kind: 'moon', moon: 0, phase: 'full', part: null }, every: null },
        {
          name: 'Rare',
          notes: 'Once in a life.',
          on: { kind: 'date', part: 0, day: 1 },
          every: { years: 7, from: 0 },
        },
      ],
    });
    expect(losses).toEqual(
      expect.arrayContaining([
        'holidays by a moon',
        'holidays that come every so many years',
        'weeks that start anew every year',
        'days outside the months, and leap months, in the count of moons',
      ]),
    );
  });

  test('keeps what is kept of a holiday', () => {
    const on = { kind: 'date', part: 1, day: 2 } as const;
    const holidays = [{ name: 'Eve', notes: 'Bread & <salt>, *twice*.', on, every: null }];
    const { found } = told({ ...calendarPresets.twelveThirties, holidays });
    expect(found?.definition?.holidays).toEqual([{ ...holidays[0], notes: 'Bread & <salt>, twice.' }]);
  });

  test('says of any calendar which leap years it leaves out, and keeps the others', () => {
    fc.assert(
      fc.property(anyCalendar, (definition) => {
        const { calendar, losses, found } = told(definition);
        const lost = losses.some(
          (what) => what.includes('leap days of') || what.includes('leap years that have'),
        );
        if (lost || !found?.definition) return;
        const again = calendarOf(found.definition);
        for (const day of [0, 1000, 36_525, 365_250])
          expect(dayOf(again, dateOf(again, day)) - dayOf(calendar, dateOf(calendar, day))).toBe(0);
        for (let year = 1; year < 60; year += 1)
          expect(again.yearStarts[year % again.period]).toBe(calendar.yearStarts[year % calendar.period]);
      }),
      { numRuns: 100 },
    );
  });
});
