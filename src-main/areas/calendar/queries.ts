import { dayOf } from '../../../shared/calendar/calendar.ts';
import { holidaysThatNeverCome } from '../../../shared/calendar/holidays.ts';
import type { PartOfYear } from '../../../shared/calendar/month.ts';
import { daysOfMonth, partBeside } from '../../../shared/calendar/month.ts';
import { yearText } from '../../../shared/calendar/words.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { calendarLosses } from '../../exports/calendar/calendar-as-text.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { dateOn, dateWords, readStoredCalendar } from '../../facts/calendar/read-calendar.ts';
import type { KeptCalendar } from '../../facts/calendar/read-calendar.ts';
import { nextFalls, readReminders, saidOnDays } from '../../facts/calendar/reminders.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { onRecord } from './on-record.ts';
import type { OnRecord } from './on-record.ts';
import { planned } from './plan.ts';

const today = (sql: Sql): number => dayAndTime(readCampaign(sql).clock).day;

function view(sql: Sql): QueryOutput<'calendar.view'> {
  const { kept, broken } = readStoredCalendar(sql);
  const day = today(sql);
  const calendar = kept && {
    definition: kept.calendar.definition,
    today: dateOn(kept, day),
    words: dateWords(kept, day),
  };
  return { day, calendar, broken };
}

/** So many lines show whether the dates are the right ones. */
const linesShown = 5;

const lastLines = query
  .selectFrom('journal')
  .select(['seq', 'summary', 'game_time'])
  .where('status', '=', 'done')
  .orderBy('seq', 'desc')
  .limit(linesShown)
  .compile();

function preview(sql: Sql, input: ParsedInput<'calendar.preview'>): QueryOutput<'calendar.preview'> {
  const { kept } = readStoredCalendar(sql);
  const { clock } = readCampaign(sql);
  const next = planned(input, clock);
  const { definition, period } = next.calendar;
  return {
    today: dateWords(next, dayAndTime(clock).day),
    lines: sql.all(lastLines).map(({ seq, summary, game_time }) => {
      const { day } = dayAndTime(game_time);
      return { seq, summary, day, before: kept && dateWords(kept, day), after: dateWords(next, day) };
    }),
    neverCome: holidaysThatNeverCome(definition, period),
  };
}

function month(sql: Sql, { at }: ParsedInput<'calendar.month'>): QueryOutput<'calendar.month'> {
  const { kept } = readStoredCalendar(sql);
  if (!kept) return null;
  const now = today(sql);
  const { year, part } = dateOn(kept, now);
  return monthOf(sql, kept, at ?? { year, part }, now);
}

/** Throws bad-input where the year has no such part. */
function monthOf(
  sql: Sql,
  { calendar, anchorDay }: KeptCalendar,
  at: PartOfYear,
  now: number,
): NonNullable<QueryOutput<'calendar.month'>> {
  const { definition } = calendar;
  dayOf(calendar, { ...at, day: 1 });
  const { year, part } = dateOn({ calendar, anchorDay }, now);
  const days = daysOfMonth(calendar, at);
  const onClock = (day: number) => day - anchorDay + 1;
  const [first, last] = [days[0], days.at(-1)];
  const said = first && last ? saidOnDays(sql, onClock(first.day), onClock(last.day)) : [];
  const known: OnRecord =
    first && last ? onRecord(sql, { from: onClock(first.day), to: onClock(last.day) }) : new Map();
  return {
    name: definition.name,
    title: `${definition.parts[at.part]?.name ?? ''} ${yearText(definition, at.year)}`,
    ...at,
    week: definition.week && [...definition.week.days],
    moons: definition.moons.map(({ name }) => name),
    days: days.map(({ day, date, holidays, ...of }) => ({
      ...of,
      holidays: holidays.map(({ name, notes }) => ({ name, notes })),
      day: onClock(day),
      ofMonth: date.day,
      isToday: onClock(day) === now,
      reminders: said.filter((each) => each.day === onClock(day)).map(({ text }) => text),
      weather: known.get(onClock(day))?.weather ?? null,
      road: known.get(onClock(day))?.road ?? null,
    })),
    earlier: partBeside(calendar, at, -1),
    later: partBeside(calendar, at, 1),
    today: { year, part },
  };
}

function reminders(sql: Sql): QueryOutput<'calendar.reminders'> {
  const { kept } = readStoredCalendar(sql);
  const now = today(sql);
  return readReminders(sql).map((row) => {
    const next = nextFalls(sql, row, now);
    return {
      id: row.id,
      words: row.words,
      repeats: row.repeats,
      everyDays: row.every_days,
      leadDays: row.lead_days,
      next: next === null ? null : { day: next, date: kept && dateWords(kept, next) },
    };
  });
}

export const calendarQueries: QueriesOf<'calendar'> = {
  'calendar.reminders': ({ file }) => reminders(file.sql),
  'calendar.losses': ({ file }, { format }) => calendarLosses(file.sql, format),
  'calendar.view': ({ file }) => view(file.sql),
  'calendar.month': ({ file }, input) => month(file.sql, input),
  'calendar.preview': ({ file }, input) => preview(file.sql, input),
};
