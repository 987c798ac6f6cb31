import { fighterAt } from '../../../fight/draft.ts';
import { edit, type BasicFantasyDraft } from '../draft.ts';
import { mend } from '../engines/hull.ts';
import { vehicleOf } from '../engines/sides.ts';

/** Up to the maximum; whoever lay for want of hit points comes to. */
export function heal(draft: BasicFantasyDraft, at: number, amount: number): number {
  const before = fighterAt(draft, at);
  const vehicle = vehicleOf(before);
  if (vehicle !== null) return mend(draft, at, vehicle, amount);
  const fighter = edit(draft, at);
  fighter.hp = Math.min(fighter.maxHp, fighter.hp + amount);
  if (fighter.hp === fighter.maxHp) fighter.subdualTaken = 0;
  if (before.hp <= 0 && fighter.hp > 0) {
    fighter.fallen = null;
    fighter.diesAfter = null;
    fighter.asleep = null;
    if (before.status === 'unconscious') fighter.status = 'active';
  }
  return fighter.hp - before.hp;
}
