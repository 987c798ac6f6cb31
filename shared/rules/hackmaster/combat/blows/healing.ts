import { fighterAt, tell } from '../../../fight/draft.ts';
import { change, counted, idle, type HackmasterDraft } from '../draft.ts';

/** Back on his feet or at least in the fight. */
export function revive(draft: HackmasterDraft, at: number): void {
  const { id, hp } = fighterAt(draft, at);
  counted(draft, at, { kind: 'return', id });
  change(draft, at, { ...idle, status: 'active', pending: null });
  tell(draft, { kind: 'returned', as: 'revives', id, left: hp });
}

/** He rises as soon as he has hit points; the answer is what he gains. */
export function heal(draft: HackmasterDraft, at: number, points: number): number {
  const { hp, maxHp, status: lies, pending } = fighterAt(draft, at);
  const healed = Math.min(maxHp, hp + points);
  change(draft, at, { hp: healed });
  if (lies === 'unconscious' && healed > 0) revive(draft, at);
  else if (pending?.out && healed > 0) change(draft, at, { pending: null });
  return healed - hp;
}
