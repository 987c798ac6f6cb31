import { certainly, type Fraction, fraction, minus, never, plus, times } from '../odds/dice/fraction.ts';
import type { TableBook } from './book.ts';
import { addedBy, columnAt, readableDice } from './draw.ts';
import { type OddsOptions, rowOdds, weighed } from './odds.ts';
import { rollLimits } from './rolled.ts';
import type { RandomTable, TableId, TableRow } from './table.ts';
import type { Content, Piece } from './text/pieces.ts';
import { inflected } from './text/inflect.ts';

/** What may come of a table, each text once, the likeliest first. Leaves and what is cut make one. */
export interface LeafOdds {
  readonly leaves: readonly { readonly text: string; readonly chance: Fraction }[];
  /** Tables too deep in each other, the far end of chains of dice, or all where there is a sentence. */
  readonly cut: Fraction;
  /** Why the leaves are not told; null where they are. */
  readonly sentence: string | null;
}

/** Texts with their chances; what is missing from one is cut. */
type Spread = ReadonlyMap<string, Fraction>;

const MOST_TEXTS = 2_000;
const MOST_WORK = 20_000;
const LONGEST_TEXT = 2_000;
/** Chances finer than this are of no use, and slow to add. */
const FINEST = 2n ** 256n;

class TooMuch extends Error {}

const tooMany = 'More may come of it than can be told one by one.';
const changing = 'A throw changes what the next one gives here, so that its odds are not told.';

/**
 * The exact odds of the texts a table may come to through all its tables, dice within a text standing as they are
 * written. Throws not-found.
 */
export function leafOdds(book: TableBook, id: TableId, options: OddsOptions = {}): LeafOdds {
  try {
    const { column = 0, modifiers = [] } = options;
    const spread = new Leaves(book).table({ id, column, add: addedBy(modifiers), depth: 1 });
    const leaves = Array.from(spread, ([text, chance]) => ({ text, chance })).sort(
      (a, b) => compare(b.chance, a.chance) || (a.text < b.text ? -1 : 1),
    );
    const known = leaves.reduce((sum, { chance }) => plus(sum, chance), never);
    return { leaves, cut: minus(certainly, known), sentence: null };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { leaves: [], cut: certainly, sentence: error.message };
  }
}

function compare(one: Fraction, other: Fraction): number {
  const difference = one.parts * other.whole - other.parts * one.whole;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** A table as it is thrown. */
interface At {
  readonly id: TableId;
  readonly column: number | string;
  readonly add: number;
  readonly depth: number;
}

class Leaves {
  readonly #book: TableBook;
  readonly #known = new Map<string, Spread>();
  #work = 0;

  constructor(book: TableBook) {
    this.#book = book;
  }

  table(at: At): Spread {
    if (at.depth > rollLimits.nesting) return new Map();
    const key = JSON.stringify([at.id, at.column, at.add, at.depth]);
    const known = this.#known.get(key);
    if (known) return known;
    const spread = this.spreadOf(at);
    this.#known.set(key, spread);
    return spread;
  }

  private spreadOf({ id, column, add, depth }: At): Spread {
    const { rows, nothing } = rowOdds(this.#book, id, { column, modifiers: [{ title: '', add }] });
    const spread = new Map<string, Fraction>();
    this.put(spread, '', nothing);
    const table = this.#book.table(id);
    if (!table) return spread;
    if (depth > 1 && changes(table)) throw new TooMuch(changing);
    const within = { id, add, depth, column: table.columns[columnAt(table, column)]?.title ?? '' };
    table.rows.forEach((row, index) => {
      const chance = rows[index]?.chance ?? never;
      if (chance.parts > 0n) this.pour(spread, this.row(table, row, within), chance);
    });
    return spread;
  }

  private row(table: RandomTable, row: TableRow, within: At): Spread {
    const own = this.pieces(this.#book.pieces(table, row), within);
    if (row.again === null || row.again === 'reroll' || row.again.more < 1) return own;
    const again = this.several(row.again.more, { ...within, depth: within.depth + 1 });
    return this.product(own, again, ', ');
  }

  private pieces(pieces: readonly Piece[], within: At): Spread {
    let spread = only('');
    for (const piece of pieces) spread = this.product(spread, this.piece(piece, within), '');
    return spread;
  }

  private piece(piece: Piece, within: At): Spread {
    if (piece.kind !== 'braces') return only(piece.kind === 'text' ? piece.text : piece.written);
    const spread = this.content(piece.content, within);
    if (piece.forms.length === 0) return spread;
    const formed = new Map<string, Fraction>();
    for (const [text, chance] of spread) this.put(formed, inflected(text, piece.forms), chance);
    return formed;
  }

  private content(content: Content, within: At): Spread {
    switch (content.kind) {
      case 'dice':
        return only(content.words === '' ? content.dice : `${content.dice} ${content.words}`);
      case 'choice': {
        const sum = BigInt(content.options.reduce((all, { weight }) => all + weight, 0));
        const spread = new Map<string, Fraction>();
        for (const { weight, pieces } of content.options)
          this.pour(spread, this.pieces(pieces, within), fraction(BigInt(weight), sum));
        return spread;
      }
      case 'table': {
        if (content.unique) throw new TooMuch(changing);
        const { table: id, add } = content;
        return this.counted(content.count, { id, add, column: within.column, depth: within.depth + 1 });
      }
      case 'kept':
        throw new TooMuch(changing);
    }
  }

  /** As often as the dice say. */
  private counted(count: string | null, at: At): Spread {
    if (count === null) return this.table(at);
    if (!readableDice(count)) return only('');
    const cases = weighed(count);
    if (typeof cases === 'string') throw new TooMuch(tooMany);
    const spread = new Map<string, Fraction>();
    for (const [often, ways] of cases.ways)
      if (ways > 0n) this.pour(spread, this.several(often, at), fraction(ways, cases.whole));
    return spread;
  }

  private several(often: number, at: At): Spread {
    let spread = only('');
    for (let time = 0; time < often && spread.size > 0; time += 1)
      spread = this.product(spread, this.table(at), ', ');
    return spread;
  }

  /** One text behind another, with what parts them where neither is empty. */
  private product(one: Spread, other: Spread, parting: string): Spread {
    const spread = new Map<string, Fraction>();
    for (const [first, chance] of one)
      for (const [second, more] of other) {
        const between = first === '' || second === '' ? '' : parting;
        this.put(spread, `${first}${between}${second}`, times(chance, more));
      }
    return spread;
  }

  /** All of a spread into another, in its share. */
  private pour(into: Map<string, Fraction>, spread: Spread, chance: Fraction): void {
    for (const [text, each] of spread) this.put(into, text, times(each, chance));
  }

  private put(into: Map<string, Fraction>, text: string, chance: Fraction): void {
    this.#work += 1;
    if (this.#work > MOST_WORK || text.length > LONGEST_TEXT || chance.whole > FINEST)
      throw new TooMuch(tooMany);
    if (chance.parts === 0n) return;
    into.set(text, plus(into.get(text) ?? never, chance));
    if (into.size > MOST_TEXTS) throw new TooMuch(tooMany);
  }
}

const only = (text: string): Spread => new Map([[text, certainly]]);

/** Whether a throw on it changes the next. */
const changes = ({ way, rows }: RandomTable): boolean =>
  way === 'deck' || rows.some(({ once, struck }) => once && !struck);
