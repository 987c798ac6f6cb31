import { calendarLimits } from '../../../shared/calendar/definition.ts';
import { MapUnread } from '../maps/map-unread.ts';
import { cleanText } from '../maps/map-text.ts';
import type { Path } from '../reading.ts';
import { Reading } from '../reading.ts';
import { plainText } from '../tagged-text.ts';
import { plainWords } from '../vault/plain-words.ts';
import { holdsNothingHere } from '../unread-list.ts';

/** Why fields are left over, by where they stand; null for what means something to that program alone. */
export type WhyLeft = (path: readonly string[]) => string | null;

const longestText = 20_000;

/** A calendar of a file while it is read: what was taken of it, and what has to be told of the rest. */
export class Told {
  readonly reading: Reading;
  readonly #unread = new MapUnread();

  constructor(value: unknown) {
    this.reading = new Reading(value);
  }

  /** Something was read in another way than it stands there, or not at all. */
  tell(path: string, why: string): void {
    this.#unread.add(path, why);
  }

  /** A name on one line, without the tags of a page; `otherwise` where there is none. */
  name(path: Path, otherwise: string): string {
    const given = this.reading.value(...path);
    if (typeof given !== 'string' && typeof given !== 'number') return otherwise;
    this.reading.take(...path);
    const plain = cleanText(plainText(String(given).slice(0, longestText)), calendarLimits.name);
    return plain === '' ? otherwise : plain;
  }

  /** The words of a page on one line, without its tags; what is too much is left off, and told. */
  notes(...paths: Path[]): string {
    const pages = paths.flatMap((path) => {
      const page = this.reading.value(...path);
      if (typeof page !== 'string') return [];
      this.reading.take(...path);
      return page.length > longestText ? [page.slice(0, longestText)] : [page];
    });
    const line = plainWords(plainText(pages.join('\n'))).replaceAll(/[\s\u00a0]+/g, ' ');
    const { holidayNotes: most } = calendarLimits;
    const kept = cleanText(line, most);
    if (line.trim().length > most)
      this.tell('notes of holidays', `Of each ${most.toLocaleString('en')} characters are kept.`);
    return kept;
  }

  /** The entries of a list, each by its own path; nothing where it is no list. */
  list(path: Path, most: number): { at: number; path: Path }[] {
    const given = this.reading.value(...path);
    if (given !== undefined && given !== null && !Array.isArray(given))
      this.reading.refuse(path, 'It is no list.');
    if (!Array.isArray(given)) return [];
    if (given.length > most)
      this.tell(path.join('.'), `More than ${most.toLocaleString('en')} are not read.`);
    return Array.from({ length: Math.min(given.length, most) }, (_, at) => ({ at, path: [...path, at] }));
  }

  /** Everything that was told and every field nobody took, the same fields of a list together. */
  all(why: WhyLeft) {
    const left = this.reading.leftOver((path) => why(path.map(String)));
    for (const line of left)
      if (line.why !== holdsNothingHere)
        this.#unread.add(line.path.replaceAll(/\.\d+(?=\.|$)/g, '.*'), line.why);
    return this.#unread.all;
  }
}
