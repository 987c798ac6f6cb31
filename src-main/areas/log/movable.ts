import { sql as raw } from 'kysely';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';

export type MovableSteps = QueryOutput<'log.movable'>;

/** So many are named one by one; beyond them only the last that can be reached. */
const namedAtMost = 400;

/** Steps that changed a row, and whose images are kept: those that undo and redo go over. */
const movable = (direction: ParsedInput<'log.movable'>['direction']) =>
  query
    .selectFrom('journal')
    // Spelt out, not bound: only so does SQLite take the index of the undone lines.
    .where('status', '=', raw.lit(direction === 'undo' ? 'done' : 'undone'))
    .where('seq', '>=', (on) => on.selectFrom('journal_row').select(({ fn }) => fn.min('seq').as('first')))
    .where((on) =>
      on.exists(on.selectFrom('journal_row').select('id').whereRef('journal_row.seq', '=', 'journal.seq')),
    );

/** What undo or redo would go over, the next first; where there are too many to be named, with the last of all. */
export function movableSteps(sql: Sql, { direction }: ParsedInput<'log.movable'>): MovableSteps {
  const [onward, back] = direction === 'undo' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const when = dated(sql);
  const lines = movable(direction).select(['seq', 'summary', 'game_time']);
  const shown = (line: { seq: number; summary: string; game_time: number }) => ({
    seq: line.seq,
    summary: line.summary,
    ...when(line.game_time),
  });
  const named = sql.all(lines.orderBy('seq', onward).limit(namedAtMost + 1));
  if (named.length <= namedAtMost) return { steps: named.map(shown), last: null };
  const [last] = sql.all(lines.orderBy('seq', back).limit(1));
  return { steps: named.slice(0, namedAtMost).map(shown), last: last === undefined ? null : shown(last) };
}
