import { sql as raw } from 'kysely';
import { withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';

/** The things of one place with everything in them. A plain union, so that things that hold each other end. */
const heldBy = withValues(
  ({ holderId }: { holderId: number }) => raw<ItemRow>`
    with recursive had (id) as (
      select id from item where holder_id = ${holderId}
      union select item.id from item join had on item.container_id = had.id
    ) select item.* from item join had using (id) order by item.id`,
);

export const itemsHeldBy = (sql: Sql, holderId: number): ItemRow[] => sql.all(heldBy({ holderId }));
