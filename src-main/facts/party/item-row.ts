import { sql as raw } from 'kysely';
import { withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';

/** Everything a thing's row holds but its id, in the order in which it is written. */
export const itemColumns = [
  'holder_id',
  'container_id',
  'stash_id',
  'state',
  'kind',
  'name',
  'quantity',
  'weight',
  'cost',
  'coin',
  'charges',
  'capacity',
  'notes',
  'facts',
  'true_name',
  'true_facts',
  'known',
] as const satisfies readonly (keyof ItemRow)[];

const insert = withValues(
  (
    row: Omit<ItemRow, 'id'>,
  ) => raw`insert into item (${raw.join(itemColumns.map((column) => raw.ref(column)))})
  values (${raw.join(itemColumns.map((column) => row[column]))})`,
);

/** Writes a row with a statement built once, for the steps that write thousands; gives its id. */
export const insertItem = (sql: Sql, row: Omit<ItemRow, 'id'>): number => sql.run(insert(row)).lastId;
