import { type Fault, faultsIn } from './text/faults.ts';
import { type Named, type TableNames, tableNames } from './names.ts';
import type { Piece } from './text/pieces.ts';
import { readText } from './text/read.ts';
import type { RandomTable, TableId, TableRow } from './table.ts';

/** All tables at hand, their texts read as they are wanted. */
export interface TableBook {
  readonly names: TableNames;
  table(id: TableId): RandomTable | undefined;
  /** The pieces of a row's text as it is read from its table's folder. */
  pieces(table: Named, row: TableRow): readonly Piece[];
  faults(table: Named, row: TableRow): Fault[];
}

/** Of two tables of one id the later stands. */
export function tableBook(tables: readonly RandomTable[]): TableBook {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return bookOf(tables, (id) => byId.get(id));
}

/** A book that knows its tables by name, and takes each from where it is kept once it is wanted. */
export function bookOf(named: readonly Named[], take: (id: TableId) => RandomTable | undefined): TableBook {
  const names = tableNames(named);
  const taken = new Map<TableId, RandomTable | undefined>();
  const read = new WeakMap<TableRow, readonly Piece[]>();
  const piecesOf = (table: Named, row: TableRow): readonly Piece[] => {
    const known = read.get(row);
    if (known) return known;
    const pieces = readText(row.text, (name) => names.find(table, name));
    read.set(row, pieces);
    return pieces;
  };
  return {
    names,
    table: (id) => {
      if (!taken.has(id)) taken.set(id, take(id));
      return taken.get(id);
    },
    pieces: piecesOf,
    faults: (table, row) => faultsIn(piecesOf(table, row), names),
  };
}
