import { spanText } from '../odds/play/table-odds.ts';
import { because, type Reason } from '../rules/common/reason.ts';
import { addedBy, canStand, extentOf, partsOf, readableDice, rowAt, spanOf } from './draw.ts';
import { rollLimits, type RowOf, type TableThrow, type Thrown } from './rolled.ts';
import type { Modifier, RandomTable, TableRow } from './table.ts';
import { TABLE, type Thrower } from './thrower.ts';

/** A throw on a table: by which column, with what added, and whether what has come up in this roll may not. */
export interface Wanted {
  readonly table: RandomTable;
  readonly column: number;
  readonly modifiers: readonly Modifier[];
  readonly unique: boolean;
  /** The names of the tables that lead here, its own the last. */
  readonly path: readonly string[];
}

export interface Chosen {
  readonly throws: readonly TableThrow[];
  readonly row: TableRow | null;
  readonly why: readonly Reason[];
}

/** Rows that lie already where a branch of a roll is thrown again: all that came up, and those that must stay alone. */
export interface Lying {
  readonly came: ReadonlySet<string>;
  /** Of throws after it that want no repeats. */
  readonly alone: ReadonlySet<string>;
}

const noRows: ReadonlySet<string> = new Set();

export const rowKey = ({ table, row }: RowOf): string => `${table}:${row}`;

/** What a throw came to. */
interface Came {
  readonly thrown: Thrown;
  readonly total: number;
  readonly row: TableRow | null;
  readonly at: string;
}

/** Which row of a table comes up, and which have come up already. */
export class Choosing {
  readonly struck: RowOf[] = [];
  readonly drawn: RowOf[] = [];
  readonly #thrower: Thrower;
  readonly #lying: Lying;
  readonly #cameUp = new Set<TableRow>();
  readonly #struck = new Set<TableRow>();
  readonly #out = new Map<TableRow, number>();

  constructor(thrower: Thrower, lying: Lying = { came: noRows, alone: noRows }) {
    this.#thrower = thrower;
    this.#lying = lying;
  }

  /** Throws until a row stands that may, nothing stands there, or none is left. */
  choose(wanted: Wanted): Chosen {
    const { table, modifiers } = wanted;
    const throws: TableThrow[] = [];
    const why: Reason[] = [];
    const say = (source: string, value: string | number) => why.push(because(source, value, TABLE));
    while (!this.#thrower.stopped) {
      if (throws.length > rollLimits.rerolls) {
        this.#thrower.stop('rerolls', wanted.path);
        break;
      }
      const came = this.throwOn(wanted);
      if (came === null) break;
      if (typeof came === 'string') {
        say(table.name, came);
        break;
      }
      const { thrown, row, at, total } = came;
      const outcome = this.outcome(row, wanted);
      throws.push({ ...thrown, total, outcome });
      if (row && table.way === 'deck') this.draw(table, row);
      say(`${table.name}, ${thrown.dice}`, thrown.total);
      if (table.way === 'dice') for (const { title, add } of modifiers) if (add !== 0) say(title, add);
      if (!row) {
        say('nothing stands at', total);
        break;
      }
      say(at, row.text);
      if (outcome === 'stands') return { throws, why, row: this.stands(table, row) };
      say(at, thrownAgain[outcome]);
    }
    return { throws, why, row: null };
  }

  private outcome(row: TableRow | null, { table, unique }: Wanted): TableThrow['outcome'] {
    if (!row) return 'nothing';
    if (this.isStruck(row)) return 'struck';
    const key = rowKey({ table: table.id, row: row.id });
    if (this.#lying.alone.has(key)) return 'repeated';
    if (unique && (this.#cameUp.has(row) || this.#lying.came.has(key))) return 'repeated';
    return row.again === 'reroll' ? 'again' : 'stands';
  }

  private isStruck(row: TableRow): boolean {
    return row.struck || this.#struck.has(row);
  }

  private stands(table: RandomTable, row: TableRow): TableRow {
    this.#cameUp.add(row);
    if (row.once) {
      this.#struck.add(row);
      this.struck.push({ table: table.id, row: row.id });
    }
    return row;
  }

  private draw({ id }: RandomTable, row: TableRow): void {
    this.#out.set(row, (this.#out.get(row) ?? 0) + 1);
    this.drawn.push({ table: id, row: row.id });
  }

  /** What the dice say; a sentence where none are thrown, null where the roll has stopped. */
  private throwOn(wanted: Wanted): Came | string | null {
    if (wanted.table.way !== 'dice') return this.drawFrom(wanted);
    const notation = wanted.table.columns[wanted.column]?.dice ?? '';
    const expression = readableDice(notation);
    if (!expression) return `its dice cannot be read: ${notation}`;
    if (!wanted.table.rows.some((row) => spanOf(row, wanted.column))) return 'it has no rows';
    const sum = addedBy(wanted.modifiers);
    const { from, to } = extentOf(expression);
    const reach = { from: from + sum, to: to + sum };
    const stands = (row: TableRow) => this.outcome(row, wanted) === 'stands';
    if (!canStand(wanted.table, wanted.column, reach, stands))
      return 'every row is struck off or has come up';
    const thrown = this.#thrower.fall(notation, wanted.table.name, wanted.path);
    if (!thrown) return null;
    const total = thrown.total + sum;
    const row = rowAt(wanted.table, wanted.column, total);
    const span = row && spanOf(row, wanted.column);
    return { thrown, total, row, at: span ? `row ${spanText(span)}` : '' };
  }

  private drawFrom(wanted: Wanted): Came | string | null {
    const { table, path } = wanted;
    const open = table.rows.flatMap((row) => {
      const parts = partsOf(table, row, this.#out.get(row));
      const outcome = this.outcome(row, wanted);
      return parts > 0 && (outcome === 'stands' || outcome === 'again') ? [{ row, parts, outcome }] : [];
    });
    if (table.rows.length === 0) return 'it has no rows';
    if (!open.some(({ outcome }) => outcome === 'stands'))
      return table.way === 'deck'
        ? 'no card is left; shuffle the deck'
        : 'every row is struck off or has come up';
    const sum = open.reduce((all, { parts }) => all + parts, 0);
    const thrown = this.#thrower.die(sum, table.name, path);
    if (!thrown) return null;
    let past = 0;
    const found = open.find(({ parts }) => (past += parts) >= thrown.total);
    return { thrown, total: thrown.total, row: found?.row ?? null, at: `${found?.parts ?? 0} of ${sum}` };
  }
}

const thrownAgain = {
  struck: 'struck off, thrown again',
  repeated: 'has come up already, thrown again',
  again: 'not wanted here, thrown again',
  nothing: 'nothing stands there',
} as const satisfies Record<Exclude<TableThrow['outcome'], 'stands'>, string>;
