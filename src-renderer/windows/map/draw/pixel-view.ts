import { chunkSide } from '../../../../shared/hex/chunks.ts';
import type { HexGrid } from '../../../../shared/hex/grid.ts';
import { push } from '../../../../shared/hex/grid.ts';
import { bandOfCell } from '../../../../shared/map/drawing/height-tints.ts';
import type { Camera, Size } from '../camera/camera.ts';
import { boxInSight } from '../camera/camera.ts';

/** The cells of a chunk; null where there is none. */
export type CellsOf = (cx: number, cy: number) => Uint16Array | null;

const bits = 4;
const low = chunkSide - 1;
const root3 = Math.sqrt(3);
const nothing = new Uint16Array(chunkSide * chunkSide);

/**
 * The ground of everything in sight, whatever number of hexes that is: a hex counts as the rectangle about its centre,
 * which nobody can tell from it under six pixels a side. Each is looked up once where its pixels begin: a line of pixels
 * is a copy of the one above but for hexes that begin in it. `pale` are the colours of hexes the second chunk says nothing of; `shaded` those
 * of hexes by the band of their height.
 */
export function paintPixels(
  grid: HexGrid,
  camera: Camera,
  size: Size,
  ground: CellsOf,
  colours: Uint32Array,
  out: Uint32Array,
  veil: { known: CellsOf; pale: Uint32Array } | null = null,
  relief: { heights: CellsOf; shaded: readonly Uint32Array[] } | null = null,
): void {
  const flat = grid.layout === 'flat';
  const { along, across } = lookups(grid, camera, size);
  const chunks = chunksInSight(grid, camera, size, ground);
  const known = veil === null ? null : chunksInSight(grid, camera, size, veil.known);
  const heights = relief === null ? null : chunksInSight(grid, camera, size, relief.heights);
  const colourAt = (col: number, row: number): number => {
    const place = ((row & low) << bits) | (col & low);
    const code = chunks.at(col, row)[place] ?? 0;
    const isPale = veil !== null && known !== null && (known.at(col, row)[place] ?? 0) === 0;
    if (isPale) return veil.pale[code] ?? 0;
    const band = heights === null ? 0 : (bandOfCell[heights.at(col, row)[place] ?? 0] ?? 0);
    return (relief?.shaded[band] ?? colours)[code] ?? 0;
  };
  const down = flat ? across : [along];
  const ends = (flat ? [along] : across).map(endsOfRuns);
  const { width, height } = size;
  for (let y = 0; y < height; y += 1) {
    const at = y * width;
    const isAnew = down.map((places) => y === 0 || places[y] !== places[y - 1]);
    if (y > 0) out.copyWithin(at, at - width, at);
    if (!isAnew.includes(true)) continue;
    const line = along[y] ?? 0;
    const places = flat ? along : (across[line & 1] ?? along);
    let x = 0;
    for (const end of ends[flat ? 0 : line & 1] ?? []) {
      const place = places[x] ?? 0;
      if (isAnew[flat ? place & 1 : 0]) {
        const colour = flat ? colourAt(place, across[place & 1]?.[y] ?? 0) : colourAt(place, line);
        for (; x < end; x += 1) out[at + x] = colour;
      }
      x = end;
    }
  }
}

/** Where each run of pixels of one hex ends. */
const endsOfRuns = (places: Int32Array): number[] => {
  const ends: number[] = [];
  for (let at = 1; at <= places.length; at += 1) if (places[at] !== places[at - 1]) ends.push(at);
  return ends;
};

/** Which line of hexes a pixel along lies in, and which place across, for lines pushed and not. */
function lookups(
  grid: HexGrid,
  { middle, side }: Camera,
  { width, height }: Size,
): { along: Int32Array; across: readonly Int32Array[] } {
  const flat = grid.layout === 'flat';
  const [wide, high] = flat ? [width, height] : [height, width];
  const [first, second] = flat ? [middle.x, middle.y] : [middle.y, middle.x];
  const along = new Int32Array(wide).map((_, at) => Math.round((first + (at + 0.5 - wide / 2) / side) / 1.5));
  const across = [0, 1].map((parity) =>
    new Int32Array(high).map((_, at) =>
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
