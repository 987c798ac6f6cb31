import { sql as raw } from 'kysely';
import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PackedEntry } from './import-job.ts';

/** What was taken of other programs' files before, and who of what was read stands in the campaign already. */

interface Reading {
  token: string;
  digest: string;
}

const ofToken = withValues(({ token }: Pick<Reading, 'token'>) =>
  query.selectFrom('import_taken').select('id').where('token', '=', token),
);

const takings = withValues(({ digest }: Pick<Reading, 'digest'>) =>
  query
    .selectFrom('import_taken')
    .innerJoin('journal_row', (join) =>
      join.onRef('row_id', '=', 'import_taken.id').on('tbl', '=', 'import_taken').on('before', 'is', null),
    )
    .innerJoin('journal', 'journal.seq', 'journal_row.seq')
    .select(['journal.seq', 'journal.summary'])
    .where('digest', '=', digest)
    .where('status', '=', 'done')
    .orderBy('journal.seq', 'desc'),
);

/** The newest step that took of the very same text, and its sentence. */
export const takenBefore = (sql: Sql, digest: string): { step: number; summary: string } | null => {
  const taking = sql.get(takings({ digest }));
  return taking === undefined ? null : { step: taking.seq, summary: taking.summary };
};

/** Writes down that this reading was taken. Throws refused where it was before: a second time is a second reading. */
export function takeOnce(sql: Sql, { token, digest }: Reading): void {
  if (sql.get(ofToken({ token })))
    throw refused('This was taken already. Undo takes it back; to have it twice, read it again.');
  sql.run(query.insertInto('import_taken').values({ token, digest }));
}

const named = {
  character: query.selectFrom('character').select('name').compile(),
  table: query.selectFrom('random_table').select('name').where('purpose', '=', 'wandering').compile(),
  randomTable: query
    .selectFrom('random_table')
    .select(raw<string>`iif(folder = '', name, folder || '/' || name)`.as('name'))
    .compile(),
  dungeon: query.selectFrom('dungeon').select('name').compile(),
  creature: query.selectFrom('creature').select('name').compile(),
  muster: query.selectFrom('muster').select('name').compile(),
  page: query.selectFrom('page').select('title as name').compile(),
};

/** Tells of an entry whether one of its kind and name stands in the campaign; things share their names anyway. */
export function alreadyThere(sql: Sql): (entry: Pick<PackedEntry, 'kind' | 'name'>) => boolean {
  const namesOf = (kind: keyof typeof named): ReadonlySet<string> =>
    new Set(sql.all(named[kind]).map(({ name }) => name.toLowerCase()));
  const names = {
    character: namesOf('character'),
    table: namesOf('table'),
    randomTable: namesOf('randomTable'),
    dungeon: namesOf('dungeon'),
    creature: namesOf('creature'),
    muster: namesOf('muster'),
    page: namesOf('page'),
  };
  return ({ kind, name }) => kind !== 'item' && names[kind].has(name.toLowerCase());
}
