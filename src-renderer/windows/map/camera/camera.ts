import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { greatestCell, leastCell } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/pixel.ts';
import { centreOf, hexAt } from '../../../../shared/hex/pixel.ts';

/** What of a map is in sight: the point in the middle, in sides of a hex, and how long a side is drawn. */
export interface Camera {
  middle: Point;
  /** In pixels; from hand to hand one of `zoomSides`. */
  side: number;
}

export interface Size {
  width: number;
  height: number;
}

const longestSide = 96;
const steps = 14;

/** How many pixels a side may be long, each step half an octave: 1 to 96. */
export const zoomSides: readonly number[] = Array.from(
  { length: steps },
  (_, at) => longestSide / Math.SQRT2 ** (steps - 1 - at),
);

/** A map is opened so near that its symbols and numbers can be read. */
export const firstSide = zoomSides[10] ?? longestSide;

/** How the ground is drawn at this length of a side: a pixel loop, tiles of ready pieces, or hex by hex. */
export type Range = 'pixels' | 'tiles' | 'stamps';
const tilesFrom = 6;
const stampsFrom = 30;

export const rangeOf = (side: number): Range =>
  side < tilesFrom - 0.01 ? 'pixels' : side < stampsFrom ? 'tiles' : 'stamps';

export const symbolsFrom = 12;
export const numbersFrom = 26;
export const namesFrom = 4;

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The point of the view where a hex has its centre. */
export function onView(grid: HexGrid, camera: Camera, size: Size, hex: Hex): Point {
  const { side, middle } = camera;
  const centre = centreOf(grid, hex, side);
  return {
    x: centre.x - middle.x * side + size.width / 2,
    y: centre.y - middle.y * side + size.height / 2,
  };
}

export function hexUnder(grid: HexGrid, camera: Camera, size: Size, point: Point): Hex {
  const { side, middle } = camera;
  return hexAt(
    grid,
    {
      x: middle.x * side + point.x - size.width / 2,
      y: middle.y * side + point.y - size.height / 2,
    },
    side,
  );
}

/** So many pixels of the view to the right and down. */
export const panned = ({ side, middle }: Camera, by: Point): Camera => ({
  side,
  middle: { x: middle.x + by.x / side, y: middle.y + by.y / side },
});

/** So many steps nearer, the point of the view staying where it is. */
export function zoomed(camera: Camera, by: number, size: Size, about: Point): Camera {
  const at = zoomSides.findIndex((each) => each >= camera.side - 0.01);
  const side = zoomSides[clamped(at + by, 0, steps - 1)] ?? camera.side;
  const nearer = 1 / camera.side - 1 / side;
  return {
    side,
    middle: {
      x: camera.middle.x + (about.x - size.width / 2) * nearer,
      y: camera.middle.y + (about.y - size.height / 2) * nearer,
    },
  };
}

export const centredOn = (grid: HexGrid, camera: Camera, hex: Hex): Camera => ({
  ...camera,
  middle: centreOf(grid, hex, 1),
});

/** A box of columns and rows; both ends belong to it. */
export interface HexBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The nearest view that shows a whole box of hexes. */
export function showing(grid: HexGrid, box: HexBox, size: Size): Camera {
  const corners = [
    centreOf(grid, { col: box.left, row: box.top }, 1),
    centreOf(grid, { col: box.right, row: box.bottom }, 1),
  ] as const;
  const wide = corners[1].x - corners[0].x + 4;
  const high = corners[1].y - corners[0].y + 4;
  const fits = zoomSides.findLast((side) => wide * side <= size.width && high * side <= size.height);
  return {
    side: fits ?? zoomSides[0] ?? 1,
    middle: { x: (corners[0].x + corners[1].x) / 2, y: (corners[0].y + corners[1].y) / 2 },
  };
}

/** Columns and rows of which something may be in sight, with one more on each side. */
export function boxInSight(grid: HexGrid, camera: Camera, size: Size): HexBox {
  const corners = [
    hexUnder(grid, camera, size, { x: 0, y: 0 }),
    hexUnder(grid, camera, size, { x: size.width, y: size.height }),
  ] as const;
  const within = (cell: number) => clamped(cell, leastCell, greatestCell);
  return {
    left: within(corners[0].col - 1),
    top: within(corners[0].row - 1),
    right: within(corners[1].col + 1),
    bottom: within(corners[1].row + 1),
  };
}

/** Moved just so far that the hex is in sight, a little off the edge. */
export function keptInSight(grid: HexGrid, camera: Camera, size: Size, hex: Hex): Camera {
  const at = onView(grid, camera, size, hex);
  const edge = Math.min(2 * camera.side, size.width / 3, size.height / 3);
  const over = (place: number, most: number) =>
    place < edge ? place - edge : place > most - edge ? place - (most - edge) : 0;
  const by = { x: over(at.x, size.width), y: over(at.y, size.height) };
  return by.x === 0 && by.y === 0 ? camera : panned(camera, by);
}
