import type { Settled } from '../../../fight/book.ts';
import { tell } from '../../../fight/draft.ts';
import { isContested, sidesStanding } from '../../../fight/state.ts';
import { runOn } from '../acts/steps.ts';
import { callWatchers } from '../acts/waiting.ts';
import { pruneFreeAttacks } from '../blows/free-attacks.ts';
import { settleGusts } from '../blows/gusts.ts';
import { takeEffect } from '../blows/wounds.ts';
import { change, clocks, type HackmasterDraft } from '../draft.ts';
import { fieldOf } from '../sight/field.ts';
import type { Field } from '../sight/look.ts';
import type { HackmasterFighter, HackmasterState } from '../state.ts';

const fights = ({ status }: HackmasterFighter): boolean => status === 'active';

/** Spells of those who can cast no longer are lost. */
function loseSpells(draft: HackmasterDraft): void {
  for (const [at, { id, spell }] of draft.fighters.entries()) {
    if (spell === null || clocks(draft, at).casting) continue;
    change(draft, at, { spell: null, spellAt: null, spellBesides: [], casts: null });
    tell(draft, { kind: 'spellLost', as: 'spellLost', id, detail: spell });
  }
}

/** Over when one side is left and nobody struck down has his blow still to come; not over if one is brought back. */
function noticeEnd(draft: HackmasterDraft): void {
  const { state, fighters } = draft;
  if (!isContested(fighters, fights)) for (const at of fighters.keys()) takeEffect(draft, at);
  const contested = isContested(fighters, fights);
  if (contested) state.open = false;
  const over = !contested && !state.open;
  if (over) {
    state.due = [];
    state.gusts = [];
    state.running = null;
    state.standing = sidesStanding(state.sides, fighters, fights);
    const [side] = state.standing;
    const told = { kind: 'over', as: 'over', id: null } as const;
    if (!state.over) tell(draft, side === undefined ? told : { ...told, side });
  } else if (state.over) state.standing = [];
  state.over = over;
}

/** What follows from a step at once. */
export function settle(draft: HackmasterDraft): Settled<HackmasterState, Field> {
  const { state } = draft;
  loseSpells(draft);
  pruneFreeAttacks(draft);
  runOn(draft);
  callWatchers(draft);
  settleGusts(draft);
  noticeEnd(draft);
  return { state, look: fieldOf(state, draft.look), legal: null };
}
