import { expressionBuilder, sql as raw } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { goneBackOver, isIn, outsideAll } from '../../db/journal/gone-back.ts';
import type { Stretch } from '../../db/journal/gone-back.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Database, JournalRow } from '../../db/tables.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { preparingSteps, stepsOfKind } from './kinds.ts';
import { movableSteps } from './movable.ts';
import { matchText } from './search-text.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';
import type { Dated } from '../../facts/calendar/read-calendar.ts';
import { storedOutcome, storedRolls } from '../../facts/stored-json.ts';

export type LogListInput = ParsedInput<'log.list'>;
export type LogPage = QueryOutput<'log.list'>;
export type LogLine = LogPage['lines'][number];
export type SessionView = QueryOutput<'log.sessions'>[number];

const on = expressionBuilder<Database, 'journal'>();

const columns = [
  'journal.seq',
  'journal.session_id',
  'journal.real_time',
  'journal.game_time',
  'journal.kind',
  'journal.summary',
  'journal.outcome',
  'journal.rolls',
  'journal.status',
] as const;

type StoredLine = Omit<JournalRow, 'input'>;

/** Lines from `first` up to, but not with, `before`. */
interface Span {
  first: number;
  before: number;
}

// A cross join, so that SQLite never takes the session's index first and the text second.
const searched = (match: string, { first, before }: Span) =>
  query
    .selectFrom('journal_fts')
    .crossJoin('journal')
    .whereRef('journal.seq', '=', 'journal_fts.rowid')
    .where('journal_fts.journal_fts', 'match', match)
    .where('journal_fts.rowid', '>=', first)
    .where('journal_fts.rowid', '<', before)
    .select(columns)
    .orderBy('journal_fts.rowid', 'desc');

const unsearched = ({ first, before }: Span) =>
  query
    .selectFrom('journal')
    .where('journal.seq', '>=', first)
    .where('journal.seq', '<', before)
    .select(columns)
    .orderBy('journal.seq', 'desc');

const edgeOfSession = (sql: Sql, sessionId: number, edge: 'asc' | 'desc'): number | undefined =>
  sql.get(
    query
      .selectFrom('journal')
      .where('session_id', '=', sessionId)
      .select('seq')
      .orderBy('seq', edge)
      .limit(1),
  )?.seq;

/** A session's lines stand together: their span keeps a search from walking the whole journal. */
const spanOf = (sql: Sql, { sessionId, beforeSeq }: LogListInput): Span => {
  const before = beforeSeq ?? Number.MAX_SAFE_INTEGER;
  if (sessionId === null) return { first: 0, before };
  const first = edgeOfSession(sql, sessionId, 'asc') ?? 0;
  const last = edgeOfSession(sql, sessionId, 'desc') ?? 0;
  return { first, before: Math.min(before, last + 1) };
};

/** The session is looked for among the lines at hand: its own index is never the way to them. */
const unindexed = raw<number | null>`+journal.session_id`;

/** Between sessions, and of the kinds that get a campaign ready. */
const isPrepared = on.and([on.eb(unindexed, 'is', null), on.eb('journal.kind', 'in', preparingSteps())]);

const storedLines = (sql: Sql, input: LogListInput, over: readonly Stretch[]): StoredLine[] => {
  const { search, kind, sessionId, takenBack, limit } = input;
  const span = spanOf(sql, input);
  const match = matchText(search);
  const kinds = kind === 'preparation' ? preparingSteps() : stepsOfKind(kind);
  const conditions = [
    ...(takenBack ? [] : [on.eb('journal.status', '=', 'done'), ...outsideAll(over)]),
    sessionId === null ? undefined : on.eb(unindexed, '=', sessionId),
    kind === 'preparation' ? on.eb(unindexed, 'is', null) : undefined,
    kind === 'play' ? on.not(isPrepared) : undefined,
    // Spelt out, not bound: only so does SQLite take the index of the lines with dice.
    kind === 'dice' ? on.eb('journal.rolls', '<>', raw.lit('[]')) : undefined,
  ].filter((condition) => condition !== undefined);
  const wanted = on.and(conditions);
  const ofKinds = kinds === null ? wanted : on.and([wanted, on.eb('journal.kind', 'in', kinds)]);
  if (match !== null)
    return sql.all(
      searched(match, span)
        .where(ofKinds)
        .limit(limit + 1),
    );
  const lines = unsearched(span).limit(limit + 1);
  if (kinds === null) return sql.all(lines.where(wanted));
  return sql.all(lines.where('journal.seq', 'in', newestOfEach(kinds, span, wanted, limit + 1)));
};

