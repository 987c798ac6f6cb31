import { dayAndTime } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { heldLines } from '../../db/journal/gone-back.ts';
import type { Sql } from '../../db/sql.ts';
import { turnSeconds } from '../../facts/exploration.ts';
import { storedOutcome } from '../../facts/stored-json.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import { readStretch } from '../../facts/delve/read-stretch.ts';

type TurnLog = NonNullable<QueryOutput<'turnSheet.turn'>>;

const mostLines = 60;

type HeldLines = ReturnType<typeof heldLines>;

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

/** The steps taken while a turn was at hand, and the one that passed it: only that one moved the clock to its end. */
function linesOf(sql: Sql, turn: number, start: number): Pick<TurnLog, 'lines' | 'more'> {
  const held = heldLines(sql);
  const before = lastBefore(sql, held, start);
  const from = turn === 1 ? Math.max(before, entrySince(sql, held, before, start)) : before;
  const lines: TurnLog['lines'] = [];
  const after = held
    .select(['seq', 'game_time', 'kind', 'summary', 'outcome'])
    .where('seq', '>', from)
    .orderBy('seq')
    .limit(mostLines + 1);
  for (const line of sql.all(after)) {
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
    if (line.game_time >= start + turnSeconds) break;
  }
  return { lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) };
}

function outcomeOf(text: string): StepOutcome {
  const stored = storedOutcome(text);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

function entrySince(sql: Sql, held: HeldLines, seq: number, start: number): number {
  const entry = held
    .select('seq')
    .where('seq', '>', seq)
    .where('kind', '=', 'dungeon.enter')
    .where('game_time', '=', start)
    .orderBy('seq', 'desc')
    .limit(1);
  return (sql.get(entry)?.seq ?? seq + 1) - 1;
}

/** The last line that was taken before a moment, found by halving. */
function lastBefore(sql: Sql, held: HeldLines, seconds: number): number {
  const newestUpTo = (seq: number) =>
    sql.get(held.select(['seq', 'game_time']).where('seq', '<=', seq).orderBy('seq', 'desc').limit(1));
  let [low, high] = [0, newestUpTo(Number.MAX_SAFE_INTEGER)?.seq ?? 0];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const line = newestUpTo(middle);
    if (line !== undefined && line.seq > low && line.game_time >= seconds) high = line.seq - 1;
    else low = middle;
  }
  return low;
}
