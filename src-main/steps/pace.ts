const tellEvery = 100;
const quietAtFirst = 200;

/** Tells how far a long piece of work is, once it takes long enough to be noticed. */
export class Pace {
  readonly #tell: (done: number) => void;
  #next = performance.now() + quietAtFirst;
  #done = 0;

  constructor(tell: (done: number) => void) {
    this.#tell = tell;
  }

  step(): void {
    this.#done += 1;
    const now = performance.now();
    if (now < this.#next) return;
    this.#next = now + tellEvery;
    this.#tell(this.#done);
  }
}
