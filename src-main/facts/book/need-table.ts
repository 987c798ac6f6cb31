import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** The name of a wandering table; throws not-found where there is none. */
export function needTable(sql: Sql, tableId: number): string {
  const table = sql.get(
    query
      .selectFrom('random_table')
      .select('name')
      .where('id', '=', tableId)
      .where('purpose', '=', 'wandering'),
  );
  if (!table)
    throw new TurnkeeperError('not-found', 'That wandering table is no longer there. Nothing was changed.', {
      tableId: 'Choose again.',
    });
  return table.name;
}
