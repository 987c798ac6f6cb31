import fc from 'fast-check';
import type { CalendarDefinition, Leap, YearPart } from '../../../shared/calendar/definition.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';

/** Any calendar that can be reckoned with: leap days, leap months, feasts in and out of the week, weeks of every kind. */

const clause = fc.record({
  every: fc.constantFrom(1, 2, 3, 4, 5, 7, 8, 19, 33, 100, 128, 400),
  from: fc.integer({ min: -500, max: 500 }),
  leap: fc.boolean(),
});

const leap: fc.Arbitrary<Leap> = fc.record({
  days: fc.integer({ min: 1, max: 40 }),
  clauses: fc.array(clause, { minLength: 1, maxLength: 3 }),
});

const part: fc.Arbitrary<YearPart> = fc
  .record({
    kind: fc.constantFrom('month' as const, 'festival' as const),
    days: fc.integer({ min: 0, max: 45 }),
    leap: fc.option(leap, { freq: 3, nil: null }),
    weekdays: fc.boolean(),
  })
  .map((made) => ({ ...made, name: 'Part', days: made.leap ? made.days : Math.max(1, made.days) }));

const week = fc.option(
  fc
    .record({
      length: fc.integer({ min: 1, max: 12 }),
      begins: fc.constantFrom('on' as const, 'part' as const, 'year' as const),
      first: fc.nat(11),
    })
    .map(({ length, begins, first }) => ({
      days: Array.from({ length }, (_, at) => `Day ${at + 1}`),
      begins,
      first: first % length,
    })),
  { nil: null },
);

/** Refused are only those whose leap rules repeat too late to be reckoned with. */
export const anyCalendar: fc.Arbitrary<CalendarDefinition> = fc
  .record({
    parts: fc.array(part, { minLength: 0, maxLength: 15 }),
    week,
    yearZero: fc.boolean(),
    cycle: fc.integer({ min: 1_000_000, max: 90_000_000 }),
    shift: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ parts, week: weeks, yearZero, cycle, shift }) => {
    const first: YearPart = { kind: 'month', name: 'First', days: 10, leap: null, weekdays: true };
    const whole = (millionths: number) =>
      `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
    return {
      version: 1,
      name: 'Any',
      yearZero,
      parts: [first, ...parts.slice(0, 9)],
      week: weeks,
      moons: [
        { name: 'Moon', cycle: whole(cycle), newMoon: { year: 1, part: 0, day: 1 }, shift: whole(shift) },
      ],
    };
  })
  .filter((definition) => reads(definition))
  .map(readCalendar);

function reads(definition: object): boolean {
  try {
    readCalendar(definition);
    return true;
  } catch {
    return false;
  }
}
