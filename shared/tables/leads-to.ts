import type { TableBook } from './book.ts';
import type { RandomTable, TableId, TableRow } from './table.ts';
import type { Piece } from './text/pieces.ts';

/** The tables that a row leads to by its text and by what it gives, each once, in that order. */
export function leadsTo(
  book: TableBook,
  table: Pick<RandomTable, 'id' | 'folder' | 'name'>,
  row: TableRow,
): TableId[] {
  const given = row.gives.flatMap((gift) => (gift.kind === 'table' ? [gift.table] : []));
  return [...new Set([...inPieces(book.pieces(table, row)), ...given])];
}

function inPieces(pieces: readonly Piece[]): TableId[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'braces') return [];
    if (piece.content.kind === 'table') return [piece.content.table];
    return piece.content.kind === 'choice'
      ? piece.content.options.flatMap((option) => inPieces(option.pieces))
      : [];
  });
}
