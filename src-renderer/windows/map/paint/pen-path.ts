import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { sameHex, turned } from '../../../../shared/hex/grid.ts';
import { sideTowards } from '../../../../shared/hex/moves.ts';
import type { LinePoint } from '../../../../shared/map/line-path.ts';
import type { LineCourse } from '../../../../shared/map/map-words.ts';
import { walked } from './outline.ts';

/** A walk without the steps that were taken back at once. */
export function steady(hexes: readonly Hex[]): Hex[] {
  const kept: Hex[] = [];
  for (const hex of hexes) {
    const [last, before] = [kept.at(-1), kept.at(-2)];
    if (last && sameHex(last, hex)) continue;
    if (before && sameHex(before, hex)) kept.pop();
    else kept.push(hex);
  }
  return kept;
}

/** The line a pen draws on its walk: through the centres of the hexes, or along the sides to the right of them. */
export function penPath(grid: HexGrid, hexes: readonly Hex[], along: LineCourse): LinePoint[] {
  const walk = steady(walked(grid, hexes));
  return along === 'centres' ? walk.map(({ col, row }) => ({ col, row })) : rightHandSides(grid, walk);
}

/** From hex to hex the sides to the right touch end to end, however the walk turns. */
function rightHandSides(grid: HexGrid, walk: readonly Hex[]): LinePoint[] {
  return walk.flatMap(({ col, row }, at) => {
    const hex = { col, row };
    const [before, after] = [walk[at - 1], walk[at + 1]];
    const came = before ? sideTowards(grid, hex, before) : null;
    const goes = after ? sideTowards(grid, hex, after) : came === null ? 0 : turned(came, 3);
    if (goes === null) return [];
    const back = came ?? turned(goes, 3);
    const between = ((back - goes + 5) % 6) + 0;
    return Array.from({ length: between }, (_, step) => ({ ...hex, side: turned(back, -1 - step) }));
  });
}
