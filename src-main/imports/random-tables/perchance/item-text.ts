import { inflected } from '../../../../shared/tables/text/inflect.ts';
import type { WordForm } from '../../../../shared/tables/text/pieces.ts';
import { shownText } from '../../../../shared/words/shown-text.ts';
import { escaped, escapedOption, type RowText } from '../row-text.ts';
import { choiceParts, formsWritten, type Parts } from './choice-parts.ts';
import { wholeWeights } from './odds.ts';
import type { ChoiceOf, ItemPiece } from './pieces.ts';
import type { Call, Setting } from './square.ts';

type Tell = (why: string) => void;
type Pieces = readonly ItemPiece[];
type Square = Extract<ItemPiece, { kind: 'square' }>;

/** What stands at a place of a generator: a list by the name of its table, or an item that has none of its own. */
export type Place =
  | {
      readonly table: string;
      /** Of a list of lists what its items give; null for any other. */
      readonly options: () => ChoiceOf<ItemPiece>['options'] | null;
    }
  | { readonly word: string };

/** What an item is read among. */
export interface Generator {
  find(path: readonly string[]): Place | null;
  /** What is set anywhere so that it prints. */
  readonly kept: ReadonlySet<string>;
}

/** An item as a row's text. */
export class ItemText {
  readonly #generator: Generator;
  readonly #tell: Tell;
  /** What this item has set: kept when it is printed, set unseen and not yet printed, or another name for a list. */
  readonly #kept = new Set<string>();
  readonly #unseen = new Map<string, Call>();
  readonly #aliases = new Map<string, Call>();
  /** How deep in choices the pieces stand. */
  #depth = 0;
  #isOpened = false;

  constructor(generator: Generator, tell: Tell) {
    this.#generator = generator;
    this.#tell = tell;
  }

