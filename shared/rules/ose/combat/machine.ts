import type { Dice } from '../../../dice/dice.ts';
import type { CombatAction, CombatMachine, CombatStep, LegalAction, Overrule } from '../../combat.ts';
import { given } from '../../input.ts';
import { act } from './actions.ts';
import { draftOf } from './draft.ts';
import { fieldOf, knownOf, remember } from './field.ts';
import { allActions } from './listing.ts';
import { overrule } from './overrule.ts';
import { settle } from './round.ts';
import { start } from './start.ts';
import type { OseCombatState } from './state.ts';
import type { OseStats } from './stats.ts';
import { upcoming } from './upcoming.ts';

function legalActions(state: OseCombatState): readonly LegalAction[] {
  if (state.over) return [];
  const known = knownOf(state);
  if (known) return known.legal;
  const field = fieldOf(state.fighters);
  const legal = allActions(state, field);
  remember({ state, field, legal });
  return legal;
}

const isOverrule = (action: CombatAction | Overrule<OseStats>): action is Overrule<OseStats> =>
  action.kind === 'overrule';

function apply(
  state: OseCombatState,
  action: CombatAction | Overrule<OseStats>,
  dice: Dice,
): CombatStep<OseCombatState> {
  given<object>(action);
  const draft = draftOf(state);
  if (isOverrule(action)) overrule(draft, action);
  else {
    const refused = act(draft, action, dice);
    if (refused !== null) return { state, events: [], refused };
  }
  settle(draft);
  return { state: draft.state, events: draft.events, refused: null };
}

/** The fight of the book: sides, or each for himself, act in the order of their initiative, step by step. */
export const combat: CombatMachine<OseCombatState, OseStats> = { start, legalActions, apply, upcoming };
