import { parseNumber } from '../../../../components/fields/number-text.ts';
import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import { itemKinds, type ItemKind } from '../../../../../shared/ipc/vocabulary.ts';
import type { PartyView } from '../../../../lib/party/party-types.ts';

type NewItem = NonNullable<CommandInput<'character.add'>['items']>[number];
type Unit = PartyView['unit'];

export const maxQuantity = 1_000_000;
export const maxWeight = 1_000_000;

const clues: readonly [RegExp, ItemKind][] = [
  [/\btorch(es)?\b/i, 'torch'],
  [/\b(flasks? of oil|oil)\b/i, 'oilFlask'],
  [/\blanterns?\b/i, 'lantern'],
  [/\bcandles?\b/i, 'candle'],
  [/\btinder|\bflint\b/i, 'tinder'],
  [/\brations?\b/i, 'ration'],
  [/\bfodder\b/i, 'fodder'],
  [/\b(arrows?|bolts?|quarrels?|sling ?stones?)\b/i, 'ammunition'],
  [/\b([cseg]p|pp|coins?|gold|silver|copper|electrum|platinum)\b/i, 'coin'],
  [/\bgems?\b/i, 'gem'],
  [/\b(jewel(le)?ry|necklace|ring|brooch|tiara)\b/i, 'jewellery'],
  [/\bpotions?\b/i, 'potion'],
  [/\bscrolls?\b/i, 'scroll'],
  [/\bwands?\b/i, 'wand'],
  [/\brods?\b/i, 'rod'],
  [/\bshields?\b/i, 'shield'],
  [/\b(mail|armou?r)\b/i, 'armour'],
  [
    /(swords?|axes?|dagger|kni(fe|ves)|mace|club|hammer|flail|spear|lance|halberd|glaive|pole ?arm)\b/i,
    'weapon',
  ],
  [/(bow|crossbow|sling|staff|javelin|trident|blade|pick|scimitar|rapier|morning ?star)s?\b/i, 'weapon'],
];

/** A first guess at the kind from the name; the referee's own choice always goes before it. */
export const guessKind = (name: string): ItemKind => clues.find(([clue]) => clue.test(name))?.[1] ?? 'gear';

/** Where weight is counted in coins, a rule weighs small treasure and what stands in the pack. */
const weighedInCoins: readonly ItemKind[] = [
  'weapon',
  'armour',
  'shield',
  'ammunition',
  'gear',
  'otherTreasure',
];

/** One thing as it is being typed. The kind follows the name until the referee chooses one. */
export class ThingDraft {
  name = $state('');
  quantity = $state('1');
  weight = $state('0');
  readonly unit: Unit;
  #chosen = $state<ItemKind | null>(null);

  constructor(unit: Unit) {
    this.unit = unit;
  }

  get kind(): ItemKind {
    return this.#chosen ?? guessKind(this.name);
  }

  choose(value: string): void {
    this.#chosen = itemKinds.find((kind) => kind === value) ?? null;
  }

  get weighed(): boolean {
    return this.unit.id === 'coins' ? weighedInCoins.includes(this.kind) : this.kind !== 'coin';
  }

  get blank(): boolean {
    return this.name.trim() === '';
  }

  /** Problems by field name; empty when the thing can be sent. */
  problems(): Record<string, string> {
    const quantity = parseNumber(this.quantity, { min: 1, max: maxQuantity });
    const weight = parseNumber(this.weight, { min: 0, max: maxWeight, fractions: true });
    return {
      ...(this.blank ? { name: 'Say what it is.' } : {}),
      ...(quantity.value === null ? { quantity: quantity.problem ?? 'How many? From 1.' } : {}),
      ...(this.weighed && weight.value === null ? { weightEach: weight.problem ?? 'A weight, from 0.' } : {}),
    };
  }

  input(): NewItem {
    return {
      kind: this.kind,
      name: this.name,
      quantity: parseNumber(this.quantity).value ?? 1,
      weightEach: this.weighed ? (parseNumber(this.weight, { fractions: true }).value ?? 0) : 0,
      state: this.kind === 'weapon' ? 'wielded' : 'carried',
    };
  }
}
