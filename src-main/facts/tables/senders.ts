import { sql as raw } from 'kysely';
import type { TableRow } from '../../../shared/tables/table.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RandomRowRow } from '../../db/tables.ts';
import { rowOf } from './read-tables.ts';

/** A row that gives a throw on another table. */
export interface SendingRow {
  readonly row: TableRow;
  readonly tableId: number;
  readonly table: string;
}

const likely = withValues(({ pattern }: { pattern: string }) =>
  query
    .selectFrom('random_row')
    .innerJoin('random_table', 'random_table.id', 'random_row.table_id')
    .selectAll('random_row')
    .select('random_table.name as table')
    .where(raw<boolean>`random_row.gives LIKE ${pattern}`)
    .orderBy('random_table.position')
    .orderBy('random_row.position'),
);

/** The rows of the campaign that give a throw on a table, in the order of their tables. */
export function sendersTo(sql: Sql, id: number): SendingRow[] {
  const rows: (RandomRowRow & { table: string })[] = sql.all(likely({ pattern: `%"table":${id},%` }));
  return rows
    .map(({ table, ...kept }) => ({ row: rowOf(kept), tableId: kept.table_id, table }))
    .filter(({ row }) => row.gives.some((gift) => gift.kind === 'table' && gift.table === id));
}
