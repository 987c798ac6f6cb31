import { chunkHexes, hexInChunk, type ChunkPlace } from '../../hex/chunks.ts';
import type { Hex } from '../../hex/grid.ts';

interface Reach {
  hexes: number;
  cols: number;
  rows: number;
}

/** A name where it lies; it is as large as a word of the map of 130 percent. */
export interface RegionName extends Hex {
  words: string;
  size: number;
  turn: number;
  secret: boolean;
}

const nameSize = 130;

/** The name of each region over the middle of its hexes; one without any has none. */
export function regionNames(
  regions: readonly { code: number; name: string }[],
  places: readonly ChunkPlace[],
  cells: (place: ChunkPlace) => Uint16Array | null,
): RegionName[] {
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
