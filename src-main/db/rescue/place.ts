import type { Cell, Pages } from './pages.ts';
import type { Target } from './target.ts';

interface Named {
  name: string;
  root: number;
}

/** The rows of the file's own table of tables. */
const namedRoots = (pages: Pages): Named[] =>
  [...pages.leaves.values()].flat().flatMap(({ values }) => {
    const [type, name, , root] = values;
    return type === 'table' && typeof name === 'string' && typeof root === 'number' && values.length === 5
      ? [{ name, root }]
      : [];
  });

/** Whether a page holds rows of the table of tables, which is made anew. */
const isSchema = (cells: readonly Cell[]): boolean =>
  cells.every(
    ({ values: [type, name, table, root], values }) =>
      values.length === 5 &&
      ['table', 'index', 'trigger', 'view'].includes(String(type)) &&
      typeof name === 'string' &&
      typeof table === 'string' &&
      typeof root === 'number',
  );

/** The leaves below a page, as far as the tree stands. */
const leavesBelow = (pages: Pages, root: number): number[] => {
  const seen = new Set<number>();
  const waiting = [root];
  const leaves: number[] = [];
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (seen.has(page)) continue;
    seen.add(page);
    if (pages.leaves.has(page)) leaves.push(page);
    waiting.push(...(pages.inner.get(page) ?? []));
  }
  return leaves;
};

/** Rows that found no table, as they stood. */
export type Loose = { table: string | null; row: unknown };

/** The one table that takes most of the rows, by their shape and then by what the log says of them; null for none. */
const tableFor = (target: Target, cells: readonly Cell[]): string | null => {
  const scored = target.tables
    .map(({ name }) => ({ name, ...target.fit(name, cells) }))
    .filter(({ fitting }) => fitting > 0)
    .sort((a, b) => b.fitting - a.fitting || b.witnessed - a.witnessed);
  const [best, next] = scored;
  if (best === undefined) return null;
  const isClear = next === undefined || best.fitting > next.fitting || best.witnessed > next.witnessed;
  return isClear ? best.name : null;
};

/**
 * Puts every row into its table: by the tree where that stands, else a page at a time by its shape. What finds none
 * is given back.
 */
export const placeRows = (pages: Pages, target: Target): Loose[] => {
  const loose: Loose[] = [];
  const placed = new Set<number>();
  const put = (name: string, page: number): void => {
    placed.add(page);
    for (const cell of pages.leaves.get(page) ?? [])
      if (!target.put(name, cell)) loose.push({ table: name, row: { id: cell.id, values: cell.values } });
  };
  for (const { name, root } of namedRoots(pages)) {
    if (!target.has(name)) continue;
    for (const page of leavesBelow(pages, root)) {
      const cells = pages.leaves.get(page) ?? [];
      if (!placed.has(page) && target.fit(name, cells).fitting * 2 > cells.length) put(name, page);
    }
  }
  const rest = [...pages.leaves].filter(([page, cells]) => !placed.has(page) && !isSchema(cells));
  // The log first, as it is the witness for the others.
  const byShape = rest.map(([page, cells]) => ({ page, name: tableFor(target, cells) }));
  for (const { page, name } of byShape) if (name === 'journal' || name === 'journal_row') put(name, page);
  for (const [page, cells] of rest) {
    if (placed.has(page) || target.isIndexOfWords(cells)) continue;
    const name = tableFor(target, cells);
    if (name !== null) put(name, page);
    else loose.push(...cells.map(({ id, values }) => ({ table: null, row: { id, values } })));
  }
  return loose;
};
