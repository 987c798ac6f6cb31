import { describe, expect, test } from 'vitest';
import { calendarOf, dayOf } from '../../../../shared/calendar/calendar.ts';
import type { CalendarDefinition } from '../../../../shared/calendar/definition.ts';
import { daysOfPart } from '../../../../shared/calendar/leap.ts';
import { MoonCycle } from '../../../../shared/calendar/moons.ts';
import { dateText, weekdayText } from '../../../../shared/calendar/words.ts';
import type { FoundCalendar } from '../../../../src-main/imports/calendars/found-calendar.ts';
import { readCalendars } from '../../../../src-main/imports/calendars/read-calendars.ts';
import {
  calendarium,
  calendariumData,
  fantasyCalendar,
  olderSimpleCalendar,
  simpleCalendar,
} from './files.ts';

const read = (value: unknown) => readCalendars(Buffer.from(JSON.stringify(value)));

function only(value: unknown): FoundCalendar & { definition: CalendarDefinition } {
  const [found] = read(value).calendars;
  if (found?.definition === undefined || found.definition === null)
    throw new Error(`Nothing was found: ${found?.refused ?? ''}`);
  return { ...found, definition: found.definition };
}

const told = ({ unread }: FoundCalendar) =>
  unread.map(({ path, why, count }) => `${path} (${count}): ${why}`);
const yearsWith = (definition: CalendarDefinition, part: number, to: number, days: number): number[] =>
  Array.from({ length: to }, (_, at) => at + 1).filter((year) => {
    const about = definition.parts[part];
    return about !== undefined && daysOfPart(about, year) === days;
  });

