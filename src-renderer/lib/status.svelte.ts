/** The one line a window speaks aloud: what was done, or why not. */
export class Status {
  message = $state('');
  refused = $state(false);
  /** Counts up so that the same words twice are spoken twice. */
  step = $state(0);

  say(message: string): void {
    this.#set(message, false);
  }

  refuse(message: string): void {
    this.#set(message, true);
  }

  #set(message: string, refused: boolean): void {
    this.message = message;
    this.refused = refused;
    this.step += 1;
  }
}

export const status = new Status();
