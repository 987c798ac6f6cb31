import type { CoinKind } from '../../../shared/ipc/vocabulary.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { ItemRow } from '../../db/tables.ts';

/** Coins by kind. */
export type Purse = Record<CoinKind, number>;

/** What a coin is worth, in copper pieces. Each is a multiple of the one below it. */
export const copperIn: Purse = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 500 };

export const noCoins = (): Purse => ({ cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 });

/** The coins among the things, wherever they are packed. */
export function purseOf(items: readonly Pick<ItemRow, 'coin' | 'quantity'>[]): Purse {
  const purse = noCoins();
  for (const { coin, quantity } of items) if (coin !== null) purse[coin] += quantity;
  return purse;
}

export const worthOf = (purse: Purse): number =>
  coinKinds.reduce((sum, coin) => sum + purse[coin] * copperIn[coin], 0);

/** "12 gp, 5 sp"; "nothing" for no coins. */
export function purseInWords(purse: Purse): string {
  const said = coinKinds
    .toReversed()
    .flatMap((coin) => (purse[coin] === 0 ? [] : [`${purse[coin].toLocaleString('en')} ${coin}`]));
  return said.length === 0 ? 'nothing' : said.join(', ');
}

/** An amount in the fewest coins of these kinds, of which copper must be one. */
export function inFewestCoins(copper: number, kinds: readonly CoinKind[]): Purse {
  const purse = noCoins();
  let rest = copper;
  for (const coin of coinKinds.filter((each) => kinds.includes(each)).toReversed()) {
    purse[coin] = Math.floor(rest / copperIn[coin]);
    rest -= purse[coin] * copperIn[coin];
  }
  return purse;
}

/** What is missing from a price, in everyday coins. */
export const shortInWords = (copper: number): string =>
  purseInWords(inFewestCoins(copper, ['cp', 'sp', 'gp']));

/**
 * The coins to hand over for a price and the change for them: as many of the best as fit, and one coin more where
 * that is not exact. Null where the purse does not hold the price.
 */
export function payment(
  purse: Purse,
  price: number,
  kinds: readonly CoinKind[],
): { paid: Purse; change: Purse } | null {
  if (worthOf(purse) < price) return null;
  const paid = noCoins();
  let rest = price;
  for (const coin of coinKinds.toReversed()) {
    paid[coin] = Math.min(purse[coin], Math.floor(rest / copperIn[coin]));
    rest -= paid[coin] * copperIn[coin];
  }
  // Each coin left over is worth more than the rest: else it would have been taken.
  const broken = rest > 0 ? coinKinds.find((coin) => purse[coin] > paid[coin]) : undefined;
  if (broken === undefined) return { paid, change: noCoins() };
  paid[broken] += 1;
  return { paid, change: inFewestCoins(copperIn[broken] - rest, kinds) };
}
