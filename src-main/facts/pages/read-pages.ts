import { TurnkeeperError } from '../../../shared/errors.ts';
import { creatureTags } from '../../../shared/content/schemas/own-creature.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PageRow } from '../../db/tables.ts';
import { storedJson } from '../stored-json.ts';

const byId = withValues(({ id }: { id: number }) =>
  query.selectFrom('page').selectAll().where('id', '=', id),
);

/** Throws not-found. */
export function needPage(sql: Sql, id: number): PageRow {
  const row = sql.get(byId({ id }));
  if (row) return row;
  throw new TurnkeeperError('not-found', 'That page is no longer there. Nothing was changed.', {
    id: 'Choose another.',
  });
}

/** A list of words as it is kept; what another hand wrote and cannot be read is none. */
export const tagsIn = (json: string): readonly string[] =>
  creatureTags.safeParse(storedJson(json)).data ?? [];
