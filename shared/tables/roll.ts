import type { Dice } from '../dice/dice.ts';
import { TurnkeeperError } from '../errors.ts';
import { because, type Reason } from '../rules/common/reason.ts';
import type { TableBook } from './book.ts';
import { Choosing, type Lying } from './choosing.ts';
import { columnAt } from './draw.ts';
import { type Call, joined, PieceRoller, type Place, titleIn } from './roll-pieces.ts';
import { type RolledGift, type RolledPiece, type RolledTable, rollLimits, type RollTree } from './rolled.ts';
import type { Gift, Modifier, RandomTable, TableId, TableRow } from './table.ts';
import type { Piece } from './text/pieces.ts';
import { TABLE, Thrower } from './thrower.ts';

export interface RollOptions {
  readonly dice: Dice;
  /** Which column of the first table; its first if left out. Tables thrown from it go by the column of that title. */
  readonly column?: number;
  /** Added on the first table, and as often as a row of it sends to it again. */
  readonly modifiers?: readonly Modifier[];
}

/**
 * Rolls a table with everything its rows lead to. The dice fall in this order: the table's own, the row's text from
 * left to right, each table in it wholly, what the row gives, then as often again as it says; of several, first how
 * many. Past `rollLimits` it stops with what it has. Draws and strikings are told, and nothing is changed. Throws
 * not-found for a table that is not there, and whatever the dice throw.
 */
export function rollTable(book: TableBook, id: TableId, options: RollOptions): RollTree {
  const rolling = new Rolling(book, options.dice);
  const call = { table: id, modifiers: options.modifiers ?? [], unique: false };
  const root = rolling.table(call, { path: [], column: options.column ?? 0 });
  if (!root) throw new TurnkeeperError('not-found', 'That table is gone. Nothing was thrown.');
  const { struck, drawn, stopped } = rolling;
  return { root, text: root.text, stopped, struck, drawn };
}

/** A roll under way, or a branch of one that lies, with what is to be printed again. */
export class Rolling {
  readonly #book: TableBook;
  readonly #thrower: Thrower;
  readonly #choosing: Choosing;
  readonly #pieces: PieceRoller;

  constructor(book: TableBook, dice: Dice, kept = new Map<string, string>(), lying?: Lying) {
    this.#book = book;
    this.#thrower = new Thrower(dice);
    this.#choosing = new Choosing(this.#thrower, lying);
    this.#pieces = new PieceRoller(this.#thrower, (call, place) => this.table(call, place), kept);
  }

  piece(piece: Piece, place: Place): RolledPiece | null {
    return this.#pieces.roll([piece], place)[0] ?? null;
  }

  get stopped() {
    return this.#thrower.stopped;
  }

  get struck() {
    return this.#choosing.struck;
  }

  get drawn() {
    return this.#choosing.drawn;
  }

  table(call: Call, from: Place): RolledTable | null {
    const table = this.#book.table(call.table);
    if (!table) return null;
    const path = [...from.path, table.name];
    if (path.length > rollLimits.nesting) this.#thrower.stop('nesting', path);
    if (this.stopped) return null;
    const column = columnAt(table, from.column);
    const place = { path, column: table.columns[column]?.title ?? '' };
    const { modifiers, unique } = call;
    const { throws, row, why } = this.#choosing.choose({ table, column, modifiers, unique, path });
    if (throws.length === 0) this.#thrower.count(path);
    const rolled = row ? this.row(table, row, call, place) : nothing;
    return {
      table: table.id,
      name: table.name,
      column: place.column,
      throws,
      total: throws.at(-1)?.total ?? null,
      row: row?.id ?? null,
      ...rolled,
      why: [...why, ...rolled.why],
    };
  }

  private row(table: RandomTable, row: TableRow, call: Call, place: Place): typeof nothing {
    const pieces = this.#pieces.roll(this.#book.pieces(table, row), place);
    const why: Reason[] = [];
    const gives: RolledGift[] = [];
    for (const gift of row.gives) if (!this.stopped) gives.push(this.gift(gift, place, why));
    const more = row.again === null || row.again === 'reroll' ? 0 : row.again.more;
    const again = this.#pieces.times(more, call, place);
    const own = pieces.map(({ text }) => text).join('');
    const text = [own, joined(again)].filter((each) => each !== '').join(', ');
    return { pieces, gives, again, text, why };
  }

  private gift(gift: Gift, place: Place, why: Reason[]): RolledGift {
    const { notation, name } = this.amount(gift);
    const title = titleIn(place, `${name}: how many`);
    const amount = notation === '' ? null : this.#thrower.fall(notation, title, place.path);
    if (notation !== '' && !amount && !this.stopped)
      why.push(because(title, `${notation} cannot be read`, TABLE));
    if (gift.kind !== 'table') return { gift, amount, tables: [] };
    const { table, add, unique } = gift;
    const call = { table, unique, modifiers: [{ title: 'as the row says', add }] };
    return {
      gift,
      amount,
      tables: this.#pieces.times(notation === '' ? 1 : (amount?.total ?? 0), call, place),
    };
  }

  /** The dice of how many of it, and what it is called where they are asked for. */
  private amount(gift: Gift): { notation: string; name: string } {
    if (gift.kind === 'creature') return { notation: gift.number, name: gift.name };
    if (gift.kind === 'thing') return { notation: gift.quantity, name: gift.name };
    if (gift.kind !== 'table') return { notation: '', name: '' };
    return { notation: gift.times, name: this.#book.table(gift.table)?.name ?? 'a table that is gone' };
  }
}

const nothing: Pick<RolledTable, 'pieces' | 'gives' | 'again' | 'text' | 'why'> = {
  pieces: [],
  gives: [],
  again: [],
  text: '',
  why: [],
};
