import type { Holiday } from '../../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import type { Path } from '../../reading.ts';
import type { Told } from '../told.ts';
import type { BuiltYear } from '../year-parts.ts';

const mostEvents = 20_000;

/** Days of Calendarium's calendar that come every year on one date are holidays; others are told. */
export function readEvents(told: Told, year: BuiltYear): Holiday[] {
  return told.list(['events'], mostEvents).flatMap(({ at, path }) => {
    const name = told.name([...path, 'name'], `Day ${at + 1}`);
    const notes = told.notes([...path, 'description']);
    told.reading.take(...path, 'type');
    const problem = whyNot(told, path, year);
    if (problem !== null) {
      told.tell('events', problem);
      told.reading.take(...path, 'date');
      told.reading.take(...path, 'end');
      return [];
    }
    const month = told.reading.whole([...path, 'date', 'month'], 0, calendarLimits.parts) ?? 0;
    const day = told.reading.whole([...path, 'date', 'day'], 1, 2 * calendarLimits.partDays) ?? 1;
    const years = told.reading.take(...path, 'date', 'year');
    if (Array.isArray(years) && years.some((year) => year !== null))
      told.tell('events', 'What came in some years alone comes every year here.');
    return [{ name, notes, on: { kind: 'date' as const, part: year.partOf[month] ?? 0, day }, every: null }];
  });
}

function whyNot(told: Told, path: Path, { parts, partOf }: BuiltYear): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((field) =>
    told.reading.value(...path, 'date', field),
  );
  if (typeof year === 'number' || typeof year === 'string')
    return 'Days of one year alone are not read: write reminders.';
  if (Array.isArray(month) || Array.isArray(day) || month === null || day === null)
    return 'Only days that come once a year are read.';
  const about = parts[partOf[Number(month)] ?? -1];
  if (about === undefined || !Number.isInteger(Number(day)) || Number(day) < 1) return 'Its date is none.';
  if (Number(day) > about.days + (about.leap?.days ?? 0)) return 'Its month has no such day.';
  return null;
}
