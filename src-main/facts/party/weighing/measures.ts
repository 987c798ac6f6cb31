import type { Weights } from '../../../../shared/rules/exploration/carry.ts';

/** Between what is stored (hundredths of a pound, copper pieces) and what windows show. */

export const inUnits = ({ perUnit }: Pick<Weights, 'perUnit'>, hundredths: number): number =>
  hundredths / perUnit;

export const inHundredths = ({ perUnit }: Pick<Weights, 'perUnit'>, weight: number): number =>
  Math.round(weight * perUnit);

const copperInGold = 100;
export const inGold = (copper: number): number => copper / copperInGold;
export const inCopper = (gold: number): number => Math.round(gold * copperInGold);

/** "691 coins", "12.5 lb". */
export const weightInWords = ({ unit }: Pick<Weights, 'unit'>, weight: number): string =>
  `${weight.toLocaleString('en', { maximumFractionDigits: 2 })} ${unit.short}`;

/** The log tells weights in coins of weight, ten to the pound, whatever the system. */
export const coinsOfWeight = (hundredths: number): number => Math.round(hundredths / hundredthsInCoin);
export const hundredthsOfCoins = (coins: number): number => coins * hundredthsInCoin;
const hundredthsInCoin = 10;
