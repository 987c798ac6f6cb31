/** Hexes as maps print them: columns and rows, of which every other one stands half a hex higher. */

export interface Hex {
  col: number;
  row: number;
}

/** The same hex by two slanted axes, in which every direction is a constant step; the third is -q - r. */
export interface Axial {
  q: number;
  r: number;
}

export interface HexGrid {
  /** Flat tops: columns line up. Pointy tops: rows line up. */
  layout: 'flat' | 'pointy';
  /** Which columns stand half a hex higher; in the pointy layout, which rows stand half a hex to the left. */
  raised: 'odd' | 'even';
}

/** The least and the greatest column and row of any map. */
export const leastCell = -4096;
export const greatestCell = 4095;

export const isOnAnyMap = ({ col, row }: Hex): boolean =>
  col >= leastCell && col <= greatestCell && row >= leastCell && row <= greatestCell;

/** How far the raised ones are pushed, in halves: their line is reckoned from the one below or above. */
export const push = ({ raised }: HexGrid, line: number): number => (line & 1) * (raised === 'odd' ? 1 : -1);

export function axialOf(grid: HexGrid, { col, row }: Hex): Axial {
  return grid.layout === 'flat'
    ? { q: col, r: row - (col + push(grid, col)) / 2 }
    : { q: col - (row + push(grid, row)) / 2, r: row };
}

export function hexOf(grid: HexGrid, { q, r }: Axial): Hex {
  return grid.layout === 'flat'
    ? { col: q, row: r + (q + push(grid, q)) / 2 }
    : { col: q + (r + push(grid, r)) / 2, row: r };
}

/** A hex as two columns hold it, both of them empty for none. */
export const storedHex = (col: number | null, row: number | null): Hex | null =>
  col === null || row === null ? null : { col, row };

export const sameHex = (one: Hex, other: Hex): boolean => one.col === other.col && one.row === other.row;

/** One number for a hex of any map. */
export const hexKey = ({ col, row }: Hex): number =>
  (col - leastCell) * (greatestCell - leastCell + 1) + row - leastCell;

export function hexOfKey(key: number): Hex {
  const height = greatestCell - leastCell + 1;
  return { col: Math.floor(key / height) + leastCell, row: (key % height) + leastCell };
}

/** Sides, clockwise from north in the flat layout and from north-east in the pointy one. */
export const sides = [0, 1, 2, 3, 4, 5] as const;
export type Side = (typeof sides)[number];

/** Steps over the sides of the flat layout; of the pointy one they are the same, begun one later. */
const steps: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The side reached by turning so many sides to the right. */
export function turned(side: number, by: number): Side {
  const at = (((side + by) % 6) + 6) % 6;
  return sides[at] ?? 0;
}

export function stepOver({ layout }: HexGrid, side: Side): Axial {
  const step = steps[layout === 'flat' ? side : turned(side, 1)];
  if (!step) throw new RangeError(`A hex has no side ${side}.`);
  return step;
}
