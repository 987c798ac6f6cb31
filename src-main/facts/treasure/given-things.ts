import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import type { GivenThings } from '../../../shared/tables/outcomes.ts';
import { calledSo } from '../../../shared/words/comers/kinds.ts';
import { itemOfWare } from '../../content/ware-item.ts';
import { wareLists, waresOf } from '../../content/wares.ts';
import { coinRow, type ThingRow, thingRow } from '../party/items.ts';
import { thingCalled } from './written.ts';

const most = 1_000_000;
const longestName = 80;

interface Of {
  readonly weights: Weights;
  readonly equipment: EquipmentFile | null;
}

/**
 * Things of a roll as they are stored: what the shop sells as it is there, coins as coins, all else by its name alone.
 * More than a million of a kind count as that.
 */
export function thingsGiven(things: readonly GivenThings[], { weights, equipment }: Of): ThingRow[] {
  if (things.length === 0) return [];
  const items =
    equipment === null
      ? []
      : wareLists.flatMap((list) => waresOf(equipment, list)).map((ware) => itemOfWare(equipment, ware));
  return things.map(({ name, quantity: given }) => {
    const quantity = Math.min(most, given);
    const coin = coinKinds.find((kind) => kind === name.toLowerCase());
    if (coin !== undefined) return coinRow(coin, quantity, weights.coin);
    const item = calledSo(name, items, (each) => each.name);
    return item
      ? thingRow({ ...item, quantity, coin: null, notes: '' }, weights)
      : thingCalled(name.slice(0, longestName), quantity);
  });
}
