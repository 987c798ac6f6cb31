import { listening, type Dice } from '../../../dice/dice.ts';
import { RulesError } from '../../../errors.ts';
import type { CombatEvent } from '../../combat.ts';
import type { RolledDie } from '../../common/dice-tray.ts';
import { fighterAt, type Doing, type Draft } from '../../fight/draft.ts';
import type { Writable } from '../../fight/state.ts';
import type { Combatant } from '../rounds/terms.ts';
import { combatantIn, draftOf, edit, type Draft as BattleDraft } from '../rounds/draft.ts';
import type { SwordsLook } from './sight.ts';
import { copyOf, type SwordsFighter, type SwordsState } from './state.ts';

/** A step of the fight being taken: copies of what changes, and what happens. Its dice note what they show. */
export interface Field extends Draft<SwordsState> {
  readonly battle: BattleDraft;
  readonly look: SwordsLook;
  /** Faces for the event to come. */
  rolled: RolledDie[];
  /** Somebody moved, fell or came: who is in melee with whom must be seen anew. */
  stirred: boolean;
}

export function openField(
  state: SwordsState,
  { dice, events, action, named }: Doing,
  look: SwordsLook,
): Field {
  const fighters = state.fighters.slice();
  const noting: Dice = {
    ...listening(dice),
    roll: (sides) => {
      const face = dice.roll(sides);
      field.rolled.push({ sides, face });
      return face;
    },
  };
  const field: Field = {
    before: state,
    state: { ...state, fighters },
    fighters,
    dice: noting,
    events,
    action,
    named,
    battle: draftOf(state.battle, state.settings, true),
    look,
    rolled: [],
    stirred: action === null,
  };
  return field;
}

/** Notes what happened, an event made for this call, with the dice rolled for it. */
export function tell(field: Field, event: Writable<CombatEvent>): void {
  if (field.rolled.length > 0) {
    event.rolled = field.rolled;
    field.rolled = [];
  }
  field.events.push(event);
}

/** The place of that name in the list. Throws `bad-input` for a name nobody bears. */
export function placeOf({ fighters }: Pick<Field, 'fighters'>, id: string): number {
  for (let at = 0; at < fighters.length; at += 1) if (fighters[at]?.id === id) return at;
  throw new RulesError('bad-input', `Nobody in this fight is called ${id}.`, 'id');
}

export const fighterIn = (field: Field, id: string): SwordsFighter => fighterAt(field, placeOf(field, id));

export function setFighter(field: Field, id: string, to: Partial<SwordsFighter>): void {
  const at = placeOf(field, id);
  field.fighters[at] = Object.assign(copyOf(fighterAt(field, at)), to);
}

export const combatantOf = (field: Field, id: string): Combatant => combatantIn(field.battle, id);

export const editOf = (field: Field, id: string): Combatant => edit(field.battle, id);

/** Still up: neither out of the fight nor about to fall. */
export function isUp(field: Field, id: string): boolean {
  const { dead, unconscious, fled, surrendered, absent, falls } = combatantOf(field, id);
  return !dead && !unconscious && !fled && !surrendered && !absent && falls === undefined;
}

/** What he has kept of his shots is not loosed any more; he has shot. SW-SEQ-8. */
export function loseShots(field: Field, id: string): void {
  if (!fighterIn(field, id).volley) return;
  setFighter(field, id, { volley: null });
  const one = editOf(field, id);
  one.done = [...(one.done ?? []), 'missile'];
}
