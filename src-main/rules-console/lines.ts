/** Longer lines are no requests; they are dropped while they come in. */
export const longestLine = 8 * 2 ** 20;

export interface Line {
  number: number;
  /** Null: it was longer than a line may be. */
  text: string | null;
}

/** Cuts text that arrives in pieces into lines, each as soon as it is complete. */
export class LineCutter {
  readonly #longest: number;
  #rest = '';
  #dropping = false;
  #number = 0;

  constructor(longest = longestLine) {
    this.#longest = longest;
  }

  /** The lines that end within this piece. */
  cut(piece: string): Line[] {
    const parts = piece.split('\n');
    const last = parts.pop() ?? '';
    const lines = parts.map((part) => this.#complete(part));
    this.#keep(last);
    return lines;
  }

  /** The last line, if the text does not end with a line break. */
  end(): Line[] {
    return this.#rest === '' && !this.#dropping ? [] : [this.#complete('')];
  }

  #complete(part: string): Line {
    this.#keep(part);
    this.#number += 1;
    const text = this.#dropping ? null : this.#rest;
    this.#rest = '';
    this.#dropping = false;
    return { number: this.#number, text };
  }

  #keep(part: string): void {
    if (this.#dropping) return;
    this.#rest += part;
    if (this.#rest.length <= this.#longest) return;
    this.#rest = '';
    this.#dropping = true;
  }
}
