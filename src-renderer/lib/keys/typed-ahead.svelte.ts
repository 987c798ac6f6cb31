import { onDestroy, tick } from 'svelte';
import { dialogs, isInDialog, isTyping } from './key-binding.ts';
import { isPressedAgain, pressAgain } from './press-again.ts';

interface Manner {
  /** Whether the window does not know yet what a key would mean. */
  waits: () => boolean;
  /** A key that is never kept where none waits before it. */
  goesAtOnce: (event: KeyboardEvent) => boolean;
  /** What is typed was meant for a dialog that is coming, and for nothing else. */
  forDialog: boolean;
}

const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;
const areHandsInDialog = (): boolean => document.activeElement?.closest(dialogs) != null;

/**
 * Keys pressed while the window does not know yet what they mean: they wait, and are pressed again in their order once
 * it does. Otherwise a fast hand's letters would be lost or go to what stood there before, and its Enter strike at
 * whoever was shown before.
 */
class TypedAhead {
  #waiting: readonly KeyboardEvent[] = $state.raw([]);
  readonly #manner: Manner;
  #pressing = false;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  /** Whether keys wait that may be pressed again now. */
  readonly isDue: boolean = $derived.by(() => this.#waiting.length > 0 && !this.#manner.waits());

  readonly hold = (event: KeyboardEvent): void => {
    if (isPressedAgain(event) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') this.forget();
    if (event.key === 'Escape' || event.key === 'Tab') return;
    const waits = this.#manner.waits() && !this.#manner.goesAtOnce(event);
    if (this.#waiting.length === 0 && !waits) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) this.#waiting = [...this.#waiting, event];
  };

  forget(): void {
    this.#waiting = [];
  }

  /** One key at a time: what it brings about may have to be waited for before the next. */
  async press(): Promise<void> {
    if (this.#pressing) return;
    this.#pressing = true;
    try {
      while (await this.#mayPress()) this.#pressNext();
    } finally {
      this.#pressing = false;
    }
  }

  async #mayPress(): Promise<boolean> {
    await tick();
    return this.isDue;
  }

  #pressNext(): void {
    const [event, ...later] = this.#waiting;
    // A dialog without a place for the hands does not know what to do with what was typed for it.
    const hasPlace = areHandsInDialog() || !(this.#manner.forDialog || isDialogOpen());
    this.#waiting = hasPlace ? later : [];
    if (event !== undefined && hasPlace) pressAgain(event);
  }
}

/** Keeps the keys of a component's window as this says, for as long as the component lives. */
export function useTypedAhead(manner: Manner): void {
  const ahead = new TypedAhead(manner);
  window.addEventListener('keydown', ahead.hold, { capture: true });
  onDestroy(() => {
    window.removeEventListener('keydown', ahead.hold, { capture: true });
    ahead.forget();
  });
  $effect(() => {
    if (ahead.isDue) void ahead.press();
  });
}

/** In a dialog or a field that stands there already, a key means what it always does. */
export const hasItsPlace = (event: KeyboardEvent): boolean => isInDialog(event) || isTyping(event);
