import type { Look } from '../map-words.ts';
import type { GroundKind } from '../usual-grounds.ts';

/** What lies beside a ground, by chance: weights of the grounds of a list. */
export type NeighbourTable = ReadonlyMap<number, number>;

type Weights = Readonly<Partial<Record<Look, number>>>;

/** Tables of our own, by how a ground looks; most of it goes on as it is. */
const usual: Readonly<Record<Look, Weights>> = {
  plain: { plain: 10, grass: 5, farmland: 1, forest: 2, hills: 2, swamp: 1, shallows: 1, desert: 1 },
  grass: { grass: 10, plain: 4, farmland: 2, forest: 3, hills: 2, swamp: 1, shallows: 1 },
  farmland: { farmland: 7, grass: 6, plain: 3, forest: 2, hills: 1, town: 1, shallows: 1 },
  forest: { forest: 11, grass: 4, plain: 1, pines: 2, hills: 3, swamp: 1, shallows: 1 },
  pines: { pines: 10, forest: 4, hills: 4, mountains: 2, grass: 1, snow: 1 },
  jungle: { jungle: 12, forest: 2, swamp: 3, grass: 2, hills: 2, shallows: 1 },
  hills: { hills: 9, grass: 3, plain: 2, forest: 3, pines: 1, mountains: 3, broken: 1, barren: 1 },
  mountains: { mountains: 9, hills: 6, peaks: 2, pines: 2, broken: 1, barren: 1 },
  peaks: { peaks: 6, mountains: 12, snow: 2, hills: 1 },
  swamp: { swamp: 8, grass: 4, forest: 3, plain: 2, shallows: 3, jungle: 1 },
  desert: { desert: 13, barren: 3, plain: 2, broken: 2, hills: 1 },
  barren: { barren: 8, desert: 3, broken: 3, hills: 3, plain: 3, snow: 1 },
  broken: { broken: 7, hills: 4, barren: 4, mountains: 2, desert: 2, plain: 2 },
  snow: { snow: 11, barren: 4, pines: 3, peaks: 1, mountains: 2 },
  town: { farmland: 12, grass: 4, plain: 2, forest: 1, shallows: 1 },
  shallows: { shallows: 6, grass: 6, plain: 4, forest: 3, swamp: 2, hills: 1 },
  deeps: { deeps: 16, plain: 2, grass: 3, forest: 1, hills: 1, swamp: 1 },
};

/** The usual table of a ground in the grounds of a campaign; looks that it has no ground of are left out. */
export function usualTable(
  kinds: readonly GroundKind[],
  { code: own, look: ownLook }: GroundKind,
): NeighbourTable {
  const table = new Map<number, number>();
  for (const [look, weight] of Object.entries(usual[ownLook])) {
    const code = look === ownLook ? own : kinds.find((kind) => kind.look === look)?.code;
    if (code !== undefined && weight > 0) table.set(code, (table.get(code) ?? 0) + weight);
  }
  return table;
}

export const neighbourDie = 100;

/** What a d100 comes to. */
export interface DieRow {
  code: number;
  from: number;
  to: number;
}

/** One table of those of all neighbours, laid onto a d100; what has less than a face has none. */
export function dieRows(tables: readonly NeighbourTable[]): DieRow[] {
  const sums = new Map<number, number>();
  for (const table of tables)
    for (const [code, weight] of table) sums.set(code, (sums.get(code) ?? 0) + weight);
  const total = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
  const rows: DieRow[] = [];
  let [gone, last] = [0, 0];
  for (const [code, weight] of [...sums].sort(([one], [other]) => one - other)) {
    gone += weight;
    const to = Math.round((gone * neighbourDie) / total);
    if (to > last) rows.push({ code, from: last + 1, to });
    last = to;
  }
  return rows;
}

/** The ground of a face; null for rows of nothing. */
export const groundOf = (rows: readonly DieRow[], face: number): number | null =>
  rows.find(({ to }) => face <= to)?.code ?? null;
