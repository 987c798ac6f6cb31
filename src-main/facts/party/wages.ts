import { daysOfPart } from '../../../shared/calendar/leap.ts';
import { dayOf } from '../../../shared/calendar/calendar.ts';
import type { WageSpan } from '../../../shared/ipc/travel/wage-words.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import { dateOn, readStoredCalendar } from '../calendar/read-calendar.ts';
import type { KeptCalendar } from '../calendar/read-calendar.ts';
import type { CampaignRules } from '../campaign/read-campaign.ts';
import { readPeople } from './read-party.ts';
import { readSheet } from './sheet.ts';
import { standingOf } from './state/standing.ts';

/** Wages of those who serve: counted from the day before the clock first passed a night over them. */

type Rules = Pick<CampaignRules, 'system' | 'settings'>;

export interface Servant {
  row: CharacterRow;
  employerId: number | null;
  /** Copper pieces for each such span. */
  wage: number;
  every: WageSpan;
  /** The clock's day from which the next is counted; null where no night has passed yet. */
  fromDay: number | null;
  /** Copper pieces of earlier wages. */
  owed: number;
}

const accounts = query.selectFrom('wage_account').selectAll().compile();

/** Everybody with a wage or with something owed, in the order of the party; who is dead or gone earns nothing more. */
export function readServants(sql: Sql, rules: Rules): Servant[] {
  const kept = new Map(sql.all(accounts).map((row) => [row.character_id, row]));
  return readPeople(sql).flatMap((row) => {
    const { wage, wageEvery, employerId } = readSheet(row);
    const account = kept.get(row.id);
    const earns = (wage ?? 0) > 0 && serves(rules, row);
    if (!earns && (account?.owed ?? 0) === 0) return [];
    return [
      {
        row,
        employerId,
        wage: earns ? (wage ?? 0) : 0,
        every: wageEvery,
        fromDay: account?.from_day ?? null,
        owed: account?.owed ?? 0,
      },
    ];
  });
}

const serves = (rules: Rules, row: CharacterRow): boolean => standingOf(rules, row).shares;

/** What has fallen due of a wage by a day, that day with it. */
export interface WageDue {
  spans: number;
  copper: number;
  /** On which the last of them fell due. */
  day: number;
}

/** So many spans are counted at most; nobody waits for more. */
const mostSpans = 1000;

/** Days of a month where the campaign counts days alone. */
const plainMonth = 30;

/** The wages of a campaign by its calendar, or by days alone. */
export class WageCount {
  readonly #kept: KeptCalendar | null;

  constructor(sql: Sql) {
    this.#kept = readStoredCalendar(sql).kept;
  }

  /** The day on which a wage falls due that is counted from a day. */
  next(every: WageSpan, from: number): number {
    if (every === 'day') return from + 1;
    return this.#kept === null ? from + plainMonth : monthAfter(this.#kept, from);
  }

  /** Null where nothing is due. */
  due({ wage, every, fromDay }: Pick<Servant, 'wage' | 'every' | 'fromDay'>, today: number): WageDue | null {
    if (fromDay === null || wage === 0) return null;
    let spans = 0;
    let day = fromDay;
    for (let next = this.next(every, day); next <= today && spans < mostSpans; next = this.next(every, day)) {
      day = next;
      spans += 1;
    }
    return spans === 0 ? null : { spans, copper: spans * wage, day };
  }

  /** The next day after one on which a wage falls due. */
  after(servant: Pick<Servant, 'wage' | 'every' | 'fromDay'>, today: number): number {
    return this.next(servant.every, this.due(servant, today)?.day ?? servant.fromDay ?? today);
  }
}

/** The same day of the month that follows, or its last; days outside the months are passed over. */
function monthAfter(kept: KeptCalendar, from: number): number {
  const { calendar, anchorDay } = kept;
  const { parts } = calendar.definition;
  const date = dateOn(kept, from);
  for (let on = 1; on <= mostParts; on += 1) {
    const at = date.part + on;
    const year = date.year + Math.floor(at / parts.length);
    const index = at % parts.length;
    const part = parts[index];
    const days = part === undefined || part.kind !== 'month' ? 0 : daysOfPart(part, year);
    if (days === 0) continue;
    return dayOf(calendar, { year, part: index, day: Math.min(date.day, days) }) - anchorDay + 1;
  }
  return from + plainMonth;
}

/** Beyond so many parts of years without a month nobody looks. */
const mostParts = 4000;

/** Whoever serves and was not counted yet is counted from this day on. */
export function openAccounts(sql: Sql, rules: Rules, day: number): void {
  for (const { row, fromDay, wage } of readServants(sql, rules))
    if (fromDay === null && wage > 0)
      sql.run(query.insertInto('wage_account').values({ character_id: row.id, from_day: day }));
}

const accountOf = withValues(({ id }: { id: number }) =>
  query.selectFrom('wage_account').selectAll().where('character_id', '=', id),
);

/** What is settled of somebody's wage, and what they are still owed. */
export function settleAccount(sql: Sql, id: number, values: { from_day: number; owed: number }): void {
  const before = sql.get(accountOf({ id }));
  if (!before) {
    sql.run(query.insertInto('wage_account').values({ character_id: id, ...values }));
    return;
  }
  sql.run(query.updateTable('wage_account').set(values).where('id', '=', before.id));
}

export interface WageFallen {
  name: string;
  copper: number;
}

/** Whose wages fall due as the days after one begin, up to another. */
export function wagesFallen(
  servants: readonly Servant[],
  count: WageCount,
  { from, to }: { from: number; to: number },
): WageFallen[] {
  return servants.flatMap((servant) => {
    const before = count.due(servant, from)?.copper ?? 0;
    const copper = (count.due(servant, to)?.copper ?? 0) - before;
    return copper > 0 ? [{ name: servant.row.name, copper }] : [];
  });
}

/** "2 months", "a day". */
export const spansText = (spans: number, every: WageSpan): string =>
  spans === 1 ? `a ${every}` : counted(spans, every);
