import { coinKinds, type CoinKind, type ItemKind, type ItemState } from '../../../shared/ipc/vocabulary.ts';
import type { Purse, Thing } from './party-types.ts';
import { counted, figure } from '../../../shared/words/figures.ts';

export const kindWords: Record<ItemKind, string> = {
  weapon: 'Weapon',
  armour: 'Armour',
  shield: 'Shield',
  ammunition: 'Ammunition',
  gear: 'Gear',
  ration: 'Rations',
  coin: 'Coins',
  gem: 'Gem',
  jewellery: 'Jewellery',
  potion: 'Potion',
  rod: 'Rod',
  scroll: 'Scroll',
  staff: 'Staff',
  wand: 'Wand',
  otherTreasure: 'Other treasure',
  torch: 'Torch',
  oilFlask: 'Oil flask',
  lantern: 'Lantern',
  candle: 'Candle',
  tinder: 'Tinder',
  water: 'Water',
  fodder: 'Fodder',
};

export const coinWords: Record<CoinKind, string> = {
  cp: 'copper',
  sp: 'silver',
  ep: 'electrum',
  gp: 'gold',
  pp: 'platinum',
};

export const stateWords: Record<Exclude<ItemState, 'carried'>, string> = { worn: 'worn', wielded: 'wielded' };

/** "sword", "6 × torch", "250 gp": what is meant, within a sentence. */
export function thingText({ name, quantity, kind }: Pick<Thing, 'name' | 'quantity' | 'kind'>): string {
  if (kind === 'coin') return `${figure(quantity)} ${name}`;
  return quantity === 1 ? name : `${figure(quantity)} × ${name}`;
}

/** "sword", "sword and shield", "5 things". */
export function thingsText(things: readonly Thing[]): string {
  const [first, second] = things;
  if (first === undefined) return 'nothing';
  if (second === undefined) return thingText(first);
  return things.length === 2
    ? `${thingText(first)} and ${thingText(second)}`
    : counted(things.length, 'thing');
}

export interface PurseLine {
  kind: CoinKind;
  count: number;
}

/** The coins there are, the most worth first. */
export const purseLines = (purse: Purse): PurseLine[] =>
  coinKinds
    .toReversed()
    .map((kind) => ({ kind, count: purse[kind] }))
    .filter(({ count }) => count > 0);

export const worthText = (costEach: number | null): string =>
  costEach === null ? '' : `${figure(costEach)} gp`;
