import type { CalendarDate, YearPart } from '../../../shared/calendar/definition.ts';
import { dateExists, daysOfPart } from '../../../shared/calendar/leap.ts';
import type { Clauses } from './leap-rules.ts';
import { isEveryYear, sameClauses } from './leap-rules.ts';
import type { Told } from './told.ts';

/** A leap day as other programs have it: of its own name and rule, one of several of its month. */
export interface LeapDay {
  name: string;
  clauses: Clauses;
  /** Outside the month and the week. */
  stands: 'in' | 'before' | 'behind';
}

/** A month of another program with what belongs to it. */
export interface ForeignMonth {
  name: string;
  kind: YearPart['kind'];
  days: number;
  weekdays: boolean;
  /** The years that have it at all; null for every year. */
  comes: Clauses | null;
  leapDays: readonly LeapDay[];
}

/** The parts of the year, and which of them each month became. */
export interface BuiltYear {
  parts: YearPart[];
  partOf: readonly number[];
}

/** Days outside the months; those of one name and rule that follow each other are one feast of several days. */
function outside(days: readonly LeapDay[]): YearPart[] {
  const parts: YearPart[] = [];
  days.forEach(({ name, clauses }, at) => {
    const before = days[at - 1];
    const [last] = parts.slice(-1);
    if (last && before?.name === name && sameClauses(before.clauses, clauses)) {
      if (last.leap) last.leap.days += 1;
      else last.days += 1;
    } else if (isEveryYear(clauses))
      parts.push({ kind: 'festival', name, days: 1, leap: null, weekdays: false });
    else parts.push({ kind: 'festival', name, days: 0, leap: { days: 1, clauses }, weekdays: false });
  });
  return parts;
}

/**
 * A month keeps one leap rule: days of other rules stand behind it by themselves, as do those outside the months.
 */
export function yearOf(months: readonly ForeignMonth[], told: Told): BuiltYear {
  const parts: YearPart[] = [];
  const partOf: number[] = [];
  for (const month of months) {
    const ruled = month.leapDays.filter(({ clauses }) => clauses.length > 0);
    parts.push(...outside(ruled.filter(({ stands }) => stands === 'before')));
    partOf.push(parts.length);
    parts.push(
      ...ofMonth(
        month,
        ruled.filter(({ stands }) => stands === 'in'),
        told,
      ),
    );
    parts.push(...outside(ruled.filter(({ stands }) => stands === 'behind')));
  }
  return { parts, partOf };
}

function ofMonth(month: ForeignMonth, within: readonly LeapDay[], told: Told): YearPart[] {
  const { name, kind, weekdays, comes } = month;
  const yearly = comes === null ? within.filter(({ clauses }) => isEveryYear(clauses)).length : 0;
  const rules: { clauses: Clauses; days: number; name: string }[] = [];
  for (const { clauses, name: ofDay } of within) {
    if (comes === null && isEveryYear(clauses)) continue;
    const known = rules.find((rule) => sameClauses(rule.clauses, clauses));
    if (known) known.days += 1;
    else rules.push({ clauses, days: 1, name: ofDay });
  }
  const first = comes === null ? rules.shift() : undefined;
  const leap =
    comes === null
      ? first === undefined
        ? null
        : { days: first.days, clauses: first.clauses }
      : { days: month.days, clauses: comes };
  const days = comes === null ? month.days + yearly : 0;
  if (rules.length > 0)
    told.tell(
      `leap days of ${name}`,
      'A month has one leap rule here: the days of its other rules stand behind it by themselves.',
    );
  return [
    { kind, name, days, leap, weekdays },
    ...rules.map((rule) => ({
      kind: 'festival' as const,
      name: rule.name,
      days: 0,
      leap: { days: rule.days, clauses: rule.clauses },
      weekdays,
    })),
  ];
}

/** A date by the months of another program; a day that is not there becomes the nearest before it, and that is told. */
export function dateIn(
  { parts, partOf }: BuiltYear,
  { year, month, day }: { year: number; month: number; day: number },
  said: (why: string) => void,
): CalendarDate | null {
  const part = partOf[month];
  const about = part === undefined ? undefined : parts[part];
  if (part === undefined || about === undefined) {
    said('There is no such month.');
    return null;
  }
  const date = { year, part, day: Math.max(1, day) };
  if (dateExists({ parts }, date)) return date;
  const days = daysOfPart(about, year);
  if (days > 0) {
    said(`${about.name} has ${days} days in that year: the last of them is taken.`);
    return { year, part, day: days };
  }
  said(`There is no ${about.name} in that year: the nearest day before it is taken.`);
  for (let before = part - 1; before >= 0; before -= 1) {
    const earlier = parts[before];
    const last = earlier ? daysOfPart(earlier, year) : 0;
    if (last > 0) return { year, part: before, day: last };
  }
  const first = parts.findIndex((each) => daysOfPart(each, year) > 0);
  return first === -1 ? null : { year, part: first, day: 1 };
}
