import { onDestroy } from 'svelte';
import { onEvent, query } from './bridge.ts';
import { firstAnswers, freshAnswers } from './keys/awaited.svelte.ts';
import { sharedStores } from './shared-stores.ts';
import type { DeskEvent, QueryInput, QueryName, QueryOutput } from '../../shared/ipc/contract.ts';
import type { Failure } from '../../shared/errors.ts';

type Changed = Extract<DeskEvent, { type: 'changed' }>['tables'];

/** Whether what changed may make another answer of one that was read from these tables. */
export const touches = (changed: Changed, reads: readonly string[] | null): boolean =>
  reads === null || changed === 'everything' || changed.some((table) => reads.includes(table));

interface Manner {
  /** Main lets go of a question for the next one, which is asked in its place. */
  overtakes?: boolean;
  /** Keys are about what is shown here: they wait for what it is turned to, and for what it shows after a step. */
  keysWait?: boolean;
}

/**
 * Shows one query's answer and keeps it true: asks when created, and again when something it reads has changed.
 * One question is under way at a time; whatever changes meanwhile asks once more after it, or at once in its place where
 * main lets go of a question for the next one.
 */
export class ViewStore<Name extends QueryName> {
  value = $state.raw<QueryOutput<Name> | null>(null);
  error = $state.raw<Failure | null>(null);
  loading = $state(true);

  readonly #name: Name;
  #input: QueryInput<Name>;
  /** The tables the shown answer was read from; null before the first. */
  #reads: readonly string[] | null = null;
  #revision = -1;
  #asking = false;
  #askAgain = false;
  /** Of the questions asked one in place of another, the last. */
  #turn = 0;
  #disposed = false;
  readonly #overtakes: boolean;
  readonly #keysWait: boolean;
  readonly #stopListening: () => void;
  #hasArrived = firstAnswers.expectOne();

  constructor(name: Name, input: QueryInput<Name>, { overtakes = false, keysWait = false }: Manner = {}) {
    this.#name = name;
    this.#input = input;
    this.#overtakes = overtakes;
    this.#keysWait = keysWait;
    this.#stopListening = onEvent((event) => {
      if (event.type !== 'changed') return;
      // What the answer under way will have read is not known yet.
      if (this.#asking || touches(event.tables, this.#reads)) this.refresh();
    });
    this.refresh();
  }

  /** Asks the same query with other input; the value shown stays until the new answer is here. */
  setInput(input: QueryInput<Name>): void {
    this.#input = input;
    if (this.#keysWait) {
      const hadArrived = this.#hasArrived;
      this.#hasArrived = firstAnswers.expectOne();
      hadArrived();
    }
    this.refresh();
  }

  refresh(): void {
    if (this.#disposed) return;
    this.#askAgain = true;
    if (!this.#asking || this.#overtakes) void this.#ask();
  }

  dispose(): void {
    this.#disposed = true;
    this.#hasArrived();
    this.#stopListening();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    this.loading = true;
    const turn = (this.#turn += 1);
    const isFresh = this.#keysWait ? freshAnswers.expectOne() : null;
    while (this.#wantsMore()) {
      this.#askAgain = false;
      const input = this.#input;
      const reply = await query(this.#name, input);
      if (turn !== this.#turn) break;
      if (input === this.#input) this.#take(reply);
    }
    isFresh?.();
    if (turn !== this.#turn) return;
    this.#asking = false;
    this.loading = false;
  }

  #wantsMore(): boolean {
    return this.#askAgain && !this.#disposed;
  }

  #take(reply: Awaited<ReturnType<typeof query<Name>>>): void {
    if (this.#disposed) return;
    this.#hasArrived();
    if (!reply.ok) {
      this.error = reply.error;
      this.#reads = null;
      return;
    }
    if (reply.revision < this.#revision) return;
    this.#revision = reply.revision;
    this.#reads = reply.reads;
    this.value = reply.value;
    this.error = null;
  }
}

/** What a component sees of a store that others may watch as well. */
export type WatchedView<Name extends QueryName> = Pick<
  ViewStore<Name>,
  'value' | 'error' | 'loading' | 'refresh'
>;

/**
 * A view store that lives as long as the component that asks for it. Components of one window that ask the same
 * question share its answer, so that a step of the table asks each question once.
 */
export function watchView<Name extends QueryName>(name: Name, input: QueryInput<Name>): WatchedView<Name> {
  const key = `${name} ${JSON.stringify(input)}`;
  const shared = sharedStores.get(key) ?? {
    store: new ViewStore(name, input, { keysWait: true }),
    watchers: 0,
  };
  sharedStores.set(key, shared);
  shared.watchers += 1;
  const store = shared.store as ViewStore<Name>;
  onDestroy(() => {
    shared.watchers -= 1;
    if (shared.watchers > 0) return;
    sharedStores.delete(key);
    store.dispose();
  });
  return store;
}
