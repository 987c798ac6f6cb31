import { refused } from '../../errors.ts';
import { seededDice } from '../../dice/seeded.ts';
import { hexKey, type Hex, type HexGrid } from '../../hex/grid.ts';
import { neighbours } from '../../hex/moves.ts';
import { isInBox, type Box } from '../../hex/path.ts';
import { runsOf, type Run } from '../../hex/runs.ts';
import type { GroundKind } from '../usual-grounds.ts';
import { dieRows, groundOf, neighbourDie, type NeighbourTable } from './neighbours.ts';
import { breath, needBox } from './relief.ts';

export interface GrowOrder extends Box {
  /** Of 32 bits. */
  seed: number;
}

/** What lies where nothing is painted, by the tables of the painted hexes around; none where none are. */
export const tablesAround = (
  grid: HexGrid,
  hex: Hex,
  groundAt: (hex: Hex) => number,
  tableOf: (code: number) => NeighbourTable | undefined,
): NeighbourTable[] => neighbours(grid, hex).flatMap((each) => tableOf(groundAt(each)) ?? []);

/**
 * Goes on from what is painted, outward over the box: each new hex is thrown on the tables of those around it. Yields how
 * many hexes it has been through. Throws `refused` for a bad box, and where nothing is painted to go on from.
 */
export function* grow(
  grid: HexGrid,
  order: GrowOrder,
  groundAt: (hex: Hex) => number,
  tableOf: (code: number) => NeighbourTable | undefined,
): Generator<number, Run[]> {
  needBox(order);
  const dice = seededDice(order.seed);
  const made = new Map<number, Hex & { code: number }>();
  const codeAt = (hex: Hex): number => made.get(hexKey(hex))?.code ?? groundAt(hex);
  const waiting = new Map<number, Hex>();
  let free = 0;
  for (let at = 0; at < order.width * order.height; at += 1) {
    const hex = { col: order.col + (at % order.width), row: order.row + Math.floor(at / order.width) };
    if (at % breath === 0) yield at;
    if (groundAt(hex) !== 0) continue;
    free += 1;
    if (tablesAround(grid, hex, groundAt, tableOf).length > 0) waiting.set(hexKey(hex), hex);
  }
  if (free === 0) throw refused('Every hex there is painted already. Nothing was made.');
  if (waiting.size === 0)
    throw refused('Nothing is painted there to go on from: paint a hex first. Nothing was made.');
  // What is added while it is gone through comes last: ring by ring.
  for (const hex of waiting.values()) {
    const rows = dieRows(tablesAround(grid, hex, codeAt, tableOf));
    const code = groundOf(rows, dice.roll(neighbourDie));
    if (code === null) continue;
    made.set(hexKey(hex), { ...hex, code });
    if (made.size % breath === 0) yield made.size;
    for (const next of neighbours(grid, hex))
      if (isInBox(order, next) && codeAt(next) === 0) waiting.set(hexKey(next), next);
  }
  return runsByCode([...made.values()]);
}

/** Runs of each ground, from the least code on. */
function runsByCode(hexes: readonly (Hex & { code: number })[]): Run[] {
  const byCode = new Map<number, Hex[]>();
  for (const { code, ...hex } of hexes) {
    const those = byCode.get(code);
    if (those) those.push(hex);
    else byCode.set(code, [hex]);
  }
  return [...byCode].sort(([one], [other]) => one - other).flatMap(([code, those]) => runsOf(those, code));
}

/** The tables of a campaign's grounds, each made once. */
export function tablesOf(
  kinds: readonly GroundKind[],
  tableFor: (kind: GroundKind) => NeighbourTable,
): (code: number) => NeighbourTable | undefined {
  const tables = new Map(kinds.map((kind) => [kind.code, tableFor(kind)]));
  return (code) => tables.get(code);
}
