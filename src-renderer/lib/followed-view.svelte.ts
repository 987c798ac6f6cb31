import { untrack } from 'svelte';
import type { Failure } from '../../shared/errors.ts';
import type { QueryInput, QueryName, QueryOutput } from '../../shared/ipc/contract.ts';
import { ViewStore } from './view-store.svelte.ts';

/** One query's answer for whatever it is asked for now; it keeps itself true. */
export class FollowedView<Name extends QueryName> {
  #store = $state.raw<ViewStore<Name> | null>(null);
  #asked = '';
  readonly #name: Name;
  readonly #keysWait: boolean;

  /** `keysWait`: keys are about what is shown here, so they wait until what is asked for now is here. */
  constructor(name: Name, { keysWait = false } = {}) {
    this.#name = name;
    this.#keysWait = keysWait;
  }

  /** What was asked for last, once it is here. */
  get value(): QueryOutput<Name> | null {
    return this.#store?.value ?? null;
  }

  /** Whether the answer to what is asked for now is on its way, and what is here, if anything, is one to what was asked before. */
  get isComing(): boolean {
    return this.#store?.loading === true;
  }

  get error(): Failure | null {
    return this.#store?.error ?? null;
  }

  follow(input: QueryInput<Name> | null): void {
    const asked = input === null ? '' : JSON.stringify(input);
    if (asked === this.#asked) return;
    this.#asked = asked;
    untrack(() => this.#turnTo(input));
  }

  dispose(): void {
    this.#store?.dispose();
    this.#store = null;
    this.#asked = '';
  }

  #turnTo(input: QueryInput<Name> | null): void {
    if (input === null) {
      this.#store?.dispose();
      this.#store = null;
    } else if (this.#store === null) {
      this.#store = new ViewStore(this.#name, input, { keysWait: this.#keysWait });
    } else this.#store.setInput(input);
  }
}
