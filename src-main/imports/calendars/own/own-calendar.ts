import type { CalendarDate, CalendarDefinition } from '../../../../shared/calendar/definition.ts';
import { needDate } from '../../../../shared/calendar/calendar.ts';
import { fieldsIn, wholeIn } from '../../../../shared/calendar/fields.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import { readCalendar } from '../../../../shared/calendar/reading.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { isObject } from '../../reading.ts';
import type { FoundCalendar } from '../found-calendar.ts';

/** How a calendar of this program's own stands in a file; `docs/calendar.md` tells it. */

export const calendarFormat = { id: 'turnkeeper-calendar', version: 1 } as const;

export interface OwnCalendar {
  format: typeof calendarFormat.id;
  version: typeof calendarFormat.version;
  calendar: CalendarDefinition;
  /** What it calls today. */
  today: CalendarDate;
}

export const isOwnCalendar = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && (value['format'] === calendarFormat.id || (value['version'] === 1 && 'parts' in value));

/** The calendar whole, nothing of it left out; one written without an envelope says no today. Throws as `readCalendar`. */
export function readOwnCalendar(value: Record<string, unknown>): FoundCalendar {
  if (value['format'] !== calendarFormat.id) return found(readCalendar(value), null);
  const { version } = value;
  if (typeof version === 'number' && version > calendarFormat.version)
    throw new TurnkeeperError(
      'file-newer',
      'The calendar was written by a newer Turnkeeper. Nothing was read.',
    );
  const { calendar, today } = fieldsIn(value, 'File', ['format', 'version', 'calendar', 'today']);
  const definition = readCalendar(calendar);
  return found(definition, today === undefined || today === null ? null : readToday(today, definition));
}

function readToday(value: unknown, definition: CalendarDefinition): CalendarDate {
  const { year, part, day } = fieldsIn(value, 'Today', ['year', 'part', 'day']);
  const date = {
    year: wholeIn(year, 'Today, year', -calendarLimits.year, calendarLimits.year),
    part: wholeIn(part, 'Today, month', 0, definition.parts.length - 1),
    day: wholeIn(day, 'Today, day', 1, 2 * calendarLimits.partDays),
  };
  needDate(definition, date);
  return date;
}

const found = (definition: CalendarDefinition, today: CalendarDate | null): FoundCalendar => ({
  name: definition.name,
  definition,
  refused: null,
  today,
  unread: [],
});
