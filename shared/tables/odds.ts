import { TurnkeeperError } from '../errors.ts';
import { exactCases, type ExactCases } from '../odds/dice/dice-odds.ts';
import { certainly, type Fraction, fraction, never } from '../odds/dice/fraction.ts';
import type { TableBook } from './book.ts';
import { addedBy, canStand, columnAt, extentOf, partsOf, readableDice, rowAt } from './draw.ts';
import type { Modifier, RandomTable, TableId, TableRow } from './table.ts';

export interface OddsOptions {
  readonly column?: number | string;
  readonly modifiers?: readonly Modifier[];
}

/** How likely each row is to stand. Rows, nothing and what is neglected make one. */
export interface RowOdds {
  /** In the order of the table; of a row that is struck off or thrown again, never. */
  readonly rows: readonly { readonly row: number; readonly chance: Fraction }[];
  /** That nothing stands there, be it a gap, or that no row is left. */
  readonly nothing: Fraction;
  /** The far end of chains of dice, or all where they cannot be weighed. */
  readonly neglected: Fraction;
  /** Why they are not what the table says; null where they are. */
  readonly sentence: string | null;
}

/**
 * The exact odds of a table's rows as it now stands: its cards drawn, its rows struck. They are those of a roll that
 * comes to an end within its limits. Throws not-found.
 */
export function rowOdds(book: TableBook, id: TableId, options: OddsOptions = {}): RowOdds {
  const table = book.table(id);
  if (!table) throw new TurnkeeperError('not-found', 'That table is gone.');
  const column = columnAt(table, options.column ?? 0);
  return table.way === 'dice'
    ? oddsOfTotals(table, column, addedBy(options.modifiers ?? []))
    : oddsOfParts(table);
}

const mayStand = ({ struck, again }: TableRow): boolean => !struck && again !== 'reroll';

const odds = (
  { rows }: RandomTable,
  ways: ReadonlyMap<TableRow, bigint>,
  nothing: bigint,
  whole: bigint,
): RowOdds => {
  const known = [...ways.values()].reduce((sum, each) => sum + each, nothing);
  return {
    rows: rows.map((row) => ({ row: row.id, chance: fraction(ways.get(row) ?? 0n, whole) })),
    nothing: fraction(nothing, whole),
    neglected: fraction(whole - known, whole),
    sentence: null,
  };
};

const withoutRows = ({ rows }: RandomTable, sentence: string | null, nothing = certainly): RowOdds => ({
  rows: rows.map(({ id }) => ({ row: id, chance: never })),
  nothing,
  neglected: nothing === certainly ? never : certainly,
  sentence,
});

function oddsOfTotals(table: RandomTable, column: number, add: number): RowOdds {
  const notation = table.columns[column]?.dice ?? '';
  const expression = readableDice(notation);
  if (!expression)
    return withoutRows(table, `The dice of ${table.name} cannot be read: ${notation}. Nothing stands there.`);
  const { from, to } = extentOf(expression);
  if (!canStand(table, column, { from: from + add, to: to + add }, mayStand)) return withoutRows(table, null);
  const cases = weighed(notation);
  if (typeof cases === 'string') return withoutRows(table, cases, never);
  const ways = new Map<TableRow, bigint>();
  let [nothing, whole] = [0n, cases.whole];
  for (const [total, some] of cases.ways) {
    const row = rowAt(table, column, total + add);
    if (!row) nothing += some;
    else if (mayStand(row)) ways.set(row, (ways.get(row) ?? 0n) + some);
    else whole -= some;
  }
  return whole === 0n ? withoutRows(table, null) : odds(table, ways, nothing, whole);
}

/** The cases of dice that can be read, or the sentence why these are too many. */
export function weighed(notation: string): ExactCases | string {
  try {
    return exactCases(notation);
  } catch (error) {
    if (error instanceof TurnkeeperError) return error.message;
    throw error;
  }
}

function oddsOfParts(table: RandomTable): RowOdds {
  const ways = new Map<TableRow, bigint>();
  let whole = 0n;
  for (const row of table.rows) {
    const parts = mayStand(row) ? BigInt(partsOf(table, row)) : 0n;
    if (parts > 0n) ways.set(row, parts);
    whole += parts;
  }
  return whole === 0n ? withoutRows(table, null) : odds(table, ways, 0n, whole);
}
