import type { CalendarDate, CalendarDefinition } from '../../../shared/calendar/definition.ts';
import type { MapUnreadLine } from '../maps/map-unread.ts';

/** One calendar of a file. */
export interface FoundCalendar {
  name: string;
  /** Null where it cannot be reckoned with; `refused` then says why. */
  definition: CalendarDefinition | null;
  refused: string | null;
  /** What the other program called today; null where it says none. */
  today: CalendarDate | null;
  unread: MapUnreadLine[];
}

export interface CalendarReading {
  format: string;
  calendars: FoundCalendar[];
}
