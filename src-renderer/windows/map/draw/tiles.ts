import { chunkHexes, hexInChunk, type ChunkPlace } from '../../../../shared/hex/chunks.ts';
import type { HexGrid } from '../../../../shared/hex/grid.ts';
import { centreOf } from '../../../../shared/hex/pixel.ts';
import { bandOfCell } from '../../../../shared/map/drawing/height-tints.ts';
import type { Stamp, Stamps } from './stamps.ts';

const bytesAPixel = 4;
const mostBytes = 24 * 1024 * 1024;

/** Draws a ready hex with its centre at a point of a picture. */
export function stampAt(
  pen: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  { picture, reach }: Stamp,
  x: number,
  y: number,
): void {
  pen.drawImage(picture, Math.round(x) - reach, Math.round(y) - reach);
}

/** Pictures of whole chunks by name, the least lately used given up first. */
export class Tiles {
  readonly #held = new Map<string, OffscreenCanvas>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  get(name: string): OffscreenCanvas | undefined {
    const tile = this.#held.get(name);
    if (tile === undefined) return undefined;
    this.#held.delete(name);
    this.#held.set(name, tile);
    return tile;
  }

  keep(name: string, tile: OffscreenCanvas): void {
    this.#held.set(name, tile);
    this.#bytes += bytesOf(tile);
    for (const [oldest, { width, height }] of this.#held) {
      if (this.#bytes <= this.#most || oldest === name) break;
      this.#held.delete(oldest);
      this.#bytes -= bytesOf({ width, height });
    }
  }

  get count(): number {
    return this.#held.size;
  }
}

const bytesOf = ({ width, height }: { width: number; height: number }): number =>
  width * height * bytesAPixel;

/** How large a chunk's picture is, and where in it the centre of the chunk's first hex lies. */
export function tileFrame(
  grid: HexGrid,
  side: number,
): { width: number; height: number; x: number; y: number } {
  const first = centreOf(grid, { col: 0, row: 0 }, side);
  const centres = [0, 1, chunkHexes - 2, chunkHexes - 1, chunkHexes - 16, 15, 16, 31].map((at) => {
    const { x, y } = centreOf(grid, hexInChunk({ cx: 0, cy: 0 }, at), side);
    return { x: x - first.x, y: y - first.y };
  });
  const margin = Math.ceil(side + 1);
  const least = { x: Math.min(...centres.map(({ x }) => x)), y: Math.min(...centres.map(({ y }) => y)) };
  const most = { x: Math.max(...centres.map(({ x }) => x)), y: Math.max(...centres.map(({ y }) => y)) };
  return {
    width: Math.ceil(most.x - least.x) + 2 * margin,
    height: Math.ceil(most.y - least.y) + 2 * margin,
    x: Math.ceil(-least.x) + margin,
    y: Math.ceil(-least.y) + margin,
  };
}

/** The cells that make up a chunk's picture; null where a layer has none there or is hidden. */
export interface ChunkLayers {
  ground: Uint16Array | null;
  heights: Uint16Array | null;
  region: Uint16Array | null;
  /** Null too where nothing is veiled. */
  known: Uint16Array | null;
  veiled: boolean;
}

/** The stamps of one hex, from the ground up. */
export function* stampsOf(
  { ground, heights, region, known, veiled }: ChunkLayers,
  at: number,
  stamps: Stamps,
): Generator<Stamp> {
  yield stamps.ground(ground?.[at] ?? 0, bandOfCell[heights?.[at] ?? 0]);
  const code = region?.[at] ?? 0;
  if (code !== 0) yield stamps.region(code);
  if (veiled && (known?.[at] ?? 0) === 0) yield stamps.veil();
}

export function drawTile(
  grid: HexGrid,
  place: ChunkPlace,
  side: number,
  layers: ChunkLayers,
  stamps: Stamps,
): OffscreenCanvas {
  const frame = tileFrame(grid, side);
  const tile = new OffscreenCanvas(frame.width, frame.height);
  const pen = tile.getContext('2d');
  if (pen === null) return tile;
  const first = centreOf(grid, hexInChunk(place, 0), side);
  for (let at = 0; at < chunkHexes; at += 1) {
    const centre = centreOf(grid, hexInChunk(place, at), side);
    for (const stamp of stampsOf(layers, at, stamps))
      stampAt(pen, stamp, frame.x + centre.x - first.x, frame.y + centre.y - first.y);
  }
  return tile;
}
