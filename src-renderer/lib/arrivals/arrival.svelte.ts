import { onDestroy } from 'svelte';

/** What somebody goes to in another area: a row of the settings, a person, a creature, a room or a table of the book. */
export type Destination =
  | { kind: 'setting'; key: string }
  | { kind: 'person'; id: number }
  | { kind: 'room'; levelId: number; roomId: number }
  /** Of a system’s book. */
  | { kind: 'creature'; book: string; id: string }
  /** Null: to the tables, whichever is open. */
  | { kind: 'table'; id: number | null };

type Of<Kind extends Destination['kind']> = Extract<Destination, { kind: Kind }>;

/** Where somebody is going, until the area that has it takes them there. */
class Arrival {
  #wanted = $state.raw<Destination | null>(null);

  goTo(destination: Destination): void {
    this.#wanted = destination;
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

const isOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
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
