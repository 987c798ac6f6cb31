import type { RolledPiece, RolledTable, RollTree } from './rolled.ts';

/** A part of a roll that can be thrown again by itself: a table within it, or the dice or choice of a text. */
export type Branch =
  | { readonly kind: 'table'; readonly rolled: RolledTable; readonly name: string; readonly depth: number }
  | { readonly kind: 'piece'; readonly rolled: RolledPiece; readonly name: string; readonly depth: number };

/** In the order of their dice. Of a piece that only leads to a table, the table is the branch. */
export function branchesOf({ root }: RollTree): Branch[] {
  return [...inTable(root, 0)];
}

function* nested(rolled: RolledTable, depth: number): Generator<Branch> {
  if (rolled.throws.length > 0) yield { kind: 'table', rolled, name: rolled.name, depth };
  yield* inTable(rolled, depth + 1);
}

function* inTable({ name, pieces, gives, again }: RolledTable, depth: number): Generator<Branch> {
  for (const piece of pieces) yield* inPiece(piece, name, depth);
  for (const { tables } of gives) for (const table of tables) yield* nested(table, depth);
  for (const table of again) yield* nested(table, depth);
}

function* inPiece(rolled: RolledPiece, table: string, depth: number): Generator<Branch> {
  const { thrown, tables, chosen, written } = rolled;
  const falls = thrown !== null && thrown.faces.length > 0;
  if (falls) yield { kind: 'piece', rolled, name: `${table}, ${written}`, depth };
  const within = falls ? depth + 1 : depth;
  for (const each of tables) yield* nested(each, within);
  for (const piece of chosen) yield* inPiece(piece, table, within);
}

/** All tables rolled within a branch, in the order of their dice. */
export function tablesOf({ kind, rolled }: Branch): Set<RolledTable> {
  const found = new Set<RolledTable>();
  const add = (table: RolledTable): void => {
    found.add(table);
    for (const piece of table.pieces) addPiece(piece);
    for (const { tables } of table.gives) tables.forEach(add);
    table.again.forEach(add);
  };
  const addPiece = ({ tables, chosen }: RolledPiece): void => {
    tables.forEach(add);
    chosen.forEach(addPiece);
  };
  if (kind === 'table') add(rolled);
  else addPiece(rolled);
  return found;
}
