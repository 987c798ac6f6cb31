import { sentForms, untilShown } from '../../lib/keys/awaited.svelte.ts';
import { letGoOfKeys } from '../../lib/keys/typed-ahead.svelte.ts';

/** A form whose command may be under way: what is typed meanwhile is meant for what comes after it. */
export class SentForm {
  #isHere: (() => void) | null = null;

  /** A form that is refused stays, and what was typed for what would have come after it goes. */
  follow(busy: boolean, refused: boolean): void {
    if (busy) this.#isHere ??= sentForms.expectOne();
    else if (this.#isHere !== null) {
      if (refused) letGoOfKeys();
      this.isGone();
    }
  }

  /** What it changed is on its way to the views. */
  isGone(): void {
    const isHere = this.#isHere;
    this.#isHere = null;
    if (isHere !== null) void untilShown().then(isHere);
  }
}
