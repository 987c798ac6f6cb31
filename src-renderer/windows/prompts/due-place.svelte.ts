import { tick } from 'svelte';

const primary = '[data-primary] input:not(:disabled), [data-fill] :is(input, button)';

/** The queue on screen, so that one key brings the hands to it from anywhere in the window. */
class DuePlace {
  #places: readonly Place[] = [];

  /** Answers how to take it away again. */
  register(place: Place): () => void {
    this.#places = [...this.#places, place];
    return () => (this.#places = this.#places.filter((other) => other !== place));
  }

  /** To the first thing that is due, or to the next after the one the hands are on; it has the keys then. */
  async reach(): Promise<boolean> {
    const place = this.#places.at(-1);
    const cards = [...(place?.queue()?.querySelectorAll<HTMLElement>('[data-prompt]') ?? [])];
    const at = cards.findIndex((card) => card.contains(document.activeElement));
    const next = cards[(at + 1) % Math.max(1, cards.length)];
    if (place === undefined || next === undefined) return false;
    place.choose(next.dataset['prompt'] ?? '');
    await tick();
    const field =
      next.querySelector<HTMLElement>(primary) ??
      next.querySelector<HTMLElement>('.cluster button') ??
      next.querySelector<HTMLElement>('button');
    field?.focus();
    next.scrollIntoView({ block: 'nearest' });
    return field !== null;
  }
}

interface Place {
  queue: () => HTMLElement | undefined;
  /** Gives the keys to the prompt of this key. */
  choose: (key: string) => void;
}

export const duePlace = new DuePlace();
