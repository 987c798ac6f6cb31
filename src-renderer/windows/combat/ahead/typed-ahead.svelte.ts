import { isInDialog, isTyping } from '../../../lib/keys/key-binding.ts';

/** Faces are typed for whatever comes next, and taking back must never wait. */
const neverWaits = /^(?:[0-9= ]|Backspace)$/;

const again = ({ key, code, shiftKey }: KeyboardEvent): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });

/**
 * Keys pressed while the board does not know yet who may do what: they wait, and are pressed again in their order once
 * it does. Otherwise a fast hand's letters would be lost, and its Enter strike at whoever the card showed before.
 */
export class TypedAhead {
  readonly #waiting: KeyboardEvent[] = $state([]);
  readonly #isThinking: () => boolean;
  #pressing = false;

  constructor(isThinking: () => boolean) {
    this.#isThinking = isThinking;
  }

  /** How many may be pressed again now. */
  readonly due: number = $derived.by(() => (this.#isThinking() ? 0 : this.#waiting.length));

  readonly hold = (event: KeyboardEvent): void => {
    if (this.#pressing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isInDialog(event) || isTyping(event)) return;
    if (event.key === 'Escape') this.forget();
    const waits = this.#waiting.length > 0 || (this.#isThinking() && !neverWaits.test(event.key));
    if (event.key === 'Escape' || event.key === 'Tab' || !waits) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#waiting.push(event);
  };

  forget(): void {
    this.#waiting.length = 0;
  }

  press(): void {
    const [event] = this.#waiting.splice(0, 1);
    if (event === undefined) return;
    this.#pressing = true;
    (document.activeElement ?? document.body).dispatchEvent(again(event));
    this.#pressing = false;
  }
}
