import { chunkKey, painted, type Chunks, type Run } from '../../../../shared/hex/runs.ts';
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
