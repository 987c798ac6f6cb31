import { linkSource } from '../../../shared/words/link-source.ts';
import { amountIn } from '../../../shared/tables/text/braced.ts';
import type { BookRandomRow, TableThrow } from '../book-entry.ts';

export const longestRow = 4000;
/** What a throw on a table counts for: its name may be longer here than in the source. */
const throwLength = 180;

const links = new RegExp(`(${linkSource})`, 'g');

/** Text that is printed as it stands, whatever is in it. A link is never rolled, and keeps its braces. */
export const escaped = (text: string): string =>
  text
    .split(links)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[{}]|\\(?=\|)/g, '\\$&')))
    .join('');

/** The same within a choice, where bars part its options. */
export const escapedOption = (text: string): string =>
  text
    .split(links)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[{}|]/g, '\\$&')))
    .join('');

/** An amount at the beginning of a text, and what is left of it; null where none is thrown. */
function amountFirst(text: string): { dice: string; rest: string } | null {
  const ends = [text.length, ...[...text.matchAll(/\s/g)].map(({ index }) => index).reverse()];
  const bare = /^\d*d(?:\d+|%)(?:\s?[*x×+−-]\s?\d+)?/i.exec(text)?.[0];
  for (const end of bare === undefined ? ends : [...ends, bare.length]) {
    const dice = text.slice(0, end).trim();
    if (amountIn(dice) === 'dice') return { dice, rest: text.slice(end) };
  }
  return null;
}

/**
 * Dice with whatever stands behind them as a piece of a row's text; null where the text does not begin with dice. The
 * words stand behind the braces: within them they might name a table.
 */
export function dicePiece(given: string): string | null {
  const found = amountFirst(given.trim());
  return found === null ? null : `{${found.dice}}${escaped(found.rest)}`;
}

/** The text of a row, piece by piece, as long as there is room. */
export class RowText {
  readonly #parts: BookRandomRow['text'] = [];
  #room = longestRow;
  #isCut = false;

  /** Text that is never rolled. */
  say(text: string): void {
    const written = escaped(text);
    if (written.length > this.#room) {
      // Half of an escape or of a letter is none.
      this.#add(written.slice(0, this.#room).replace(/\\+$|[\ud800-\udbff]$/, ''));
      this.#cut();
    } else this.#add(written);
  }

  /** Braces as they are to stand. */
  piece(written: string): void {
    this.whole([written]);
  }

  throwOn(table: TableThrow): void {
    this.whole([table]);
  }

  /** Braces and the throws within them, all of it or nothing. */
  whole(parts: readonly (string | TableThrow)[]): void {
    const length = parts.reduce(
      (sum, part) => sum + (typeof part === 'string' ? part.length : throwLength),
      0,
    );
    if (length > this.#room) this.#cut();
    else {
      this.#part();
      for (const part of parts) this.#add(part);
    }
  }

  get parts(): BookRandomRow['text'] {
    return this.#parts;
  }

  /** There was more of it than a row holds. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** A backslash before a piece would make words of it. */
  #part(): void {
    const last = this.#parts.at(-1);
    if (typeof last === 'string' && last.endsWith('\\')) this.#add(' ');
  }

  #add(part: string | TableThrow): void {
    if (part === '') return;
    this.#room -= typeof part === 'string' ? part.length : throwLength;
    const last = this.#parts.at(-1);
    if (typeof last === 'string' && typeof part === 'string')
      this.#parts[this.#parts.length - 1] = last + part;
    else this.#parts.push(part);
  }

  #cut(): void {
    this.#isCut = true;
    this.#room = 0;
  }
}
