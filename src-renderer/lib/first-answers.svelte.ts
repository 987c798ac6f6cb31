import { untrack } from 'svelte';

/** Questions of what has just come on screen that nothing is known of yet. */
class FirstAnswers {
  // Counted beside the state: while a component is torn down, Svelte shows state as it was before the change.
  #count = 0;
  #asked = $state(0);

  get areComing(): boolean {
    return this.#asked > 0;
  }

  /** One more is asked for; what is returned says, once, that it is here or that nobody waits for it any more. */
  expectOne(): () => void {
    this.#add(1);
    let isComing = true;
    return () => {
      if (isComing) this.#add(-1);
      isComing = false;
    };
  }

  #add(change: 1 | -1): void {
    this.#count += change;
    untrack(() => (this.#asked = this.#count));
  }
}

export const firstAnswers = new FirstAnswers();
