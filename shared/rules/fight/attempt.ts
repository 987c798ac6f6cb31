import { askingDice, DieWanted, type DieAsk } from '../../dice/asking.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMachine,
  CombatState,
  CombatStep,
  Overrule,
} from '../combat.ts';

/** A finished step; or the die it waits for, and what has happened up to it. */
export type Attempt<State> =
  | { readonly wanted: null; readonly step: CombatStep<State>; readonly used: number }
  | { readonly wanted: DieAsk; readonly soFar: readonly CombatEvent[] };

/**
 * Tries an action with the faces there are. With one face more it is simply tried again: nothing of a broken-off try
 * remains. Throws what the machine throws, `bad-die` for a face its die has not.
 */
export function attempt<State extends CombatState, Stats>(
  machine: CombatMachine<State, Stats>,
  state: State,
  action: CombatAction | Overrule<Stats>,
  faces: readonly number[],
): Attempt<State> {
  const dice = askingDice(faces);
  const events: CombatEvent[] = [];
  try {
    const step = machine.apply(state, action, dice, events);
    return { wanted: null, step, used: dice.used };
  } catch (error) {
    if (error instanceof DieWanted) return { wanted: error.ask, soFar: events };
    throw error;
  }
}
