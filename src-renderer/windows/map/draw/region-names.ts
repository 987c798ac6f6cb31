import { chunkHexes, hexInChunk, type ChunkPlace } from '../../../../shared/hex/chunks.ts';
import type { DrawnLabel } from './sites.ts';

interface Reach {
  hexes: number;
  cols: number;
  rows: number;
}

const nameSize = 130;

/** The name of each region over the middle of its hexes; one without any has none. */
export function regionNames(
  regions: readonly { code: number; name: string }[],
  places: readonly ChunkPlace[],
  cells: (place: ChunkPlace) => Uint16Array | null,
): DrawnLabel[] {
  const reaches = new Map<number, Reach>();
  for (const place of places) {
    const chunk = cells(place);
    for (let at = 0; chunk !== null && at < chunkHexes; at += 1) {
      const code = chunk[at] ?? 0;
      if (code === 0) continue;
      const reach = reaches.get(code) ?? { hexes: 0, cols: 0, rows: 0 };
      const { col, row } = hexInChunk(place, at);
      reach.hexes += 1;
      reach.cols += col;
      reach.rows += row;
      reaches.set(code, reach);
    }
  }
  return regions.flatMap(({ code, name }) => {
    const reach = reaches.get(code);
    if (reach === undefined) return [];
    const middle = { col: Math.round(reach.cols / reach.hexes), row: Math.round(reach.rows / reach.hexes) };
    return [{ ...middle, words: name, size: nameSize, turn: 0, secret: false }];
  });
}
