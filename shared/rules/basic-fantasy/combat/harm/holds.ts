import { edit, one, tell, type Board } from './board.ts';

/** The holder lets go, or has lost him; until then the hold lasts. BF-WRES-2. */
export function endHold(board: Board, holder: number): void {
  const held = one(board.state, holder).holding;
  if (held === null) return;
  edit(board, holder).holding = null;
  const victim = edit(board, held);
  victim.heldBy = victim.heldBy.filter((other) => other !== holder);
  if (victim.silencedBy === holder) victim.silencedBy = null;
  tell(board, 'freed', held, { by: holder });
}

/** Nobody holds him any more, and he holds nobody. */
export function endHolds(board: Board, index: number): void {
  endHold(board, index);
  for (const holder of one(board.state, index).heldBy) endHold(board, holder);
}

/** Takes hold of a creature. */
export function beginHold(board: Board, holder: number, held: number): void {
  edit(board, holder).holding = held;
  const victim = edit(board, held);
  victim.heldBy = [...victim.heldBy, holder];
  tell(board, 'held', held, { by: holder });
}
