import { inflected } from '../../../shared/tables/text/inflect.ts';
import type { WordForm } from '../../../shared/tables/text/pieces.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { escaped, type RowText } from './row-text.ts';
import type { KeptSymbol } from './tracery-kept.ts';
import type { TraceryPiece, TracerySetting, TraceryTag } from './tracery-pieces.ts';

/** What a rule is read among. */
export interface Grammar {
  /** The names under which its symbols come as tables. */
  readonly names: ReadonlyMap<string, string>;
  readonly kept: ReadonlyMap<string, KeptSymbol>;
}

type Tell = (why: string) => void;

const formsWritten = (forms: readonly WordForm[]): string => forms.map((form) => `.${form}`).join('');

/** A rule as a row's text, of the symbol whose rule it is. */
export class RuleText {
  readonly #text: RowText;
  readonly #grammar: Grammar;
  readonly #symbol: string;
  readonly #tell: Tell;
  /** What this rule has told already. */
  readonly #told = new Set<string>();

  constructor(text: RowText, grammar: Grammar, symbol: string, tell: Tell) {
    this.#text = text;
    this.#grammar = grammar;
    this.#symbol = symbol;
    this.#tell = tell;
  }

  say(pieces: readonly TraceryPiece[]): void {
    for (const piece of pieces) {
      if (piece.kind === 'text') this.#text.say(piece.source);
      else if (piece.kind === 'foreign') this.#leave(piece.source);
      else if (piece.kind === 'set') this.#set(piece.set, piece.source);
      else this.#tag(piece.tag, piece.source);
    }
  }

  #leave(source: string): void {
    this.#text.say(source);
    this.#tell(`${shownText(source)} has no counterpart here and stays as it is written.`);
  }

  /** A setting prints nothing; what it sets is rolled where it is told first. */
  #set({ symbol }: TracerySetting, source: string): void {
    if (!this.#grammar.kept.has(symbol)) this.#leave(source);
  }

  #tag({ sets, symbol, forms }: TraceryTag, source: string): void {
    const { names, kept } = this.#grammar;
    const [unkept] = sets.filter((set) => !kept.has(set.symbol));
    const table = names.get(symbol);
    const known = kept.get(symbol);
    if (unkept !== undefined) this.#leave(source);
    else if (table !== undefined) this.#text.throwOn({ table, as: null, forms: [...forms] });
    else if (known !== undefined) this.#again(symbol, known, forms);
    else {
      this.#text.say(symbol);
      this.#tell(`${shownText(source)} is no symbol of this grammar; its name stands.`);
    }
  }

  /** Rolled and kept where it is told first, else told again. Of one word there is nothing to roll. */
  #again(symbol: string, { value, begins }: KeptSymbol, forms: readonly WordForm[]): void {
    const isFirst = begins.has(this.#symbol) && !this.#told.has(symbol);
    this.#told.add(symbol);
    const [word = '', ...words] = 'words' in value ? value.words : [];
    if ('words' in value && words.length === 0) this.#text.say(inflected(word, forms));
    else if (!isFirst) this.#text.piece(`{$${symbol}${formsWritten(forms)}}`);
    else {
      if ('words' in value) this.#text.piece(`{${symbol}=${choiceOf(value.words)}${formsWritten(forms)}}`);
      else
        this.#text.throwOn({
          table: this.#grammar.names.get(value.symbol) ?? '',
          as: symbol,
          forms: [...forms],
        });
      if (forms.length > 0) this.#tell(`${symbol} is kept as it is told first, with ${formsWritten(forms)}.`);
    }
  }
}

const choiceOf = (words: readonly string[]): string =>
  words.map((word) => escaped(word).replaceAll(/(?<!\\)\|/g, '\\|')).join('|');
