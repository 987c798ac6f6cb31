/** A figure being typed over where it stands: open or shut, what is typed, what was wrong with it. */
export class InPlaceEntry {
  open = $state(false);
  text = $state('');
  problem = $state<string | null>(null);
  busy = $state(false);
  #was = '';
  readonly #save: (text: string) => Promise<string | null>;

  constructor(save: (text: string) => Promise<string | null>) {
    this.#save = save;
  }

  begin(text: string): void {
    this.#was = text;
    this.text = text;
    this.problem = null;
    this.open = true;
  }

  cancel(): void {
    this.open = false;
  }

  /** Shut again once it is saved; what was refused stays as typed, with the reason. Answers whether it is shut. */
  async submit(): Promise<boolean> {
    if (this.busy || !this.open) return false;
    if (this.text.trim() === this.#was.trim()) {
      this.cancel();
      return true;
    }
    this.busy = true;
    this.problem = await this.#save(this.text.trim());
    this.busy = false;
    this.open = this.problem !== null;
    return !this.open;
  }
}
