import type { Token } from './labels.ts';
import { tokensOf } from './labels.ts';
import type { Field } from './stat-text.ts';

/** Where a block stands in the lines of a text, and its fields. */
export interface CutBlock {
  fields: Field[];
  /** What stands before it on its first line. */
  before: string;
  /** What stands behind it on its last line. */
  behind: string;
  firstLine: number;
  lastLine: number;
}

/** Labels that may stand in a block several times. */
export const mayRepeat: ReadonlySet<string> = new Set(['Note', 'Special', 'Damage']);

const ofHead: ReadonlySet<string> = new Set(['AC', 'HD', 'HP']);

/** The labels of a block that begins, and whether they make one. */
class Known {
  readonly #keys = new Set<string>();
  readonly #figures = new Set<string>();

  add({ key, hasFigure }: Token): void {
    this.#keys.add(key);
    if (hasFigure) this.#figures.add(key);
  }

  has({ key }: Token): boolean {
    return this.#keys.has(key);
  }

  /** It has an armour class, and Hit Dice or hit points. */
  get isWhole(): boolean {
    return this.#figures.has('AC') && (this.#figures.has('HD') || this.#figures.has('HP'));
  }
}

const farthestFields = 3000;
const longestField = 4000;

/** Cuts a text into blocks by its labels: each has an armour class, and Hit Dice or hit points. */
export class BlockCutter {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  /** Where each line begins. */
  readonly #lines: number[] = [0];

  constructor(lines: readonly string[]) {
    this.#text = lines.join('\n');
    this.#tokens = tokensOf(this.#text);
    for (const line of lines) this.#lines.push((this.#lines.at(-1) ?? 0) + line.length + 1);
  }

  blocks(): CutBlock[] {
    const groups = this.#groups();
    return groups.map((group, index) => {
      const before = groups[index - 1]?.at(-1);
      return this.#block(group, before, groups[index + 1]?.[0]);
    });
  }

