import type { PageView } from './notebook-types.ts';

/** A page being written where it stands. */
export class PageDraft {
  readonly page: PageView;
  text = $state('');
  playersText = $state('');
  /** What the last Escape would have lost. */
  #held = '';

  constructor(page: PageView) {
    this.page = page;
    this.text = page.text;
    this.playersText = page.playersText;
    this.#held = this.#written;
  }

  get #written(): string {
    return JSON.stringify([this.text, this.playersText]);
  }

  get isChanged(): boolean {
    return this.text !== this.page.text || this.playersText !== this.page.playersText;
  }

  /** Whether it may be left: nothing was written, or somebody has been told already that this would be lost. */
  mayLeave(): boolean {
    if (!this.isChanged || this.#held === this.#written) return true;
    this.#held = this.#written;
    return false;
  }
}
