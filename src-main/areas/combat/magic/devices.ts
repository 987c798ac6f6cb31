import { deviceKinds, type PersonsDevice } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow, ItemRow } from '../../../db/tables.ts';
import { insertItem } from '../../../facts/party/item-row.ts';
import { useUp } from '../../../facts/party/items.ts';
import { itemsHeldBy } from '../../../facts/party/read-items.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { chargesOf, withCharges } from '../../../facts/party/truth.ts';
import { without } from '../../../../shared/without.ts';
import { changedSheet } from '../../character/sheet/sheet-changes.ts';

/** Things with powers: wands, staffs, potions, scrolls, horns. What is used of one goes off its charges or its pieces. */

type Thing = Pick<ItemRow, 'kind' | 'name' | 'quantity' | 'charges'> &
  Partial<Pick<ItemRow, 'true_name' | 'true_facts'>>;

const kindOf = (thing: Thing): PersonsDevice['kind'] | null =>
  deviceKinds.find((one) => one === thing.kind) ??
  (chargesOf(thing) === null || thing.kind === 'coin' ? null : 'other');

/** A potion is drunk and a scroll read once; how often a wand serves nobody knows before its charges are counted. */
function usesOf(thing: Thing): number | null {
  const { kind, quantity } = thing;
  const charges = chargesOf(thing);
  if (charges !== null) return charges * quantity;
  return isUsedUp({ kind }) ? quantity : null;
}

const isUsedUp = ({ kind }: Pick<Thing, 'kind'>): boolean => kind === 'potion' || kind === 'scroll';

/** What somebody carries of them; several of a name are one. */
export function devicesIn(items: readonly Thing[]): PersonsDevice[] {
  const byName = new Map<string, PersonsDevice>();
  for (const item of items) {
    const kind = kindOf(item);
    if (kind === null) continue;
    const known = byName.get(item.name);
    const uses = usesOf(item);
    const all = known === undefined ? uses : known.uses === null || uses === null ? null : known.uses + uses;
    byName.set(item.name, { name: item.name, kind: known?.kind ?? kind, uses: all });
  }
  return inOrder([...byName.values()]);
}

export const inOrder = (devices: readonly PersonsDevice[]): PersonsDevice[] =>
  [...devices].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The things a power of this name is of: by their name, or by name and kind where a spell is called so too. */
const thingsOf = (way: string, items: readonly ItemRow[]): ItemRow[] =>
  items.filter((item) => {
    const kind = kindOf(item);
    return kind !== null && (item.name === way || `${item.name}, ${kind}` === way);
  });

/** One charge of one of the pieces. */
function strike(sql: Sql, item: ItemRow, charges: number): void {
  const struck = withCharges(item, charges);
  if (item.quantity > 1) {
    useUp(sql, item);
    insertItem(sql, { ...without(item, 'id'), ...struck, quantity: 1, state: 'carried' });
  } else sql.run(query.updateTable('item').set(struck).where('id', '=', item.id));
}

/** Where nobody had counted and the referee said how many there are, the thing itself bears the figure from now on. */
function countFrom(sql: Sql, person: CharacterRow, item: ItemRow, left: number): void {
  sql.run(query.updateTable('item').set({ charges: left }).where('id', '=', item.id));
  const { overrules } = readSheet(person);
  const said = Object.entries(overrules).filter(([key]) => key !== titles.uses(item.name));
  if (said.length === Object.keys(overrules).length) return;
  sql.run(
    query
      .updateTable('character')
      .set({ sheet: changedSheet(person, { overrules: Object.fromEntries(said) }) })
      .where('id', '=', person.id),
  );
}

interface Used {
  readonly way: string;
  /** Below 0 so many come back. */
  readonly count: number;
  readonly left: number;
}

/** What was used in a fight is gone from the thing; false where no thing of his bears the name. */
export function spendDevice(sql: Sql, person: CharacterRow, { way, count, left }: Used): boolean {
  const [first] = thingsOf(way, itemsHeldBy(sql, person.id));
  if (first === undefined) return false;
  let wanted = count;
  while (wanted !== 0) {
    const all = thingsOf(way, itemsHeldBy(sql, person.id));
    const item = all.find((each) => chargesOf(each) !== 0) ?? all[0];
    if (item === undefined) break;
    const charges = chargesOf(item);
    const { quantity } = item;
    if (charges === null && !isUsedUp(item)) {
      countFrom(sql, person, item, left);
      break;
    }
    const taken = Math.min(wanted, charges ?? quantity);
    // Whatever there is serves no more.
    if (taken === 0) break;
    wanted -= taken;
    if (charges !== null) strike(sql, item, charges - taken);
    else if (taken === quantity) sql.run(query.deleteFrom('item').where('id', '=', item.id));
    else
      sql.run(
        query
          .updateTable('item')
          .set({ quantity: quantity - taken })
          .where('id', '=', item.id),
      );
  }
  return true;
}

/** How often a thing of his of this name serves yet, by its pieces and charges; null where nobody counted, or he has none. */
export function countedUses(sql: Sql, person: CharacterRow, way: string): number | null {
  const uses = thingsOf(way, itemsHeldBy(sql, person.id)).map(usesOf);
  if (uses.length === 0) return null;
  return uses.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}
