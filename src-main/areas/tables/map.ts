import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { RandomTable, TableId, TableRow } from '../../../shared/tables/table.ts';
import type { Piece } from '../../../shared/tables/text/pieces.ts';

/** More tables are not told. */
const most = 200;

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

/** The tables that may be thrown because of one, from it outward. */
export function mapOf(book: TableBook, first: RandomTable): QueryOutput<'table.map'> {
  const depths = new Map<TableId, number>([[first.id, 0]]);
  const ways = new Map<TableId, TableId[]>();
  let more = false;
  for (const [id, depth] of depths) {
    const table = book.table(id);
    const next = table ? [...new Set(table.rows.flatMap((row) => leadsTo(book, table, row)))] : [];
    const known = next.filter((each) => book.table(each) !== undefined);
    ways.set(id, known);
    for (const each of known) {
      if (depths.has(each)) continue;
      if (depths.size < most) depths.set(each, depth + 1);
      else more = true;
    }
  }
  const named = (id: TableId) => ({ id, name: book.table(id)?.name ?? '' });
  const tables = Array.from(depths, ([id, depth]) => ({
    ...named(id),
    depth,
    leadsTo: (ways.get(id) ?? []).map(named),
    inRing: comesBack(ways, id),
  }));
  return { tables, more };
}

function comesBack(ways: ReadonlyMap<TableId, readonly TableId[]>, first: TableId): boolean {
  const seen = new Set<TableId>();
  const open = [...(ways.get(first) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === first) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(ways.get(id) ?? []));
  }
  return false;
}
