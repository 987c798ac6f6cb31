import type { WordForm } from '../../../shared/tables/text/pieces.ts';

/** A rule of a grammar, cut up. `source` is exactly what stands there. */
export type TraceryPiece =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'tag'; readonly source: string; readonly tag: TraceryTag }
  | { readonly kind: 'set'; readonly source: string; readonly set: TracerySetting }
  /** What means something there and nothing here. */
  | { readonly kind: 'foreign'; readonly source: string };

/** `#[hero:#name#]story.capitalize#`. */
export interface TraceryTag {
  readonly sets: readonly TracerySetting[];
  readonly symbol: string;
  readonly forms: readonly WordForm[];
}

/** `[hero:#name#]`: what is told of the hero from here on. */
export interface TracerySetting {
  readonly symbol: string;
  readonly value: string;
}

const formOf: ReadonlyMap<string, WordForm> = new Map([
  ['a', 'a'],
  ['s', 's'],
  ['capitalize', 'cap'],
  ['capitalizeAll', 'title'],
]);

const mostForms = 8;

/** For each bracket that opens, the one that closes it. */
function bracketsIn(rule: string): Map<number, number> {
  const closed = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < rule.length; at += 1) {
    const letter = rule.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '[') open.push(at);
    else if (letter === ']') {
      const opened = open.pop();
      if (opened !== undefined) closed.set(opened, at);
    }
  }
  return closed;
}

/** The sign that closes the one at a place, brackets between them left out; -1 where it is never closed. */
function endOfTag(rule: string, from: number, brackets: ReadonlyMap<number, number>): number {
  for (let at = from + 1; at < rule.length; at += 1) {
    const letter = rule.charAt(at);
    if (letter === '#') return at;
    if (letter === '\\') at += 1;
    else if (letter === '[') {
      const end = brackets.get(at);
      if (end === undefined) return -1;
      at = end;
    }
  }
  return -1;
}

/** `[hero:#name#]`; null for anything else between brackets. */
function settingOf(source: string): TracerySetting | null {
  const [, symbol, value] = /^\[([\p{L}_][\p{L}\p{N}_]{0,39}):([^[\]]{1,400})\]$/u.exec(source) ?? [];
  return symbol === undefined || value === undefined || value === 'POP' ? null : { symbol, value };
}

function tagOf(source: string): TraceryTag | null {
  const sets: TracerySetting[] = [];
  let rest = source.slice(1, -1);
  while (rest.startsWith('[')) {
    const [source = ''] = /^\[[^[\]]*\]/.exec(rest) ?? [];
    const set = settingOf(source);
    if (set === null) return null;
    sets.push(set);
    rest = rest.slice(source.length);
  }
  const [symbol = '', ...words] = rest.split('.');
  const forms = words.flatMap((word) => formOf.get(word) ?? []);
  const isKnown = symbol !== '' && !/[[\]()]/.test(rest) && forms.length === words.length;
  return isKnown && forms.length <= mostForms ? { sets, symbol, forms } : null;
}

/** Cuts up a rule. What is never closed, and brackets that set nothing, are text. */
export function traceryPieces(rule: string): TraceryPiece[] {
  const pieces: TraceryPiece[] = [];
  const brackets = bracketsIn(rule);
  let text = '';
  const flush = (): void => {
    if (text !== '') pieces.push({ kind: 'text', source: text });
    text = '';
  };
  for (let at = 0; at < rule.length; at += 1) {
    const letter = rule.charAt(at);
    const end = letter === '#' ? endOfTag(rule, at, brackets) : (brackets.get(at) ?? -1);
    if (letter === '\\' && at + 1 < rule.length) {
      at += 1;
      text += rule.charAt(at);
    } else if (end === -1) text += letter;
    else {
      const source = rule.slice(at, end + 1);
      const piece = letter === '#' ? tagPiece(source) : setPiece(source);
      if (piece === null) text += source;
      else {
        flush();
        pieces.push(piece);
      }
      at = end;
    }
  }
  flush();
  return pieces;
}

function tagPiece(source: string): TraceryPiece | null {
  if (source === '##') return null;
  const tag = tagOf(source);
  return tag === null ? { kind: 'foreign', source } : { kind: 'tag', source, tag };
}

function setPiece(source: string): TraceryPiece | null {
  const set = settingOf(source);
  if (set !== null) return { kind: 'set', source, set };
  return /[#:]/.test(source) ? { kind: 'foreign', source } : null;
}