  #groups(): Token[][] {
    const groups: Token[][] = [];
    let group: Token[] = [];
    let known = new Known();
    const close = (): void => {
      if (known.isWhole) groups.push(group);
      group = [];
      known = new Known();
    };
    this.#tokens.forEach((token, index) => {
      const [first] = group;
      if (first !== undefined && token.depth > first.depth && !this.#opens(index)) return;
      if (first !== undefined && this.#beginsAnother(index, first, group, known)) close();
      group.push(token);
      known.add(token);
    });
    close();
    return groups;
  }

  /** Whether a block begins here, and not only one more field of the one before. */
  #beginsAnother(index: number, first: Token, group: readonly Token[], known: Known): boolean {
    const token = this.#tokens[index];
    const last = group.at(-1);
    if (token === undefined || last === undefined) return false;
    if (token.depth !== first.depth || this.#isApart(last, token)) return true;
    const isProse = !mayRepeat.has(token.key) && this.#lineOf(last.from) < this.#lineOf(token.from);
    if (known.has(token)) return isProse || this.#isHead(index);
    return ofHead.has(token.key) && this.#isNamed(index) && this.#isHead(index);
  }

  /** A bracket behind a name that holds a whole block. */
  #opens(index: number): boolean {
    const token = this.#tokens[index];
    if (token === undefined) return false;
    return /[([]\s*$/.test(this.#text.slice(Math.max(0, token.from - 4), token.from)) && this.#isHead(index);
  }

  /** Whether what follows has an armour class and Hit Dice before a label stands there twice. */
  #isHead(index: number): boolean {
    const known = new Known();
    let last: Token | undefined;
    for (let at = index; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at];
      const depth = this.#tokens[index]?.depth ?? 0;
      if (token === undefined || token.depth < depth) break;
      if (token.depth > depth) continue;
      if (known.has(token) || (last !== undefined && this.#isApart(last, token))) break;
      known.add(token);
      if (known.isWhole) return true;
      last = token;
    }
    return false;
  }

  /** It is the first on its line, and a name stands before it on that line or on the one above. */
  #isNamed(index: number): boolean {
    const token = this.#tokens[index];
    const before = this.#tokens[index - 1];
    if (token === undefined) return false;
    const line = this.#lineOf(token.from);
    const begin = this.#lines[line] ?? 0;
    if (before !== undefined && before.from >= begin) return false;
    const lead = this.#text.slice(begin, token.from).trim();
    if (lead !== '') return /^[\p{Lu}\d*[(]/u.test(lead) && !/[,;]$/.test(lead);
    return before === undefined || before.from < (this.#lines[line - 1] ?? 0);
  }

  /** An empty line and words lie between the two. */
  #isApart(one: Token, other: Token): boolean {
    const between = this.#text.slice(one.figureFrom, other.from);
    if (between.length > farthestFields) return true;
    const gap = /\n\s*\n/.exec(between);
    return gap !== null && between.slice(gap.index).trim() !== '';
  }

  #lineOf(at: number): number {
    let [low, high] = [0, this.#lines.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lines[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #block(group: readonly Token[], before: Token | undefined, next: Token | undefined): CutBlock {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined) throw new Error('A block has labels.');
    const end = Math.min(this.#endOf(last, first.depth, next), last.figureFrom + longestField);
    const fields = group.map(({ key, label, figureFrom }, index) => {
      const to = group[index + 1]?.from ?? end;
      return { key, label, text: joined(this.#text.slice(figureFrom, Math.max(figureFrom, to))) };
    });
    const firstLine = this.#lineOf(first.from);
    const lastLine = this.#lineOf(Math.max(first.from, end - 1));
    const begins = Math.max(this.#lines[firstLine] ?? 0, before === undefined ? 0 : this.#endOfLine(before));
    return {
      fields,
      before: this.#text.slice(Math.min(begins, first.from), first.from).trim(),
      behind: this.#behind(end, lastLine, next),
      firstLine,
      lastLine,
    };
  }

  /** Where on a line the block before ends, should both stand on one. */
  #endOfLine({ figureFrom, from }: Token): number {
    const end = this.#text.slice(figureFrom).search(/[.\n]/);
    return end === -1 ? from : figureFrom + end + 1;
  }

  #behind(end: number, line: number, next: Token | undefined): string {
    const to = Math.min((this.#lines[line + 1] ?? this.#text.length + 1) - 1, next?.from ?? Infinity);
    return next !== undefined && this.#lineOf(next.from) === line
      ? ''
      : this.#text
          .slice(end, to)
          .replace(/^[\s.,;)\]]+/, '')
          .trim();
  }

  /** Where the last field ends: with its bracket, or with its line, unless it is plain that the line was broken. */
  #endOf(last: Token, depth: number, next: Token | undefined): number {
    const bracket = depth === 0 ? -1 : this.#closes(last, depth);
    if (bracket !== -1) return bracket;
    const stop = next === undefined ? this.#lines.length : this.#nameLine(next);
    let line = this.#lineOf(last.from);
    while (line + 1 < stop && this.#goesOn(last, line)) line += 1;
    const end = (this.#lines[line + 1] ?? this.#text.length + 1) - 1;
    return next === undefined ? end : Math.min(end, Math.max(next.from, last.figureFrom));
  }

  /** The line that the next block begins with: where its name may stand. */
  #nameLine(next: Token): number {
    const line = this.#lineOf(next.from);
    return next.beginsLine ? line - 1 : line;
  }

  #closes({ figureFrom }: Token, depth: number): number {
    let open = depth;
    const far = Math.min(this.#text.length, figureFrom + 600);
    for (let at = figureFrom; at < far; at += 1) {
      const letter = this.#text[at];
      if (letter === '(' || letter === '[') open += 1;
      else if ((letter === ')' || letter === ']') && (open -= 1) < depth) return at;
    }
    return -1;
  }

  #lineText(line: number): string {
    return this.#text.slice(this.#lines[line] ?? 0, (this.#lines[line + 1] ?? 1) - 1);
  }

  #goesOn({ key, figureFrom }: Token, line: number): boolean {
    const next = this.#lineText(line + 1).trim();
    if (next === '') return false;
    const so = this.#text.slice(figureFrom, (this.#lines[line + 1] ?? 0) - 1).trim();
    if (so.length > longestField) return false;
    const isOpen = so.split(/[([]/).length > so.split(/[)\]]/).length;
    if (
      isOpen ||
      /(?:[,;:+/&-]|\b(?:or|and|of|with|plus|by|to|in|the|an?))$/.test(so) ||
      /^[+&/,;)]/.test(next)
    )
      return true;
    const isProse = key === 'Special' || key === 'Note';
    if (so === '') return isProse || next.length <= 30;
    const isBroken = this.#lineText(line).length >= 40 && !/[.!?]$/.test(so);
    return isBroken && (isProse || /^[a-z(\d]/.test(next));
  }
}

/** A figure on one line: a word that was cut at a hyphen is one again. */
const joined = (text: string): string =>
  text
    .replaceAll(/(\w)-\n(?=[a-z])/g, '$1-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;|]+$/, '');
