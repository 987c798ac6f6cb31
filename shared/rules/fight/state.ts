import type { CombatState, FighterState } from '../combat.ts';
import type { Circumstances } from './circumstances.ts';

/** A fighter as every book keeps him. */
export interface FightFighter extends FighterState {
  /** As they were handed in, checked; what a book works out of them stands beside. */
  readonly stats: unknown;
  /** Circumstances that hold of him until they are taken off. */
  readonly kept: Circumstances | null;
}

/** A fight as every book keeps it. */
export interface FightState extends CombatState {
  readonly fighters: readonly FightFighter[];
  /** Goes on though one side at most is left, by the referee's word. */
  readonly open: boolean;
  /** How wide the ground is. Feet; null where nobody said. */
  readonly widthFeet: number | null;
}

export type FighterOf<State extends FightState> = State['fighters'][number];

export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Whether two sides at least have someone left who counts. */
export function isContested<F extends FighterState>(
  fighters: readonly F[],
  counts: (fighter: F) => boolean,
): boolean {
  let first: string | undefined;
  for (const fighter of fighters) {
    if (fighter.side === first || !counts(fighter)) continue;
    if (first !== undefined) return true;
    first = fighter.side;
  }
  return false;
}

/** Sides with someone left who counts, in the order of the sides. */
export const sidesStanding = <F extends FighterState>(
  sides: readonly string[],
  fighters: readonly F[],
  counts: (fighter: F) => boolean,
): string[] => sides.filter((side) => fighters.some((one) => one.side === side && counts(one)));
