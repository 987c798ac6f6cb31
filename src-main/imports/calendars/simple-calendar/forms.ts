import { isObject } from '../../reading.ts';
import type { Path } from '../../reading.ts';
import { Told } from '../told.ts';

/** The forms in which Simple Calendar writes files: of before version 2, of version 2, and of one calendar by itself. */

export interface Form {
  /** What months and days are counted from. */
  first: 0 | 1;
  at: Readonly<
    Record<
      'name' | 'year' | 'months' | 'weekdays' | 'leapYear' | 'time' | 'seasons' | 'moons' | 'today' | 'notes',
      Path
    >
  >;
}

const newer = (at: Path, notes: Path): Form => ({
  first: 0,
  at: {
    name: [...at, 'name'],
    year: [...at, 'year'],
    months: [...at, 'months'],
    weekdays: [...at, 'weekdays'],
    leapYear: [...at, 'leapYear'],
    time: [...at, 'time'],
    seasons: [...at, 'seasons'],
    moons: [...at, 'moons'],
    today: [...at, 'currentDate'],
    notes,
  },
});

const older: Form = {
  first: 1,
  at: {
    name: ['name'],
    year: ['yearSettings'],
    months: ['monthSettings'],
    weekdays: ['weekdaySettings'],
    leapYear: ['leapYearSettings'],
    time: ['timeSettings'],
    seasons: ['seasonSettings'],
    moons: ['moonSettings'],
    today: ['currentDate'],
    notes: ['notes'],
  },
};

const hasMonths = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  Array.isArray(value['months']) &&
  (isObject(value['year']) || Array.isArray(value['weekdays']));

export const isSimpleCalendar = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  (Array.isArray(value['monthSettings']) ||
    hasMonths(value['calendar']) ||
    (Array.isArray(value['calendars']) && value['calendars'].some(hasMonths)) ||
    ('exportVersion' in value && Array.isArray(value['calendars'])));

/** Each calendar of a file by itself, with the form it stands in. */
export function simpleCalendars(value: Record<string, unknown>): { told: Told; form: Form }[] {
  if (Array.isArray(value['monthSettings'])) return [{ told: new Told(value), form: older }];
  if (hasMonths(value['calendar'])) return [{ told: new Told(value), form: newer(['calendar'], ['notes']) }];
  const calendars = Array.isArray(value['calendars']) ? (value['calendars'] as unknown[]) : [];
  return calendars.map((calendar) => {
    const id = isObject(calendar) && typeof calendar['id'] === 'string' ? calendar['id'] : '';
    const notes = isObject(value['notes']) && Object.hasOwn(value['notes'], id) ? value['notes'][id] : [];
    return { told: new Told({ calendar, notes }), form: newer(['calendar'], ['notes']) };
  });
}
