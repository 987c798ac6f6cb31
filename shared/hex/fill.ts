import type { Hex, HexGrid } from './grid.ts';
import { hexKey, isOnAnyMap } from './grid.ts';
import { neighbours } from './moves.ts';

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
  for (let at = 0; at < hexes.length; at += 1) {
    const hex = hexes[at];
    if (!hex) break;
    for (const next of neighbours(grid, hex)) {
      if (!isOnAnyMap(next) || seen.has(hexKey(next)) || codeAt(next) !== code) continue;
      if (hexes.length === most) return { hexes, whole: false };
      seen.add(hexKey(next));
      hexes.push(next);
    }
  }
  return { hexes, whole: true };
}
