import { phasesLeft } from '../../rounds/phases.ts';
import { declareRejected } from '../../rounds/rejection.ts';
import { endPhase } from '../../rounds/rounds.ts';
import { taken } from '../acts/action.ts';
import type { Field } from '../field.ts';
import { spellsLeft, type SwordsFighter } from '../state.ts';

/** Has a spell to begin, or one under way that he may give up. SW-SEQ-2, 15, SW-HOLM-8. */
function declares({ battle: { state, settings } }: Field, fighter: SwordsFighter): boolean {
  const one = state.combatants[fighter.id];
  if (fighter.status !== 'active' || one === undefined) return false;
  if (one.casting) return true;
  return spellsLeft(fighter).length > 0 && declareRejected({ state, settings, id: fighter.id, one }) === null;
}

/**
 * Goes on from the step of declaring where nobody can declare anything and nothing falls due with its end: initiative
 * is next. Fights begun before there was such a thing stop there, as they were played. SW-SEQ-2.
 */
export function passDeclaring(field: Field): void {
  const { battle, state, fighters } = field;
  if (!state.passesDeclaring || battle.state.phase !== 'declare') return;
  if (phasesLeft(battle.state, battle.settings)[0]?.id !== 'initiative') return;
  if (!fighters.some((fighter) => declares(field, fighter))) taken(endPhase(battle));
}
