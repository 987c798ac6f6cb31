import type { WrittenKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Became } from './read-packs.ts';
import { standingDigest } from './standing.ts';

const partOf = {
  creature: withValues(({ id }: { id: number }) =>
    query.selectFrom('pack_part').select(['id', 'written']).where('creature_id', '=', id),
  ),
  table: withValues(({ id }: { id: number }) =>
    query.selectFrom('pack_part').select(['id', 'written']).where('table_id', '=', id),
  ),
  page: withValues(({ id }: { id: number }) =>
    query.selectFrom('pack_part').select(['id', 'written']).where('page_id', '=', id),
  ),
};
const tableOfRow = withValues(({ id }: { id: number }) =>
  query.selectFrom('random_row').select('table_id as id').where('id', '=', id),
);

/**
 * Writes over a text what is no work of the referee's on it, such as a link that follows a name: a part of a pack that
 * stood as it came still does.
 */
export function writeUnseen(
  sql: Sql,
  at: { readonly kind: WrittenKind; readonly id: number },
  write: () => void,
): void {
  const became = partAt(sql, at);
  const part = became && sql.get(partOf[became.kind]({ id: became.id }));
  const isSteady = became && part && standingDigest(sql, became) === part.written;
  write();
  if (!isSteady) return;
  const written = standingDigest(sql, became);
  sql.run(query.updateTable('pack_part').set({ written }).where('id', '=', part.id));
}

/** What of a pack a text may stand in; null where none can. */
function partAt(sql: Sql, { kind, id }: { readonly kind: WrittenKind; readonly id: number }): Became | null {
  if (kind === 'row') {
    const table = sql.get(tableOfRow({ id }));
    return table === undefined ? null : { kind: 'table', id: table.id };
  }
  return kind === 'creature' || kind === 'table' || kind === 'page' ? { kind, id } : null;
}
