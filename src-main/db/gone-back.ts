import { expressionBuilder, sql as raw } from 'kysely';
import { query } from './sql.ts';
import type { Sql } from './sql.ts';
import type { Database } from './tables.ts';

/** Lines of the journal between two steps, neither of them meant. */
export interface Stretch {
  after: number;
  before: number;
}

const goingsBack = query
  .selectFrom('journal')
  .select(['seq', raw<number>`json_extract(input, '$.seq')`.as('to')])
  // Spelt out, not bound: only so does SQLite take the index of these few lines.
  .where('kind', '=', raw.lit('rewind.goBackTo'))
  .where('status', '=', raw.lit('done'))
  .orderBy('seq', 'desc')
  .compile();

/** The stretches of steps that a later step went back over, newest first: they are told, but no longer hold. */
export const goneBackOver = (sql: Sql): Stretch[] => {
  const stretches: Stretch[] = [];
  let holdsUpTo = Infinity;
  for (const { seq, to } of sql.all(goingsBack)) {
    if (seq > holdsUpTo) continue;
    stretches.push({ after: to, before: seq });
    holdsUpTo = to;
  }
  return stretches;
};

const line = expressionBuilder<Database, 'journal'>();

/** The condition that a line of the journal lies outside a stretch. */
export const outside = ({ after, before }: Stretch) =>
  line.or([line('journal.seq', '<=', after), line('journal.seq', '>=', before)]);

export const isIn = (stretches: readonly Stretch[], seq: number): boolean =>
  stretches.some(({ after, before }) => seq > after && seq < before);

const stands = query.selectFrom('journal').where('status', '=', raw.lit('done'));

/** The lines that stand and hold, without what a later step went back over: along them the clock never goes back. */
export const heldLines = (sql: Sql) =>
  goneBackOver(sql).reduce((lines, stretch) => lines.where(outside(stretch)), stands);
