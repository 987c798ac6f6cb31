import type { Leap, YearPart } from '../../../shared/calendar/definition.ts';
import { wrap } from '../../../shared/calendar/leap.ts';
import type { Losses } from '../losses.ts';

/** Leap rules as Calendarium has them: months of an interval, and days that come with one. */

interface Condition {
  interval: number;
  exclusive: boolean;
  ignore: boolean;
}

type Rule = { offset: number; conditions: Condition[] };

/**
 * A rule as a row of ever longer intervals of one offset, each of which is about every so many of those before; null where it
 * is none, for then Calendarium would read other years.
 */
export function ruleOf({ clauses }: Pick<Leap, 'clauses'>): Rule | null {
  const [first] = clauses;
  if (first?.leap !== true) return null;
  const offset = wrap(first.from, first.every);
  const conditions: Condition[] = [];
  let shorter = 1;
  for (const [at, { every, from, leap }] of clauses.entries()) {
    const alternates = at === 0 || leap !== clauses[at - 1]?.leap;
    if (
      every % shorter !== 0 ||
      (at > 0 && every === shorter) ||
      wrap(from - offset, every) !== 0 ||
      !alternates
    )
      return null;
    conditions.push({ interval: every, exclusive: !leap, ignore: false });
    shorter = every;
  }
  return { offset, conditions };
}

/** A part that only leap years have is a month of an interval, of one interval alone. */
export function foreignMonth(
  part: YearPart,
  losses: Losses,
): { length: number; interval: number; offset: number } {
  const { days, leap } = part;
  if (days > 0 || leap === null) return { length: days, interval: 1, offset: 0 };
  const rule = ruleOf(leap);
  const [only, ...more] = rule?.conditions ?? [];
  if (rule === null || only === undefined || more.length > 0)
    losses.add(`the leap years that have ${part.name}`);
  return { length: leap.days, interval: only?.interval ?? 1, offset: rule?.offset ?? 0 };
}

export function foreignLeapDays(part: YearPart, timespan: number, losses: Losses) {
  const { days, leap, name, weekdays } = part;
  if (leap === null || days === 0) return [];
  const rule = ruleOf(leap);
  if (rule === null) {
    losses.add(`the leap days of ${name}`);
    return [];
  }
  return Array.from({ length: leap.days }, (_, at) => ({
    type: 'leapday',
    name: `Leap day of ${name}`,
    id: `ID_leap_${timespan + 1}_${at + 1}`,
    interval: rule.conditions,
    offset: rule.offset,
    timespan,
    intercalary: false,
    numbered: weekdays,
  }));
}
