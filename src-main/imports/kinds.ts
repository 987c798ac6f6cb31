import type { ItemKind } from '../../shared/ipc/vocabulary.ts';
import { coinNamed } from './measures.ts';

const lightAndFood: [RegExp, ItemKind][] = [
  [/^torch(?:es)?\b/i, 'torch'],
  [/^lanterns?\b/i, 'lantern'],
  [/^candles?\b/i, 'candle'],
  [/^(?:tinder|flint)\b|^tinder ?box/i, 'tinder'],
  [/^(?:flasks? of oil|oil flasks?|oil\b.*\b(?:flasks?|lamp|pints?)\b|lamp oil)/i, 'oilFlask'],
  [/\brations?\b/i, 'ration'],
  [/\bfodder\b/i, 'fodder'],
  [
    /^(?!.*\b(?:case|quiver or)\b).*\b(?:arrows?|bolts|quarrels?|sling (?:stones?|bullets?))\b/i,
    'ammunition',
  ],
];

const stones =
  'agate alexandrite amber amethyst aquamarine azurite beryl bloodstone carnelian chalcedony chrysoberyl chrysoprase citrine coral corundum crystal garnet hematite jacinth jade jasper jet malachite moonstone obsidian onyx pearl peridot quartz rhodochrosite sardonyx spinel topaz tourmaline turquoise zircon'.replaceAll(
    ' ',
    '|',
  );

const treasure: [RegExp, ItemKind][] = [
  [/\bgems?(?:stones?)?\b|\b(?:ruby|rubies|emeralds?|diamonds?|sapphires?|pearls?|opals?)\b/i, 'gem'],
  // What is made of a stone, or set with one, is none.
  [new RegExp(`^(?!.*\\b(?:with|of|in)\\b).*\\b(?:${stones}|tiger eye|lapis lazuli)s?$`, 'i'), 'gem'],
  [/\b(?:jewell?e?ry|necklaces?|tiaras?|brooch(?:es)?|bracelets?|crowns?)\b/i, 'jewellery'],
];

const magic: [RegExp, ItemKind][] = [
  [/^potions?\b|\bpotions?$/i, 'potion'],
  [/^(?:magic |spell |protection )?scrolls?\b(?! case)/i, 'scroll'],
  [/^wand of\b/i, 'wand'],
  [/^staff of\b/i, 'staff'],
  [/^rod of\b/i, 'rod'],
];

const found = (table: readonly [RegExp, ItemKind][], name: string): ItemKind | null =>
  table.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** What kind of thing a name means, where the source says no more than that it is a thing, or a treasure. */
export const kindNamed = (name: string, isTreasure: boolean): ItemKind => {
  const plain = name.trim();
  if (coinNamed(plain) !== null) return 'coin';
  const known = found(magic, plain) ?? (isTreasure ? found(treasure, plain) : found(lightAndFood, plain));
  return known ?? (isTreasure ? 'otherTreasure' : 'gear');
};