  say(pieces: Pieces, text: RowText): void {
    for (const piece of pieces) {
      if (text.isCut) return;
      if (piece.kind === 'text') text.say(piece.text);
      else text.whole(this.#parts(piece));
    }
    for (const name of this.#unseen.keys())
      this.#tell(`${name} is set unseen and not told in this item; it is left out.`);
  }

  #parts(piece: ItemPiece): Parts {
    switch (piece.kind) {
      case 'text':
        return [this.#words(piece.text)];
      case 'foreign':
        return this.#leave(piece.source, []);
      case 'range':
        return [rangeWritten(piece.from, piece.to)];
      case 'choice':
        return this.#choice(piece, null);
      case 'square':
        return this.#square(piece);
    }
  }

  #words(text: string): string {
    return this.#depth === 0 ? escaped(text) : escapedOption(text);
  }

  #leave(source: string, forms: readonly WordForm[], why = 'has no counterpart here'): Parts {
    this.#tell(`${shownText(source)} ${why} and stays as it is written.`);
    return [this.#words(inflected(source, forms))];
  }

  #choice({ options, forms }: Pick<ChoiceOf<ItemPiece>, 'options' | 'forms'>, as: string | null): Parts {
    const { weights, isExact } = wholeWeights(options.map(({ weight }) => weight));
    if (!isExact) this.#tell('The odds of a choice are not exactly those of 10,000 parts.');
    this.#depth += 1;
    const read = options.map((option, at) => ({
      weight: weights[at] ?? 1,
      parts: option.pieces.flatMap((piece) => this.#parts(piece)),
      code: option.code,
    }));
    this.#depth -= 1;
    for (const { code } of read)
      if (code !== null)
        this.#tell(`The odds ${shownText(code)} are worked out there; here they are one part.`);
    const kept = read.filter(({ weight }) => weight > 0);
    const never = read.length - kept.length;
    if (never > 0) this.#tell('An option of a choice weighs nothing and is left out.');
    const [only, ...others] = kept;
    if (only === undefined) return [];
    if (others.length > 0) return choiceParts({ options: kept, as, forms });
    // One that is left alone is no choice here; where it is kept or takes another form it stands twice.
    return as === null && forms.length === 0 ? only.parts : choiceParts({ options: [only, only], as, forms });
  }

  #square({ source, square, forms }: Square): Parts {
    const { unseen, shown } = square;
    if (unseen.length > 0 && this.#depth > 0) return this.#leave(source, forms);
    const missing = unseen.find(({ call }) => this.#find(call) === null);
    if (missing !== undefined) return this.#leave(source, forms);
    for (const set of unseen) this.#forget(set.name).#unseen.set(set.name, set.call);
    if (shown === null) return [];
    if ('set' in shown) return this.#set(shown.set, source, forms);
    const { call } = shown;
    const [name = ''] = call.path;
    const own = call.path.length === 1 ? this.#own(name, call, source, forms) : null;
    if (own !== null) return own;
    const place = this.#find(call);
    if (place !== null) return this.#throw(place, call, forms);
    const isKept = this.#kept.has(name) || this.#unseen.has(name) || this.#generator.kept.has(name);
    // What belongs to an item that came, `[hero.height]`, is not known here.
    if (isKept) return call.path.length === 1 ? this.#again(name, call, forms) : this.#leave(source, forms);
    return this.#leave(source, forms, 'is no list of this generator');
  }

  /** What the item has set itself; null for any other name. */
  #own(name: string, call: Call, source: string, forms: readonly WordForm[]): Parts | null {
    if (this.#kept.has(name)) return this.#again(name, call, forms);
    const unseen = this.#unseen.get(name);
    if (unseen === undefined) return null;
    // Within a choice it might not be rolled, and then be told again.
    if (this.#depth > 0) return this.#leave(source, forms);
    const made = this.#set({ name, call: unseen }, source, [...call.forms, ...forms]);
    if (call.isLoud) this.#shout();
    return made;
  }

  #again(name: string, call: Call, forms: readonly WordForm[]): Parts {
    if (call.isLoud) this.#shout();
    return [`{$${name}${formsWritten([...call.forms, ...forms])}}`];
  }

  /** Rolled and kept; words around it change what is printed and not what is kept. */
  #set({ name, call }: Setting, source: string, forms: readonly WordForm[]): Parts {
    const place = this.#find(call);
    if (place === null) return this.#leave(source, forms, 'sets what is no list of this generator');
    this.#forget(name);
    const isAlias = !call.selects && call.forms.length === 0 && !call.isLoud;
    if (isAlias || 'word' in place) {
      this.#aliases.set(name, this.#meant(call));
      return this.#throw(place, call, forms);
    }
    const kept = this.#throw(place, call, [], name);
    this.#kept.add(name);
    if (forms.length === 0) return kept;
    return choiceParts({ options: [{ weight: 1, parts: kept }], as: null, forms });
  }

  #throw(place: Place, call: Call, around: readonly WordForm[], as: string | null = null): Parts {
    if (call.isLoud) this.#shout();
    const forms = [...call.forms, ...around];
    if ('word' in place) return [this.#words(inflected(place.word, forms))];
    const options = call.selects && !this.#isOpened ? place.options() : null;
    if (options === null) return [{ table: place.table, as, forms }];
    this.#isOpened = true;
    const parts = this.#choice({ options, forms }, as);
    this.#isOpened = false;
    return parts;
  }

  #shout(): void {
    this.#tell('Capital letters throughout (upperCase) have no counterpart here; it is printed as it comes.');
  }

  #forget(name: string): this {
    this.#kept.delete(name);
    this.#unseen.delete(name);
    this.#aliases.delete(name);
    return this;
  }

  /** The same with another name for a list led back to that list. */
  #meant(call: Call): Call {
    const [name = '', ...others] = call.path;
    const alias = this.#aliases.get(name);
    return alias === undefined ? call : { ...call, path: [...alias.path, ...others] };
  }

  #find(call: Call): Place | null {
    const [name = ''] = call.path;
    const isOwn = this.#kept.has(name) || this.#unseen.has(name);
    return isOwn ? null : this.#generator.find(this.#meant(call).path);
  }
}

/** One of these numbers as dice. */
function rangeWritten(from: number, to: number): string {
  const add = from - 1;
  if (from === to) return String(from);
  return `{1d${to - from + 1}${add === 0 ? '' : add > 0 ? `+${add}` : add}}`;
}
