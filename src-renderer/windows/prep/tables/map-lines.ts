import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

type TableMap = QueryOutput<'table.map'>;
type MapId = TableMap['tables'][number]['id'];

/** A table under the one that throws on it. */
export interface MapLine {
  readonly id: MapId;
  readonly name: string;
  /** How far in it stands. */
  readonly depth: number;
  /** It throws again on one it stands under, or is told further up already. */
  readonly mark: 'back' | 'above' | null;
}

/** More lines are not told. */
const most = 200;

/** What a table throws on, each under the first that does so; every table is unfolded once. */
export function mapLines({ tables }: TableMap): MapLine[] {
  const [first] = tables;
  if (first === undefined) return [];
  const lines: MapLine[] = [];
  const told: MapId[] = [first.id];
  const unfold = (id: MapId, way: readonly MapId[]): void => {
    for (const to of tables.find((each) => each.id === id)?.leadsTo ?? []) {
      if (lines.length === most) return;
      const mark = way.includes(to.id) ? 'back' : told.includes(to.id) ? 'above' : null;
      lines.push({ ...to, depth: way.length - 1, mark });
      if (mark !== null) continue;
      told.push(to.id);
      unfold(to.id, [...way, to.id]);
    }
  };
  unfold(first.id, [first.id]);
  return lines;
}
