import type { Hex, HexGrid } from './grid.ts';
import { axialOf, hexOf } from './grid.ts';
import { nearest } from './moves.ts';

/** Where hexes lie on a drawing; lengths in the unit of the hex's side, downwards positive, hex 0, 0 at the origin. */

export interface Point {
  x: number;
  y: number;
}

const root3 = Math.sqrt(3);

/** The centre of a hex whose side is so long. */
export function centreOf(grid: HexGrid, hex: Hex, side: number): Point {
  const { q, r } = axialOf(grid, hex);
  return grid.layout === 'flat'
    ? { x: 1.5 * side * q, y: root3 * side * (r + q / 2) }
    : { x: root3 * side * (q + r / 2), y: 1.5 * side * r };
}

/** The hex that holds a point. */
export function hexAt(grid: HexGrid, { x, y }: Point, side: number): Hex {
  const along = grid.layout === 'flat' ? x : y;
  const across = grid.layout === 'flat' ? y : x;
  const first = (2 * along) / (3 * side);
  const second = across / (root3 * side) - first / 2;
  return hexOf(grid, nearest(grid.layout === 'flat' ? { q: first, r: second } : { q: second, r: first }));
}

/** The six corners about the centre, clockwise; side n runs from corner n to the next. */
export function cornersOf({ layout }: Pick<HexGrid, 'layout'>, side: number): Point[] {
  const turn = layout === 'flat' ? -120 : -90;
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((turn + 60 * at) * Math.PI) / 180;
    return { x: side * Math.cos(angle), y: side * Math.sin(angle) };
  });
}
