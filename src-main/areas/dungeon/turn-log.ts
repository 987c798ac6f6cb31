import { sql as raw } from 'kysely';
import { dayAndTime } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { turnSeconds } from '../exploration.ts';
import { storedOutcome } from '../log/stored-json.ts';
import { readDelveRow } from './read-delve.ts';
import { readStretch } from './read-stretch.ts';

type TurnLog = NonNullable<QueryOutput<'dungeon.turnLog'>>;

const mostLines = 60;

const stands = query.selectFrom('journal').where('status', '=', raw.lit('done'));
const newestUpTo = stands
  .select(['seq', 'game_time'])
  .where('seq', '<=', 0)
  .orderBy('seq', 'desc')
  .limit(1)
  .compile();
const newest = stands.select('seq').orderBy('seq', 'desc').limit(1).compile();
const linesAfter = stands
  .select(['seq', 'game_time', 'kind', 'summary', 'outcome'])
  .where('seq', '>', 0)
  .orderBy('seq')
  .limit(mostLines + 1)
  .compile();
const lastEntry = stands
  .select('seq')
  .where('seq', '>', 0)
  .where('kind', '=', 'dungeon.enter')
  .where('game_time', '=', 0)
  .orderBy('seq', 'desc')
  .limit(1)
  .compile();

/** What happened in a turn, from the journal; null where nobody is in a dungeon. */
export function turnLogOf(sql: Sql, turn: number): TurnLog | null {
  const row = readDelveRow(sql);
  if (!row) return null;
  const [played] = readStretch(sql, row, turn, turn).turns;
  const start = row.start_seconds + (turn - 1) * turnSeconds;
  const { lines, more } = turn > row.turn + 1 ? { lines: [], more: 0 } : linesOf(sql, turn, start);
  return {
    turn,
    time: dayAndTime(start).time,
    activity: played?.activity ?? null,
    did: played?.detail || null,
    lines,
    more,
  };
}

/** The steps taken while a turn was at hand, and the one that passed it: only that one moved the clock on. */
function linesOf(sql: Sql, turn: number, start: number): Pick<TurnLog, 'lines' | 'more'> {
  const before = lastBefore(sql, start);
  const from = turn === 1 ? Math.max(before, entrySince(sql, before, start)) : before;
  const lines: TurnLog['lines'] = [];
  for (const line of sql.all(bound(linesAfter, from, mostLines + 1))) {
    const { passed, hidden } = outcomeOf(line.outcome);
    const endsHere = (passed?.turns ?? 0) > 0 && line.game_time <= start;
    if (!endsHere)
      lines.push({
        seq: line.seq,
        time: dayAndTime(line.game_time).time,
        kind: line.kind,
        summary: line.summary,
        hidden: hidden === true,
      });
    if (line.game_time > start) break;
  }
  return { lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) };
}

function outcomeOf(text: string): StepOutcome {
  const stored = storedOutcome(text);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

const entrySince = (sql: Sql, seq: number, start: number): number =>
  (sql.get(bound(lastEntry, seq, 'dungeon.enter', start, 1))?.seq ?? seq + 1) - 1;

/** The last step that stands and was taken before a moment, found by halving: the clock never goes back. */
function lastBefore(sql: Sql, seconds: number): number {
  let [low, high] = [0, sql.get(newest)?.seq ?? 0];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const line = sql.get(bound(newestUpTo, middle, 1));
    if (line !== undefined && line.seq > low && line.game_time >= seconds) high = line.seq - 1;
    else low = middle;
  }
  return low;
}
