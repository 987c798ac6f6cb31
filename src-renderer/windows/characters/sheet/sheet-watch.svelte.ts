import { untrack } from 'svelte';
import { ViewStore } from '../../../lib/view-store.svelte.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { Sheet } from '../../../lib/party/party-types.ts';

/** The sheet of whoever is selected; it follows the selection and keeps itself true. */
export class SheetWatch {
  #store = $state.raw<ViewStore<'character.view'> | null>(null);
  #id: number | null = null;

  /** The sheet asked for last, once it is here. */
  get value(): Sheet | null {
    return this.#store?.value ?? null;
  }

  get error(): Failure | null {
    return this.#store?.error ?? null;
  }

  follow(id: number | null): void {
    if (id === this.#id) return;
    this.#id = id;
    untrack(() => this.#turnTo(id));
  }

  dispose(): void {
    this.#store?.dispose();
    this.#store = null;
    this.#id = null;
  }

  #turnTo(id: number | null): void {
    if (id === null) {
      this.#store?.dispose();
      this.#store = null;
    } else if (this.#store === null) {
      this.#store = new ViewStore('character.view', { id });
    } else {
      this.#store.setInput({ id });
    }
  }
}
