import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';

export const holderOf = (place: Place): number | null => (place.in === 'holder' ? place.id : null);

export type PlaceColumns = Pick<ItemRow, 'holder_id' | 'container_id' | 'stash_id'>;

const nowhere: PlaceColumns = { holder_id: null, container_id: null, stash_id: null };

/** How a place is stored. The ground is made with the first thing laid there. */
export function placeColumns(sql: Sql, place: Place): PlaceColumns {
  switch (place.in) {
    case 'holder':
      return { ...nowhere, holder_id: place.id };
    case 'container':
      return { ...nowhere, container_id: place.id };
    case 'stash':
      return { ...nowhere, stash_id: place.id };
    case 'pool':
      return nowhere;
    case 'ground':
      return { ...nowhere, stash_id: groundId(sql) ?? makeGround(sql) };
  }
}

const ground = query.selectFrom('stash').select('id').where('kind', '=', 'ground').compile();

/** Null while nothing was ever laid there. */
export const groundId = (sql: Sql): number | null => sql.get(ground)?.id ?? null;

export const groundName = 'The ground';

const makeGround = (sql: Sql): number =>
  sql.run(query.insertInto('stash').values({ kind: 'ground', name: groundName })).lastId;
