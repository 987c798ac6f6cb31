import { moonPhases } from '../../../../shared/calendar/definition.ts';
import type { Option } from '../../../components/choosing/choice.ts';

/** What the form asks of a calendar, list by list: each row is a record of what was typed. */

export type Row = Record<string, string>;

export const lists = ['parts', 'eras', 'moons', 'seasons', 'holidays'] as const;
export type List = (typeof lists)[number];

/** From what a choice is made: of its own options, or of parts, days of the week and moons as they stand. */
type Choice = readonly Option[] | 'parts' | 'anyPart' | 'weekdays' | 'moons';

export interface RowField {
  key: string;
  label: string;
  /** Left out for a field that is typed. */
  choice?: Choice;
  /** Whether a row has it, by what else it says. */
  shown?: (row: Row) => boolean;
  hint?: string;
  /** It has a line for itself. */
  wide?: boolean;
}

export interface RowList {
  title: string;
  /** What a row is: "month 3". */
  one: string;
  add: string;
  /** A row that was added and not typed over yet. */
  fresh: Row;
  /** Whether rows stand in an order that is the referee's. */
  ordered: boolean;
  fields: readonly RowField[];
}

export const yes = 'yes';
export const no = 'no';
const options = (...words: (readonly [value: string, label: string])[]): Option[] =>
  words.map(([value, label]) => ({ value, label }));

const isKind =
  (...kinds: string[]) =>
  ({ kind = '' }: Row): boolean =>
    kinds.includes(kind);

const light: readonly RowField[] = [
  { key: 'sunrise', label: 'Sunrise' },
  { key: 'sunset', label: 'Sunset' },
  { key: 'climate', label: 'Climate' },
];

export const rowLists = {
  parts: {
    title: 'Months, and days outside them',
    one: 'part',
    add: 'Add a month',
    fresh: { name: '', kind: 'month', days: '30', weekdays: yes, leapYears: '', leapDays: '1' },
    ordered: true,
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'kind', label: 'Is', choice: options(['month', 'a month'], ['festival', 'a feast']) },
      { key: 'days', label: 'Days' },
      { key: 'weekdays', label: 'In the week', choice: options([yes, 'yes'], [no, 'no']) },
      { key: 'leapYears', label: 'Leap years', hint: '4, not 100, 400' },
      { key: 'leapDays', label: 'Days more', shown: ({ leapYears = '' }) => leapYears.trim() !== '' },
    ],
  },
  eras: {
    title: 'Eras',
    one: 'era',
    add: 'Add an era',
    fresh: { name: '', prefix: '', suffix: '', from: '', counts: 'anew' },
    ordered: true,
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'prefix', label: 'Before the year' },
      { key: 'suffix', label: 'Behind the year' },
      { key: 'from', label: 'First year', hint: 'Empty for the first era.' },
      {
        key: 'counts',
        label: 'Its years',
        choice: options(['anew', 'begin anew'], ['on', 'go on'], ['back', 'count back']),
      },
    ],
  },
  moons: {
    title: 'Moons',
    one: 'moon',
    add: 'Add a moon',
    fresh: { name: '', cycle: '29.53', part: '0', day: '1', year: '1', shift: '0' },
    ordered: false,
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'cycle', label: 'Days of its cycle' },
      { key: 'day', label: 'New on day' },
      { key: 'part', label: 'Of', choice: 'parts' },
      { key: 'year', label: 'In year' },
      { key: 'shift', label: 'Part of that day' },
    ],
  },
  seasons: {
    title: 'Seasons',
    one: 'season',
    add: 'Add a season',
    fresh: { name: '', part: '0', day: '1', days: '90', sunrise: '06:00', sunset: '18:00', climate: '' },
    ordered: true,
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'day', label: 'From day', shown: ({ by }) => by !== 'lengths' },
      { key: 'part', label: 'Of', choice: 'parts', shown: ({ by }) => by !== 'lengths' },
      { key: 'days', label: 'Days', shown: ({ by }) => by === 'lengths' },
      ...light,
    ],
  },
  holidays: {
    title: 'Holidays',
    one: 'holiday',
    add: 'Add a holiday',
    fresh: {
      name: '',
      kind: 'date',
      part: '0',
      day: '1',
      weekday: '0',
      nth: '1',
      moon: '0',
      phase: 'full',
      years: '',
      from: '1',
      notes: '',
    },
    ordered: false,
    fields: [
      { key: 'name', label: 'Name' },
      {
        key: 'kind',
        label: 'Comes on',
        choice: options(['date', 'a date'], ['weekday', 'a day of the week'], ['moon', 'a moon']),
      },
      { key: 'day', label: 'Day', shown: isKind('date') },
      { key: 'nth', label: 'Which', hint: '−1: the last', shown: isKind('weekday') },
      { key: 'weekday', label: 'Day of the week', choice: 'weekdays', shown: isKind('weekday') },
      { key: 'moon', label: 'Moon', choice: 'moons', shown: isKind('moon') },
      {
        key: 'phase',
        label: 'Phase',
        choice: moonPhases.map((phase) => ({ value: phase, label: phase })),
        shown: isKind('moon'),
      },
      { key: 'part', label: 'Of', choice: 'parts', shown: isKind('date', 'weekday') },
      { key: 'part', label: 'Of', choice: 'anyPart', shown: isKind('moon') },
      { key: 'years', label: 'Every so many years', hint: 'Empty: every year.' },
      { key: 'from', label: 'From year', shown: ({ years = '' }) => years.trim() !== '' },
      { key: 'notes', label: 'Notes', wide: true },
    ],
  },
} as const satisfies Record<List, RowList>;
