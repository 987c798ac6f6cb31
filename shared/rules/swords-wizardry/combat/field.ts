import type { Dice } from '../../../dice/dice.ts';
import { RulesError } from '../../../errors.ts';
import type { CombatEvent } from '../../combat.ts';
import type { RolledDie } from '../../dice-tray.ts';
import type { Combatant } from '../combat-terms.ts';
import { combatantIn, draftOf, type Draft } from '../draft.ts';
import type { SwordsFighter, SwordsState } from './state.ts';

/** A step of the fight being taken: copies of what changes, and what happens. */
export interface Field {
  readonly before: SwordsState;
  readonly draft: Draft;
  /** Notes every face it rolls for the event to come. */
  readonly dice: Dice;
  readonly events: CombatEvent[];
  rolled: RolledDie[];
  fighters: readonly SwordsFighter[];
  passed: readonly string[];
  queue: readonly string[];
  intents: Readonly<Record<string, string>>;
  startled: readonly string[];
  /** Somebody moved, fell or came: who is in melee with whom must be seen anew. */
  stirred: boolean;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export function openField(state: SwordsState, dice: Dice): Field {
  const field: Field = {
    before: state,
    draft: draftOf(state.battle, state.settings),
    dice: {
      roll: (sides) => {
        const face = dice.roll(sides);
        field.rolled.push({ sides, face });
        return face;
      },
    },
    events: [],
    rolled: [],
    fighters: state.fighters,
    passed: state.passed,
    queue: state.queue,
    intents: state.intents,
    startled: state.startled,
    stirred: false,
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

/** The fighter of that name. Throws `bad-input` for a name nobody bears. */
export function fighterOf(fighters: readonly SwordsFighter[], id: string): SwordsFighter {
  for (const fighter of fighters) if (fighter.id === id) return fighter;
  throw new RulesError('bad-input', `Nobody in this fight is called ${id}.`, 'id');
}

export const fighterIn = (field: Field, id: string): SwordsFighter => fighterOf(field.fighters, id);

export function setFighter(field: Field, id: string, to: Partial<SwordsFighter>): void {
  const at = field.fighters.findIndex((fighter) => fighter.id === id);
  const before = field.fighters[at];
  if (!before) return;
  const fighters = field.fighters.slice();
  fighters[at] = { ...before, ...to };
  field.fighters = fighters;
}

export const combatantOf = (field: Field, id: string): Combatant => combatantIn(field.draft, id);

/** Still up: neither out of the fight nor about to fall. */
export function isUp(field: Field, id: string): boolean {
  const { dead, unconscious, fled, surrendered, falls } = combatantOf(field, id);
  return !dead && !unconscious && !fled && !surrendered && falls === undefined;
}
