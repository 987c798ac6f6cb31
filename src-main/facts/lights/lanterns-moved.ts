import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { readThings } from '../gear/read-things.ts';
import { arrive, takeFrom } from '../gear/stacks.ts';
import { targetOf } from '../gear/target.ts';
import { writeThings } from '../gear/write-things.ts';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import { groundId } from '../party/places.ts';
import { itemsHeldBy } from '../party/read-items.ts';
import { query } from '../../db/sql.ts';

/** The thing behind a lantern's light goes where the light goes; where it is gone already, the light goes alone. */

export const lanternToGround = (sql: Sql, bearerId: number): void =>
  moveOne(sql, lanternAmong(itemsHeldBy(sql, bearerId)), { in: 'ground' });

/** From its bearer, or from the ground. */
export function lanternToHolder(sql: Sql, from: number | null, to: number): void {
  const there = from === null ? lyingAbout(sql) : itemsHeldBy(sql, from);
  moveOne(sql, lanternAmong(there), { in: 'holder', id: to });
}

/** One at hand goes before one in a pack. */
function lanternAmong(items: readonly ItemRow[]): ItemRow | undefined {
  const lanterns = items.filter(({ kind }) => kind === 'lantern');
  return lanterns.find(({ container_id }) => container_id === null) ?? lanterns[0];
}

function lyingAbout(sql: Sql): ItemRow[] {
  const ground = groundId(sql);
  return ground === null ? [] : sql.all(query.selectFrom('item').selectAll().where('stash_id', '=', ground));
}

function moveOne(sql: Sql, item: ItemRow | undefined, to: Place): void {
  if (!item) return;
  const things = readThings(sql, [item.id], [to]);
  const row = things.get(item.id);
  if (!row) return;
  arrive(things, takeFrom(things, row, 1).id, targetOf(sql, things, to).columns);
  writeThings(sql, things);
}
