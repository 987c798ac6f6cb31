import type { ReadEntry, Unread } from '../../imports/entry.ts';
import { lossesFirst } from '../../imports/unread-list.ts';
import type { EntryBody, GatheredUnread, PackedEntry } from './import-job.ts';

const mostGathered = 500;
const bookkeeping = 'Fields of the program it came from, which mean nothing here.';

/** Many entries leave the same fields unread: each such line is told once, and counted. */
export class EntryPacker {
  readonly #ids = new Map<string, number>();
  readonly #counts = new Map<string, Unread & GatheredUnread>();
  #fresh: Unread[] = [];

  pack(entry: ReadEntry, pack: number | null): PackedEntry {
    const { kind, name, summary, refused, person, things, belongsTo, book } = entry;
    const body: EntryBody = { person, things, belongsTo, book };
    const unread = entry.unread.map((line) => {
      this.count(line);
      return this.#idOf(line);
    });
    return { kind, name, summary, refused, unread, pack, body: JSON.stringify(body) };
  }

  /** Counts a line under its path with the places in lists left open; folded ones are one line, each by its fields. */
  count({ path, why, folded }: Unread): void {
    const general = path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');
    const key = folded === undefined ? `${general}\n${why}` : general;
    const known = this.#counts.get(key);
    if (known !== undefined) known.count += folded ?? 1;
    else if (folded === undefined) this.#counts.set(key, { path: general, why, count: 1 });
    else this.#counts.set(key, { path: general, why: bookkeeping, count: folded, folded });
  }

  /** The lines that no message has told yet. */
  takeFresh(): Unread[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** What is lost first, and the most frequent of it. What does not fit is counted in a last line. */
  get gathered(): GatheredUnread[] {
    const frequent = [...this.#counts.values()].sort((one, other) => other.count - one.count);
    const all = lossesFirst(frequent).map(({ path, why, count }) => ({ path, why, count }));
    const rest = all.slice(mostGathered).reduce((sum, { count }) => sum + count, 0);
    if (rest === 0) return all;
    return [...all.slice(0, mostGathered), { path: '...', why: 'More fields were not read.', count: rest }];
  }

  #idOf(line: Unread): number {
    const key = `${line.path}\n${line.why}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    this.#fresh.push({ path: line.path, why: line.why });
    return id;
  }
}
