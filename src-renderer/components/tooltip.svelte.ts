/** In pixels: the least room between a tip and the window's edge. */
const edge = 8;

/** Where and whether the tip of one control is shown. It follows the pointer and the keyboard's focus alike. */
export class Tooltip {
  shown = $state(false);
  left = $state(0);
  top = $state(0);
  above = $state(false);
  #middle = 0;

  show = (event: Event): void => this.showAt(event.currentTarget as HTMLElement);

  showAt = (control: HTMLElement): void => {
    const box = control.getBoundingClientRect();
    this.above = box.bottom > innerHeight * 0.8;
    this.#middle = box.left + box.width / 2;
    this.left = this.#middle;
    this.top = this.above ? box.top : box.bottom;
    this.shown = true;
  };

  showForKeys = (event: Event): void => {
    if ((event.currentTarget as HTMLElement).matches(':focus-visible')) this.show(event);
  };

  /** Keeps the tip within the window once its width is known; it is drawn around its middle. */
  fit = (width: number): void => {
    const half = width / 2 + edge;
    this.left = Math.max(half, Math.min(this.#middle, innerWidth - half));
  };

  hide = (): void => {
    this.shown = false;
  };

  hideOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.hide();
  };
}
