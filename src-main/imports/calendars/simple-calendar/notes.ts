import type { Holiday } from '../../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import type { Told } from '../told.ts';
import type { BuiltYear } from '../year-parts.ts';
import type { Form } from './forms.ts';

const mostNotes = 20_000;
const mostPages = 50;
/** How a note comes again: never, each week, each month, each year. */
const yearly = 3;

/** Notes that come every year are holidays, with the words of their pages; others are told. */
export function readNotes(told: Told, { at, first }: Form, { parts, partOf }: BuiltYear): Holiday[] {
  const { reading } = told;
  return told.list(at.notes, mostNotes).flatMap(({ at: place, path }) => {
    const name = told.name([...path, 'name'], told.name([...path, 'title'], `Day ${place + 1}`));
    const pages = told.list([...path, 'pages'], mostPages);
    const notes = told.notes(
      [...path, 'content'],
      ...pages.map(({ path: page }) => [...page, 'text', 'content']),
    );
    const flagged = [...path, 'flags', 'foundryvtt-simple-calendar', 'noteData'];
    const data = reading.value(...flagged) === undefined ? path : flagged;
    const repeats = reading.whole([...data, 'repeats'], 0, yearly) ?? 0;
    const isOfToday = reading.value(...data, 'startDate') !== undefined;
    const start = isOfToday ? [...data, 'startDate'] : data;
    const month = reading.whole([...start, 'month'], 0, calendarLimits.parts);
    const day = reading.whole([...start, 'day'], 0, 2 * calendarLimits.partDays);
    reading.take(...start, 'year');
    if (repeats !== yearly) {
      told.tell(
        'notes',
        repeats === 0
          ? 'Days of one year alone are not read: write reminders.'
          : 'Only days that come once a year are read.',
      );
      return [];
    }
    const part = partOf[(month ?? first) - first];
    const about = part === undefined ? undefined : parts[part];
    const ofPart = (day ?? first) - first + 1;
    if (
      part === undefined ||
      about === undefined ||
      ofPart < 1 ||
      ofPart > about.days + (about.leap?.days ?? 0)
    ) {
      told.tell('notes', 'Its month has no such day.');
      return [];
    }
    return [{ name, notes, on: { kind: 'date' as const, part, day: ofPart }, every: null }];
  });
}
