import type { Distribution } from '../dice/distribution.ts';

export const outcomeWords = [
  'critical',
  'shield',
  'fumble',
  'perfect',
  'nearPerfect',
  'pushed',
  'pain',
  'countered',
  'follows',
] as const;
export type OutcomeWord = (typeof outcomeWords)[number];

/** What the dice of an act may come to. Chances from 0 to 1. */
export interface ActOdds {
  /** It succeeds: a blow hits, magic is not saved against, dice come to enough. Null where its figures do not tell. */
  readonly hit: number | null;
  /** Hit points lost when it does; of several blows when at least one does. */
  readonly damage: Distribution | null;
  /** Hit points lost in all, misses and saves included. */
  readonly taken: Distribution | null;
  /** It takes the target out, now; and how many such acts that takes in the mean. */
  readonly drops: number | null;
  readonly blows: number | null;
  readonly outcomes: readonly { readonly what: OutcomeWord; readonly chance: number }[];
  /** Who is struck instead. */
  readonly instead: readonly { readonly id: string; readonly chance: number }[];
}

/** Chance of success and hit points lost: by a success, and in all. */
export interface Struck extends Pick<ActOdds, 'hit' | 'damage' | 'taken'> {
  readonly outcomes?: ActOdds['outcomes'];
  readonly instead?: readonly number[];
}
