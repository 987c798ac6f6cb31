import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { WanderRowRow, WanderTableRow } from '../../db/tables.ts';

/** Every row in the order in which it counts: by its totals, of two with the same the older first. */
const allRows = query
  .selectFrom('wander_row')
  .selectAll()
  .orderBy('table_id')
  .orderBy('from_total')
  .orderBy('id')
  .compile();

const allTables = query.selectFrom('wander_table').selectAll().orderBy('position').orderBy('id').compile();

export interface WanderTable {
  readonly table: WanderTableRow;
  readonly rows: readonly WanderRowRow[];
}

export type WanderBook = ReadonlyMap<number, WanderTable>;

/** All tables of the campaign by their ids, in the referee's order. */
export function readWanderBook(sql: Sql): WanderBook {
  const byTable = new Map<number, WanderRowRow[]>();
  for (const row of sql.all(allRows)) {
    const known = byTable.get(row.table_id);
    if (known) known.push(row);
    else byTable.set(row.table_id, [row]);
  }
  return new Map(sql.all(allTables).map((table) => [table.id, { table, rows: byTable.get(table.id) ?? [] }]));
}

/** Throws not-found. */
export function needTable(book: WanderBook, id: number, field = 'id'): WanderTable {
  const found = book.get(id);
  if (found) return found;
  throw new TurnkeeperError('not-found', 'That table is no longer there. Nothing was changed.', {
    [field]: 'Choose from the list.',
  });
}

/** The levels that throw on each table, as people call them. */
export function levelsByTable(sql: Sql): Map<number, { id: number; name: string }[]> {
  const levels = sql.all(
    query
      .selectFrom('level')
      .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
      .select(['level.id', 'level.table_id', 'level.name', 'dungeon.name as dungeon'])
      .where('level.table_id', 'is not', null)
      .orderBy('dungeon.position')
      .orderBy('level.position'),
  );
  const found = new Map<number, { id: number; name: string }[]>();
  for (const { id, table_id: tableId, name, dungeon } of levels)
    if (tableId !== null)
      found.set(tableId, [...(found.get(tableId) ?? []), { id, name: `${dungeon}, ${name}` }]);
  return found;
}
