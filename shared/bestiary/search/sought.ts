/** What the bestiary is asked for: words, and facts that a figure must hold. */

/** Figures a fact may compare. */
export const numberFacts = ['hd', 'ac', 'ml', 'cl', 'xp', 'level'] as const;
export type NumberFact = (typeof numberFacts)[number];

/** What a creature is of, by a word. */
export const wordFacts = ['al', 'terrain', 'tt', 'move', 'tag', 'save'] as const;
export type WordFact = (typeof wordFacts)[number];

/** What a creature may lack or have: `no:morale`, `has:picture`. */
export const lacking = ['morale', 'treasure', 'alignment', 'number', 'picture'] as const;
export type Lacking = (typeof lacking)[number];

/** Whether the referee made it or a book prints it: a word alone. */
export const origins = ['own', 'printed'] as const;

export const wheres = ['dungeon', 'wilderness', 'lair'] as const;
export type Where = (typeof wheres)[number];

/** Both ends belong to it. */
export interface Bounds {
  least: number;
  most: number;
}

export type Fact = { not: boolean } & (
  | ({ kind: 'number'; of: NumberFact } & Bounds)
  /** How many are met, somewhere at least; null: anywhere. */
  | ({ kind: 'appearing'; where: Where | null } & Bounds)
  | { kind: 'word'; of: WordFact; word: string }
  | { kind: 'lacks'; what: Lacking }
  | { kind: 'origin'; isOwn: boolean }
  /** Keyed, met, fought, or given by a table. */
  | { kind: 'used' }
);

export interface Sought {
  words: readonly string[];
  not: readonly string[];
  facts: readonly Fact[];
  /** What looked like a fact and is none: it is sought as a word. */
  unknown: readonly string[];
}
