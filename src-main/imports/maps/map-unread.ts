import { shownText } from '../../../shared/words/shown-text.ts';

/** A kind of field that was not read, why, and how often. */
export interface MapUnreadLine {
  path: string;
  why: string;
  count: number;
}

const mostLines = 300;

/** What of a map was not read: the same field for the same reason is one line, counted. */
export class MapUnread {
  readonly #lines = new Map<string, MapUnreadLine>();
  #more = 0;

  add(path: string, why: string, count = 1): void {
    if (count === 0) return;
    const key = `${path}\n${why}`;
    const known = this.#lines.get(key);
    if (known) known.count += count;
    else if (this.#lines.size < mostLines) this.#lines.set(key, { path: shownText(path), why, count });
    else this.#more += count;
  }

  /** The most frequent first. */
  get all(): MapUnreadLine[] {
    const lines = [...this.#lines.values()].sort((one, other) => other.count - one.count);
    return this.#more === 0
      ? lines
      : [...lines, { path: '...', why: 'More fields were not read.', count: this.#more }];
  }
}
