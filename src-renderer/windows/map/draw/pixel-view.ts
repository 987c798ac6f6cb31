import { chunkSide } from '../../../../shared/hex/chunks.ts';
import type { HexGrid } from '../../../../shared/hex/grid.ts';
import { push } from '../../../../shared/hex/grid.ts';
import type { Camera, Size } from '../camera/camera.ts';
import { boxInSight } from '../camera/camera.ts';

/** The cells of a chunk; null where there is none. */
export type CellsOf = (cx: number, cy: number) => Uint16Array | null;

const bits = 4;
const low = chunkSide - 1;
const root3 = Math.sqrt(3);
const nothing = new Uint16Array(chunkSide * chunkSide);

/**
 * The ground of everything in sight, a pixel at a time, whatever number of hexes that is: a hex counts as the rectangle
 * about its centre, which nobody can tell from it under six pixels a side. `pale` are the colours of hexes the second
 * chunk says nothing of.
 */
export function paintPixels(
  grid: HexGrid,
  camera: Camera,
  size: Size,
  ground: CellsOf,
  colours: Uint32Array,
  out: Uint32Array,
  veil: { known: CellsOf; pale: Uint32Array } | null = null,
): void {
  const flat = grid.layout === 'flat';
  const { along, across } = lookups(grid, camera, size);
  const chunks = chunksInSight(grid, camera, size, ground);
  const known = veil === null ? null : chunksInSight(grid, camera, size, veil.known);
  for (let y = 0, at = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, at += 1) {
      const line = (flat ? along[x] : along[y]) ?? 0;
      const other = across[line & 1]?.[flat ? y : x] ?? 0;
      const col = flat ? line : other;
      const row = flat ? other : line;
      const place = ((row & low) << bits) | (col & low);
      const code = chunks.at(col, row)[place] ?? 0;
      const isPale = veil !== null && known !== null && (known.at(col, row)[place] ?? 0) === 0;
      out[at] = (isPale ? veil.pale : colours)[code] ?? 0;
    }
}

/** Which line of hexes a pixel along lies in, and which place across, for lines pushed and not. */
function lookups(
  grid: HexGrid,
  { middle, side }: Camera,
  { width, height }: Size,
): { along: Int32Array; across: readonly Int32Array[] } {
  const flat = grid.layout === 'flat';
  const [wide, high] = flat ? [width, height] : [height, width];
  const [first, second] = flat ? [middle.x, middle.y] : [middle.y, middle.x];
  const along = Int32Array.from({ length: wide }, (_, at) =>
    Math.round((first + (at + 0.5 - wide / 2) / side) / 1.5),
  );
  const across = [0, 1].map((parity) =>
    Int32Array.from({ length: high }, (_, at) =>
      Math.round((second + (at + 0.5 - high / 2) / side) / root3 + push(grid, parity) / 2),
    ),
  );
  return { along, across };
}

function chunksInSight(
  grid: HexGrid,
  camera: Camera,
  size: Size,
  cells: CellsOf,
): { at: (col: number, row: number) => Uint16Array } {
  const box = boxInSight(grid, camera, size);
  // The rectangles of the edge may belong to a hex further out than the corners' own.
  const left = (box.left >> bits) - 1;
  const top = (box.top >> bits) - 1;
  const across = (box.right >> bits) + 2 - left;
  const down = (box.bottom >> bits) + 2 - top;
  const held = Array.from(
    { length: across * down },
    (_, at) => cells(left + (at % across), top + Math.floor(at / across)) ?? nothing,
  );
  return {
    at: (col, row) => held[((row >> bits) - top) * across + (col >> bits) - left] ?? nothing,
  };
}
