import type { AwardFate } from '../../../shared/ipc/vocabulary.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { FindRow, NewRow } from '../../db/tables.ts';

/** Treasure as it was found, until an award has counted it. */

const waiting = query.selectFrom('find').selectAll().where('award', 'is', null).orderBy('id').compile();

export const readFinds = (sql: Sql): FindRow[] => sql.all(waiting);

export const noteFind = (sql: Sql, find: NewRow<'find'>): void => {
  sql.run(query.insertInto('find').values(find));
};

const settle = query.updateTable('find').set({ award: 'counted' }).where('id', '=', 0).compile();

export const settleFind = (sql: Sql, id: number, fate: AwardFate): void => {
  sql.run(bound(settle, fate, id));
};
