import { Tooltip } from '../../components/tooltip.svelte.ts';

/** So long a pointer rests on a link before its card comes, and so long the card waits for a pointer on its way there. */
const restMs = 450;
const graceMs = 250;

/** Which link of a text shows its card: by Space, or by a pointer that rests on it. */
export class OpenCard {
  readonly place = new Tooltip();
  /** As the link is written; null where none is open. */
  target = $state.raw<string | null>(null);
  #link: HTMLElement | null = null;
  #byKeys = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #id: string;

  /** `id` is the card's, by which a link is told to be described by it. */
  constructor(id: string) {
    this.#id = id;
  }

  /** By the key: opens it, or shuts what is open there. */
  turn(link: HTMLElement, target: string): void {
    if (this.#link === link) this.shut();
    else this.#open(link, target, true);
  }

  /** A pointer came to a link. */
  come(link: HTMLElement, target: string): void {
    this.stay();
    if (this.#link !== link) this.#timer = setTimeout(() => this.#open(link, target, false), restMs);
  }

  /** A pointer left the link, or its card. */
  leave(): void {
    this.stay();
    if (this.#link !== null && !this.#byKeys) this.#timer = setTimeout(() => this.shut(), graceMs);
  }

  /** A pointer is on the card. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  shut(): void {
    this.stay();
    this.#link?.removeAttribute('aria-describedby');
    this.#link = null;
    this.target = null;
    this.place.hide();
  }

  #open(link: HTMLElement, target: string, byKeys: boolean): void {
    this.shut();
    this.#link = link;
    this.#byKeys = byKeys;
    this.target = target;
    link.setAttribute('aria-describedby', this.#id);
    this.place.showAt(link);
  }
}
