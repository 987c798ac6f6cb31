import type { Settings } from './choices.ts';
import type { Combatant, CombatState, Effect } from './terms.ts';

/** A state being changed: a copy of what changes, the rest shared with the state it came from. */
export interface Draft {
  settings: Settings;
  /** Whoever keeps the state says when the fight is over; no phase ends it. */
  readonly open: boolean;
  state: CombatState;
  /** Whose combatant is another one than before; until there is one the record is not copied. */
  readonly touched: Set<string>;
  /** Who may have fallen, risen or left. */
  recast: readonly string[];
  effects: Effect[];
}

export const draftOf = (state: CombatState, settings: Settings, open = false): Draft => ({
  settings,
  open,
  state: { ...state },
  touched: new Set(),
  recast: [],
  effects: [],
});

/** The combatant as he is in the draft. The id must be one of the state's. */
export function combatantIn({ state }: Draft, id: string): Combatant {
  const found = state.combatants[id];
  if (!found) throw new RangeError(`No combatant ${id}.`);
  return found;
}

export function put(draft: Draft, id: string, combatant: Combatant): void {
  if (draft.touched.size === 0) draft.state.combatants = { ...draft.state.combatants };
  draft.touched.add(id);
  draft.state.combatants[id] = combatant;
}

/** The combatant as the draft's own copy, made once, to be changed in place. */
export function edit(draft: Draft, id: string): Combatant {
  const one = combatantIn(draft, id);
  if (draft.touched.has(id)) return one;
  const own = { ...one };
  put(draft, id, own);
  return own;
}

export const change = (draft: Draft, id: string, to: Partial<Combatant>): void => {
  Object.assign(edit(draft, id), to);
};

/** Takes an id out of those whose turn is to come. */
export function leaveTurns({ state }: Draft, id: string): void {
  const { turnOrder, due } = state;
  if (turnOrder?.some((group) => group.includes(id))) {
    state.turnOrder = turnOrder
      .map((group) => group.filter((other) => other !== id))
      .filter((group) => group.length > 0);
  }
  if (due?.includes(id)) state.due = due.filter((other) => other !== id);
}

export function loseSpell(draft: Draft, id: string): void {
  if (!combatantIn(draft, id).casting) return;
  edit(draft, id).casting = null;
  draft.effects.push({ type: 'spellLost', id });
}

/** Pending falls take effect: first every fall, in the order of the combatants, then the spells they cost. */
export function applyFalls(draft: Draft, only?: string): void {
  const ids = only === undefined ? Object.keys(draft.state.combatants) : [only];
  const fallen: string[] = [];
  for (const id of ids) {
    const { falls } = combatantIn(draft, id);
    if (falls === undefined) continue;
    const one = edit(draft, id);
    delete one.falls;
    one[falls] = true;
    draft.recast = [...draft.recast, id];
    leaveTurns(draft, id);
    fallen.push(id);
  }
  if (fallen.length === 0) return;
  draft.effects.unshift(...fallen.map((id) => ({ type: 'falls' as const, id })));
  for (const id of fallen) loseSpell(draft, id);
}
