import { tell, one, type Board } from './board.ts';
import { saveModifier, saveResolve } from './rules.ts';
import type { BasicFantasyFighter } from './state.ts';

/** What changes his save against a death ray that is not poison. */
export const saveModifierOf = ({ stats, negativeLevels }: BasicFantasyFighter): number =>
  saveModifier({
    category: 'death-ray-poison',
    negativeLevels,
    nightsShortOfSleep: stats.nightsShortOfSleep ?? 0,
    ...(stats.race === undefined ? {} : { race: stats.race }),
  }).total;

/** A save against a death ray, told as an event. */
export function savesAgainstDeathRay(board: Board, index: number, detail: string): boolean {
  const fighter = one(board.state, index);
  const { success, reasons } = saveResolve(
    { target: fighter.kit.saveTarget, modifier: saveModifierOf(fighter) },
    board.dice,
  );
  tell(board, success ? 'saved' : 'notSaved', index, { detail, reasons });
  return success;
}