describe('Calendarium', () => {
  test('gives its year, week, eras, seasons and holidays', () => {
    const { definition, today } = only(calendarium());
    expect(definition.parts.map(({ name, kind, days, weekdays }) => [name, kind, days, weekdays])).toEqual([
      ['Thaw', 'month', 30, true],
      ['Bonfire', 'festival', 1, false],
      ['Rain & Reed', 'month', 31, true],
      ['Ghostmonth', 'month', 0, true],
    ]);
    expect(definition.week).toEqual({
      days: ['Sun', 'Bell', 'Plough', 'Well', 'Hearth'],
      begins: 'on',
      first: 2,
    });
    expect(definition.eras).toEqual([
      {
        name: 'Before the Wall',
        prefix: '',
        suffix: 'Before the Wall',
        from: null,
        backwards: true,
        countsOn: true,
      },
      {
        name: 'Age of Walls',
        prefix: 'Year',
        suffix: 'of the Age of Walls',
        from: 101,
        backwards: false,
        countsOn: false,
      },
    ]);
    expect(definition.holidays).toEqual([
      { name: 'First Fire', notes: 'Old.', on: { kind: 'date', part: 1, day: 1 }, every: null },
    ]);
    expect(definition.seasons).toMatchObject({
      by: 'dates',
      list: [{ name: 'Wet' }, { name: 'Dry', part: 2, day: 3 }],
    });
    expect(today).toEqual({ year: 131, part: 2, day: 7 });
    expect(dateText(calendarOf(definition), { year: 131, part: 2, day: 7 })).toBe(
      '7 Rain & Reed Year 31 of the Age of Walls',
    );
  });

  test('has its intervals read as one rule, not as a union, and its leap months counted', () => {
    const { definition } = only(calendarium());
    // Every fourth year from 1, not every twentieth, yet every hundredth.
    expect(yearsWith(definition, 0, 105, 31)).toEqual(
      [...Array(27).keys()].map((at) => 4 * at + 1).filter((year) => year % 20 !== 1 || year % 100 === 1),
    );
    expect(yearsWith(definition, 3, 10, 20)).toEqual([1, 4, 7, 10]);
    const calendar = calendarOf(definition);
    // 30 + 1 + 1 + 31 + 20 days, then 30 + 1 + 31 twice: days of the week pass over the feast alone.
    expect(dayOf(calendar, { year: 4, part: 0, day: 1 })).toBe(83 + 62 + 62);
    expect(weekdayText(calendar, { year: 4, part: 0, day: 1 })).toBe(
      ['Sun', 'Bell', 'Plough', 'Well', 'Hearth'][(2 + 82 + 61 + 61) % 5],
    );
  });

  test('keeps a moon to six places and leaves out one without a cycle', () => {
    const { definition } = only(calendarium());
    expect(definition.moons).toEqual([
      { name: 'Pale', cycle: '29.530589', newMoon: { year: 1, part: 0, day: 4 }, shift: '0.25' },
    ]);
    const [moon] = definition.moons;
    if (moon) expect(new MoonCycle(calendarOf(definition), moon).on(3)).toMatchObject({ stage: 'new' });
  });

  test('says everything that was read in another way or not at all', () => {
    const lines = told(only(calendarium()));
    expect(lines).toEqual(
      expect.arrayContaining([
        'moon Stone (1): A cycle of 1 to 100,000 days is wanted.',
        'moon Pale (1): Its cycle is kept to six places.',
        'moons (1): Calendarium leaves out days outside the months when it counts moons; here every day counts.',
        'leap months (1): Calendarium leaves them out when it counts weeks and moons; here they count.',
        'era Age of Walls (1): An era begins with its year here.',
        'era Age of Walls (1): It cuts its last year short; here years are whole.',
        'events (1): Days of one year alone are not read: write reminders.',
        'events (2): Only days that come once a year are read.',
        'locations (1): Places of a calendar are not kept.',
        'seasonal.weather (1): Weather goes by tables here.',
        'description (1): Formatted text has no place here.',
      ]),
    );
  });

  test('with several calendars in the plugin’s data gives each', () => {
    const { format, calendars } = read(calendariumData());
    expect([format, calendars.map(({ name }) => name)]).toEqual([
      'Calendarium',
      ['Reckoning of Vale', 'Reckoning of Hill'],
    ]);
  });

  test('with a year 0 has it written between −1 and 1', () => {
    const file = calendarium();
    file.current.year = 0;
    const { definition, today } = only(file);
    expect([definition.yearZero, today?.year]).toEqual([true, 0]);
    expect(only({ ...calendarium(), current: { year: -1, month: 0, day: 1 } }).today).toEqual({
      year: 0,
      part: 0,
      day: 1,
    });
  });

  test('with strings for numbers, intervals of 0 and missing keys is read all the same', () => {
    const file = JSON.parse(
      JSON.stringify(calendarium())
        .replaceAll('"length":30', '"length":"30"')
        .replace('"interval":3', '"interval":0')
        .replace('"interval":20', '"interval":0'),
    ) as Record<string, unknown>;
    delete file['seasonal'];
    delete file['events'];
    delete file['current'];
    const found = only(file);
    expect(found.definition.parts.map(({ days }) => days)).toEqual([30, 1, 31, 20]);
    expect(found.today).toBeNull();
    expect(told(found)).toEqual(
      expect.arrayContaining([
        'leap day (1): An interval of 0 comes in no year.',
        'month Ghostmonth (1): An interval of 0 comes every year, as in Calendarium.',
      ]),
    );
  });
});

