/** What a format cannot hold of something, by kind, with how many there are. */
export interface Loss {
  what: string;
  count: number;
}

export class Losses {
  readonly #counts = new Map<string, number>();

  add(what: string, count = 1): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  get all(): Loss[] {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}

/** Something as a file, and what the file does not hold. */
export interface TextWithLosses {
  text: string;
  losses: Loss[];
}
