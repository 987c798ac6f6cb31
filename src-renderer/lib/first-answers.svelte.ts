import { untrack } from 'svelte';

/** Questions of what has just come on screen that nothing is known of yet. */
class FirstAnswers {
  #asked = $state(0);

  readonly areComing: boolean = $derived(this.#asked > 0);

  /** One more is asked for; what is returned says, once, that it is here or that nobody waits for it any more. */
  expectOne(): () => void {
    untrack(() => (this.#asked += 1));
    let isComing = true;
    return () => {
      if (!isComing) return;
      isComing = false;
      untrack(() => (this.#asked -= 1));
    };
  }
}

export const firstAnswers = new FirstAnswers();
