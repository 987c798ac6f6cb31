import type { CombatEvent } from '../../combat.ts';
import { fieldOf, knownOf, looksAlike, refreshed, type Field } from './field.ts';
import { fighterAt, type OseCombatState, type OseFighter } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A state being written: its own copy, whose lists are replaced and never changed in place. */
export interface Draft {
  readonly from: OseCombatState;
  state: Mutable<OseCombatState>;
  /** The state's own list. */
  fighters: OseFighter[];
  /** How the field looks by now. */
  field: Field;
  events: CombatEvent[];
}

export function draftOf(state: OseCombatState): Draft {
  const fighters = state.fighters.slice();
  const field = knownOf(state)?.field ?? fieldOf(state.fighters);
  return { from: state, state: { ...state, fighters }, fighters, field, events: [] };
}

/** A fighter as he is now. */
export function put(draft: Draft, index: number, fighter: OseFighter): void {
  const before = fighterAt(draft.state, index);
  draft.fighters[index] = fighter;
  if (!looksAlike(before, fighter)) draft.field = refreshed(draft.field, draft.fighters, fighter.side);
}
