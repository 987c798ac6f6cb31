import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import type { Point } from '../../../shared/hex/pixel.ts';
import { hexAt } from '../../../shared/hex/pixel.ts';

/** How a drawing lays its hexes: from one column to the next, from one row to the next, and where hex 0, 0 lies. */
export interface Lattice extends Point {
  grid: HexGrid;
  stepX: number;
  stepY: number;
}

const root3 = Math.sqrt(3);

/** The hex at a point of a drawing, whose hexes may be squeezed; one that no map has for a point that is none. */
export function hexOnLattice({ grid, x, y, stepX, stepY }: Lattice, point: Point): Hex {
  const regular = grid.layout === 'flat' ? { x: 1.5, y: root3 } : { x: root3, y: 1.5 };
  const at = {
    x: ((point.x - x) / stepX) * regular.x,
    y: ((point.y - y) / stepY) * regular.y,
  };
  return Number.isFinite(at.x) && Number.isFinite(at.y)
    ? hexAt(grid, at, 1)
    : { col: Infinity, row: Infinity };
}
