import type { LegalAction } from '../../../combat.ts';
import type { Action } from '../../../fight/action.ts';
import type { ActionId, Combatant } from '../../rounds/terms.ts';
import { moraleSuggest } from '../../harm/healing.ts';
import {
  actRejected,
  declareRejected,
  finishRejected,
  type Rejection,
  type Situation,
} from '../../rounds/rejection.ts';
import { act } from '../../rounds/turns.ts';
import type { Field } from '../field.ts';
import { sightOf, type Opposition } from '../sight.ts';
import type { SwordsFighter, SwordsState } from '../state.ts';

/** A fighter in his turn, what he is up against, and what he has been offered so far. */
export class Turn {
  readonly state: SwordsState;
  readonly fighter: SwordsFighter;
  readonly foes: Opposition;
  readonly situation: Situation;
  readonly actions: LegalAction[] = [];
  readonly #asked: Partial<Record<ActionId | 'retreat', boolean>> = {};

  constructor(state: SwordsState, fighter: SwordsFighter, one: Combatant, foes: Opposition) {
    const { battle, settings } = state;
    this.state = state;
    this.fighter = fighter;
    this.foes = foes;
    this.situation = { state: battle, settings, id: fighter.id, one };
  }

  get sight() {
    return sightOf(this.foes, this.fighter);
  }

  may(action: ActionId | 'retreat'): boolean {
    const retreat = action === 'retreat';
    return (this.#asked[action] ??= actRejected(this.situation, retreat ? 'move' : action, retreat) === null);
  }

  get mayDeclare(): boolean {
    return declareRejected(this.situation) === null;
  }

  /** Whether his turn is one that is ended by himself. SW-SEG-11. */
  get mayFinish(): boolean {
    return finishRejected(this.situation) === null;
  }

  /** Whether he fights to the death, as the mindless and the undead do. SW-MORALE-1. */
  get fightsOn(): boolean {
    const { mindless = false, undead = false } = this.fighter.stats;
    return (mindless || undead) && moraleSuggest({ mindless, undead }).neverFlees;
  }
}

/** What a fighter may do in his turn. */
export interface SwordsAction extends Action<Field, Turn> {
  /** What the phase must allow; absent where anything goes. */
  readonly in?: ActionId;
  /** What it is to the rules of turns; absent where it is none of their actions. */
  readonly counts?: ActionId | 'retreat' | 'declare' | 'finish';
}

/** The offers have asked the rules already; a refusal here would be a fault. */
export function taken(rejected: Rejection | null): void {
  if (rejected) throw new RangeError(`A listed action was ${rejected}.`);
}

/** Uses up the rules' action. */
export const use = (field: Field, id: string, action: ActionId, retreat = false): void =>
  taken(act(field.battle, id, action, retreat));

export function passOn(field: Field, id: string): void {
  use(field, id, 'pass');
  field.state.passed = [...field.state.passed, id];
}
