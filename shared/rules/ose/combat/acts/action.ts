import type { Action } from '../../../fight/action.ts';
import type { OseDraft } from '../draft.ts';
import type { Opposition } from '../field.ts';
import type { OseCombatState, OseFighter, Step } from '../state.ts';

/** A fighter in his moment, and what he is up against. */
export interface Look {
  readonly state: OseCombatState;
  readonly fighter: OseFighter;
  readonly foes: Opposition;
  /** Can walk at all this round; asked only where steps are made or declared. */
  readonly walks: boolean;
}

/** What a fighter may do in some steps of the round. */
export interface OseAction extends Action<OseDraft, Look> {
  readonly steps: readonly Step[];
}

export const ids = (fighters: readonly OseFighter[]): string[] => fighters.map(({ id }) => id);
