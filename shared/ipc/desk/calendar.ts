import { z } from 'zod';
import { calendarLimits } from '../../calendar/definition.ts';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { repeats } from './reminder-words.ts';

/** The campaign's calendar: a view on the one clock. */

const partOfYear = {
  year: fields.whole(-calendarLimits.year, calendarLimits.year),
  part: fields.whole(0, calendarLimits.parts - 1),
};

const date = z.strictObject({ ...partOfYear, day: fields.whole(1, 2 * calendarLimits.partDays) });

/** What it says is read by `readCalendar`, which knows what a calendar may be; today is a date of it. */
const calendar = z.strictObject({ definition: z.record(z.string(), z.unknown()), today: date });

const dated = z.object({ year: z.int(), part: z.int(), day: z.int() });

export const calendarView = z.object({
  /** The clock's day. */
  day: z.int(),
  /** Null where the campaign counts days alone. */
  calendar: z.object({ definition: z.unknown(), today: dated, words: z.string() }).nullable(),
  /** Why the calendar that is stored cannot be read. */
  broken: z.string().nullable(),
});

export const calendarPreview = z.object({
  today: z.string(),
  /** The last lines of the log by the calendar as it is, if there is one, and as it would be; newest first. */
  lines: z.array(
    z.object({
      seq: z.int(),
      summary: z.string(),
      day: z.int(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  neverCome: z.array(z.string()),
});

const beside = z.object({ year: z.int(), part: z.int() });

export const calendarMonth = z
  .object({
    name: z.string(),
    title: z.string(),
    year: z.int(),
    part: z.int(),
    week: z.array(z.string()).nullable(),
    moons: z.array(z.string()),
    days: z.array(
      z.object({
        /** The clock's day; below 1 it was before the campaign began. */
        day: z.int(),
        ofMonth: z.int(),
        weekday: z.int().nullable(),
        isToday: z.boolean(),
        /** Each by its name, with what is kept of it: empty for nothing. */
        holidays: z.array(z.object({ name: z.string(), notes: z.string() })),
        moons: z.array(z.object({ stage: z.string(), gone: z.int() })),
        season: z.string().nullable(),
        /** What is said as it begins. */
        reminders: z.array(z.string()),
        /** Null where nobody knows it. */
        weather: z.string().nullable(),
        /** Which day of a journey began on it, and where that went. */
        road: z.object({ number: z.int(), goal: z.string() }).nullable(),
      }),
    ),
    earlier: beside,
    later: beside,
    today: beside,
  })
  .nullable();

export const calendarFormats = ['json', 'calendarium'] as const;
export type CalendarFormat = (typeof calendarFormats)[number];

const asFile = z.strictObject({ format: z.enum(calendarFormats) });

const reminder = {
  words: fields.outcomeText,
  /** The clock's day on which it falls first. */
  day: fields.whole(1, 100_000_000),
  repeats: z.enum(repeats).default('never'),
  everyDays: fields.whole(1, 100_000).default(1),
  /** So many days before it is said a first time. */
  leadDays: fields.whole(0, 365).default(0),
};

export const calendarReminders = z.array(
  z.object({
    id: z.int(),
    words: z.string(),
    repeats: z.enum(repeats),
    everyDays: z.int().nullable(),
    leadDays: z.int(),
    /** Null for none in sight. */
    next: z.object({ day: z.int(), date: z.string().nullable() }).nullable(),
  }),
);

export const calendarQueries = {
  'calendar.reminders': { input: z.strictObject({}), output: calendarReminders },
  'calendar.view': { input: z.strictObject({}), output: calendarView },
  /** The month at hand where none is named; null where the campaign has no calendar. */
  'calendar.month': {
    input: z.strictObject({ at: z.strictObject(partOfYear).nullable().default(null) }),
    output: calendarMonth,
  },
  /** How today and the last lines of the log would read. */
  'calendar.preview': { input: calendar, output: calendarPreview },
  /** What a form of file cannot hold of the calendar; null where there is none. */
  'calendar.losses': {
    input: asFile,
    output: z.array(z.object({ what: z.string(), count: z.int() })).nullable(),
  },
} as const satisfies QueriesContract;

export const calendarSteps = {
  'calendar.addReminder': {
    input: z.strictObject(reminder),
    output: z.object({ id: z.int() }),
    log: 'campaign',
  },
  'calendar.removeReminder': { input: z.strictObject({ id: fields.id }), log: 'campaign' },
  /** Null takes it away: days are counted alone. */
  'calendar.set': { input: z.strictObject({ calendar: calendar.nullable() }), log: 'campaign' },
} as const satisfies Steps;

/** No steps of the journal. */
export const calendarCommands = {
  'calendar.export': {
    input: asFile.extend({ path: fields.path, replace: z.boolean().default(false) }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
  /** Reads a file or pasted text as calendars. Nothing is stored: one of them is taken by `calendar.set`. */
  'import.readCalendars': {
    input: z.strictObject({ job: fields.job, source: fields.importSource }),
    output: z.object({
      format: z.string(),
      calendars: z.array(
        z.object({
          name: z.string(),
          /** Null where it cannot be reckoned with; `refused` says why. */
          definition: z.unknown(),
          refused: z.string().nullable(),
          /** What the other program calls today. */
          today: dated.nullable(),
          unread: z.array(z.object({ path: z.string(), why: z.string(), count: z.int() })),
        }),
      ),
    }),
  },
} as const satisfies CommandsContract;
