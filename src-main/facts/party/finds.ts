import type { AwardFate } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { FindRow, NewRow } from '../../db/tables.ts';

/** Treasure as it was found, until an award has counted it. */

const waiting = query.selectFrom('find').selectAll().where('award', 'is', null).orderBy('id').compile();

export const readFinds = (sql: Sql): FindRow[] => sql.all(waiting);

export const noteFind = (sql: Sql, find: NewRow<'find'>): number =>
  sql.run(query.insertInto('find').values(find)).lastId;

export const settleFind = (sql: Sql, id: number, fate: AwardFate): void => {
  sql.run(query.updateTable('find').set({ award: fate }).where('id', '=', id));
};
