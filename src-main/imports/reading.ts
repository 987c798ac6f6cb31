import type { Unread } from './entry.ts';
import { shownKey } from '../../shared/words/shown-text.ts';
import { plainText } from './tagged-text.ts';
import { holdsNothingHere, UnreadList } from './unread-list.ts';

export type Path = readonly (string | number)[];

interface Mark {
  taken: boolean;
  why: string | null;
  readonly below: Map<string, Mark>;
}

const newMark = (): Mark => ({ taken: false, why: null, below: new Map() });

// The tags of a page, and the entities that stand for letters in it.
const markup = /<\/?[a-z!][^>]{0,400}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{1,30});/i;
const hasMarkup = (text: string): boolean => markup.test(text.slice(0, 10_000));
const unprintable = /[\p{Cc}\p{Cs}\ufffe\uffff\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Beyond this no text is looked at any closer. */
const longestRead = 20_000;
/** Beyond this no page is parsed; tags are most of a short text. */
const longestPage = 60_000;

const numeric = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const childOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;

export const holdsNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/**
 * Why a field is left over, where nobody said and it does hold something; null for one that means something only to
 * the program it came from.
 */
export type Explain = (path: Path, value: unknown) => string | null;

/**
 * A JSON object that remembers what was taken from it, so that everything else can be listed. A getter that cannot
 * use what it finds says why and leaves it there.
 */
export class Reading {
  readonly #root: unknown;
  readonly #mark: Mark;
  /** Whether its texts are what they look like: a name may then look like a tag. */
  readonly #isPlain: boolean;

  constructor(root: unknown, mark: Mark = newMark(), isPlain = false) {
    this.#root = root;
    this.#mark = mark;
    this.#isPlain = isPlain;
  }

  /** A reading of texts that were typed as they stand, as in a spreadsheet, and are never those of a page. */
  static ofPlainText(root: Readonly<Record<string, string>>): Reading {
    return new Reading(root, newMark(), true);
  }

  value(...path: Path): unknown {
    return path.reduce(childOf, this.#root);
  }

  /** The same object below a path; what is taken there counts as taken here. */
  within(...path: Path): Reading {
    return new Reading(this.value(...path), this.#markAt(path), this.#isPlain);
  }

  take(...path: Path): unknown {
    this.#markAt(path).taken = true;
    return this.value(...path);
  }

  /** Leaves a field where it is, taken before or not, and says why. */
  refuse(path: Path, why: string): null {
    const mark = this.#markAt(path);
    mark.taken = false;
    mark.why = why;
    return null;
  }

  /** Text on one line of at most so many characters; null where there is none. */
  text(path: Path, max: number): string | null {
    const text = this.#plain(path);
    if (text === null) return null;
    if (text.length > longestRead) return this.refuse(path, `It is longer than ${max} characters.`);
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (line === '') return null;
    if (line.length > max) return this.refuse(path, `It is longer than ${max} characters.`);
    if (unprintable.test(line)) return this.refuse(path, 'It has control characters.');
    this.take(...path);
    return line;
  }

  /** Text of several lines; that of a page without its tags. */
  lines(path: Path, max: number): string | null {
    const given = this.value(...path);
    const isPage = typeof given === 'string' && !this.#isPlain && hasMarkup(given);
    if (isPage && given.length > longestPage)
      return this.refuse(path, `It is longer than ${max} characters.`);
    const text = (isPage ? plainText(given) : this.#plain(path))?.replaceAll(/\r\n?/g, '\n').trim();
    if (text === undefined || text === '') return null;
    if (text.length > max) return this.refuse(path, `It is longer than ${max} characters.`);
    if (unprintable.test(text.replaceAll(/[\n\t]/g, '')))
      return this.refuse(path, 'It has control characters.');
    this.take(...path);
    return text;
  }

  number(path: Path, min: number, max: number): number | null {
    const value = this.value(...path);
    if (value === undefined || holdsNothing(value)) return null;
    const isNumber = typeof value === 'number' || (typeof value === 'string' && numeric.test(value));
    const number = isNumber ? Number(value) : NaN;
    if (!(number >= min && number <= max))
      return this.refuse(path, `It is no number from ${min} to ${max.toLocaleString('en')}.`);
    this.take(...path);
    return number;
  }

  whole(path: Path, min: number, max: number): number | null {
    const number = this.number(path, min, max);
    return number === null || Number.isInteger(number) ? number : this.refuse(path, 'It is no whole number.');
  }

  flag(path: Path): boolean {
    const value = this.value(...path);
    if (value === undefined || value === null) return false;
    if (typeof value === 'boolean') {
      this.take(...path);
      return value;
    }
    this.refuse(path, 'It is neither true nor false.');
    return false;
  }

  /** Every field that was not taken. */
  leftOver(explain: Explain): Unread[] {
    const found = new UnreadList();
    const walk = (value: unknown, mark: Mark | undefined, path: Path): void => {
      if (mark?.taken === true) return;
      if (typeof value === 'object' && value !== null && (path.length === 0 || (mark?.below.size ?? 0) > 0)) {
        for (const key of Object.keys(value)) walk(childOf(value, key), mark?.below.get(key), [...path, key]);
        return;
      }
      const why = mark?.why ?? whyOf(path, value, explain);
      if (why === null) found.fold(String(path.at(-1)));
      else found.add(path.map(shownKey).join('.'), why);
    };
    walk(this.#root, this.#mark, []);
    return found.all;
  }

  #plain(path: Path): string | null {
    const value = this.value(...path);
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string') return this.refuse(path, 'It is no text.');
    return !this.#isPlain && hasMarkup(value) ? null : value;
  }

  #markAt(path: Path): Mark {
    let mark = this.#mark;
    for (const key of path) {
      const below = mark.below.get(String(key)) ?? newMark();
      mark.below.set(String(key), below);
      mark = below;
    }
    return mark;
  }
}

const whyOf = (path: Path, value: unknown, explain: Explain): string | null => {
  const why = explain(path, value);
  if (why === null) return null;
  if (holdsNothing(value)) return holdsNothingHere;
  if (typeof value === 'string' && hasMarkup(value)) return 'Formatted text has no place here.';
  return why;
};
