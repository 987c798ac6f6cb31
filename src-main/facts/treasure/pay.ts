import type { CoinKind } from '../../../shared/ipc/vocabulary.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { Things } from '../gear/things.ts';
import { coinRow } from '../party/items.ts';
import type { PlaceColumns } from '../party/places.ts';
import { inGold } from '../party/weighing/measures.ts';
import { payment, purseOf } from './purse.ts';
import type { Purse } from './purse.ts';

/** Coins that change is given in, and what one of them weighs, in hundredths of a pound. */
export interface Mint {
  kinds: readonly CoinKind[];
  coinWeight: number;
}

/**
 * A price in copper paid from the coins of one place, packed or not, with the change put back. Null where they are too few,
 * and then nothing is moved.
 */
export function payFrom(
  things: Things,
  place: PlaceColumns,
  price: number,
  mint: Mint,
): { paid: Purse; change: Purse } | null {
  const coins = things.treeAt(place).filter(({ coin }) => coin !== null);
  const settled = payment(purseOf(coins), price, mint.kinds);
  if (!settled) return null;
  const due = { ...settled.paid };
  for (const { id, coin, quantity } of coins) {
    if (coin === null) continue;
    const part = Math.min(quantity, due[coin]);
    due[coin] -= part;
    if (part === quantity) things.remove(id);
    else if (part > 0) things.change(id, { quantity: quantity - part });
  }
  putCoins(things, place, settled.change, mint.coinWeight);
  return settled;
}

/** Onto stacks of the same coin, wherever they are packed; else at hand. */
function putCoins(things: Things, place: PlaceColumns, coins: Purse, weight: number): void {
  for (const coin of coinKinds) {
    if (coins[coin] === 0) continue;
    const stack = things.treeAt(place).find((row) => row.coin === coin && row.weight === weight);
    if (stack) things.change(stack.id, { quantity: stack.quantity + coins[coin] });
    else things.add({ ...coinRow(coin, coins[coin], weight), ...place, state: 'carried' });
  }
}

export const goldInWords = (copper: number): string => `${inGold(copper).toLocaleString('en')} gp`;
