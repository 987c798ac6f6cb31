import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import { wrap } from '../../../../shared/calendar/leap.ts';
import type { Clauses, Interval } from '../leap-rules.ts';
import { clausesOf, intervalProblem, isEveryYear } from '../leap-rules.ts';
import type { Told } from '../told.ts';
import type { ForeignMonth, LeapDay } from '../year-parts.ts';
import { ofYear } from './paths.ts';

/** Every so many years a month comes, and the first such year on the count without gaps. */
interface Coming {
  days: number;
  every: number;
  offset: number;
}

/** The months, and of each how many days outside it come every year and are numbered as its first. */
export function readMonths(told: Told, yearZero: boolean): { months: ForeignMonth[]; numbered: number[] } {
  const { reading } = told;
  const comings: Coming[] = [];
  const read = told.list([...ofYear, 'timespans'], calendarLimits.parts + 1).map(({ at, path }) => {
    const name = told.name([...path, 'name'], `Month ${at + 1}`);
    const isOutside = reading.text([...path, 'type'], 40) === 'intercalary';
    const days = reading.whole([...path, 'length'], 0, calendarLimits.partDays) ?? 0;
    const given = reading.whole([...path, 'interval'], 0, calendarLimits.periodYears) ?? 1;
    const offset = reading.whole([...path, 'offset'], -1_000_000, 1_000_000) ?? 0;
    if (given === 0) told.tell(`month ${name}`, 'An interval of 0 is read as every year.');
    const every = Math.max(1, given);
    comings.push({ days, every, offset: wrap(offset, every) });
    const comes = every === 1 ? null : clausesOf([{ every, from: offset, excludes: false }], false);
    return { name, kind: isOutside ? ('festival' as const) : ('month' as const), days, isOutside, comes };
  });
  const leapDays = readLeapDays(told, comings, yearZero);
  const months = read.map(({ isOutside, ...month }, at) => ({
    ...month,
    weekdays: !isOutside,
    leapDays: leapDays.filter((day) => day.month === at),
  }));
  const isNumbered = ({ stands, clauses, numbers }: NumberedDay): boolean =>
    numbers && stands === 'before' && isEveryYear(clauses);
  return {
    months,
    numbered: months.map((_, at) => leapDays.filter((day) => day.month === at && isNumbered(day)).length),
  };
}

type NumberedDay = LeapDay & { month: number; numbers: boolean };

function readLeapDays(told: Told, comings: readonly Coming[], yearZero: boolean): NumberedDay[] {
  const { reading } = told;
  return told.list([...ofYear, 'leap_days'], 1000).flatMap(({ at, path }) => {
    const name = told.name([...path, 'name'], `Leap day ${at + 1}`);
    const month = reading.whole([...path, 'timespan'], 0, calendarLimits.parts);
    const coming = month === null ? undefined : comings[month];
    const offset = reading.whole([...path, 'offset'], -1_000_000, 1_000_000) ?? 0;
    const isCyclic = reading.flag([...path, 'cyclic_interval']);
    const given = reading.take(...path, 'interval');
    const isOutside = reading.flag([...path, 'intercalary']);
    const numbers = !reading.flag([...path, 'not_numbered']);
    if (reading.flag([...path, 'adds_week_day']))
      told.tell(`leap day ${name}`, 'A leap day adds no day to the week here.');
    const after = reading.whole([...path, 'day'], 0, calendarLimits.partDays) ?? 0;
    if (month === null || coming === undefined) {
      told.tell(`leap day ${name}`, 'It belongs to no month.');
      return [];
    }
    if (isOutside && after > 0 && after < coming.days)
      told.tell(
        `leap day ${name}`,
        'A day outside the months stands before or behind a month, not within it.',
      );
    const intervals = intervalsOf(
      typeof given === 'string' || typeof given === 'number' ? String(given) : '1',
      { offset, isCyclic },
      (said) => told.tell(`leap day ${name}`, said),
    );
    const clauses = clausesOf(intervals, false);
    const stands = !isOutside ? ('in' as const) : after === 0 ? ('before' as const) : ('behind' as const);
    return [{ name, month, stands, numbers, clauses: ofComings(clauses, coming, yearZero) }];
  });
}

/** `400,!100,+4`: every fourth year, not every hundredth, yet every four-hundredth; `+` leaves the offset out. */
function intervalsOf(
  text: string,
  { offset, isCyclic }: { offset: number; isCyclic: boolean },
  said: (why: string) => void,
): Interval[] {
  const pieces = text.split(',').slice(0, calendarLimits.leapClauses);
  if (isCyclic) {
    // The interval lists years of a cycle; the offset is how long that is.
    const every = Math.max(1, offset);
    return pieces.flatMap((piece) => {
      const from = Number.parseInt(piece.trim(), 10);
      return Number.isInteger(from) ? [{ every, from, excludes: false }] : [];
    });
  }
  return pieces.flatMap((piece) => {
    const figure = Number.parseInt(piece.replaceAll(/[!+\s]/g, ''), 10);
    if (!Number.isInteger(figure) || figure < 1)
      said(`An interval of “${piece.trim().slice(0, 20)}” is read as every year.`);
    const every = Number.isInteger(figure) && figure > 0 ? figure : 1;
    const problem = intervalProblem(every);
    if (problem !== null) {
      said(problem);
      return [];
    }
    return [{ every, from: piece.includes('+') ? 0 : offset, excludes: piece.includes('!') }];
  });
}

/** A leap day of a month that does not come every year counts how often the month has come. */
function ofComings(clauses: Clauses, { every, offset }: Coming, yearZero: boolean): Clauses {
  if (every === 1) return clauses;
  const first = offset > 0 && !yearZero ? 1 : 0;
  return clauses
    .filter((clause) => clause.every * every <= calendarLimits.periodYears)
    .map((clause) => {
      const years = clause.every * every;
      return { every: years, from: wrap(offset + (clause.from - first) * every, years), leap: clause.leap };
    });
}
