import type { CalendarFormat } from '../../../../shared/ipc/desk/calendar.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { Option } from '../../../components/choosing/choice.ts';

/** "Calendarium: 2 calendars." */
export const foundWords = (format: string, calendars: number): string =>
  `${format}: ${counted(calendars, 'calendar')}.`;

export const calendarForms: readonly (Option & { value: CalendarFormat })[] = [
  { value: 'json', label: 'Turnkeeper calendar', hint: 'All of it, as JSON; this program reads it again.' },
  { value: 'calendarium', label: 'Calendarium', hint: 'JSON that Calendarium’s settings import.' },
];
