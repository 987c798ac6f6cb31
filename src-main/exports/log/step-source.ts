import { sql } from 'kysely';
import { goneBackOver, isIn } from '../../db/journal/gone-back.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { JournalRow } from '../../db/tables.ts';

// A read keeps the writer waiting while it lasts: a few milliseconds at this size.
const batchRows = 500;

/** The numbers of the first and the last line to export, as they stood at the start. Both 0 where there is none. */
export interface LineSpan {
  first: number;
  last: number;
}

const edge = (on: Sql, sessionId: number | null, order: 'asc' | 'desc'): number => {
  const lines = query.selectFrom('journal').select('seq').orderBy('seq', order).limit(1);
  return on.get(sessionId === null ? lines : lines.where('session_id', '=', sessionId))?.seq ?? 0;
};

export const lineSpan = (on: Sql, sessionId: number | null): LineSpan => ({
  first: edge(on, sessionId, 'asc'),
  last: edge(on, sessionId, 'desc'),
});

export interface LineRequest extends LineSpan {
  /** Null for every session. */
  sessionId: number | null;
  /** Whether `input` is wanted; else it comes empty. */
  withInput: boolean;
}

const nothing = sql<string>`''`.as('input');

const linesAfter = (after: number, { last, sessionId, withInput }: LineRequest) => {
  const lines = query
    .selectFrom('journal')
    .select(['seq', 'session_id', 'real_time', 'game_time', 'kind', 'summary', 'outcome', 'rolls', 'status'])
    .select(withInput ? 'input' : nothing)
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .orderBy('seq')
    .limit(batchRows);
  return sessionId === null ? lines : lines.where('session_id', '=', sessionId);
};

/**
 * The lines in order, in batches that each end their reading before they are handed over. What a later step went back
 * over comes as taken back.
 */
export function* lineBatches(on: Sql, request: LineRequest): Generator<JournalRow[]> {
  const over = goneBackOver(on);
  let after = request.first - 1;
  while (after < request.last) {
    const batch: JournalRow[] = on.all(linesAfter(after, request));
    const newest = batch.at(-1);
    if (newest === undefined) return;
    after = newest.seq;
    yield batch.map((line) => (isIn(over, line.seq) ? { ...line, status: 'dropped' as const } : line));
  }
}
