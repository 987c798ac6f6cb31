import type { Settled } from '../../../fight/book.ts';
import { isContested, sidesStanding } from '../../../fight/state.ts';
import type { OseDraft } from '../draft.ts';
import type { Field } from '../field.ts';
import { settleFalls } from '../harm.ts';
import { isIdle } from '../listing.ts';
import { advance, showClock } from './round.ts';
import type { OseCombatState, OseFighter } from '../state.ts';

/** A state and how its field looks. */
export interface OseLook {
  readonly state: OseCombatState;
  readonly field: Field;
}

const fights = ({ status }: OseFighter): boolean => status === 'active';

/** Over as soon as fewer than two sides stand; and no longer over if the referee brings one back. */
function noticeEnd(draft: OseDraft): void {
  const { state, fighters } = draft;
  if (!isContested(fighters, fights)) settleFalls(draft);
  const contested = isContested(fighters, fights);
  if (contested) state.open = false;
  const over = !contested && !state.open;
  if (over) {
    state.standing = sidesStanding(state.sides, fighters, fights);
    const [side] = state.standing;
    const told = { kind: 'over', as: 'over', id: null, detail: state.standing.join(', ') } as const;
    if (!state.over) draft.events.push(side === undefined ? told : { ...told, side });
  } else if (state.over) state.standing = [];
  state.over = over;
}

/** Goes on to where someone has something to do, or to the end of the fight. */
export function settle(draft: OseDraft): Settled<OseCombatState, OseLook> {
  const { state, events } = draft;
  noticeEnd(draft);
  // Whoever acted has most likely more to do, or the next after him.
  const actor = draft.action?.actor;
  const from = typeof actor === 'string' ? (draft.field.roster.ids.get(actor) ?? 0) : 0;
  while (!state.over && isIdle(state, draft.field, from)) {
    const told = events.length;
    advance(draft);
    if (events.length > told) noticeEnd(draft);
  }
  showClock(draft);
  return { state, look: { state, field: draft.field }, legal: null };
}
