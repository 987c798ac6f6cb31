import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDefinition } from '../../../shared/calendar/definition.ts';
import { wrap } from '../../../shared/calendar/leap.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { fieldOf } from '../../../src-renderer/windows/calendar/form/form-places.ts';
import { definitionOf, shapeOf } from '../../../src-renderer/windows/calendar/form/form-shape.ts';
import { leapOf, leapText } from '../../../src-renderer/windows/calendar/form/leap-text.ts';
import { anyCalendar } from '../../unit/calendar/any-calendar.ts';

/** Rules counted from another year of theirs are the same rules. */
const plain = (definition: CalendarDefinition): CalendarDefinition => ({
  ...definition,
  parts: definition.parts.map((part) => ({
    ...part,
    leap: part.leap && {
      ...part.leap,
      clauses: part.leap.clauses.map((clause) => ({ ...clause, from: wrap(clause.from, clause.every) })),
    },
  })),
});
const typedBack = (definition: CalendarDefinition) => readCalendar(definitionOf(shapeOf(definition)));

test.each(Object.values(calendarPresets))('the form of $name says the same calendar', (preset) => {
  expect(typedBack(preset)).toEqual(plain(preset));
});

test('the form of any calendar says the same calendar', () => {
  fc.assert(
    fc.property(anyCalendar, (definition) => {
      expect(typedBack(definition)).toEqual(plain(definition));
    }),
    { numRuns: 200 },
  );
});

test('seasons by length, eras of every kind and holidays of every kind are said again', () => {
  const definition = readCalendar({
    version: 1,
    name: 'Ours',
    yearZero: false,
    parts: [
      { name: 'One', days: 40 },
      { kind: 'festival', name: 'Two', days: 2 },
    ],
    week: { days: ['A', 'B'], begins: 'part', first: 1 },
    eras: [
      { name: 'Before', suffix: 'B', from: null, backwards: true },
      { name: 'Then', from: -10, countsOn: true },
      { name: 'Now', prefix: 'N', from: 7 },
    ],
    moons: [{ name: 'Moon', cycle: '12.25', newMoon: { year: -3, part: 1, day: 2 }, shift: '0.5' }],
    seasons: {
      by: 'lengths',
      from: { year: 0, part: 0, day: 4 },
      list: [{ name: 'Long', days: 21, sunrise: 65, sunset: 1439, climate: 'dry' }],
    },
    holidays: [
      {
        name: 'A',
        notes: 'Bread & salt.',
        on: { kind: 'date', part: 1, day: 2 },
        every: { years: 3, from: -2 },
      },
      { name: 'B', on: { kind: 'weekday', part: 0, weekday: 1, nth: -1 } },
      { name: 'C', on: { kind: 'moon', moon: 0, phase: 'first quarter', part: null } },
    ],
  });
  expect(typedBack(definition)).toEqual(definition);
});

test.each([
  [
    '4, not 100, 400',
    [
      [4, 0, true],
      [100, 0, false],
      [400, 0, true],
    ],
  ],
  ['3 from 2', [[3, 2, true]]],
  ['3 from -1', [[3, 0, true]]],
] as const)('leap years are typed as “%s”', (text, clauses) => {
  expect(leapOf(text, false)).toEqual(clauses.map(([every, from, leap]) => ({ every, from, leap })));
});

test.each(['four', '4 not 100', '4,', '4 from', 'not'])('“%s” is no rule of leap years', (text) => {
  expect(leapOf(text, false)).toBeNull();
});

test('a rule is written as it is typed', () => {
  expect(leapText(leapOf('4 from 3, not 128 from 3', false) ?? [])).toBe('4 from 3, not 128 from 3');
});

test.each([
  ['Calendar, name', 'name'],
  ['Month 3, name', 'parts.2.name'],
  ['Month 3 (Mid (old)), days', 'parts.2.days'],
  ['Festival 2 (Fair), leap rule 1, every so many years', 'parts.1.leapYears'],
  ['Month 1 (Thaw), leap rule, days', 'parts.0.leapDays'],
  ['Week, its day at the beginning', 'first'],
  ['Day 2 of the week, name', 'weekdays'],
  ['Era 1', 'eras.0.counts'],
  ['Era 2, first year', 'eras.1.from'],
  ['Moon 1 (Pale), new moon, day', 'moons.0.day'],
  ['Moon 1 (Pale), cycle', 'moons.0.cycle'],
  ['Season 2, sunset', 'seasons.1.sunset'],
  ['Seasons, first day, day', 'seasonsFrom.day'],
  ['Holiday 4 (Fair), which of the month', 'holidays.3.nth'],
  ['Holiday 4 (Fair)', 'holidays.3.kind'],
  ['Holiday 4 (Fair), notes', 'holidays.3.notes'],
  ['Seasons', null],
])('what is amiss at “%s” is said at its field', (place, field) => {
  expect(fieldOf(place)).toBe(field);
});
