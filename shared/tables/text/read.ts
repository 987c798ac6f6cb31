import { linkSource } from '../../words/link-source.ts';
import { contentOf, type Find, keptAs, withoutForms } from './braced.ts';
import type { Option, Piece, Unread } from './pieces.ts';

/** Braces stand at most so deep in each other. */
const DEEPEST = 8;

const marks = new RegExp(String.raw`\\[{}|]|${linkSource}|[{}|]`, 'g');

interface Mark {
  readonly what: string;
  readonly at: number;
}

/** From one place of the text to another, and the marks between them. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly past: number;
}

const endOf = ({ at, what }: Mark): number => at + what.length;

class Reading {
  readonly #text: string;
  readonly #find: Find;
  readonly #marks: readonly Mark[];
  /** For each mark that opens braces, the one that closes them. */
  readonly #closed = new Map<number, number>();

  constructor(text: string, find: Find) {
    this.#text = text;
    this.#find = find;
    this.#marks = Array.from(text.matchAll(marks), ({ 0: what, index: at }) => ({ what, at }));
    const open: number[] = [];
    this.#marks.forEach(({ what }, index) => {
      if (what === '{') open.push(index);
      const opened = what === '}' ? open.pop() : undefined;
      if (opened !== undefined) this.#closed.set(opened, index);
    });
  }

  whole(): Piece[] {
    return this.pieces({ from: 0, to: this.#text.length, first: 0, past: this.#marks.length }, 0);
  }

  private pieces({ from, to, first, past }: Stretch, depth: number): Piece[] {
    const found: Piece[] = [];
    let done = from;
    const textUpTo = (end: number): void => {
      if (end > done) found.push(plain(this.#text.slice(done, end)));
    };
    for (let index = first; index < past; index += 1) {
      const mark = this.#marks[index];
      if (!mark || (mark.what !== '{' && !mark.what.startsWith('[['))) continue;
      textUpTo(mark.at);
      const closing = this.#closed.get(index);
      if (mark.what !== '{') found.push({ kind: 'link', written: mark.what });
      else if (closing === undefined) found.push(unread('{', 'unclosed'));
      else found.push(this.braces(index, closing, depth + 1));
      index = closing ?? index;
      done = endOf(this.#marks[index] ?? mark);
    }
    textUpTo(to);
    return found;
  }

  private braces(opening: number, closing: number, depth: number): Piece {
    const from = (this.#marks[opening]?.at ?? 0) + 1;
    const to = this.#marks[closing]?.at ?? from;
    const written = this.#text.slice(from - 1, to + 1);
    if (depth > DEEPEST) return unread(written, 'deep');
    const inner = this.#text.slice(from, to);
    const { length, forms } = withoutForms(inner);
    const as = keptAs(inner.slice(0, length));
    const stretch = { from: from + (as?.length ?? 0), to: from + length, first: opening + 1, past: closing };
    const bars = this.bars(stretch);
    const holdsBraces = as !== null && this.#closed.has(opening + 1);
    const content =
      bars.length > 0 || holdsBraces
        ? { kind: 'choice' as const, options: this.options(stretch, bars, depth) }
        : contentOf(this.#text.slice(stretch.from, stretch.to), this.#find);
    if (typeof content === 'string') return unread(written, 'unknown', content);
    return { kind: 'braces', written, content, as: as?.name ?? null, forms };
  }

  /** The bars that part a choice, none of them of braces within it. */
  private bars({ first, past }: Stretch): number[] {
    const found: number[] = [];
    for (let index = first; index < past; index += 1) {
      if (this.#marks[index]?.what === '|') found.push(index);
      index = this.#closed.get(index) ?? index;
    }
    return found;
  }

  private options({ from, to, first, past }: Stretch, bars: readonly number[], depth: number): Option[] {
    let start = { from, first };
    return [...bars, past].map((index) => {
      const end = index === past ? to : (this.#marks[index]?.at ?? to);
      const option = this.option({ ...start, to: end, past: index }, depth);
      start = { from: end + 1, first: index + 1 };
      return option;
    });
  }

  private option({ from, to, first, past }: Stretch, depth: number): Option {
    const written = this.#text.slice(from, to);
    const [sign = '', digits] = /\s*\^(\d{1,5})\s*$/.exec(written.slice(-40)) ?? [];
    const weight = Number(digits ?? 1);
    const weighed = weight >= 1 && weight <= 10_000;
    const text = weighed ? written.slice(0, written.length - sign.length) : written;
    const stretch = {
      from: from + text.length - text.trimStart().length,
      to: from + text.trimEnd().length,
      first,
      past,
    };
    return { weight: weighed ? weight : 1, pieces: text.trim() === '' ? [] : this.pieces(stretch, depth) };
  }
}

const plain = (written: string): Piece => ({
  kind: 'text',
  written,
  text: written.replace(/\\([{}|])/g, '$1'),
});

const unread = (written: string, why: Unread, name = ''): Piece => ({ kind: 'unread', written, why, name });

/**
 * The pieces of a row's text, which together are that text. `{2d4}` and `{1d6*10 gp}` are dice, `{Gems}`, `{3 Gems}`,
 * `{1d4 Gems}`, `{Gems +2}` and `{Gems!}` tables, `{red|blue^3}` a choice; `{who=Names}` keeps what it prints for
 * `{$who}`, `.a .s .cap .title .lower` before the closing brace change it, `{@2d4}` is a table of that name. A brace is
 * `\{`, a link `[[Name]]` is never rolled. What cannot be read stays as it is written.
 */
export const readText = (text: string, find: Find): Piece[] => new Reading(text, find).whole();
