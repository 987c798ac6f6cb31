import { fighterAt, type Doing, type Draft } from '../../fight/draft.ts';
import type { CombatantState } from '../initiative/count-state.ts';
import { transition, type CountEvent } from '../initiative/transitions.ts';
import type { Field } from './sight/look.ts';
import { clocksAt, copyOf, type HackmasterFighter, type HackmasterState } from './state.ts';

/** A fight being written. */
export interface HackmasterDraft extends Draft<HackmasterState> {
  /** How the fight looked before. */
  readonly look: Field;
}

export function draftOf(
  state: HackmasterState,
  { dice, events, action, named }: Doing,
  look: Field,
): HackmasterDraft {
  const fighters = state.fighters.slice();
  const written = {
    sides: state.sides,
    fighters,
    clock: state.clock,
    over: state.over,
    standing: state.standing,
    lights: state.lights,
    open: state.open,
    widthFeet: state.widthFeet,
    settings: state.settings,
    surprised: state.surprised,
    count: state.count,
    due: state.due,
    running: state.running,
    ground: state.ground,
    gusts: state.gusts,
    swung: state.swung,
  };
  return { before: state, state: written, fighters, dice, events, action, named, look };
}

export const clocks = ({ state }: HackmasterDraft, at: number): CombatantState => clocksAt(state, at);

export function change(draft: HackmasterDraft, at: number, changes: Partial<HackmasterFighter>): void {
  draft.fighters[at] = Object.assign(copyOf(fighterAt(draft, at)), changes);
}

/** A transition of the count, of the fighter at this place. */
export function counted({ state }: HackmasterDraft, at: number, event: CountEvent): void {
  state.count = transition(state.count, event, at);
}

/** He stops what he was about: nothing aimed, set, held or begun any more. */
export const idle = {
  aimAt: null,
  setFrom: null,
  holding: null,
  yielding: false,
  crouching: false,
  gait: 'standing',
  gaitSeconds: 0,
  joggedFt: 0,
  sprintFt: 0,
  towards: null,
} as const satisfies Partial<HackmasterFighter>;
