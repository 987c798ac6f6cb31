import { createHash } from 'node:crypto';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Became } from './read-packs.ts';

/**
 * How a part of a pack stands here, as a digest. What it is called, where it lies, and what came up of it in play are
 * no part of it.
 */

const creature = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('creature')
    .select(['also', 'base', 'base_id', 'system', 'facts', 'tags', 'terrain', 'level_least', 'level_most'])
    .select(['notes', 'licence', 'source', 'picture_id'])
    .where('id', '=', id),
);
const table = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('random_table')
    .select(['purpose', 'way', 'beyond', 'columns', 'modifiers', 'notes', 'licence', 'source'])
    .where('id', '=', id),
);
const rows = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('random_row')
    .select(['spans', 'weight', 'text', 'gives', 'again', 'once', 'note'])
    .where('table_id', '=', id)
    .orderBy('position')
    .orderBy('id'),
);
const page = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('page')
    .select(['kind', 'text', 'players_text', 'tags', 'picture_id'])
    .where('id', '=', id),
);

/** Empty where it is gone. */
export function standingDigest(sql: Sql, { kind, id }: Became): string {
  const head = sql.get(
    kind === 'creature' ? creature({ id }) : kind === 'table' ? table({ id }) : page({ id }),
  );
  if (head === undefined) return '';
  const whole = kind === 'table' ? [head, sql.all(rows({ id }))] : [head];
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64');
}
