import { ViewStore } from '../../lib/view-store.svelte.ts';
import type { Delve } from '../delve/delve-types.ts';

type Hour = Delve['hours'][number];

const rowsAtATime = 12;

/** The sheet's rows before those at hand: asked for a dozen at a time, and only while somebody looks at them. */
export class PastHours {
  #store = $state.raw<ViewStore<'turnSheet.hours'> | null>(null);
  #from = $state(0);
  #upTo = 0;
  #kept: readonly { hour: Hour; text: string }[] = [];

  /** Rows so far, oldest first; one that has not changed stays the same object, so that it is not drawn anew. */
  readonly hours: readonly Hour[] = $derived(
    (this.#store?.value?.hours ?? []).map((hour) => this.#same(hour)),
  );

  /** Hours before the first that is asked for. */
  readonly earlier: number = $derived(this.#store === null ? 0 : this.#from - 1);

  /** Shows the rows up to the one with a number, and goes on doing so as the delve goes on. */
  open(upTo: number): void {
    if (upTo === this.#upTo && this.#store !== null) return;
    this.#upTo = upTo;
    if (this.#store === null) this.#from = Math.max(1, upTo + 1 - rowsAtATime);
    this.#ask();
  }

  more(): void {
    if (this.#from <= 1) return;
    this.#from = Math.max(1, this.#from - rowsAtATime);
    this.#ask();
  }

  close(): void {
    this.#store?.dispose();
    this.#store = null;
    this.#kept = [];
    this.#upTo = 0;
  }

  #ask(): void {
    const hours = this.#upTo - this.#from + 1;
    if (hours < 1) return;
    const input = { fromHour: this.#from, hours };
    if (this.#store === null) this.#store = new ViewStore('turnSheet.hours', input);
    else this.#store.setInput(input);
  }

  #same(hour: Hour): Hour {
    const text = JSON.stringify(hour);
    const known = this.#kept.find((each) => each.hour.number === hour.number);
    if (known?.text === text) return known.hour;
    this.#kept = [...this.#kept.filter((each) => each !== known), { hour, text }];
    return hour;
  }
}