describe('Simple Calendar', () => {
  test('counts from 0, has a year 0, and months that are longer or shorter in leap years', () => {
    const { definition, today } = only(simpleCalendar());
    expect(definition.yearZero).toBe(true);
    expect(yearsWith(definition, 0, 12, 21)).toEqual([2, 6, 10]);
    expect(yearsWith(definition, 1, 12, 20)).toEqual([2, 6, 10]);
    expect(yearsWith(definition, 1, 12, 22)).toEqual([1, 3, 4, 5, 7, 8, 9, 11, 12]);
    expect(yearsWith(definition, 2, 12, 2)).toEqual([2, 6, 10]);
    expect(today).toEqual({ year: 12, part: 1, day: 5 });
    const calendar = calendarOf(definition);
    expect(dateText(calendar, { year: 12, part: 1, day: 5 })).toBe('5 Stalk 12 MC');
    // The year counted from begins on its day of the week; a feast that is included counts.
    expect(weekdayText(calendar, { year: 5, part: 0, day: 1 })).toBe('Chaff');
    expect(weekdayText(calendar, { year: 7, part: 0, day: 1 })).toBe(
      ['Grist', 'Chaff', 'Flour'][(1 + 42 + 43) % 3],
    );
  });

  test('gives the moon, the sun of days of other lengths, and days that come every year', () => {
    const found = only(simpleCalendar());
    expect(found.definition.moons).toEqual([
      { name: 'Wheel', cycle: '21.5', newMoon: { year: 3, part: 0, day: 2 }, shift: '0.5' },
    ]);
    expect(found.definition.seasons).toMatchObject({
      list: [
        { name: 'Sowing', part: 0, day: 5, sunrise: 360, sunset: 1080 },
        { name: 'Reaping', part: 1, day: 1, sunrise: 360, sunset: 1080 },
      ],
    });
    expect(found.definition.holidays).toEqual([
      { name: 'Millers’ Day', notes: 'Bread.', on: { kind: 'date', part: 0, day: 10 }, every: null },
    ]);
    expect(told(found)).toEqual(
      expect.arrayContaining([
        'time (1): Its day has 20 hours of 60 minutes of 60 seconds; here a day has 24 hours, and the clock does not change.',
        'notes (1): Days of one year alone are not read: write reminders.',
        'calendar.year.yearNames (1): Years have no names here.',
        'calendar.moons.*.phases (1): A moon’s phases are the quarters of its cycle here.',
        'season Reaping (1): The file says no sunrise: it is 06:00, and sunset 18:00.',
      ]),
    );
  });

  test('of before version 2 counts from 1', () => {
    const found = only(olderSimpleCalendar());
    expect(found.today).toEqual({ year: 3, part: 1, day: 5 });
    expect(found.definition.seasons.list).toMatchObject([{ name: 'All', part: 1, day: 1 }]);
    expect(found.definition.moons[0]?.newMoon).toEqual({ year: 0, part: 0, day: 1 });
    expect(found.definition.eras).toMatchObject([{ prefix: 'Year', countsOn: true }]);
    expect(told(found)).toContain(
      'leapYear (1): A leap year every 0 years comes in none, as in Simple Calendar.',
    );
  });

  test('whose months all begin on one day of the week has weeks that start anew', () => {
    const file = simpleCalendar();
    const months = file.calendars[0]?.months.map((month) => ({ ...month, startingWeekday: 2 }));
    const { definition } = only({ ...file, calendars: [{ ...file.calendars[0], months }] });
    expect(definition.week).toMatchObject({ begins: 'part', first: 1 });
  });
});

