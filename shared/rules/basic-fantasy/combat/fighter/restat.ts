import { fighterAt } from '../../../fight/draft.ts';
import { edit, type BasicFantasyDraft } from '../draft.ts';
import { refit } from '../engines/hull.ts';
import { slowed } from '../engines/sides.ts';
import { moralePartiesOf } from '../order/nerve.ts';
import type { Stats } from '../stats.ts';
import { equipped } from './start.ts';

/** Nerve is weighed by sides and groups. */
export function mindParties({ state, fighters }: BasicFantasyDraft): void {
  state.moraleParties = moralePartiesOf(fighters, state.moraleParties);
}

/** Other stats; what is left of weapons, spells and powers he had before is kept. */
export function restat(draft: BasicFantasyDraft, at: number, stats: Stats): void {
  const before = fighterAt(draft, at);
  const fighter = Object.assign(edit(draft, at), equipped(stats, draft.state.options, before));
  if (fighter.stats.negativeLevels !== before.stats.negativeLevels) {
    fighter.negativeLevels = fighter.stats.negativeLevels ?? 0;
  }
  if (!fighter.stats.hull) fighter.hull = null;
  else if (fighter.hull === null) refit(fighter, draft.state.options);
  else fighter.kit = slowed(fighter.kit, fighter);
  mindParties(draft);
}
