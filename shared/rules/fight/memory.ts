import { refuse } from '../common/input.ts';
import type { Settled } from './book.ts';

interface Named {
  readonly id: string;
}

/**
 * The one memory of a machine: what was last worked out, and where ids last stood. Nobody can tell, for it is brought up
 * to the state asked for, whichever that is.
 */
export class Memory<State, Look> {
  #last: Settled<State, Look> | null = null;
  #former: Look | null = null;
  readonly #places = new Map<string, number>();

  /** What is known of a state, worked out if it was not the last one. */
  of(state: State, look: (state: State, last: Look | null) => Look): Settled<State, Look> {
    if (this.#last?.state === state) return this.#last;
    const former = this.#last?.look ?? this.#former;
    this.#last = null;
    this.#former = null;
    return this.keep({ state, look: look(state, former), legal: null });
  }

  keep(settled: Settled<State, Look>): Settled<State, Look> {
    this.#last = settled;
    return settled;
  }

  /** The place of an id in the list. Throws `bad-input` for a stranger's. */
  placeOf(fighters: readonly Named[], id: unknown, field: string): number {
    const known = this.#places.get(id as string);
    if (known !== undefined && fighters[known]?.id === id) return known;
    const at = fighters.findIndex((one) => one.id === id);
    if (at < 0) refuse(field, 'someone in this fight');
    if (this.#places.size > fighters.length) this.#places.clear();
    this.#places.set(id as string, at);
    return at;
  }
}
