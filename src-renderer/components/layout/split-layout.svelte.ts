/** Whether the side stands open: beside the work in a wide window, laid over it on demand in a narrow one. */
export class SideState {
  /** Measured widths in CSS pixels: the window's, and the one that a side beside the work needs at this scale. */
  width = $state(0);
  needed = $state(0);
  #overlay = $state(false);
  readonly #wide: { get: () => boolean; set: (open: boolean) => void };

  constructor(wide: { get: () => boolean; set: (open: boolean) => void }) {
    this.#wide = wide;
  }

  readonly narrow = $derived.by(() => this.width < this.needed);
  readonly open = $derived.by(() => (this.narrow ? this.#overlay : this.#wide.get()));

  toggle = (): void => {
    if (this.narrow) this.#overlay = !this.#overlay;
    else this.#wide.set(!this.#wide.get());
  };

  closeOverlay = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.narrow || !this.#overlay) return;
    this.#overlay = false;
  };
}
