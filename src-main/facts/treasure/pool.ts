import { figure } from '../../../shared/words/figures.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { readDelve } from '../delve/read-delve.ts';
import { readThings } from '../gear/read-things.ts';
import { arrive } from '../gear/stacks.ts';
import { inPool } from '../gear/target.ts';
import { writeThings } from '../gear/write-things.ts';
import { noteFind } from '../party/finds.ts';
import type { ThingRow } from '../party/items.ts';
import { describeItems } from '../party/items.ts';
import { plainWeight } from '../party/weighing/burden.ts';
import { coinsOfWeight, inGold } from '../party/weighing/measures.ts';

/** Treasure that comes into the pool, and waits there for an award. */

/** Gives the ids of the finds. */
export function putInPool(sql: Sql, found: readonly ThingRow[], place: string): number[] {
  const things = readThings(sql, [], [{ in: 'pool' }]);
  const stacks = found.map((row) => {
    const { id } = things.add({ ...row, ...inPool, state: 'carried' });
    return arrive(things, id, inPool).id;
  });
  const ids = writeThings(sql, things);
  return noteFinds(sql, found, { place, stackOf: (at) => ids.get(stacks[at] ?? 0) ?? stacks[at] ?? 0 });
}

/** Each waits for an award, with the stack it went to; gives the ids of the finds. */
export function noteFinds(
  sql: Sql,
  found: readonly ThingRow[],
  { place, stackOf }: { place: string; stackOf: (at: number) => number },
): number[] {
  const delve = readDelve(sql)?.row.id ?? null;
  return found.map(({ kind, name, quantity, cost }, at) => {
    const values = { kind, name, quantity, worth: cost, place, delve_id: delve };
    return noteFind(sql, { ...values, item_id: stackOf(at) });
  });
}

/** "600 gp, 2 × gem (100 gp each)". */
export function describeFound(
  found: readonly Pick<ItemRow, 'kind' | 'name' | 'quantity' | 'cost'>[],
): string {
  const named = found.map(
    (row) => `${describeItems([row])}${row.cost === null ? '' : ` (${worthWords(row.cost, row.quantity)})`}`,
  );
  return named.length > mostNamed
    ? `${named.slice(0, mostNamed).join(', ')} and ${figure(named.length - mostNamed)} more`
    : named.join(', ');
}

const mostNamed = 40;
const worthWords = (copper: number, quantity: number): string =>
  `${inGold(copper).toLocaleString('en')} gp${quantity === 1 ? '' : ' each'}`;

/** What was found, for the journal. */
export const findsOf = (found: readonly ThingRow[]) =>
  found.map((row) => ({
    name: row.name,
    quantity: row.quantity,
    coins: coinsOfWeight(plainWeight(row)),
    ...(row.cost !== null && { worthGp: inGold(row.cost * row.quantity) }),
  }));
