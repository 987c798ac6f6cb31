import type { Hex, HexGrid } from './grid.ts';
import { hexKey, isOnAnyMap } from './grid.ts';
import { stepsByLine } from './moves.ts';

/** More is not filled at once. */
export const mostFilled = 50_000;

/**
 * The hexes of one ground that hang together with the first, nearest first. `whole` is false where there are more than
 * `most`, which then are the nearest ones.
 */
export function joined(
  grid: HexGrid,
  from: Hex,
  codeAt: (hex: Hex) => number,
  most = mostFilled,
): { hexes: Hex[]; whole: boolean } {
  const code = codeAt(from);
  const hexes: Hex[] = [{ ...from }];
  const seen = new Set([hexKey(from)]);
  const steps = stepsByLine(grid);
  // The list grows while it is walked.
  for (const { col, row } of hexes)
    for (const step of steps[(grid.layout === 'flat' ? col : row) & 1] ?? []) {
      const next = { col: col + step.col, row: row + step.row };
      const key = hexKey(next);
      if (seen.has(key) || !isOnAnyMap(next) || codeAt(next) !== code) continue;
      if (hexes.length === most) return { hexes, whole: false };
      seen.add(key);
      hexes.push(next);
    }
  return { hexes, whole: true };
}
