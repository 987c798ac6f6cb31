import type { DieAsk } from '../../../../shared/dice/asking.ts';
import { refused } from '../../../../shared/errors.ts';
import type { CombatEvent, CombatState } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { FallenDie, KeptAct } from '../../../facts/fight/read-fight.ts';
import type { FightNow } from '../fight-now.ts';

import { inWords, refusalWords } from '../acting/refusal-words.ts';
import type { Act, Course, NextAct } from './course.ts';

/** The acts with their dice so far; the next die that is wanted, or null where they are whole. */
export interface Tried {
  readonly played: readonly KeptAct[];
  readonly wanted: DieAsk | null;
  readonly soFar: readonly CombatEvent[];
}

/** A course being played: what is whole is not played again when further dice come. */
export class Stroke {
  readonly #now: Pick<FightNow, 'machine'>;
  readonly #next: ReturnType<Course['begin']>;
  #state: CombatState;
  #played: KeptAct[] = [];
  #events: CombatEvent[] = [];
  #used = 0;
  #current: NextAct | null = null;

  constructor(now: Pick<FightNow, 'machine' | 'state'>, course: Course) {
    this.#now = now;
    this.#state = now.state;
    this.#next = course.begin();
  }

  /** Those played, and the one at hand. */
  get acts(): readonly Act[] {
    return [...this.#played.map(({ action }) => action), ...(this.#current ? [this.#current.act] : [])];
  }

  /** With all dice there are by now, those of earlier tries first. Throws refused where an act is not allowed. */
  tryWith(fallen: readonly FallenDie[]): Tried {
    for (;;) {
      this.#current ??= this.#next({ state: this.#state, events: this.#events, done: this.#played.length });
      if (this.#current === null) break;
      const wanted = this.#play(this.#current, fallen);
      if (wanted === 'over') break;
      if (wanted === 'left out') this.#current = null;
      else if (wanted !== null)
        return { played: this.#played, wanted: wanted.ask, soFar: [...this.#events, ...wanted.soFar] };
    }
    if (fallen.length > this.#used)
      throw refused('More dice were typed than the act takes. Nothing was done.');
    return { played: this.#played, wanted: null, soFar: this.#events };
  }

  #play(
    { act, ifOpen = false, ifQuiet = false }: NextAct,
    fallen: readonly FallenDie[],
  ): { ask: DieAsk; soFar: readonly CombatEvent[] } | 'over' | 'left out' | null {
    const dice = fallen.slice(this.#used);
    const faces = dice.map(([, face]) => face);
    const tried = inWords(() => attempt(this.#now.machine, this.#state, act, faces));
    if (tried.wanted !== null) return ifQuiet ? 'over' : { ask: tried.wanted, soFar: tried.soFar };
    const { step, used } = tried;
    if (step.refused !== null) {
      if (ifQuiet) return 'over';
      if (ifOpen) return 'left out';
      throw refused(`${refusalWords[step.refused]} Nothing was done.`);
    }
    this.#played.push({ action: act, dice: dice.slice(0, used) });
    this.#events.push(...step.events);
    this.#used += used;
    this.#state = step.state;
    this.#current = null;
    return null;
  }
}
