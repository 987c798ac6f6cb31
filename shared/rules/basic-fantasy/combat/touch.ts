import { harm } from './blows.ts';
import { edit, one, type Board } from './board.ts';
import { weaponIndex } from './weapons.ts';

/** The touch of a creature is suffered once a round, without a roll, by everyone who wrestles it. */
export function touch(board: Board, wrestler: number, creature: number): void {
  const { status, turn } = one(board.state, wrestler);
  const touching = one(board.state, creature);
  const { touchAttack } = touching.stats;
  if (touchAttack === undefined || turn.touched || status !== 'active' || touching.status !== 'active')
    return;
  edit(board, wrestler).turn.touched = true;
  harm(board, { by: creature, at: wrestler, weapon: weaponIndex(touching, touchAttack) }, 'melee');
}
