import { chunkOf, chunkSide, hexInChunk, placeInChunk } from './chunks.ts';
import type { ChunkPlace } from './chunks.ts';
import type { Hex } from './grid.ts';
import { hexKey } from './grid.ts';
import { isInBox, placeInBox } from './path.ts';
import type { Box } from './path.ts';
import type { Chunks } from './runs.ts';
import { chunkKey, chunkPlace } from './runs.ts';

/** Every hex that holds something, with what it holds. */
export function* hexesOf(chunks: Chunks | undefined): Generator<Hex & { code: number }> {
  for (const [key, cells] of chunks ?? []) {
    const place = chunkPlace(key);
    for (const [at, code] of cells.entries()) if (code !== 0) yield { ...hexInChunk(place, at), code };
  }
}

/** How many hexes hold each code. */
export function countsOf(chunks: Chunks | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cells of chunks?.values() ?? [])
    for (const code of cells) if (code !== 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** What each hex of a box of whole pieces holds, row by row. */
export function codesOver(chunks: Chunks, box: Box): Uint16Array {
  const codes = new Uint16Array(box.width * box.height);
  for (const [key, cells] of chunks) {
    const { col, row } = hexInChunk(chunkPlace(key), 0);
    if (!isInBox(box, { col, row })) continue;
    const first = placeInBox(box, { col, row });
    for (let line = 0; line < chunkSide; line += 1)
      codes.set(cells.subarray(line * chunkSide, (line + 1) * chunkSide), first + line * box.width);
  }
  return codes;
}

/** Things by their hex, each hex's in their order. */
export class ByHex<Thing extends Hex> {
  readonly #at = new Map<number, Thing[]>();

  constructor(things: readonly Thing[]) {
    for (const thing of things) {
      const there = this.#at.get(hexKey(thing));
      if (there) there.push(thing);
      else this.#at.set(hexKey(thing), [thing]);
    }
  }

  at(hex: Hex): readonly Thing[] {
    return this.#at.get(hexKey(hex)) ?? [];
  }
}

/** Hexes of several lists, each once, row by row. */
export function rowByRow(...lists: Iterable<Hex>[]): Hex[] {
  const hexes = new Map<number, Hex>();
  for (const list of lists) for (const { col, row } of list) hexes.set(hexKey({ col, row }), { col, row });
  return [...hexes.values()].sort((one, other) => one.row - other.row || one.col - other.col);
}

/** What a chunk holds; null where there is none, which is one of nothing. */
export type CellsAt = (place: ChunkPlace) => Uint16Array | null;

/** What a hex holds; 0 is nothing. Who goes from hex to hex finds the piece asked last at hand. */
export function codesIn(cellsAt: CellsAt): (hex: Hex) => number {
  // Numbers of their own: an object anew for each piece was slow once a map had been painted.
  let lastX = Number.NaN;
  let lastY = Number.NaN;
  let cells: Uint16Array | null = null;
  return (hex) => {
    const { cx, cy } = chunkOf(hex);
    if (cx !== lastX || cy !== lastY) {
      cells = cellsAt({ cx, cy });
      lastX = cx;
      lastY = cy;
    }
    return cells?.[placeInChunk(hex)] ?? 0;
  };
}

/** The same of chunks that are all at hand. */
export const cellReader = (chunks: Chunks | undefined): ((hex: Hex) => number) =>
  codesIn(({ cx, cy }) => chunks?.get(chunkKey(cx, cy)) ?? null);
