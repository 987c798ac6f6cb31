import { type Fault, faultsIn } from './text/faults.ts';
import { type TableNames, tableNames } from './names.ts';
import type { Piece } from './text/pieces.ts';
import { readText } from './text/read.ts';
import type { RandomTable, TableId, TableRow } from './table.ts';

/** All tables at hand, their texts read as they are wanted. */
export interface TableBook {
  readonly names: TableNames;
  table(id: TableId): RandomTable | undefined;
  /** The pieces of a row's text as it is read from its table's folder. */
  pieces(table: RandomTable, row: TableRow): readonly Piece[];
  faults(table: RandomTable, row: TableRow): Fault[];
}

/** Of two tables of one id the later stands. */
export function tableBook(tables: readonly RandomTable[]): TableBook {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const names = tableNames(tables);
  const read = new WeakMap<TableRow, readonly Piece[]>();
  const piecesOf = (table: RandomTable, row: TableRow): readonly Piece[] => {
    const known = read.get(row);
    if (known) return known;
    const pieces = readText(row.text, (name) => names.find(table, name));
    read.set(row, pieces);
    return pieces;
  };
  return {
    names,
    table: (id) => byId.get(id),
    pieces: piecesOf,
    faults: (table, row) => faultsIn(piecesOf(table, row), names),
  };
}
