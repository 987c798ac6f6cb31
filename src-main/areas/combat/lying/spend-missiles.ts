import type { ItemRow } from '../../../db/tables.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { lyingIn } from '../../../facts/fight/read-lying.ts';
import { isInUse } from '../../../facts/party/gear.ts';
import { readFacts } from '../../../facts/party/sheet.ts';
import { itemsHeldBy } from '../../../facts/party/read-items.ts';
import { missilesOf } from '../comers/persons-weapons.ts';
import { layDown, noteShot } from './lay-down.ts';
import { toHolder } from './to-holder.ts';

interface Spent {
  readonly fightId: number;
  readonly holderId: number;
  readonly weapon: string;
  /** Below 0 they are put back. */
  readonly count: number;
  /** Null: they are simply gone. */
  readonly atFeet: number | null;
}

interface TakenBack extends Spent {
  /** Where he stands who took it up. */
  readonly atFeet: number;
}

/** One of a kind he throws is in his hand again: of those that lie about the nearest; no more than lie there. */
export function takeBack(sql: Sql, { fightId, holderId, weapon, count, atFeet }: TakenBack): void {
  let wanted = count;
  const away = (feet: number): number => Math.abs(feet - atFeet);
  const lying = lyingIn(sql, fightId).filter(({ name }) => name === weapon);
  for (const thing of lying.toSorted((one, other) => away(one.at_feet) - away(other.at_feet))) {
    const quantity = Math.min(thing.quantity, wanted);
    if (quantity === 0) return;
    wanted -= quantity;
    toHolder(sql, { ...thing, quantity }, holderId);
    const left = thing.quantity - quantity;
    if (left === 0) sql.run(query.deleteFrom('fight_thing').where('id', '=', thing.id));
    else sql.run(query.updateTable('fight_thing').set({ quantity: left }).where('id', '=', thing.id));
  }
}

/** He lets go of a weapon that he has one of: it lies where he stands. */
export function letFall(sql: Sql, { fightId, holderId, weapon, atFeet }: Omit<TakenBack, 'count'>): void {
  const own = itemsHeldBy(sql, holderId).filter(({ kind, name }) => kind === 'weapon' && name === weapon);
  const item = own.find(isInUse) ?? own[0];
  if (item) layDown(sql, item, 1, { fightId, fromId: holderId, atFeet });
}

/** A flask that is thrown is gone, whatever it hit. */
const breaks = (item: ItemRow): boolean => readFacts(item).qualities?.includes('splash') === true;

/** Off the stacks they came from, the first first: what is thrown lies there, what is shot may be found again. */
export function spendMissiles(sql: Sql, { fightId, holderId, weapon, count, atFeet }: Spent): void {
  let wanted = count;
  for (const item of missilesOf(weapon, itemsHeldBy(sql, holderId))) {
    const taken = Math.min(item.quantity, wanted);
    if (taken === 0) continue;
    wanted -= taken;
    const isLeft = atFeet !== null && !breaks(item);
    const laying = taken > 0 && isLeft ? { fightId, fromId: holderId, atFeet } : null;
    if (laying !== null && item.kind === 'weapon') {
      layDown(sql, item, taken, laying);
      continue;
    }
    const quantity = item.quantity - taken;
    if (quantity === 0) sql.run(query.deleteFrom('item').where('id', '=', item.id));
    else sql.run(query.updateTable('item').set({ quantity }).where('id', '=', item.id));
    if (laying !== null) noteShot(sql, item, taken, laying);
  }
}
