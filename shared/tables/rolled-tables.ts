import type { RolledPiece, RolledTable } from './rolled.ts';

/** A rolled table and all that were rolled within it, in the order of their dice. */
export function* tablesIn(root: RolledTable): Generator<RolledTable> {
  yield root;
  for (const piece of root.pieces) yield* inPiece(piece);
  for (const { tables } of root.gives) for (const table of tables) yield* tablesIn(table);
  for (const table of root.again) yield* tablesIn(table);
}

function* inPiece({ tables, chosen }: RolledPiece): Generator<RolledTable> {
  for (const table of tables) yield* tablesIn(table);
  for (const piece of chosen) yield* inPiece(piece);
}
