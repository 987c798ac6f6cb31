import type { LegalAction } from '../../combat.ts';
import { fighterAt, type Doing, type Draft } from '../../fight/draft.ts';
import { looksAlike, refreshed, type Field } from './field.ts';
import type { OseCombatState, OseFighter } from './state.ts';

/** A fight being written. */
export interface OseDraft extends Draft<OseCombatState> {
  /** How the field looks by now. */
  field: Field;
  /** All that one may still do in this step. */
  readonly choices: (draft: OseDraft, at: number) => readonly LegalAction[];
}

export function draftOf(
  state: OseCombatState,
  { dice, events, action, named }: Doing,
  field: Field,
  choices: OseDraft['choices'],
): OseDraft {
  const fighters = state.fighters.slice();
  return {
    before: state,
    state: { ...state, fighters },
    fighters,
    field,
    dice,
    events,
    action,
    named,
    choices,
  };
}

/** A fighter as he is now. */
export function put(draft: OseDraft, index: number, fighter: OseFighter): void {
  const before = fighterAt(draft, index);
  draft.fighters[index] = fighter;
  if (!looksAlike(before, fighter)) draft.field = refreshed(draft.field, draft.fighters, fighter.side);
}
