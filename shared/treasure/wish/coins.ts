import type { CoinKind } from '../../rules/treasure/tables.ts';
import { copperOf } from '../sums.ts';

/** Coins by kind; a kind that is not there has no entry. */
export type Coins = Readonly<Partial<Record<CoinKind, number>>>;

/** The dearest first; each is worth so many of any that is finer. */
const kinds: readonly CoinKind[] = ['pp', 'gp', 'ep', 'sp', 'cp'];

export const kindsOf = (coins: Coins): CoinKind[] => kinds.filter((kind) => (coins[kind] ?? 0) > 0);

export const worthOfCoins = (coins: Coins): number =>
  kinds.reduce((sum, kind) => sum + (coins[kind] ?? 0) * copperOf[kind], 0);

/**
 * Every kind more or less in the same measure, and what that leaves over in the dearest coins that fit it; never above the
 * sum. What is missing is less than the finest kind there is.
 */
export function scaledTo(sum: number, coins: Coins): Coins {
  const worth = worthOfCoins(coins);
  if (worth === 0) return coins;
  const scaled = Object.fromEntries(
    kindsOf(coins).map((kind) => [kind, inMeasure(coins[kind] ?? 0, sum, worth)]),
  );
  return withMore(sum - worthOfCoins(scaled), scaled, kindsOf(coins));
}

/** The same coins and so much more, of kinds that are there, in the dearest that fit it. */
export function withMore(copper: number, coins: Coins, among: readonly CoinKind[] = kindsOf(coins)): Coins {
  let rest = copper;
  const counts: Partial<Record<CoinKind, number>> = { ...coins };
  for (const kind of among) {
    const more = Math.floor(rest / copperOf[kind]);
    counts[kind] = (counts[kind] ?? 0) + more;
    rest -= more * copperOf[kind];
  }
  return counts;
}

/** Exact for counts of any size: the product may be above what a number holds. */
const inMeasure = (count: number, sum: number, worth: number): number =>
  Number((BigInt(count) * BigInt(sum)) / BigInt(worth));
