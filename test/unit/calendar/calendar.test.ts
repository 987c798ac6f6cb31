import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf, dateOf, dayOf, dayOfYear } from '../../../shared/calendar/calendar.ts';
import type { Calendar } from '../../../shared/calendar/calendar.ts';
import type { CalendarDefinition } from '../../../shared/calendar/definition.ts';
import { daysOfPart } from '../../../shared/calendar/leap.ts';
import { MoonCycle } from '../../../shared/calendar/moons.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { weekdayOf } from '../../../shared/calendar/week.ts';
import { anyCalendar } from './any-calendar.ts';

const presets = Object.entries<CalendarDefinition>(calendarPresets);

/** Every year of 20,000, its last day and the first of the next; every day is too many to say. */
const years = 10_000;

test.each(presets)('%s is read as it stands', (_id, definition) => {
  expect(readCalendar(structuredClone(definition))).toEqual(definition);
});

test.each(presets)('%s: day, date, day over ten thousand years either way', (_id, definition) => {
  const calendar = calendarOf(definition);
  for (let year = -years; year <= years; year += 1) {
    const first = dayOfYear(calendar, year);
    const next = dayOfYear(calendar, year + 1);
    for (const day of [first, first + 58, first + 59, first + 60, next - 1]) {
      const date = dateOf(calendar, day);
      if (date.year !== year || dayOf(calendar, date) !== day)
        expect.fail(`${year}: ${JSON.stringify(date)}`);
    }
  }
});

test.each(presets)(
  '%s: each day follows the one before, over forty years about year 0',
  (_id, definition) => {
    followsOn(calendarOf(definition), -20, 20);
  },
);

/** Steps from day to day by hand: no table of days, only the definition. */
function followsOn(calendar: Calendar, from: number, to: number): void {
  const { parts } = calendar.definition;
  let day = dayOfYear(calendar, from);
  for (let year = from; year <= to; year += 1)
    parts.forEach((part, at) => {
      for (let ofPart = 1; ofPart <= daysOfPart(part, year); ofPart += 1) {
        expect(dateOf(calendar, day)).toEqual({ year, part: at, day: ofPart });
        expect(dayOf(calendar, { year, part: at, day: ofPart })).toBe(day);
        day += 1;
      }
    });
}

describe('any calendar', () => {
  const day = fc.integer({ min: -5_000_000, max: 5_000_000 });

  test('goes from day to date and back', () => {
    fc.assert(
      fc.property(anyCalendar, fc.array(day, { minLength: 20, maxLength: 20 }), (definition, days) => {
        const calendar = calendarOf(definition);
        for (const each of days) {
          const date = dateOf(calendar, each);
          expect(dayOf(calendar, date)).toBe(each);
          const part = definition.parts[date.part];
          expect(part && daysOfPart(part, date.year)).toBeGreaterThanOrEqual(date.day);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('steps from day to day', () => {
    fc.assert(
      fc.property(anyCalendar, fc.integer({ min: -2000, max: 2000 }), (definition, year) => {
        followsOn(calendarOf(definition), year, year + 1);
      }),
      { numRuns: 60 },
    );
  });

  test('counts the days of the week on by one, and starts anew where it says so', () => {
    fc.assert(
      fc.property(anyCalendar, day, (definition, from) => {
        const calendar = calendarOf(definition);
        const { week } = definition;
        let last: { weekday: number; year: number; part: number } | null = null;
        for (let at = from; at < from + 400; at += 1) {
          const date = dateOf(calendar, at);
          const weekday = weekdayOf(calendar, date);
          if (!week || definition.parts[date.part]?.weekdays !== true) {
            expect(weekday).toBeNull();
            continue;
          }
          if (weekday === null) throw new Error('A day of the week was lost.');
          const anew =
            last !== null &&
            ((week.begins === 'part' && (last.part !== date.part || last.year !== date.year)) ||
              (week.begins === 'year' && last.year !== date.year));
          if (anew) expect(weekday).toBe(week.first);
          else if (last) expect(weekday).toBe((last.weekday + 1) % week.days.length);
          last = { weekday, year: date.year, part: date.part };
        }
      }),
      { numRuns: 100 },
    );
  });

  test('has new moons a cycle apart, the quarters in turn', () => {
    fc.assert(
      fc.property(anyCalendar, day, (definition, from) => {
        const calendar = calendarOf(definition);
        const [moon] = definition.moons;
        if (!moon) throw new Error('Every one of these has a moon.');
        const cycle = new MoonCycle(calendar, moon);
        const days = Number(moon.cycle);
        fc.pre(days >= 8);
        const stages = Array.from({ length: 400 }, (_, at) => cycle.on(from + at).stage);
        const news = stages.flatMap((stage, at) => (stage === 'new' ? [at] : []));
        const gaps = news.slice(1).map((at, before) => at - (news[before] ?? NaN));
        for (const gap of gaps) expect([Math.floor(days), Math.ceil(days)]).toContain(gap);
        expect(Math.abs(news.length - 400 / days)).toBeLessThanOrEqual(1);
        const turns = ['new', 'waxing crescent', 'first quarter', 'waxing gibbous'];
        const order = [...turns, 'full', 'waning gibbous', 'last quarter', 'waning crescent'];
        stages.slice(1).forEach((stage, before) => {
          const step = (order.indexOf(stage) - order.indexOf(stages[before] ?? '') + 8) % 8;
          // Of a short cycle a day may pass over the days between two quarters.
          expect([0, 1, 2]).toContain(step);
        });
      }),
      { numRuns: 200 },
    );
  });
});
