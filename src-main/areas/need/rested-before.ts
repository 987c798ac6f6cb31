import { sql as raw } from 'kysely';
import type { z } from 'zod';
import { needCommands } from '../../../shared/ipc/need-contract.ts';
import type { RecoveryRules } from '../../../shared/rules/recovery.ts';
import { heldLines } from '../../db/gone-back.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { daySeconds, newestDays } from './days-due.ts';

type Restful = 'need.endDay' | 'need.restDays';
type Settled = z.output<(typeof needCommands)[Restful]['input']>;

/** A settlement of days, from the journal. */
interface Settlement {
  seq: number;
  days: number;
  input: Settled;
}

/**
 * Days of complete rest on end before day `from`, by the ids of those who rested on the last of them, as the log of
 * settled days tells. A day of less, one let pass, a step into a dungeon and joining the party each start them anew.
 * Empty where the rules do not count them. SW-HEAL-2.
 */
export function restedBefore(
  sql: Sql,
  { onEnd }: Pick<RecoveryRules, 'onEnd'>,
  from: number,
  ids: readonly number[],
): Map<number, number> {
  const rested = new Map<number, number>();
  if (onEnd === null) return rested;
  const settlements = settlementsBefore(sql, from);
  const joined = joinedSince(sql, settlements.at(-1)?.seq ?? Infinity);
  for (const id of ids) {
    const since = joined.get(id) ?? 0;
    const restless = settlements.findIndex(({ seq, input }) => seq < since || !restsWholly(input, id));
    const onEndDays = settlements
      .slice(0, restless < 0 ? settlements.length : restless)
      .reduce((sum, { days }) => sum + days, 0);
    if (onEndDays > 0) rested.set(id, onEndDays);
  }
  return rested;
}

function restsWholly({ people, rest }: Settled, id: number): boolean {
  const said = people.find(({ characterId }) => characterId === id);
  return said?.takesPart !== false && (said?.rest ?? rest) === 'full';
}

/** Those that follow each other without a gap up to the day before, newest first, while anybody rests wholly. */
function settlementsBefore(sql: Sql, from: number): Settlement[] {
  const settlements: Settlement[] = [];
  let [day, seq] = [from, Number.MAX_SAFE_INTEGER];
  while (day > 1) {
    const found = settlementBefore(sql, day, seq);
    if (!found || !anybodyRests(found.input)) return settlements;
    settlements.push(found);
    [day, seq] = [day - found.days, found.seq];
  }
  return settlements;
}

const anybodyRests = ({ people, rest }: Settled): boolean =>
  rest === 'full' || people.some((person) => person.rest === 'full');

/** The days that ended with the one before `day` in one settlement, if no step into a dungeon came after it. */
function settlementBefore(sql: Sql, day: number, before: number): Settlement | null {
  const line = newestOf(sql, before);
  if (line === undefined || line.kind === 'dungeon.enter') return null;
  const to = Math.floor(line.game_time / daySeconds);
  if (to !== day - 1 || !isSettled(sql, to)) return null;
  const { data } = needCommands[line.kind].input.safeParse(JSON.parse(line.input));
  if (!data) return null;
  const ended = lastBefore(sql, to);
  const { days } = newestDays({ from: ended + 1, to, days: to - ended });
  return { seq: line.seq, days, input: data };
}

function newestOf(sql: Sql, before: number) {
  return sql.get(
    heldLines(sql)
      .select(['seq', 'game_time', 'kind', 'input'])
      .where('seq', '<', before)
      .where('kind', 'in', ['need.endDay', 'need.restDays', 'dungeon.enter'])
      .$narrowType<{ kind: Restful | 'dungeon.enter' }>()
      .orderBy('seq', 'desc')
      .limit(1),
  );
}

const isSettled = (sql: Sql, day: number): boolean =>
  sql.get(query.selectFrom('day_end').select('settled').where('id', '=', day))?.settled === 1;

/** The last day done with before one; 0 where none was. */
const lastBefore = (sql: Sql, day: number): number =>
  sql.get(
    query
      .selectFrom('day_end')
      .select(({ fn }) => fn.max('id').as('last'))
      .where('id', '<', day),
  )?.last ?? 0;

/** In which step those came who were not of the party yet at the step told. */
function joinedSince(sql: Sql, seq: number): Map<number, number> {
  if (seq === Infinity) return new Map();
  const joined = query
    .selectFrom('journal_row')
    .innerJoin('journal', 'journal.seq', 'journal_row.seq')
    .select(['journal_row.row_id as id', 'journal.seq'])
    .where('journal_row.seq', '>', seq)
    .where('journal_row.tbl', '=', 'character')
    .where('journal_row.before', 'is', null)
    .where('journal.status', '=', raw.lit('done'))
    .where('journal.kind', '<>', 'rewind.goBackTo')
    .orderBy('journal.seq');
  return new Map(sql.all(joined).map(({ id, seq: since }) => [id, since]));
}
