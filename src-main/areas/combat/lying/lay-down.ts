import type { ItemRow } from '../../../db/tables.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive, takeFrom } from '../../../facts/gear/stacks.ts';
import { targetOf } from '../../../facts/gear/target.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';
import { shotIn } from '../../../facts/fight/read-lying.ts';

/** Of whose pack, in which fight, and where on its line. */
export interface Laying {
  readonly fightId: number;
  /** Null where nobody knows. */
  readonly fromId: number | null;
  readonly atFeet: number;
}

/** So many of a thing lie at a place of the fight, with all that is in it; they are on the ground from then on. */
export function layDown(
  sql: Sql,
  item: ItemRow,
  quantity: number,
  { fightId, fromId, atFeet }: Laying,
): void {
  const things = readThings(sql, [item.id], [{ in: 'ground' }]);
  const row = things.get(item.id) ?? item;
  const part = takeFrom(things, row, quantity);
  const lies = arrive(things, part.id, targetOf(sql, things, { in: 'ground' }).columns);
  const ids = writeWithLanterns(sql, things);
  sql.run(
    query.insertInto('fight_thing').values({
      fight_id: fightId,
      from_id: fromId,
      item_id: ids.get(lies.id) ?? lies.id,
      facts: null,
      name: item.name,
      quantity,
      at_feet: atFeet,
    }),
  );
}

/** Missiles shot are gone from the pack, and looked for when the fight is over. */
export function noteShot(
  sql: Sql,
  item: ItemRow,
  quantity: number,
  { fightId, fromId, atFeet }: Laying,
): void {
  const known = shotIn(sql, fightId).find(
    ({ from_id, name, facts }) =>
      from_id === fromId && name === item.name && trueNameIn(facts) === item.true_name,
  );
  if (known) {
    const many = known.quantity + quantity;
    sql.run(query.updateTable('fight_thing').set({ quantity: many }).where('id', '=', known.id));
    return;
  }
  sql.run(
    query.insertInto('fight_thing').values({
      fight_id: fightId,
      from_id: fromId,
      item_id: null,
      facts: JSON.stringify(item),
      name: item.name,
      quantity,
      at_feet: atFeet,
    }),
  );
}

/** Shots that look alike and are not stay apart. */
const trueNameIn = (facts: string | null): string | null =>
  (JSON.parse(facts ?? '{}') as Partial<ItemRow>).true_name ?? null;
