import { sql as raw } from 'kysely';
import { leadsTo } from '../../../shared/tables/leads-to.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { KeptTable } from '../../facts/tables/read-tables.ts';
import { rowOf } from '../../facts/tables/read-tables.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

const likely = withValues(({ given, named }: { given: string; named: string }) =>
  query
    .selectFrom('random_row')
    .innerJoin('random_table', 'random_table.id', 'random_row.table_id')
    .selectAll('random_row')
    .select(['random_table.name as table', 'random_table.folder'])
    .where(raw<boolean>`(random_row.gives LIKE ${given} OR random_row.text LIKE ${named} ESCAPE '\\')`)
    .orderBy('random_table.position')
    .orderBy('random_row.position'),
);

/** The tables that lead to one by what their rows give or say. */
export function usersOf(sql: Sql, book: TableBook, { id, name }: KeptTable): { id: number; name: string }[] {
  // Spaces may stand otherwise between the words of a name.
  const words = name.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%');
  const rows = sql.all(likely({ given: `%"table":${id},%`, named: `%{%${words}%}%` }));
  const users = new Map<number, string>();
  for (const { table, folder, ...row } of rows) {
    if (users.has(row.table_id)) continue;
    const from = { id: row.table_id, folder, name: table };
    if (leadsTo(book, from, rowOf(row)).includes(id)) users.set(row.table_id, table);
  }
  return Array.from(users, ([userId, userName]) => ({ id: userId, name: userName }));
}
