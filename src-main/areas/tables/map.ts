import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { leadsTo } from '../../../shared/tables/leads-to.ts';
import type { RandomTable, TableId } from '../../../shared/tables/table.ts';

/** More tables are not told. */
const most = 200;

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
