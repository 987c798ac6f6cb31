import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { RoadDesk } from '../travel/road-desk.ts';

let table: RoadDesk;

beforeEach(async () => {
  // Nobody comes on a 6.
  table = new RoadDesk({ roll: () => 6 });
  await table.setOut();
});
afterEach(() => table.end());

const lastEvents = async (): Promise<unknown> => {
  const { lines } = await table.ask('log.list', { limit: 1 });
  return (lines[0]?.outcome as { events?: string[] }).events;
};
const byDay = (day: number) => table.tell('clock.advanceTo', { day, hour: 9, minute: 0 });

test('is said as its day begins, once so many days before, and never again', async () => {
  await table.tell('calendar.addReminder', { words: 'the ferry leaves', day: 5, leadDays: 2 });
  await byDay(3);
  expect(await lastEvents()).toContain('Reminder: the ferry leaves in 2 days.');
  await byDay(4);
  expect(await lastEvents()).not.toContain('Reminder: the ferry leaves in 1 day.');
  await byDay(5);
  expect(await lastEvents()).toContain('Reminder: the ferry leaves.');
  await byDay(40);
  expect(JSON.stringify(await lastEvents())).not.toContain('ferry');
});

test('every so many days, each month and each full moon, by the calendar', async () => {
  await table.tell('calendar.addReminder', { words: 'rent', day: 3, repeats: 'days', everyDays: 4 });
  await table.tell('calendar.set', {
    calendar: {
      definition: { ...calendarPresets.gregorian },
      today: { year: 2000, part: 0, day: 2 },
    },
  });
  await table.tell('calendar.addReminder', { words: 'wages', day: 10, repeats: 'month' });
  await table.tell('calendar.addReminder', { words: 'wolves', day: 1, repeats: 'fullMoon' });
  const next = async () =>
    (await table.ask('calendar.reminders', {})).map(({ words, next: falls }) => [words, falls?.day]);
  // Day 2 is 2 January 2000. The almanac has its full moon on the 21st.
  expect(await next()).toEqual([
    ['wolves', 21],
    ['rent', 3],
    ['wages', 10],
  ]);
  await byDay(11);
  expect(await next()).toEqual([
    ['wolves', 21],
    ['rent', 11],
    ['wages', 41],
  ]);
  const month = await table.ask('calendar.month', {});
  expect(month?.days.filter(({ reminders }) => reminders.length > 0).map(({ ofMonth }) => ofMonth)).toEqual([
    3, 7, 10, 11, 15, 19, 21, 23, 27, 31,
  ]);
});

test('stops days that go by themselves', async () => {
  await table.tell('calendar.addReminder', { words: 'the moon is dark', day: 5 });
  const dice = { kind: 'rest', days: 10 } as const;
  const { days, stopped } = await table.tell('travel.passDays', dice);
  expect({ days, stopped }).toEqual({ days: 3, stopped: 'A reminder' });
  expect(await table.now()).toBe('5 08:00');
});

test('a calendar swapped while reminders wait says which of them wait on, and a later one lets them fall', async () => {
  const set = (definition: object | null) =>
    table.tell('calendar.set', {
      calendar: definition && { definition: { ...definition }, today: { year: 2000, part: 0, day: 2 } },
    });
  await set(calendarPresets.gregorian);
  await table.tell('calendar.addReminder', { words: 'rent', day: 3, repeats: 'days', everyDays: 4 });
  await table.tell('calendar.addReminder', { words: 'wages', day: 10, repeats: 'month' });
  await table.tell('calendar.addReminder', { words: 'wolves', day: 1, repeats: 'fullMoon' });
  const falls = async () =>
    Object.fromEntries(
      (await table.ask('calendar.reminders', {})).map(({ words, next }) => [words, next?.day ?? null]),
    );
  await set({ ...calendarPresets.gregorian, moons: [] });
  expect(await table.said()).toBe(
    'Calendar: Gregorian. Day 2 is Sunday, 2 January 2000 AD. 1 reminder by moon waits for a calendar that has one.',
  );
  expect(await falls()).toEqual({ rent: 3, wages: 10, wolves: null });
  await set(null);
  expect(await table.said()).toBe(
    'Days are counted without a calendar; today is day 2. 2 reminders by month or moon wait for a calendar that has one.',
  );
  expect(await falls()).toEqual({ rent: 3, wages: null, wolves: null });
  await set(calendarPresets.gregorian);
  expect(await falls()).toEqual({ rent: 3, wages: 10, wolves: 21 });
});

test('without a calendar no month comes round; what is struck is gone, and undo brings it back', async () => {
  const { message } = await table.refusal('calendar.addReminder', { words: 'x', day: 3, repeats: 'month' });
  expect(message).toContain('no months');
  const { id } = await table.tell('calendar.addReminder', { words: 'rent', day: 9 });
  await table.tell('calendar.removeReminder', { id });
  expect(await table.ask('calendar.reminders', {})).toEqual([]);
  expect((await table.refusal('calendar.removeReminder', { id })).message).toContain('no longer there');
  await table.tell('journal.undo', {});
  expect((await table.ask('calendar.reminders', {})).map(({ words }) => words)).toEqual(['rent']);
});
