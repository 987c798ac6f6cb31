import { untrack } from 'svelte';

/** What the window waits for, counted: while anything is, it may not know what a key means. */
class Awaited {
  // Counted beside the state: while a component is torn down, Svelte shows state as it was before the change.
  #count = 0;
  #shown = $state(0);
  #toldWhenHere: (() => void)[] = [];

  get areComing(): boolean {
    return this.#shown > 0;
  }

  /** One more is waited for; what is returned says, once, that it is here or that nobody waits for it any more. */
  expectOne(): () => void {
    this.#add(1);
    let isComing = true;
    return () => {
      if (isComing) this.#add(-1);
      isComing = false;
    };
  }

  /** Until all that is waited for now, and what comes to be waited for meanwhile, is here. */
  async areHere(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#toldWhenHere.push(resolve));
  }

  #add(change: 1 | -1): void {
    this.#count += change;
    untrack(() => (this.#shown = this.#count));
    if (this.#count > 0) return;
    const told = this.#toldWhenHere;
    this.#toldWhenHere = [];
    for (const tell of told) tell();
  }
}

/** Views of what has just come on screen, or of what has just been turned to, that nothing is known of yet. */
export const firstAnswers = new Awaited();

/** Views that are being asked once more, for what they show may have changed. */
export const freshAnswers = new Awaited();

/** Forms sent whose command is under way: what is typed now is meant for what comes after the form. */
export const sentForms = new Awaited();

/** Commands of one key that are under way. */
export const sentSteps = new Awaited();

/** So long the keys wait for views that are slow to follow a step: a view is never worth a stuck desk. */
const patienceMs = 1000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Once whoever sent a step has heard what came of it, and the views show it. */
export async function untilShown(): Promise<void> {
  await after(0);
  await Promise.race([freshAnswers.areHere(), after(patienceMs)]);
}
