import { TurnkeeperError } from '../../../shared/errors.ts';
import { isObject } from '../reading.ts';
import { textOfBytes } from '../text-of-bytes.ts';
import { isCalendarium, readCalendarium } from './calendarium/read-calendarium.ts';
import { isFantasyCalendar, readFantasyCalendar } from './fantasy-calendar/read-fantasy-calendar.ts';
import type { CalendarReading, FoundCalendar } from './found-calendar.ts';
import { isOwnCalendar, readOwnCalendar } from './own/own-calendar.ts';
import { isSimpleCalendar, simpleCalendars } from './simple-calendar/forms.ts';
import { readSimpleCalendar } from './simple-calendar/read-simple-calendar.ts';
import { Told } from './told.ts';

/** A file as calendars: recognised by what is in it, never by its name. */

const mostCalendars = 50;

function notRead(why: string): TurnkeeperError {
  const message = `${why} Nothing was read.`;
  return new TurnkeeperError('bad-input', message, { source: message });
}

/**
 * Reads a file of at most 64 MB. Throws `bad-input`, `file-foreign`, `file-newer` or `file-empty`, each with what was wrong;
 * a calendar that cannot be reckoned with is among those found, with why.
 */
export function readCalendars(bytes: Uint8Array): CalendarReading {
  const text = textOfBytes(bytes).replace(/^\ufeff/, '');
  const reading = readingOf(parsed(text));
  if (reading.calendars.length === 0) throw notRead('It holds no calendar.');
  if (reading.calendars.length > mostCalendars)
    throw notRead(`It holds ${reading.calendars.length} calendars, and at most ${mostCalendars} are read.`);
  return reading;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notRead(/^\s*[[{]/.test(text) ? 'It is broken JSON.' : 'It is no JSON, which all calendars are.');
  }
}

function readingOf(value: unknown): CalendarReading {
  if (isOwnCalendar(value)) return { format: 'Turnkeeper calendar', calendars: [ownOrRefused(value)] };
  const entries = entriesOf(value);
  const fantasy = entries.filter(isFantasyCalendar);
  if (fantasy.length > 0)
    return {
      format: 'Fantasy-Calendar',
      calendars: fantasy.map((entry) => readFantasyCalendar(new Told(entry))),
    };
  const calendarium = entries.filter(isCalendarium);
  if (calendarium.length > 0)
    return {
      format: 'Calendarium',
      calendars: calendarium.map((entry) => readCalendarium(entry, new Told(entry))),
    };
  if (isSimpleCalendar(value))
    return {
      format: 'Simple Calendar',
      calendars: simpleCalendars(value).map(({ told, form }) => readSimpleCalendar(told, form)),
    };
  throw notRead(
    'It is JSON, but no calendar of Calendarium, Simple Calendar, Fantasy-Calendar or this program.',
  );
}

/** A file of one calendar, a list of them, or the data of a plugin that keeps them. */
function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (isObject(value) && Array.isArray(value['calendars'])) return value['calendars'] as unknown[];
  return [value];
}

/** An own calendar has to be right: what is wrong with it is said, and nothing is read. */
function ownOrRefused(value: Record<string, unknown>): FoundCalendar {
  try {
    return readOwnCalendar(value);
  } catch (thrown) {
    throw thrown instanceof TurnkeeperError && thrown.code === 'bad-input' ? notRead(thrown.message) : thrown;
  }
}
