import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { counted } from '../../../shared/words/figures.ts';
import { capital } from '../../../shared/words/names.ts';

export type Month = NonNullable<QueryOutput<'calendar.month'>>;
type Day = Month['days'][number];

/** A week of more days than these finds no room; its month stands in rows of seven. */
const widestWeek = 14;
const usualRow = 7;

interface MonthRows<Of> {
  /** Names of the columns; null where they mean nothing. */
  columns: readonly string[] | null;
  /** Null for a place before the first day or behind the last. */
  rows: readonly (readonly (Of | null)[])[];
}

/** The days of a month in rows: by the week where they are days of it, else as they come. */
export function monthRows<Of extends Pick<Day, 'weekday'>>({
  week,
  days,
}: {
  week: readonly string[] | null;
  days: readonly Of[];
}): MonthRows<Of> {
  const first = days[0]?.weekday ?? null;
  const byWeek = week !== null && first !== null && week.length <= widestWeek;
  const width = byWeek ? week.length : usualRow;
  const cells: (Of | null)[] = [...Array.from({ length: byWeek ? first : 0 }, () => null), ...days];
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    Array.from({ length: width }, (_each, at) => cells[row * width + at] ?? null),
  );
  return { columns: byWeek ? week : null, rows };
}

const quarters = ['new', 'first quarter', 'full', 'last quarter'] as const;
const signs = ['●', '◐', '○', '◑'] as const;
type Sign = (typeof signs)[number];

/** The same in light letters on dark ground. */
export const byNight: Readonly<Record<Sign, Sign>> = { '●': '○', '◐': '◑', '○': '●', '◑': '◐' };

export interface MoonSign {
  sign: Sign;
  words: string;
}

/** Of each moon the quarter that falls on a day; by its name where there are several. */
export const moonSigns = ({ moons }: Pick<Month, 'moons'>, day: Pick<Day, 'moons'>): MoonSign[] =>
  day.moons.flatMap(({ stage }, at) => {
    const quarter = quarters.findIndex((each) => each === stage);
    const sign = signs[quarter];
    if (sign === undefined) return [];
    const name = moons.length > 1 ? `${moons[at] ?? ''}: ` : '';
    return [{ sign, words: `${name}${stage.endsWith('quarter') ? stage : `${stage} moon`}` }];
  });

export interface HolidayOfMonth extends Pick<Day, 'day' | 'ofMonth' | 'reminders'> {
  name: string;
  notes: string;
}

/** The holidays of a month, day by day. */
export const holidaysOf = ({ days }: Month): HolidayOfMonth[] =>
  days.flatMap(({ day, ofMonth, reminders, holidays }) =>
    holidays.map((holiday) => ({ ...holiday, day, ofMonth, reminders })),
  );

const longestReminder = 200;

/** What a reminder says of a holiday: its name, and what is kept of it as far as there is room. */
export function holidayReminder({ name, notes }: Pick<HolidayOfMonth, 'name' | 'notes'>): string {
  const words = notes === '' ? name : `${name}: ${notes.replace(/\.$/, '')}`;
  if (words.length <= longestReminder) return words;
  return `${words
    .slice(0, longestReminder - 1)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()}…`;
}

/** "day 3 of the road to Thorn Gate" */
export const roadWords = ({ number, goal }: NonNullable<Day['road']>): string =>
  `day ${number} of the road to ${goal}`;

/** All that is known of a day, for who cannot see its place. */
export function daySpoken(month: Month, day: Day): string {
  const weekday = day.weekday === null ? null : (month.week?.[day.weekday] ?? null);
  return [
    weekday === null ? null : weekday,
    `${day.ofMonth} ${month.title}`,
    day.isToday ? 'today' : null,
    day.day < 1 ? 'before the clock' : `day ${day.day} of the clock`,
    ...moonSigns(month, day).map(({ words }) => words),
    ...day.holidays.map(({ name }) => name),
    day.season,
    ...day.reminders,
    day.weather,
    day.road && roadWords(day.road),
  ]
    .filter((part) => part !== null)
    .map((part, at) => (at === 0 ? capital(part) : part))
    .join(', ');
}

type Often = Pick<QueryOutput<'calendar.reminders'>[number], 'repeats' | 'everyDays' | 'leadDays'>;

/** "once", "every 7 days, said 2 days before". */
export function oftenWords({ repeats, everyDays, leadDays }: Often): string {
  const often = {
    never: 'once',
    days: everyDays === 1 ? 'every day' : `every ${counted(everyDays ?? 1, 'day')}`,
    month: 'each month',
    fullMoon: 'each full moon',
  }[repeats];
  return leadDays === 0 ? often : `${often}, said ${counted(leadDays, 'day')} before`;
}
