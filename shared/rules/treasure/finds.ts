import type { CoinKind, Magic } from './tables.ts';

/** What a treasure roll gives: things, each with what it is, what it seems, what it is worth and weighs. */

export type FindKind =
  | 'coin'
  | 'gem'
  | 'jewellery'
  | 'weapon'
  | 'ammunition'
  | 'armour'
  | 'shield'
  | 'potion'
  | 'scroll'
  | 'rod'
  | 'staff'
  | 'wand'
  | 'otherTreasure';

/** A spell that a thing holds. No name: the book leaves it to the referee. */
export interface HeldSpell {
  readonly name: string | null;
  readonly level: number;
  readonly magic: Magic | null;
}

export interface Sentience {
  readonly intelligence: number;
  readonly ego: number;
  readonly alignment: string;
  readonly communication: 'empathy' | 'speech';
  readonly reading: boolean;
  /** Beside that of its alignment; none where it does not speak. */
  readonly languages: number;
  readonly powers: readonly string[];
  /** What it is there to slay. */
  readonly purpose: string | null;
}

/** What a thing is, beyond its name; only what is known of it. */
export interface FindFacts {
  readonly magic?: true;
  readonly cursed?: true;
  /** To hit and damage, or to armour class. */
  readonly bonus?: number;
  readonly versus?: readonly { readonly bonus: number; readonly who: string }[];
  /** Armour class however good the armour is, in the book's own figures. */
  readonly armourClass?: number;
  readonly charges?: number;
  /** What the charges are: uses, wishes, levels to be drained. */
  readonly chargesOf?: string;
  readonly spells?: readonly HeldSpell[];
  readonly powers?: readonly string[];
  /** Of a thing of delusion: what it seems to be. */
  readonly seems?: string;
  readonly sentience?: Sentience;
  /** Where a map leads; the hoard there is not rolled. */
  readonly map?: string;
}

export interface Find {
  readonly kind: FindKind;
  readonly coin: CoinKind | null;
  /** What it is. */
  readonly name: string;
  /** What whoever finds it sees. */
  readonly shown: string;
  readonly quantity: number;
  /** Copper pieces, each; null where the book says nothing. A coin's worth is its kind. */
  readonly worth: number | null;
  /** In the book's unit, each; null where it prints none. */
  readonly weight: number | null;
  /** What the shop calls such a thing without its magic; null where it sells none. */
  readonly ware: string | null;
  readonly facts: FindFacts;
}

const coinNames: Record<CoinKind, string> = {
  cp: 'copper',
  sp: 'silver',
  ep: 'electrum',
  gp: 'gold',
  pp: 'platinum',
};

export const coins = (coin: CoinKind, quantity: number): Find => ({
  kind: 'coin',
  coin,
  name: coinNames[coin],
  shown: coinNames[coin],
  quantity,
  worth: null,
  weight: null,
  ware: null,
  facts: {},
});

/** Of one piece; what is left out is not known. */
export const find = (kind: FindKind, name: string, known: Partial<Find> = {}): Find => ({
  kind,
  coin: null,
  name,
  shown: name,
  quantity: 1,
  worth: null,
  weight: null,
  ware: null,
  facts: {},
  ...known,
});

/** Equal things as one, where the first of them stood. */
export function together(finds: readonly Find[]): Find[] {
  const piles = new Map<string, Find>();
  for (const each of finds) {
    const key = JSON.stringify({ ...each, quantity: 0 });
    const pile = piles.get(key);
    piles.set(key, pile ? { ...pile, quantity: pile.quantity + each.quantity } : each);
  }
  return [...piles.values()];
}
