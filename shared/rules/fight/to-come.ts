/** What may still be to come over somebody. */
export const comings = ['bleeds', 'dies', 'wakes', 'rises', 'mends'] as const;

/**
 * What a fight leaves to come over somebody once it is over: read off its last state, no dice thrown. `bleeds`: a hit
 * point goes each round, and with the last of them he is dead. `dies`: at its end, unless he is saved. `wakes`: on his
 * feet again, with so many hit points at least. `rises`: helpless no longer. `mends`: points that only subdued return,
 * one in each stretch, or with the hit points themselves.
 */
export interface ToCome {
  readonly id: string;
  readonly what: (typeof comings)[number];
  readonly rule: string;
  /** Null: until he has all his hit points again. */
  readonly lasts: { readonly amount: number; readonly unit: 'rounds' | 'hours' } | null;
  /** Points that mend. */
  readonly points?: number;
  /** What another may do about it, in the words of the book. */
  readonly helped?: string;
}
