import { untrack } from 'svelte';
import type { Failure } from '../../../../shared/errors.ts';
import { ViewStore } from '../../../lib/view-store.svelte.ts';
import type { TableView } from './table-types.ts';

/** The table that is open, whichever that is; it keeps itself true. */
export class TableWatch {
  #store = $state.raw<ViewStore<'wander.table'> | null>(null);
  #asked: number | null = null;

  get value(): TableView | null {
    return this.#store?.value ?? null;
  }

  /** A table that has just gone is no failure: another is open in a moment. */
  get error(): Failure | null {
    const error = this.#store?.error ?? null;
    return error?.code === 'not-found' ? null : error;
  }

  follow(id: number | null): void {
    if (id === this.#asked) return;
    this.#asked = id;
    untrack(() => {
      if (id === null) this.dispose();
      else if (this.#store === null) this.#store = new ViewStore('wander.table', { id });
      else this.#store.setInput({ id });
    });
  }

  dispose(): void {
    this.#store?.dispose();
    this.#store = null;
    this.#asked = null;
  }
}