/** Of each kind its newest lines, each by the index of kinds: a kind that never was costs no walk over the journal. */
const newestOfEach = (
  kinds: readonly string[],
  { first, before }: Span,
  wanted: Expression<SqlBool>,
  limit: number,
) => {
  const ofKind = (kind: string) =>
    query
      .selectFrom(
        query
          .selectFrom('journal')
          .select('journal.seq')
          .where('journal.kind', '=', kind)
          .where('journal.seq', '>=', first)
          .where('journal.seq', '<', before)
          .where(wanted)
          .orderBy('journal.seq', 'desc')
          .limit(limit)
          .as('newest'),
      )
      .select('newest.seq');
  return kinds.map(ofKind).reduce((all, each) => all.unionAll(each));
};

const shown = (line: StoredLine, over: readonly Stretch[], when: Dated): LogLine => ({
  seq: line.seq,
  sessionId: line.session_id,
  realTime: line.real_time,
  gameTime: line.game_time,
  ...when(line.game_time),
  kind: line.kind,
  summary: line.summary,
  outcome: storedOutcome(line.outcome),
  rolls: storedRolls(line.rolls),
  status: line.status === 'done' && isIn(over, line.seq) ? 'dropped' : line.status,
});

/** One page of the journal, newest first; the next page is asked for with the last line's number as `beforeSeq`. */
export const logList = (sql: Sql, input: LogListInput): LogPage => {
  const over = goneBackOver(sql);
  const lines = storedLines(sql, input, over);
  const when = dated(sql);
  return {
    lines: lines.slice(0, input.limit).map((line) => shown(line, over, when)),
    more: lines.length > input.limit,
  };
};

const linesBySession = withValues(({ after, before }: { after: number; before: number }) =>
  query
    .selectFrom('journal')
    .select(['session_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', '=', 'done')
    .where('seq', '>', after)
    .where('seq', '<', before)
    .groupBy('session_id'),
);

/** How many lines of each session a later step went back over; the stretches have no line in common. */
const goneOverBySession = (sql: Sql): Map<number | null, number> => {
  const counts = new Map<number | null, number>();
  for (const { after, before } of goneBackOver(sql))
    for (const { session_id: id, count } of sql.all(linesBySession({ after, before })))
      counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
};

/** Every session, newest first, with the number of its lines that hold: neither taken back nor gone back over. */
export const logSessions = (sql: Sql): SessionView[] => {
  const goneOver = goneOverBySession(sql);
  return sql.all(sessions).map(({ all, notStanding, ...session }) => ({
    ...session,
    lines: (all ?? 0) - (notStanding ?? 0) - (goneOver.get(session.id) ?? 0),
  }));
};

const linesOf = (session: ExpressionBuilder<Database, 'session'>) =>
  session
    .selectFrom('journal')
    .whereRef('journal.session_id', '=', 'session.id')
    .select(({ fn }) => fn.countAll<number>().as('count'));

// Those that do not stand are few: counted apart, both numbers come from an index alone.
const sessions = query
  .selectFrom('session')
  .select((session) => [
    'session.id',
    'session.number',
    'session.started_at as startedAt',
    'session.ended_at as endedAt',
    'session.start_seconds as startSeconds',
    'session.end_seconds as endSeconds',
    linesOf(session).as('all'),
    linesOf(session).where('journal.status', '<>', raw.lit('done')).as('notStanding'),
  ])
  .orderBy('session.number', 'desc')
  .compile();

/** The journal goes on while the past is looked at: these read the file itself. */
export const logQueries: QueriesOf<'log'> = {
  'log.list': ({ campaign }, input) => logList(campaign.file.sql, input),
  'log.movable': ({ campaign }, input) => movableSteps(campaign.file.sql, input),
  'log.sessions': ({ campaign }) => logSessions(campaign.file.sql),
};
