import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from '../../../../shared/calendar/calendar.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { readCalendars } from '../../../../src-main/imports/calendars/read-calendars.ts';
import {
  calendarium,
  calendariumData,
  fantasyCalendar,
  olderSimpleCalendar,
  simpleCalendar,
} from './files.ts';

const own = {
  format: 'turnkeeper-calendar',
  version: 1,
  calendar: { version: 1, name: 'Ours', parts: [{ name: 'Month', days: 30 }] },
  today: { year: 3, part: 0, day: 30 },
};

const refusalOf = (bytes: Uint8Array): TurnkeeperError | null => {
  try {
    readCalendars(bytes);
    return null;
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError) return thrown;
    throw thrown;
  }
};

test.each([
  ['no JSON', 'Harvest 9', 'It is no JSON, which all calendars are. Nothing was read.'],
  ['broken JSON', '{"static": ', 'It is broken JSON. Nothing was read.'],
  [
    'other JSON',
    '{"a": 1}',
    'It is JSON, but no calendar of Calendarium, Simple Calendar, Fantasy-Calendar or this program. Nothing was read.',
  ],
  ['no calendar', '{"exportVersion": 2, "calendars": []}', 'It holds no calendar. Nothing was read.'],
  [
    'an own one of later days',
    JSON.stringify({ ...own, version: 2 }),
    'The calendar was written by a newer Turnkeeper. Nothing was read.',
  ],
  [
    'an own one without a month',
    JSON.stringify({ ...own, calendar: { ...own.calendar, parts: [] } }),
    'Months: at least one is wanted. Nothing was read.',
  ],
  [
    'an own one whose today is none',
    JSON.stringify({ ...own, today: { year: 3, part: 0, day: 31 } }),
    'Month has 30 days in that year. Nothing was read.',
  ],
  [
    'an own one with another field',
    JSON.stringify({ ...own, secret: 1 }),
    'File: there is no field called “secret”. Nothing was read.',
  ],
  [
    'an own one with a field whose name holds a line break',
    JSON.stringify({ ...own, 'v\rsion': 1 }),
    'File: there is no field called “v\ufffdsion”. Nothing was read.',
  ],
])('%s is refused with a sentence', (_what, text, sentence) => {
  expect(refusalOf(Buffer.from(text))?.message).toBe(sentence);
});

test('51 calendars are too many', () => {
  const calendars = Array.from({ length: 51 }, calendarium);
  expect(refusalOf(Buffer.from(JSON.stringify({ calendars })))?.message).toBe(
    'It holds 51 calendars, and at most 50 are read. Nothing was read.',
  );
});

test('one of several that cannot be reckoned with says why, and the others are there', () => {
  const [good, bad] = [calendarium(), calendarium()];
  bad.static.months = [];
  const { calendars } = readCalendars(Buffer.from(JSON.stringify([good, bad])));
  expect(calendars.map(({ refused }) => refused)).toEqual([null, 'Months: at least one is wanted.']);
  const slow = fantasyCalendar();
  slow.static_data.year_data.leap_days.push({
    ...slow.static_data.year_data.leap_days[1],
    name: 'Slow',
    interval: '19997',
    offset: 0,
    cyclic_interval: false,
  } as never);
  const [found] = readCalendars(Buffer.from(JSON.stringify(slow))).calendars;
  expect(found?.refused).toContain('leap years repeat only after');
});

/** The value with something put in the place of one of its parts, or that part left out. */
function spoilt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return by;
  // An earlier hit put a list where a month stood: its `length` is no part of the file.
  if (Array.isArray(value) && !/^\d+$/.test(key)) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  if (rest.length === 0 && by === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = spoilt(copy[key], rest, by);
  return copy;
}

const places = (value: unknown, at: string[] = []): string[][] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [at, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))];

const files = [
  calendarium(),
  calendariumData(),
  simpleCalendar(),
  olderSimpleCalendar(),
  fantasyCalendar(),
  own,
];
const damages = files.flatMap((file) => places(file).map((place) => [file, place] as const));
const junk = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    -1,
    0,
    0.5,
    1e308,
    -1e12,
    '',
    '0',
    '<b>x</b>',
    '\u202e',
    [],
    {},
    [null],
    true,
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

test('damage in any place leaves a calendar or a sentence', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (hits, which) => {
        const [file] = damages[which % damages.length] ?? [own];
        const ofFile = damages.filter(([each]) => each === file);
        const broken = hits.reduce<unknown>(
          (value, [at, by]) => spoilt(value, ofFile[at % ofFile.length]?.[1] ?? [], by),
          file,
        );
        const bytes = Buffer.from(JSON.stringify(broken ?? null));
        if (refusalOf(bytes) !== null) return;
        for (const { definition, refused, name } of readCalendars(bytes).calendars) {
          expect(name).not.toBe('');
          if (definition === null) expect(refused).toMatch(/^[A-Z].*\.$/);
          else calendarOf(definition);
        }
      },
    ),
    { numRuns: 1500 },
  );
});

test('bytes cut off or changed leave a calendar or a sentence', () => {
  const texts = files.map((file) => Buffer.from(JSON.stringify(file)));
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(255), fc.boolean(), (which, at, by, isCut) => {
      const whole = texts[which % texts.length] ?? Buffer.alloc(0);
      const bytes = Buffer.from(isCut ? whole.subarray(0, at % whole.length) : whole);
      if (!isCut) bytes[at % bytes.length] = by;
      const refusal = refusalOf(bytes);
      if (refusal !== null) expect(refusal.message).toMatch(/^[A-Z].*\.$/);
    }),
    { numRuns: 500 },
  );
});
