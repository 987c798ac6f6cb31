import type { Dice } from '../../dice/dice.ts';
import type { CombatAction, CombatEvent } from '../combat.ts';
import type { Circumstances } from './circumstances.ts';
import type { FighterOf, FightState, Writable } from './state.ts';

/** What a step is taken with. */
export interface Doing {
  readonly dice: Dice;
  /** What has happened so far; whoever gave the list reads it even if the dice throw. */
  readonly events: CombatEvent[];
  /** The action under way, and the circumstances named with it; null in a ruling. */
  readonly action: CombatAction | null;
  readonly named: Circumstances;
}

/** A state being written: its own copy, whose lists are replaced and whose fighters are never changed in place. */
export interface Draft<State extends FightState = FightState> extends Doing {
  readonly before: State;
  readonly state: Writable<State>;
  /** The state's own list. */
  readonly fighters: FighterOf<State>[];
}

export function tell({ events }: Pick<Draft, 'events'>, event: CombatEvent): void {
  events.push(event);
}

/** Whoever stands at this place of the list. */
export function fighterAt<F>({ fighters }: { readonly fighters: readonly F[] }, at: number): F {
  const fighter = fighters[at];
  if (!fighter) throw new RangeError(`There is no fighter ${at}.`);
  return fighter;
}
