import type { Hex, HexGrid } from '../../hex/grid.ts';
import { sides } from '../../hex/grid.ts';
import { neighbour } from '../../hex/moves.ts';
import { isInBox, placeInBox, type Box } from '../../hex/path.ts';

/** The hexes of a box by their places in it, row by row. */
export class Lattice {
  readonly grid: HexGrid;
  readonly box: Box;
  readonly size: number;

  constructor(grid: HexGrid, { col, row, width, height }: Box) {
    this.grid = grid;
    this.box = { col, row, width, height };
    this.size = width * height;
  }

  readonly hexAt = (place: number): Hex => ({
    col: this.box.col + (place % this.box.width),
    row: this.box.row + Math.floor(place / this.box.width),
  });

  /** The places over its sides that are in the box, clockwise. */
  beside(place: number): number[] {
    const hex = this.hexAt(place);
    const places: number[] = [];
    for (const side of sides) {
      const next = neighbour(this.grid, hex, side);
      if (isInBox(this.box, next)) places.push(placeInBox(this.box, next));
    }
    return places;
  }

  isEdge(place: number): boolean {
    const { width, height } = this.box;
    const [col, row] = [place % width, Math.floor(place / width)];
    return col === 0 || row === 0 || col === width - 1 || row === height - 1;
  }

  /** 0 in the middle, 1 at the edge, squared on the way. */
  towardsEdge(place: number): number {
    const { width, height } = this.box;
    const off = (at: number, length: number) => Math.abs((2 * at + 1) / length - 1);
    const far = Math.max(off(place % width, width), off(Math.floor(place / width), height));
    return far * far;
  }
}
