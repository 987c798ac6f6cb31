import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../../shared/hex/grid.ts';
import { line, neighbours } from '../../../../shared/hex/moves.ts';

/** The hexes of a walk from hex to hex, the gaps between them filled by straight lines. */
export const walked = (grid: HexGrid, hexes: readonly Hex[]): Hex[] =>
  hexes.flatMap((hex, at) => {
    const before = hexes[at - 1];
    return before === undefined ? [hex] : line(grid, before, hex).slice(1);
  });

/** One number for a hex, and for those one beyond the edge of the map. */
const keyOf = ({ col, row }: Hex): number => col * 100_000 + row;

/** Everything a walk goes round, the walk itself with it; its end goes straight back to its beginning. */
export function enclosed(grid: HexGrid, hexes: readonly Hex[]): Hex[] {
  const first = hexes[0];
  if (first === undefined) return [];
  const border = walked(grid, [...hexes, first]);
  const wall = new Set(border.map(keyOf));
  const cols = border.map(({ col }) => col);
  const rows = border.map(({ row }) => row);
  const box = {
    left: Math.min(...cols) - 1,
    right: Math.max(...cols) + 1,
    top: Math.min(...rows) - 1,
    bottom: Math.max(...rows) + 1,
  };
  const corner = { col: box.left, row: box.top };
  const open: Hex[] = [corner];
  const outside = new Set([keyOf(corner)]);
  for (let hex = open.pop(); hex !== undefined; hex = open.pop())
    for (const next of neighbours(grid, hex)) {
      const { col, row } = next;
      if (col < box.left || col > box.right || row < box.top || row > box.bottom) continue;
      const key = keyOf(next);
      if (wall.has(key) || outside.has(key)) continue;
      outside.add(key);
      open.push(next);
    }
  const inside: Hex[] = [];
  for (let row = box.top; row <= box.bottom; row += 1)
    for (let col = box.left; col <= box.right; col += 1)
      if (!outside.has(keyOf({ col, row }))) inside.push({ col, row });
  return inside.filter(isOnAnyMap);
}
