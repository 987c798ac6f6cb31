import type { WordForm } from '../../../../shared/tables/text/pieces.ts';
import { weighed } from './odds.ts';
import { type Square, squareOf } from './square.ts';

type Fixed =
  | { readonly kind: 'text'; readonly text: string }
  /** `[name]`; the forms are those of the words around it, `{a} [name]`. */
  | {
      readonly kind: 'square';
      readonly source: string;
      readonly square: Square;
      readonly forms: readonly WordForm[];
    }
  /** `{3-8}`: one of these numbers, each as likely as the others. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  /** What means something there and nothing here. */
  | { readonly kind: 'foreign'; readonly source: string };

export interface ChoiceOf<Piece> {
  readonly kind: 'choice';
  readonly options: readonly OptionOf<Piece>[];
  readonly forms: readonly WordForm[];
}

interface OptionOf<Piece> {
  readonly weight: number;
  /** Odds that are worked out there. */
  readonly code: string | null;
  readonly pieces: readonly Piece[];
}

/** A piece of an item. */
export type ItemPiece = Fixed | ChoiceOf<ItemPiece>;

/** `{a}`: the article of what comes next. `{s}`: the plural of what stands before it, where the number before that wants one. */
export type GrammarMark = { readonly kind: 'article'; readonly source: string } | { readonly kind: 'plural' };

/** The same before its words go by each other. */
export type PerchancePiece = Fixed | ChoiceOf<PerchancePiece> | GrammarMark;

/** Texts know eight; those that are put around what stands there take some. */
const deepest = 5;
const mostSides = 10_000;
const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** For each bracket that opens, the one that closes it. */
function bracketsIn(text: string): Map<number, number> {
  const closed = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const last = open.at(-1);
    if (letter === '\\') at += 1;
    else if (letter === '[' || letter === '{') open.push(at);
    else if (last !== undefined && letter === closing[text.charAt(last)]) {
      closed.set(last, at);
      open.pop();
    }
  }
  return closed;
}

/** `\s` keeps a space at an end, `\[` is a bracket; a backslash before a letter stands for itself. */
function unescaped(letter: string): string {
  if (letter === 's' || letter === 't') return ' ';
  return /[\p{L}\p{N}]/u.test(letter) ? `\\${letter}` : letter;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

class Cutter {
  readonly #text: string;
  readonly #brackets: ReadonlyMap<number, number>;

  constructor(text: string) {
    this.#text = text;
    this.#brackets = bracketsIn(text);
  }

  pieces({ from, to }: Stretch, depth: number): PerchancePiece[] {
    const pieces: PerchancePiece[] = [];
    let text = '';
    const add = (found: readonly PerchancePiece[]): void => {
      for (const piece of found) {
        if (piece.kind === 'text') text += piece.text;
        else {
          if (text !== '') pieces.push({ kind: 'text', text });
          text = '';
          pieces.push(piece);
        }
      }
    };
    for (let at = from; at < to; at += 1) {
      const letter = this.#text.charAt(at);
      const end = this.#brackets.get(at);
      if (letter === '\\' && at + 1 < to) {
        at += 1;
        text += unescaped(this.#text.charAt(at));
      } else if (end === undefined) text += letter;
      else {
        add(letter === '[' ? [this.#square(at, end)] : this.#braces(at, end, depth + 1));
        at = end;
      }
    }
    if (text !== '') pieces.push({ kind: 'text', text });
    return pieces;
  }

  #square(at: number, end: number): PerchancePiece {
    const source = this.#text.slice(at, end + 1);
    const square = squareOf(source.slice(1, -1).trim());
    return square === null ? { kind: 'foreign', source } : { kind: 'square', source, square, forms: [] };
  }

  #braces(at: number, end: number, depth: number): PerchancePiece[] {
    const source = this.#text.slice(at, end + 1);
    const inner = source.slice(1, -1);
    if (/^[aA]$/.test(inner)) return [{ kind: 'article', source }];
    if (inner === 's') return [{ kind: 'plural' }];
    const range = rangeIn(inner) ?? lettersIn(inner);
    if (range !== null && (range.kind !== 'range' || range.to - range.from < mostSides)) return [range];
    if (range !== null || depth > deepest || /^\s*import\s*:/.test(inner))
      return [{ kind: 'foreign', source }];
    const options = this.#options({ from: at + 1, to: end }, depth);
    const [only, ...others] = options;
    if (only !== undefined && others.length === 0) return [...only.pieces];
    return [{ kind: 'choice', options, forms: [] }];
  }

  #options({ from, to }: Stretch, depth: number): OptionOf<PerchancePiece>[] {
    const options: OptionOf<PerchancePiece>[] = [];
    let start = from;
    for (let at = from; at <= to; at += 1) {
      if (at === to || this.#text.charAt(at) === '|') {
        const { text, weight, code } = weighed(this.#text.slice(start, at));
        options.push({ weight, code, pieces: this.pieces({ from: start, to: start + text.length }, depth) });
        start = at + 1;
      } else if (this.#text.charAt(at) === '\\') at += 1;
      else at = this.#brackets.get(at) ?? at;
    }
    return options;
  }
}

function rangeIn(inner: string): PerchancePiece | null {
  const [, one, other] = /^\s*(-?\d{1,6})\s*-\s*(-?\d{1,6})\s*$/.exec(inner) ?? [];
  const [from, to] = [Number(one), Number(other)];
  return from <= to ? { kind: 'range', from, to } : null;
}

/** `{a-f}`: one of these letters. */
function lettersIn(inner: string): PerchancePiece | null {
  if (!/^(?:[a-z]-[a-z]|[A-Z]-[A-Z])$/.test(inner)) return null;
  const [from, to] = [inner.charCodeAt(0), inner.charCodeAt(2)];
  if (from > to) return null;
  const letters = Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
  const options = letters.map((text) => ({
    weight: 1,
    code: null,
    pieces: [{ kind: 'text' as const, text }],
  }));
  return { kind: 'choice', options, forms: [] };
}

/** Cuts up an item. Brackets that are never closed are text. */
export const perchancePieces = (item: string): PerchancePiece[] =>
  new Cutter(item).pieces({ from: 0, to: item.length }, 0);
