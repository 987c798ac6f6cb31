import { stayLimits } from '../../shared/ipc/travel/stay-limits.ts';
import { figure } from '../../shared/words/figures.ts';

const copperInGold = 100;

/** Prices of beds as they are typed, in gold pieces. */
export const priceLimits = { min: 0, max: stayLimits.copper / copperInGold, fractions: true } as const;

/** What stands in the field of a price; empty where nobody knows it. */
export const goldText = (copper: number | null): string =>
  copper === null ? '' : String(copper / copperInGold);

export const copperOf = (gold: number): number => Math.round(gold * copperInGold);

/** Copper pieces as people say them, "1.25 gp". */
export const goldOf = (copper: number): string => `${figure(copper / copperInGold)} gp`;
