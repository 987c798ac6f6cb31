import { seededDice } from '../dice/seeded.ts';
import type { CombatAction, CombatEvent, CombatMachine, CombatState, FighterState } from '../rules/combat.ts';
import { Chooser } from './policy/chooser.ts';
import type { Roster } from './policy/roster.ts';
import { isMissile } from './policy/words.ts';
import { endingOf, lengthOf } from './tally/outcome.ts';
import type { Outcome } from './tally/outcome.ts';

/** Fights without an end are given up. */
export const mostRounds = 200;
export const mostSeconds = 600;
/** No fight that goes on takes so many acts. */
const mostActs = 60_000;

/** One way in which fights are played out. */
export interface Ground {
  readonly machine: CombatMachine;
  /** Where every fight begins. */
  readonly from: CombatState;
  readonly roster: Roster;
  readonly ignoresMorale: boolean;
}

/** Is told of every act. */
export type Watcher = (state: CombatState, action: CombatAction, events: readonly CombatEvent[]) => void;

const isEndless = ({ clock }: CombatState, from: CombatState): boolean =>
  clock.round === null
    ? (clock.count ?? 0) - (from.clock.count ?? 0) >= mostSeconds
    : clock.round - (from.clock.round ?? 0) >= mostRounds;

/** One fight from its beginning to its end; it hangs on the seed and on nothing else. */
export function playOne(
  { machine, from, roster, ignoresMorale }: Ground,
  seed: number,
  watch?: Watcher,
): Outcome {
  const dice = seededDice(seed);
  const chooser = new Chooser(machine, roster, ignoresMorale);
  const course = new Course(roster, chooser);
  let state = from;
  for (let acts = 0; !state.over && acts < mostActs && !isEndless(state, from); acts++) {
    const action = chooser.choose(state);
    const next = machine.apply(state, action, dice);
    if (next.refused !== null)
      throw new Error(`Refused what was offered: ${action.kind} (${next.refused}) in fight ${seed}.`);
    watch?.(next.state, action, next.events);
    course.note(state.fighters, next.state.fighters, action, next.events);
    state = next.state;
  }
  return course.outcome(state);
}

/** What is counted while a fight goes on. */
class Course {
  readonly #roster: Roster;
  readonly #chooser: Chooser;
  readonly #dealt: number[];
  readonly #shots: number[];
  readonly #casts: number[];
  readonly #broke = new Set<string>();
  #firstDown = -1;

  constructor(roster: Roster, chooser: Chooser) {
    this.#roster = roster;
    this.#chooser = chooser;
    const nothing = (): number[] => roster.known.map(() => 0);
    this.#dealt = nothing();
    this.#shots = nothing();
    this.#casts = nothing();
  }

  note(
    before: readonly FighterState[],
    after: readonly FighterState[],
    action: CombatAction,
    events: readonly CombatEvent[],
  ): void {
    const by = action.actor === null ? -1 : (this.#roster.placeOf.get(action.actor) ?? -1);
    if (before !== after) this.#compare(before, after, by);
    let shots = 0;
    let casts = 0;
    for (const { as, id, side, by: striker } of events) {
      if (as === 'hit' || as === 'miss') shots += striker === action.actor ? 1 : 0;
      else if (as === 'casts' || as === 'power') casts++;
      else if (as === 'breaks') this.#breaks(id, side);
    }
    if (by < 0) return;
    if (isMissile(action.kind)) this.#use(this.#shots, by, 'shots', Math.max(1, shots));
    if (casts > 0) this.#use(this.#casts, by, 'casts', casts);
  }

  outcome(state: CombatState): Outcome {
    const winner =
      state.over && state.standing.length === 1 ? state.sides.indexOf(state.standing[0] ?? '') : -1;
    return {
      winner,
      ending: endingOf(state, winner, this.#broke),
      length: lengthOf(state),
      state,
      fates: this.#dealt.map((dealt, at) => ({
        dealt,
        shots: this.#shots[at] ?? 0,
        casts: this.#casts[at] ?? 0,
      })),
      firstDown: this.#firstDown,
    };
  }

  /** Who has lost hit points, and who is up no more; whoever acts has brought it about. */
  #compare(before: readonly FighterState[], after: readonly FighterState[], by: number): void {
    const { standing } = this.#chooser;
    for (let at = 0; at < before.length; at++) {
      const was = before[at];
      const is = after[at];
      if (!was || !is || was === is) continue;
      if (is.hp < was.hp && by >= 0 && by !== at) this.#dealt[by] = (this.#dealt[by] ?? 0) + was.hp - is.hp;
      if (was.status === is.status) continue;
      const side = this.#roster.known[at]?.side ?? 0;
      if (was.status === 'active') standing[side] = (standing[side] ?? 0) - 1;
      if (is.status === 'active') standing[side] = (standing[side] ?? 0) + 1;
      if (this.#firstDown < 0 && (is.status === 'dead' || is.status === 'unconscious')) this.#firstDown = at;
    }
  }

  #breaks(id: string | null, side: string | undefined): void {
    const at = id === null ? -1 : (this.#roster.placeOf.get(id) ?? -1);
    if (at >= 0) {
      this.#chooser.broke(at);
      this.#broke.add(this.#roster.sides[this.#roster.known[at]?.side ?? -1] ?? '');
    } else if (side !== undefined) this.#broke.add(side);
  }

  #use(of: number[], by: number, what: 'shots' | 'casts', count: number): void {
    of[by] = (of[by] ?? 0) + count;
    this.#chooser.used(by, what, count);
  }
}
