import { calendarOf, dayOf } from '../../../shared/calendar/calendar.ts';
import { readCalendar } from '../../../shared/calendar/reading.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { KeptCalendar } from '../../facts/calendar/read-calendar.ts';

/** The calendar as it would be kept. Throws bad-input where it, or today by it, cannot be. */
export function planned({ definition, today }: ParsedInput<'calendar.preview'>, clock: number): KeptCalendar {
  const calendar = calendarOf(readCalendar(definition));
  return { calendar, anchorDay: dayOf(calendar, today) - dayAndTime(clock).day + 1 };
}
