import { fighterAt } from '../../../fight/draft.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';

/** The holder lets go, or has lost him; until then the hold lasts. BF-WRES-2. */
export function endHold(draft: BasicFantasyDraft, holder: number): void {
  const held = fighterAt(draft.state, holder).holding;
  if (held === null) return;
  edit(draft, holder).holding = null;
  const victim = edit(draft, held);
  victim.heldBy = victim.heldBy.filter((other) => other !== holder);
  if (victim.silencedBy === holder) victim.silencedBy = null;
  tell(draft, 'freed', held, { by: holder });
}

/** Nobody holds him any more, and he holds nobody. */
export function endHolds(draft: BasicFantasyDraft, index: number): void {
  endHold(draft, index);
  for (const holder of fighterAt(draft.state, index).heldBy) endHold(draft, holder);
}

/** Takes hold of a creature. */
export function beginHold(draft: BasicFantasyDraft, holder: number, held: number): void {
  edit(draft, holder).holding = held;
  const victim = edit(draft, held);
  victim.heldBy = [...victim.heldBy, holder];
  tell(draft, 'held', held, { by: holder });
}