describe('Fantasy-Calendar', () => {
  test('gives days of one month by different rules, before it and behind it', () => {
    const { definition, today } = only(fantasyCalendar());
    expect(definition.parts.map(({ name, kind, days, weekdays }) => [name, kind, days, weekdays])).toEqual([
      ['High Water', 'festival', 1, false],
      ['Salt', 'month', 28, true],
      ['Brine', 'month', 29, true],
      ['Foam', 'festival', 0, true],
      ['Spring Tide', 'month', 0, true],
      ['Gull', 'festival', 0, true],
    ]);
    // A cycle of 8 years with leap days in its 2nd, 5th and 7th.
    expect(yearsWith(definition, 2, 16, 30)).toEqual([2, 5, 7, 10, 13, 15]);
    expect(yearsWith(definition, 3, 12, 1)).toEqual([4, 8, 12]);
    expect(yearsWith(definition, 4, 20, 7)).toEqual([2, 7, 12, 17]);
    // Every second time that the leap month comes; year 2 is its time 0.
    expect(yearsWith(definition, 5, 22, 1)).toEqual([2, 12, 22]);
    // The day before the month is its first by number.
    expect(today).toEqual({ year: 12, part: 1, day: 2 });
  });

  test('counts from year 0, and its sun by days of other hours', () => {
    const { definition } = only(fantasyCalendar());
    const calendar = calendarOf(definition);
    expect(weekdayText(calendar, { year: 0, part: 1, day: 1 })).toBe('Slack');
    expect(definition.moons).toEqual([
      { name: 'Anchor', cycle: '27.321662', newMoon: { year: 0, part: 1, day: 4 }, shift: '0.5' },
    ]);
    expect(definition.seasons).toMatchObject({
      by: 'dates',
      list: [
        { name: 'Storm', sunrise: 576, sunset: 864 },
        { name: 'Calm', sunrise: 480, sunset: 984 },
      ],
    });
    expect(definition.eras).toMatchObject([
      { prefix: 'Year', suffix: 'Drowned Years', from: 10, countsOn: true },
    ]);
    expect(dateText(calendar, { year: 12, part: 1, day: 2 })).toBe('2 Salt Year 12 Drowned Years');
  });

  test('gives holidays of dates, days of the week and moons, and tells of others', () => {
    const found = only(fantasyCalendar());
    expect(found.definition.holidays).toEqual([
      { name: 'Net Blessing', notes: 'Nets.', on: { kind: 'date', part: 1, day: 10 }, every: null },
      { name: 'Long Ebb', notes: '', on: { kind: 'weekday', part: 2, weekday: 0, nth: 2 }, every: null },
      { name: 'Moonfish', notes: '', on: { kind: 'moon', moon: 0, phase: 'full', part: null }, every: null },
    ]);
    expect(told(found)).toEqual(
      expect.arrayContaining([
        'events (1): Its conditions are none of a holiday’s: a date, a day of the week, a moon.',
        'events (1): Days of one year alone are not read: write reminders.',
        'moon Dream (1): Its phases are listed one by one and follow no cycle.',
        'month Brine (1): An interval of 0 is read as every year.',
        'clock (1): Its day has 30 hours of 40 minutes; here a day has 24 hours, and the clock does not change.',
        'leap days of Brine (1): A month has one leap rule here: the days of its other rules stand behind it by themselves.',
      ]),
    );
  });

  test('that counts another number of days to today says so', () => {
    const file = fantasyCalendar();
    file.dynamic_data.epoch = 719;
    const days = dayOf(calendarOf(only(file).definition), { year: 12, part: 1, day: 2 });
    const fromZero = days - dayOf(calendarOf(only(file).definition), { year: 0, part: 0, day: 1 });
    expect(told(only(file))).toContain(
      `dynamic_data.epoch (1): It counts 719 days to today, here there are ${fromZero.toLocaleString('en')}.`,
    );
    file.dynamic_data.epoch = fromZero;
    expect(told(only(file)).join()).not.toContain('epoch');
  });
});

describe('what a file says of a holiday', () => {
  const on = (description: unknown) => {
    const file = calendarium();
    const [first, ...others] = file.events;
    const found = only({ ...file, events: [{ ...first, description }, ...others] });
    return { notes: found.definition.holidays[0]?.notes, lines: told(found) };
  };

  test('stands on one line, without tags, links and signs of a notebook', () => {
    const { notes } = on(
      '<h1>Fire</h1><p>Ask [[Abbot|the abbot]].</p>\n<script>x()</script>* **No** &amp; work',
    );
    expect(notes).toBe('Fire Ask the abbot. * No & work');
  });

  test('is cut at 1,000 characters, which is told', () => {
    const { notes, lines } = on('ash '.repeat(400));
    expect(notes).toHaveLength(1000);
    expect(notes).toMatch(/\.\.\.$/);
    expect(lines).toContain('notes of holidays (1): Of each 1,000 characters are kept.');
  });

  test('is nothing where it is none', () => {
    expect(on('').notes).toBe('');
    expect(on('<p> </p>').notes).toBe('');
    expect(on({ html: 'x' }).notes).toBe('');
  });

  test('is gathered from the pages of a journal', () => {
    const file = simpleCalendar();
    const [note, ...others] = file.notes.c1;
    const pages = ['<p>Bread.</p>', '<p>Ale.</p>'].map((content) => ({ name: 'Page', text: { content } }));
    const found = only({ ...file, notes: { c1: [{ ...note, content: undefined, pages }, ...others] } });
    expect(found.definition.holidays[0]?.notes).toBe('Bread. Ale.');
  });
});
