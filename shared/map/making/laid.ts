import { refused } from '../../errors.ts';
import type { Hex } from '../../hex/grid.ts';
import type { Run } from '../../hex/runs.ts';
import { elevationCell } from '../cells.ts';
import type { Look } from '../map-words.ts';
import type { GroundKind } from '../usual-grounds.ts';
import { usualGrounds } from '../usual-grounds.ts';
import type { Relief, ReliefOrder } from './relief.ts';
import type { Town } from './towns.ts';

/** What made land comes to on a map: in its grounds, and where nothing is painted yet or anywhere. */
export interface Laid {
  terrain: Run[];
  elevation: Run[];
  rivers: Hex[][];
  towns: Town[];
  hexes: number;
}

/** Throws `refused` where nothing may be painted, and where the campaign has no ground of a kind. */
export function lay(
  { col, row, width, height }: ReliefOrder,
  { looks, feet, rivers, towns }: Relief,
  kinds: readonly GroundKind[],
  isFree: (hex: Hex) => boolean,
): Laid {
  const codes = new Map<Look, number>();
  const codeOf = (look: Look): number => {
    const code = codes.get(look) ?? codeFor(kinds, look);
    codes.set(look, code);
    return code;
  };
  const terrain: Run[] = [];
  const elevation: Run[] = [];
  let hexes = 0;
  for (let place = 0; place < width * height; place += 1) {
    const hex = { col: col + (place % width), row: row + Math.floor(place / width) };
    if (!isFree(hex)) continue;
    hexes += 1;
    goOn(terrain, hex, codeOf(looks[place] ?? 'plain'));
    goOn(elevation, hex, elevationCell(feet[place] ?? 0));
  }
  if (hexes === 0) throw refused('Every hex there is painted already. Nothing was made.');
  return {
    terrain,
    elevation,
    rivers: rivers.flatMap((river) => stretches(river, isFree)),
    towns: towns.filter(isFree),
    hexes,
  };
}

/** The ground that looks so, else one that is the same by the rules. */
function codeFor(kinds: readonly GroundKind[], look: Look): number {
  const alike = kinds.find((kind) => kind.look === look);
  const usual = usualGrounds.find((kind) => kind.look === look);
  const code = alike?.code ?? kinds.find(({ ground }) => ground === usual?.ground)?.code;
  if (code === undefined)
    throw refused(
      `The campaign has no ground such as ${usual?.name ?? look}. Nothing was made; add one to its grounds.`,
    );
  return code;
}

function goOn(runs: Run[], { col, row }: Hex, code: number): void {
  const last = runs.at(-1);
  if (last?.row === row && last.code === code && last.col + last.length === col) last.length += 1;
  else runs.push({ col, row, length: 1, code });
}

function stretches(river: readonly Hex[], isFree: (hex: Hex) => boolean): Hex[][] {
  const parts: Hex[][] = [[]];
  for (const hex of river)
    if (isFree(hex)) parts.at(-1)?.push(hex);
    else parts.push([]);
  return parts.filter(({ length }) => length > 1);
}
