import { onDestroy } from 'svelte';
import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Area, PageKind } from '../../../shared/ipc/vocabulary.ts';
import { dialogs } from '../keys/key-binding.ts';
import { WayBack } from './way-back.svelte.ts';

/** What somebody goes to in another area: what main names, a row of the settings, the book’s tables, a page to be made. */
export type Destination =
  | QueryOutput<'prep.names'>['found'][number]['things'][number]['to']
  | { kind: 'setting'; key: string }
  /** Null: to the tables of the book, whichever is open. */
  | { kind: 'table'; id: number | null }
  | { kind: 'newPage'; title: string; page: PageKind }
  /** Somebody of the notebook, as a retainer of the party or as a creature of one's own. */
  | { kind: 'newRetainer'; name: string }
  | { kind: 'newCreature'; name: string }
  /** A page of Prep by its id, an area: whatever is open there. */
  | { kind: 'prepPage'; id: string }
  /** To the page of treasure, for what lies there. */
  | { kind: 'treasure'; at: QueryInput<'treasure.at'>['at'] }
  | { kind: 'area'; area: Area };

const areas: Readonly<Record<Exclude<Destination['kind'], 'area'>, Area>> = {
  setting: 'campaign',
  person: 'characters',
  room: 'places',
  table: 'places',
  creature: 'prep',
  randomTable: 'prep',
  page: 'prep',
  newPage: 'prep',
  newRetainer: 'characters',
  newCreature: 'prep',
  prepPage: 'prep',
  treasure: 'prep',
  hex: 'travel',
  log: 'log',
};

const areaOf = (to: Destination): Area => (to.kind === 'area' ? to.area : areas[to.kind]);

type Of<Kind extends Destination['kind']> = Extract<Destination, { kind: Kind }>;

/** Where somebody is going, until the area that has it takes them there. */
class Arrival {
  #wanted = $state.raw<Destination | null>(null);
  readonly #way = new WayBack<Destination>();
  #open: readonly (() => Destination | null)[] = [];

  /** Shows an area. */
  show: (area: Area) => void = () => undefined;
  /** Whether this window can show an area. */
  reaches: (area: Area) => boolean = () => true;

  /** Whether this window can go there. */
  leadsTo(destination: Destination): boolean {
    return this.reaches(areaOf(destination));
  }

  /** False where this window cannot go there; then nothing is wanted. */
  goTo(destination: Destination): boolean {
    if (!this.leadsTo(destination)) return false;
    const here = this.#here();
    if (here !== null) this.#way.leave(here);
    this.#show(destination);
    return true;
  }

  /** What a view has open, as long as it stands; the view within it says it better. Answers with the way to end that. */
  opens(what: () => Destination | null): () => void {
    this.#open = [...this.#open, what];
    return () => (this.#open = this.#open.filter((other) => other !== what));
  }

  get leadsBack(): boolean {
    return this.#way.leadsBack;
  }

  get leadsOn(): boolean {
    return this.#way.leadsOn;
  }

  /** To where they came from by a link or a find. */
  goBack(): void {
    const here = this.#here();
    const to = here === null ? null : this.#way.back(here);
    if (to !== null) this.#show(to);
  }

  /** To where they went back from. */
  goOn(): void {
    const here = this.#here();
    const to = here === null ? null : this.#way.on(here);
    if (to !== null) this.#show(to);
  }

  /** They went elsewhere of their own accord: no way leads back. */
  forgetWay(): void {
    this.#way.forget();
  }

  #here(): Destination | null {
    for (const what of this.#open.toReversed()) {
      const open = what();
      if (open !== null) return open;
    }
    return null;
  }

  #show(destination: Destination): void {
    this.show(areaOf(destination));
    this.#wanted = destination.kind === 'area' ? null : destination;
  }

  /** What of this kind is wanted; it stays wanted. */
  wanted<Kind extends Destination['kind']>(kind: Kind): Of<Kind> | null {
    return this.#wanted?.kind === kind ? (this.#wanted as Of<Kind>) : null;
  }

  /** What of this kind is wanted; it counts as reached from here on. */
  take<Kind extends Destination['kind']>(kind: Kind): Of<Kind> | null {
    const wanted = this.wanted(kind);
    if (wanted !== null) this.#wanted = null;
    return wanted;
  }
}

export const arrival = new Arrival();

/** For a component as it is made: what it has open, to be come back to. */
export function useOpen(what: () => Destination | null): void {
  // At once, not on mount: what stands within another must come after it.
  onDestroy(arrival.opens(what));
}

const isOpen = (): boolean => document.querySelector(dialogs) !== null;
const longestMs = 2000;
const stepMs = 15;

/**
 * For a component as it is made: gives the keys to an element as soon as it is there and no dialog, which would take them
 * back, is open. A new wish takes the place of the last; the component's end gives it up.
 */
export function useFocusWhenThere(): (find: () => HTMLElement | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (find: () => HTMLElement | null, waited: number): void => {
    const target = isOpen() ? null : find();
    if (target === null) {
      if (waited < longestMs) timer = setTimeout(look, stepMs, find, waited + stepMs);
      return;
    }
    target.scrollIntoView({ block: 'center' });
    target.focus();
    if (target instanceof HTMLInputElement && target.type === 'text') target.select();
  };
  const giveUp = (): void => clearTimeout(timer);
  onDestroy(giveUp);
  return (find) => {
    giveUp();
    look(find, 0);
  };
}
