import { sql as raw } from 'kysely';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import { withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { groundId } from '../party/places.ts';
import { Things } from './things.ts';

const rootsOf = withValues(
  ({ ids }: { ids: string }) => raw<Pick<ItemRow, 'holder_id' | 'stash_id'>>`
  with recursive around (id, holder_id, container_id, stash_id) as (
    select id, holder_id, container_id, stash_id from item where id in (select value from json_each(${ids}))
    union select item.id, item.holder_id, item.container_id, item.stash_id
    from item join around on item.id = around.container_id
  ) select distinct holder_id, stash_id from around where container_id is null`,
);

/** What stands in the places named as JSON lists of ids, and in the pool where it is 1. */
const treesOf = withValues(
  ({ holders, stashes, pool }: { holders: string; stashes: string; pool: number }) => raw<ItemRow>`
  with recursive had (id) as (
    select id from item where holder_id in (select value from json_each(${holders}))
    union select id from item where stash_id in (select value from json_each(${stashes}))
    union select id from item
      where ${pool} and holder_id is null and stash_id is null and container_id is null
    union select item.id from item join had on item.container_id = had.id
  ) select item.* from item join had using (id) order by item.id`,
);

/**
 * Everything of every place that one of the things or one of the places belongs to, whole: so that a command sees
 * what else is there, and a load can be told. What is nowhere is simply not among them.
 */
export function readThings(sql: Sql, ids: readonly number[], places: readonly Place[] = []): Things {
  const containers = places.flatMap((place) => (place.in === 'container' ? [place.id] : []));
  const roots = sql.all(rootsOf({ ids: JSON.stringify([...ids, ...containers]) }));
  const holders = roots.flatMap(({ holder_id }) => holder_id ?? []);
  const stashes = roots.flatMap(({ stash_id }) => stash_id ?? []);
  let pool = roots.some(({ holder_id, stash_id }) => holder_id === null && stash_id === null);
  for (const place of places) {
    if (place.in === 'holder') holders.push(place.id);
    else if (place.in === 'stash') stashes.push(place.id);
    else if (place.in === 'ground') stashes.push(groundId(sql) ?? 0);
    else if (place.in === 'pool') pool = true;
  }
  return new Things(
    sql.all(
      treesOf({ holders: JSON.stringify(holders), stashes: JSON.stringify(stashes), pool: pool ? 1 : 0 }),
    ),
  );
}
