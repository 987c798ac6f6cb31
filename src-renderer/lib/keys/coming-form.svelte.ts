/** Forms that are asked for and not on screen yet: what is typed meanwhile is meant for them. */
class ComingForm {
  #asked = $state(0);

  readonly isComing: boolean = $derived(this.#asked > 0);

  /** `open` asks for what the form needs and puts it on screen. */
  async whileOpening(open: () => Promise<void>): Promise<void> {
    this.#asked += 1;
    try {
      await open();
    } finally {
      this.#asked -= 1;
    }
  }
}

export const comingForm = new ComingForm();
