import { TurnkeeperError } from '../errors.ts';
import type { Hex, HexGrid, Side } from '../hex/grid.ts';
import { hexKey, isOnAnyMap, sides } from '../hex/grid.ts';
import { neighbour, sideTowards } from '../hex/moves.ts';
import type { LineCourse } from './map-words.ts';

/** The course of a road, a river or a border: hexes after each other, or sides of hexes that touch end to end. */

/** Along `centres` a hex; along `edges` a hex and which of its sides. */
export interface LinePoint extends Hex {
  side?: Side | undefined;
}

export const linePointLimits = { least: { centres: 2, edges: 1 }, most: 4000 } as const;

/** "3,4 3,5" or "3,4,0 3,4,1". */
export const pathText = (points: readonly LinePoint[]): string =>
  points
    .map(({ col, row, side }) => (side === undefined ? `${col},${row}` : `${col},${row},${side}`))
    .join(' ');

const written = /^(-?\d{1,4}),(-?\d{1,4})(?:,([0-5]))?$/;

/** The points of a text. Throws where one is none: `file-damaged`, or `bad-input` for a text that was handed over. */
export function readPath(
  text: string,
  along: LineCourse,
  code: 'file-damaged' | 'bad-input' = 'file-damaged',
): LinePoint[] {
  return text.split(' ').map((each) => {
    const [, col, row, side] = written.exec(each) ?? [];
    if (col === undefined || row === undefined || (side === undefined) !== (along === 'centres'))
      throw new TurnkeeperError(code, `A line of the map has a point that is none: ${each.slice(0, 40)}.`);
    const hex = { col: Number(col), row: Number(row) };
    return side === undefined ? hex : { ...hex, side: sides[Number(side)] ?? 0 };
  });
}

/** Throws `bad-input` for too few or too many points, one off the map, one of the wrong kind, and a jump. */
export function needPath(grid: HexGrid, along: LineCourse, points: readonly LinePoint[]): void {
  const refuse = (why: string) => new TurnkeeperError('bad-input', why, { path: why });
  if (points.length < linePointLimits.least[along])
    throw refuse(
      along === 'centres' ? 'A line wants two hexes at least.' : 'A line wants one side at least.',
    );
  if (points.length > linePointLimits.most)
    throw refuse(`A line has at most ${linePointLimits.most.toLocaleString('en')} points.`);
  points.forEach((point, at) => {
    if (!isOnAnyMap(point)) throw refuse('The line leaves the map.');
    if ((point.side === undefined) !== (along === 'centres'))
      throw refuse('A line runs from hex to hex or along their sides, not both.');
    const before = points[at - 1];
    if (before && !follows(grid, before, point))
      throw refuse(`The line jumps between its points ${at} and ${at + 1}.`);
  });
}

function follows(grid: HexGrid, before: LinePoint, point: LinePoint): boolean {
  if (before.side === undefined || point.side === undefined) return sideTowards(grid, before, point) !== null;
  const ends = cornersOfSide(grid, before, before.side);
  return cornersOfSide(grid, point, point.side).some((corner) => ends.includes(corner));
}

/** A corner is named by the three hexes that meet in it. */
function cornersOfSide(grid: HexGrid, hex: Hex, side: Side): string[] {
  const over = (which: number) => neighbour(grid, hex, sides[(which + 6) % 6] ?? 0);
  const named = (...hexes: Hex[]) =>
    hexes
      .map(hexKey)
      .sort((one, other) => one - other)
      .join(' ');
  return [named(hex, over(side - 1), over(side)), named(hex, over(side), over(side + 1))];
}
