import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { Item } from './party-types.ts';

/** What each kind of thing is called, and whether its own weight counts or a rule weighs it. */
export const itemKindWords: Record<ItemKind, { title: string; weighed: boolean }> = {
  weapon: { title: 'Weapon', weighed: true },
  coin: { title: 'Coins', weighed: false },
  gem: { title: 'Gem', weighed: false },
  jewellery: { title: 'Jewellery', weighed: false },
  potion: { title: 'Potion', weighed: false },
  rod: { title: 'Rod', weighed: false },
  scroll: { title: 'Scroll', weighed: false },
  staff: { title: 'Staff', weighed: false },
  wand: { title: 'Wand', weighed: false },
  otherTreasure: { title: 'Other treasure', weighed: true },
  torch: { title: 'Torch', weighed: false },
  oilFlask: { title: 'Oil flask', weighed: false },
  lantern: { title: 'Lantern', weighed: false },
};

const clues: readonly [RegExp, ItemKind][] = [
  [/\btorch(es)?\b/i, 'torch'],
  [/\b(flasks? of oil|oil)\b/i, 'oilFlask'],
  [/\blanterns?\b/i, 'lantern'],
  [/\b([cseg]p|pp|coins?|gold|silver|copper|electrum|platinum)\b/i, 'coin'],
  [/\bgems?\b/i, 'gem'],
  [/\b(jewel(le)?ry|necklace|ring|brooch|tiara)\b/i, 'jewellery'],
  [/\bpotions?\b/i, 'potion'],
  [/\bscrolls?\b/i, 'scroll'],
  [/\bwands?\b/i, 'wand'],
  [/\brods?\b/i, 'rod'],
];

/** A first guess at the kind from the name; the referee's own choice always goes before it. */
export const guessKind = (name: string): ItemKind => clues.find(([clue]) => clue.test(name))?.[1] ?? 'weapon';

export const itemText = ({ name, quantity }: Pick<Item, 'name' | 'quantity'>): string =>
  quantity === 1 ? name : `${quantity.toLocaleString('en')} × ${name}`;
