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

const isChord = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey;
const isModifier = ({ key }: KeyboardEvent): boolean => /^(?:Control|Alt|Meta|Shift)$/.test(key);

/** A key that waits, and why. */
interface Held {
  event: KeyboardEvent;
  by: readonly Manner[];
}

/**
 * Keys pressed while the window does not know yet what they mean: they wait, and are pressed again in their order once
 * it does. Otherwise a fast hand's letters would be lost or go to what stood there before, and its Enter strike at
 * whoever was shown before. One queue for the whole window, whoever of it has to wait: keys never pass each other.
 */
class TypedAhead {
  // The truth is in plain lists: while a component is torn down, Svelte shows state as it was before the change.
  #heeded: readonly Manner[] = [];
  #held: readonly Held[] = [];
  #manners: readonly Manner[] = $state.raw([]);
  #waiting: readonly Held[] = $state.raw([]);
  #pressing = false;

  /** Whether keys wait that may be pressed again now. */
  get isDue(): boolean {
    return this.#waiting.length > 0 && !this.#manners.some(({ waits }) => waits());
  }

  /** From now on keys are kept as this says too, until what is returned is called. */
  heed(manner: Manner): () => void {
    if (this.#heeded.length === 0) window.addEventListener('keydown', this.#hold, { capture: true });
    this.#heed([...this.#heeded, manner]);
    return () => {
      this.#heed(this.#heeded.filter((other) => other !== manner));
      this.#keep(this.#held.filter(({ by }) => !by.includes(manner)));
      if (this.#heeded.length === 0) window.removeEventListener('keydown', this.#hold, { capture: true });
    };
  }

  #heed(manners: readonly Manner[]): void {
    this.#heeded = manners;
    this.#manners = manners;
  }

  #keep(held: readonly Held[]): void {
    this.#held = held;
    this.#waiting = held;
  }

  /** Nobody will ask for what waits. */
  letGo(): void {
    this.#keep([]);
  }

  readonly #hold = (event: KeyboardEvent): void => {
    if (isPressedAgain(event) || isModifier(event)) return;
    if (event.key === 'Escape') this.letGo();
    if (event.key === 'Escape' || event.key === 'Tab') return;
    const before = this.#held.at(-1);
    // A chord means the same everywhere, or is the field's own: it never waits for an answer, only for keys before it.
    if (isChord(event) && (before === undefined || isTyping(event))) return;
    const by = this.#heeded.filter(({ waits, goesAtOnce }) => waits() && !goesAtOnce(event));
    if (before === undefined && by.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // What comes after a key that waits is meant for the same.
    if (!event.repeat) this.#keep([...this.#held, { event, by: by.length > 0 ? by : (before?.by ?? []) }]);
  };

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
    const [next, ...later] = this.#held;
    if (next === undefined) return;
    // A dialog without a place for the hands does not know what to do with what was typed for it.
    const isForDialog = next.by.some(({ forDialog }) => forDialog) || isDialogOpen();
    const hasPlace = areHandsInDialog() || !isForDialog;
    this.#keep(hasPlace ? later : []);
    if (hasPlace) pressAgain(next.event);
  }
}

const ahead = new TypedAhead();

/** What waits was typed for something that will not come. */
export const letGoOfKeys = (): void => ahead.letGo();

/** Keeps the keys of a component's window as this says, for as long as the component lives. */
export function useTypedAhead(manner: Manner): void {
  // At once, not on mount: what waits is known before the first key can come.
  onDestroy(ahead.heed(manner));
  $effect(() => {
    if (ahead.isDue) void ahead.press();
  });
}

/** In a dialog or a field that stands there already, a key means what it always does. */
export const hasItsPlace = (event: KeyboardEvent): boolean => isInDialog(event) || isTyping(event);
