import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { hexKey, isOnAnyMap } from '../../../../shared/hex/grid.ts';
import { line, neighbour, within } from '../../../../shared/hex/moves.ts';

/** How many hexes a brush is across. */
export const brushSizes = [1, 2, 3, 5, 9] as const;
export type BrushSize = (typeof brushSizes)[number];

/** The hexes a brush covers: about the one under it; of two across that one and the two to its right. */
export function brushHexes(grid: HexGrid, hex: Hex, size: BrushSize): Hex[] {
  const covered =
    size === 2 ? [hex, neighbour(grid, hex, 1), neighbour(grid, hex, 2)] : within(grid, hex, (size - 1) / 2);
  return covered.filter(isOnAnyMap);
}

/** What a brush covers on its way from one hex straight to another, each hex once. */
export function sweptHexes(grid: HexGrid, from: Hex, to: Hex, size: BrushSize): Hex[] {
  const all = line(grid, from, to).flatMap((hex) => brushHexes(grid, hex, size));
  return [...new Map(all.map((hex) => [hexKey(hex), hex])).values()];
}
