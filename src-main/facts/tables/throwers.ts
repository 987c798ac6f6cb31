import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { landOnTable } from '../map/tables-on-land.ts';

/** Which places throw those who come on which table. */

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

/** Levels of dungeons and ground of maps that throw on a table, in words. */
export const throwersOn = (sql: Sql, id: number): string[] => [
  ...(levelsByTable(sql).get(id) ?? []).map(({ name }) => name),
  ...landOnTable(sql, id),
];
