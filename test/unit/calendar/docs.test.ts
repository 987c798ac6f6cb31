import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calendarOf, dayOf } from '../../../shared/calendar/calendar.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { dayText } from '../../../shared/calendar/words.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/calendar.md'), 'utf8');

test('the calendar written down for whoever makes one can be read', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const calendar = calendarOf(readCalendar(JSON.parse(json)));
  expect(dayText(calendar, dayOf(calendar, { year: 4, part: 2, day: 185 }))).toBe('Twoday, 185 Dry 4');
  expect(dayText(calendar, dayOf(calendar, { year: 4, part: 1, day: 1 }))).toBe('Turning 4');
});

test('every rule of a holiday named there is one', () => {
  const rules = [...page.matchAll(/`(\{ "kind".*?\})`/g)].map(([, rule = '']) => JSON.parse(rule) as unknown);
  expect(rules).toHaveLength(3);
  const parts = Array.from({ length: 8 }, () => ({ name: 'Month', days: 30 }));
  const read = readCalendar({
    version: 1,
    name: 'Ours',
    parts,
    week: { days: ['One', 'Two', 'Three'] },
    moons: [{ name: 'Moon', cycle: 28, newMoon: { year: 1, part: 0, day: 1 } }],
    holidays: rules.map((on) => ({ name: 'Feast', on })),
  });
  expect(read.holidays.map(({ on }) => on)).toEqual(rules);
});
