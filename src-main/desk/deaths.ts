const lately = 5 * 60_000;
const most = 3;

/** Counts how often a window's process died, so that one that dies at once again and again is not loaded for ever. */
export class Deaths {
  #moments: number[] = [];

  /** Notes a death; whether the window is to come back by itself: up to three times in five minutes. */
  comesBack(now: Date): boolean {
    const moment = now.getTime();
    this.#moments = [...this.#moments.filter((each) => moment - each < lately), moment];
    return this.#moments.length <= most;
  }
}
