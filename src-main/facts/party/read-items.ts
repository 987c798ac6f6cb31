import { sql as raw } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';

/** The things of one place with everything in them. A plain union, so that things that hold each other end. */
const treeWhere = (where: string): CompiledQuery<ItemRow> =>
  raw<ItemRow>`
    with recursive had (id) as (
      select id from item where ${raw.raw(where)}
      union select item.id from item join had on item.container_id = had.id
    ) select item.* from item join had using (id) order by item.id`.compile(query);

const heldBy = treeWhere('holder_id = ?');

export const itemsHeldBy = (sql: Sql, id: number): ItemRow[] => sql.all(bound(heldBy, id));
