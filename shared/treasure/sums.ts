import type { Find } from '../rules/treasure/finds.ts';
import type { CoinKind } from '../rules/treasure/tables.ts';

export const copperOf: Record<CoinKind, number> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 500 };

/** What finds come to; money in copper pieces, weight in the book's unit. */
export interface TreasureSums {
  readonly coins: number;
  /** Gems, jewellery and whatever else has a worth. */
  readonly goods: number;
  readonly magic: number;
  readonly weight: number;
  /** Things of which no book says what they weigh. */
  readonly unweighed: number;
}

/** The copper that a find is worth, all of it; 0 where nobody knows. */
export const worthOf = ({ coin, worth, quantity }: Find): number =>
  quantity * (coin === null ? (worth ?? 0) : copperOf[coin]);

/** Sums of the things as they are; each coin weighs `coinWeight`. */
export function sumsOf(finds: readonly Find[], coinWeight: number): TreasureSums {
  const sum = (of: (find: Find) => number) => finds.reduce((total, find) => total + of(find), 0);
  const isCoin = ({ coin }: Find) => coin !== null;
  return {
    coins: sum((find) => (isCoin(find) ? worthOf(find) : 0)),
    goods: sum((find) => (isCoin(find) ? 0 : worthOf(find))),
    magic: sum(({ facts, quantity }) => (facts.magic ? quantity : 0)),
    weight: sum((find) => find.quantity * (isCoin(find) ? coinWeight : (find.weight ?? 0))),
    unweighed: sum((find) => (!isCoin(find) && find.weight === null ? find.quantity : 0)),
  };
}
