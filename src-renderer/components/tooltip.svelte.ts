/** Where and whether the tip of one control is shown. It follows the pointer and the keyboard's focus alike. */
export class Tooltip {
  shown = $state(false);
  left = $state(0);
  top = $state(0);
  above = $state(false);

  show = (event: Event): void => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.above = box.bottom > innerHeight * 0.8;
    this.left = Math.min(Math.max(box.left + box.width / 2, 60), innerWidth - 60);
    this.top = this.above ? box.top : box.bottom;
    this.shown = true;
  };

  showForKeys = (event: Event): void => {
    if ((event.currentTarget as HTMLElement).matches(':focus-visible')) this.show(event);
  };

  hide = (): void => {
    this.shown = false;
  };

  hideOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.hide();
  };
}
