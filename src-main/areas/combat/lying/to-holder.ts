import type { Sql } from '../../../db/sql.ts';
import type { FightThing } from '../../../facts/fight/read-lying.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive, takeFrom } from '../../../facts/gear/stacks.ts';
import { withHolder } from '../../../facts/gear/target.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';

/**
 * What of it still lies there goes into the pack; others may have moved some of it meanwhile. The stack it is on then;
 * null for nothing.
 */
export function toHolder(
  sql: Sql,
  { item_id: itemId, quantity }: FightThing & { item_id: number },
  holderId: number,
): number | null {
  const things = readThings(sql, [itemId], [{ in: 'holder', id: holderId }]);
  const item = things.get(itemId);
  if (!item) return null;
  const part = takeFrom(things, item, Math.min(quantity, item.quantity));
  const held = arrive(things, part.id, withHolder(holderId));
  return writeWithLanterns(sql, things).get(held.id) ?? held.id;
}
