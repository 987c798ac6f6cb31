import { counted, figure } from '../../../../shared/words/figures.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { Ware } from '../../../lib/party/party-types.ts';

export type NewItem = NonNullable<CommandInput<'character.add'>['items']>[number];

export interface Purchase {
  ware: Ware;
  times: number;
}

/** Copper pieces, so that a torch at a sixth of a gold piece never leaves a crooked rest. */
export const copperOf = (gold: number): number => Math.round(gold * 100);

export const spent = (purchases: readonly Purchase[]): number =>
  purchases.reduce((sum, { ware, times }) => sum + copperOf(ware.costGp ?? 0) * times, 0);

const coinNames = [
  { coin: 'gp', copper: 100, one: 'gold piece', many: 'gold pieces' },
  { coin: 'sp', copper: 10, one: 'silver piece', many: 'silver pieces' },
  { coin: 'cp', copper: 1, one: 'copper piece', many: 'copper pieces' },
] as const;

/** What is left, in the fewest coins. */
export function coinsLeft(copper: number): NewItem[] {
  let rest = Math.max(0, copper);
  return coinNames.flatMap(({ coin, copper: worth, one, many }) => {
    const quantity = Math.floor(rest / worth);
    rest -= quantity * worth;
    const name = quantity === 1 ? one : many;
    return quantity === 0 ? [] : [{ kind: 'coin' as const, name, quantity, coin }];
  });
}

/** "6 packs of 6, 36 in all", where a ware is sold by more than one; "6" of others; nothing of one alone. */
export function lotsText({ item }: Ware, times: number): string {
  const lot = item.quantity;
  if (lot === 1) return times === 1 ? '' : figure(times);
  const packs = `${counted(times, 'pack')} of ${figure(lot)}`;
  return times === 1 ? packs : `${packs}, ${figure(times * lot)} in all`;
}

/** Armour and shield are worn once each; a second one is carried. */
export function thingsBought(purchases: readonly Purchase[]): NewItem[] {
  const taken = new Set<string>();
  return purchases.flatMap(({ ware, times }): NewItem[] => {
    const { item } = ware;
    const bought: NewItem = { ...item, quantity: item.quantity * times };
    if (item.state !== 'worn') return [bought];
    const carried = (quantity: number): NewItem[] =>
      quantity === 0 ? [] : [{ ...item, state: 'carried', quantity }];
    if (taken.has(item.kind)) return carried(item.quantity * times);
    taken.add(item.kind);
    return [{ ...item, quantity: 1 }, ...carried(item.quantity * times - 1)];
  });
}

/** "112 gp", "4 gp 3 sp 5 cp". */
export function moneyText(copper: number): string {
  const sign = copper < 0 ? '−' : '';
  const coins = coinsLeft(Math.abs(copper)).map(
    ({ quantity, coin }) => `${figure(quantity ?? 0)} ${coin ?? ''}`,
  );
  return coins.length === 0 ? '0 gp' : `${sign}${coins.join(' ')}`;
}
