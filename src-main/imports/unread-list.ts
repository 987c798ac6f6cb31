import type { Unread } from './entry.ts';

const mostListed = 2000;

/** Fields that were not taken over. At most 2,000 stand one by one; the last line then counts the rest. */
export class UnreadList {
  readonly #listed: Unread[] = [];
  #more = 0;

  add(path: string, why: string): void {
    if (this.#listed.length < mostListed) this.#listed.push({ path, why });
    else this.#more += 1;
  }

  get all(): Unread[] {
    if (this.#more === 0) return [...this.#listed];
    const why = `${this.#more.toLocaleString('en')} more fields were not read.`;
    return [...this.#listed, { path: '...', why }];
  }
}
