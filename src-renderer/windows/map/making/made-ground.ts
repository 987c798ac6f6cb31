import { chunkKey, painted, type Chunks, type Run } from '../../../../shared/hex/runs.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { NeighbourTable } from '../../../../shared/map/making/neighbours.ts';
import type { MapCells } from '../map-cells.ts';

/** The pieces of the ground that runs would make others. */
export function groundAfter(cells: MapCells, runs: readonly Run[]): Chunks {
  const before = new Map<string, Uint16Array>();
  for (const place of cells.places('terrain')) {
    const held = cells.cells('terrain', place);
    if (held !== null) before.set(chunkKey(place.cx, place.cy), held);
  }
  return painted(before, runs);
}

/** Tables of neighbours as the main process tells them. */
export function tablesIn(told: QueryOutput<'map.neighbours'>): (code: number) => NeighbourTable | undefined {
  const tables = new Map(
    told.map(({ code, rows }) => [code, new Map(rows.map((row) => [row.code, row.weight]))]),
  );
  return (code) => tables.get(code);
}
