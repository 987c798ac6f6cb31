import { TurnkeeperError } from '../../../shared/errors.ts';
import { isSame, readRows, rowKept } from '../../facts/tables/read-tables.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { NewRow } from './judge.ts';

/**
 * Writes the rows of a table in their order: those of an id go on, others of its rows are removed. Throws not-found for
 * an id that is no row of the table any more, bad-input for one that stands twice. True where anything changed.
 */
export function writeRows(sql: Sql, tableId: number, rows: readonly NewRow[]): boolean {
  const before = new Map(readRows(sql, tableId).map((row) => [row.id, row]));
  requireOnce(rows, before);
  const stay = new Set(rows.map(({ id }) => id));
  let changed = false;
  rows.forEach((row, at) => {
    const old = row.id === null ? undefined : before.get(row.id);
    const position = at + 1;
    const kept = rowKept(row);
    if (!old) sql.run(query.insertInto('random_row').values({ table_id: tableId, position, ...kept }));
    else if (old.position === position && isSame(old, kept)) return;
    else
      sql.run(
        query
          .updateTable('random_row')
          .set({ position, ...kept })
          .where('id', '=', old.id),
      );
    changed = true;
  });
  // Last, so that no new row takes the id of one that goes.
  for (const id of before.keys()) {
    if (stay.has(id)) continue;
    sql.run(query.deleteFrom('random_row').where('id', '=', id));
    changed = true;
  }
  return changed;
}

function requireOnce(rows: readonly NewRow[], before: ReadonlyMap<number, unknown>): void {
  const seen = new Set<number>();
  rows.forEach(({ id }, at) => {
    if (id === null) return;
    if (!before.has(id))
      throw new TurnkeeperError(
        'not-found',
        `Row ${at + 1} stands there no more; the table was changed meanwhile. Nothing was changed.`,
        { [`rows.${at}.id`]: 'Look at the table again.' },
      );
    if (seen.has(id))
      throw new TurnkeeperError('bad-input', `Row ${at + 1} is there twice. Nothing was changed.`, {
        [`rows.${at}.id`]: 'It can stand once.',
      });
    seen.add(id);
  });
}
