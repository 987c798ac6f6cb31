import type { Dice } from '../../dice/dice.ts';
import { diceLimits } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { rollTotal } from '../../dice/roll.ts';
import { TurnkeeperError } from '../../errors.ts';
import { CONTENT } from '../common/reason.ts';
import type { Find } from './finds.ts';
import type { MagicRow, MagicTable, NamedTable, Row } from './tables.ts';

/** What one roll of treasure may come to. */
export const treasureLimits = { dice: 25_000, things: 5_000, rerolls: 200 } as const;

/** Dice that fell together, and what for. A d1 falls nowhere and is not among the faces. */
export interface Fall {
  readonly title: string;
  readonly dice: string;
  readonly faces: readonly { readonly sides: number; readonly face: number }[];
  readonly total: number;
}

/** Thrown where a roll has come to its limit; what it gave until then is kept. */
export class TreasureStop extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'TreasureStop';
  }
}

/** The dice of one line of treasure, and what they gave so far. */
export class TreasureThrower {
  readonly #dice: Dice;
  readonly #title: string;
  /** Whether the columns for low levels are read, where a book has them. */
  readonly low: boolean;
  readonly falls: Fall[] = [];
  readonly finds: Find[] = [];
  /** What is told beside the dice: nothing there, traded away, left to the referee. */
  readonly told: string[] = [];
  /** What the line came to in gold pieces, where others go by it. */
  figure: number | null = null;
  #fallen = 0;
  #things = 0;

  constructor(dice: Dice, title: string, low = false) {
    this.#dice = dice;
    this.#title = title;
    this.low = low;
  }

  /** What dice or a plain number come to, never below 0. Throws bad-input for dice that cannot be read, TreasureStop. */
  throw(notation: string, title: string): number {
    const expression = parseDice(notation);
    const of = expression.terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
    if (of === 0) return Math.max(0, rollTotal(expression, { roll: () => 1 }));
    this.#fallen += of;
    if (this.#fallen > treasureLimits.dice)
      throw new TreasureStop(
        `${this.#title}: more than ${treasureLimits.dice.toLocaleString('en')} dice are wanted. What was rolled until then is kept.`,
      );
    const named = `${this.#title}: ${title}`;
    const faces: { sides: number; face: number }[] = [];
    this.#dice.about?.({ what: 'chance', title: named, rule: CONTENT, by: null, dice: notation, of });
    const roll = (sides: number) => {
      if (sides === 1) return 1;
      const face = this.#dice.roll(sides);
      faces.push({ sides, face });
      return face;
    };
    const total = Math.max(0, rollTotal(expression, { roll }));
    this.falls.push({ title, dice: notation, faces, total });
    return total;
  }

  /** So many dice of a kind, each face by itself. */
  each(count: number, sides: number, title: string): number[] {
    const faces: number[] = [];
    for (let left = count; left > 0; left -= diceLimits.count) {
      this.throw(`${Math.min(left, diceLimits.count)}d${sides}`, title);
      faces.push(...(this.falls.at(-1)?.faces ?? []).map(({ face }) => face));
    }
    return faces;
  }

  /** Whether it is there, by so many in a hundred; of a certain thing no die falls. */
  happens(percent: number, title: string): boolean {
    return percent >= 100 || (percent > 0 && this.throw('1d100', `${title} (${percent} %)`) <= percent);
  }

  /** The row that the table's dice fall on. */
  on<Each extends Row>(table: { dice: string; rows: readonly Each[] }, title: string): Each {
    const total = this.throw(table.dice, title);
    return found(table.rows, (row) => row, total, title);
  }

  /** The row of a table that may have a column for low levels. */
  onMagic(table: MagicTable): MagicRow {
    if (!this.low || table.basic_dice === null) return this.on(table, table.name);
    const total = this.throw(table.basic_dice, table.name);
    return found(table.rows, ({ basic }) => basic, total, table.name);
  }

  /** Throws on until a row is wanted. Throws TreasureStop after so many that it never will be. */
  until<Each>(thrown: () => Each, wanted: (each: Each) => boolean, title: string): Each {
    for (let nth = 0; nth < treasureLimits.rerolls; nth += 1) {
      const each = thrown();
      if (wanted(each)) return each;
    }
    throw new TreasureStop(
      `${this.#title}: ${title} gave nothing that is wanted in ${treasureLimits.rerolls} throws. What was rolled until then is kept.`,
    );
  }

  put(find: Find): void {
    if (find.quantity < 1) return;
    this.#things += 1;
    if (this.#things > treasureLimits.things)
      throw new TreasureStop(
        `${this.#title}: more than ${treasureLimits.things.toLocaleString('en')} things came up. The first of them are kept.`,
      );
    this.finds.push(find);
  }
}

function found<Each>(
  rows: readonly Each[],
  spanOf: (row: Each) => Row | null | undefined,
  total: number,
  title: string,
): Each {
  const row = rows.find((each) => {
    const span = spanOf(each);
    return span && total >= span.min && total <= span.max;
  });
  if (row) return row;
  throw new TurnkeeperError('internal', `The table "${title}" has no row for ${total}.`);
}

/** A part of the book that must be there. Throws not-found, naming it. */
export function needed<Part>(part: Part | null | undefined, name: string): Part {
  if (part !== null && part !== undefined) return part;
  throw new TurnkeeperError('not-found', `The starter content has no ${name}. Nothing was rolled on it.`);
}

export const tableNamed = (tables: readonly MagicTable[], id: string): MagicTable =>
  needed(
    tables.find((each) => each.id === id),
    `table ${id}`,
  );

/** A table whose rows are names alone. */
export const nameOn = (thrower: TreasureThrower, table: NamedTable, title: string): string =>
  thrower.on(table, title).name;
