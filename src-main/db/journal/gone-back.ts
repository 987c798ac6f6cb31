import { expressionBuilder, sql as raw } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { query } from '../sql.ts';
import type { Sql } from '../sql.ts';
import type { Database } from '../tables.ts';

/** Lines of the journal between two steps, neither of them meant. */
export interface Stretch {
  after: number;
  before: number;
}

/** Steps that go back over others themselves: to a moment, or to do an act again with the right dice. */
const goingKinds = ['rewind.goBackTo', 'combat.mend'] as const;

const goingsBack = goingKinds.map((kind) =>
  query
    .selectFrom('journal')
    .select(['seq', raw<number>`json_extract(input, '$.seq')`.as('to')])
    // Spelt out, not bound: only so does SQLite take the index of these few lines.
    .where('kind', '=', raw.lit(kind))
    .where('status', '=', raw.lit('done'))
    .orderBy('seq', 'desc')
    .compile(),
);

/** The stretches of steps that a later step went back over, newest first: they are told, but no longer hold. */
export const goneBackOver = (sql: Sql): Stretch[] => {
  const stretches: Stretch[] = [];
  let holdsUpTo = Infinity;
  const all = goingsBack.flatMap((going) => sql.all(going)).sort((one, other) => other.seq - one.seq);
  for (const { seq, to } of all) {
    if (seq > holdsUpTo) continue;
    stretches.push({ after: to, before: seq });
    holdsUpTo = to;
  }
  return stretches;
};

const line = expressionBuilder<Database, 'journal'>();

const outside = ({ after, before }: Stretch): Expression<SqlBool> =>
  line.or([line('journal.seq', '<=', after), line('journal.seq', '>=', before)]);

/** The condition that a line of the journal lies outside all of these, if there are any. */
export const outsideAll = (stretches: readonly Stretch[]): Expression<SqlBool>[] => {
  if (stretches.length < 2) return stretches.map(outside);
  // Halved again and again, as SQLite takes no chain of a thousand conditions.
  const middle = Math.floor(stretches.length / 2);
  return [line.and([...outsideAll(stretches.slice(0, middle)), ...outsideAll(stretches.slice(middle))])];
};

export const isIn = (stretches: readonly Stretch[], seq: number): boolean =>
  stretches.some(({ after, before }) => seq > after && seq < before);

const stands = query.selectFrom('journal').where('status', '=', raw.lit('done'));

/** The lines that stand and hold, without what a later step went back over: along them the clock never goes back. */
export const heldLines = (sql: Sql) =>
  outsideAll(goneBackOver(sql)).reduce((lines, condition) => lines.where(condition), stands);
