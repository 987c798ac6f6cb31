import type { Hex, HexGrid } from './grid.ts';
import { axialOf, sides } from './grid.ts';
import { neighbour } from './moves.ts';
import type { Point } from './pixel.ts';

/**
 * The corners of all hexes lie on a lattice of whole numbers: across in half sides and down in half heights where tops are
 * flat, the other way round where they are pointy.
 */

const flatCorners = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;
const pointyCorners = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** How long a step of the lattice is, in sides. */
export const latticeStep = ({ layout }: Pick<HexGrid, 'layout'>): Point =>
  layout === 'flat' ? { x: 0.5, y: Math.sqrt(3) / 2 } : { x: Math.sqrt(3) / 2, y: 0.5 };

/** The corners of a hex on the lattice, clockwise; side n runs from corner n to the next. */
function cornersOn(grid: HexGrid, hex: Hex): Point[] {
  const { q, r } = axialOf(grid, hex);
  const flat = grid.layout === 'flat';
  const centre = flat ? { x: 3 * q, y: 2 * r + q } : { x: 2 * q + r, y: 3 * r };
  return (flat ? flatCorners : pointyCorners).map(([x, y]) => ({ x: centre.x + x, y: centre.y + y }));
}

/** The borders of what hangs together among hexes, as SVG path data on the lattice, each clockwise about what it holds. */
export function outlines(grid: HexGrid, hexes: readonly Hex[], isIn: (hex: Hex) => boolean): string {
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    const corners = cornersOn(grid, hex);
    for (const side of sides) {
      if (isIn(neighbour(grid, hex, side))) continue;
      const [from, to] = [corners[side], corners[(side + 1) % sides.length]];
      if (from && to) next.set(keyOf(from), { from, to });
    }
  }
  let path = '';
  // No more than one border leaves a corner, in which three hexes meet.
  for (let [first] = next.values(); first !== undefined; [first] = next.values()) {
    const points: Point[] = [];
    for (let edge: typeof first | undefined = first; edge; edge = next.get(keyOf(edge.to))) {
      next.delete(keyOf(edge.from));
      points.push(edge.from);
    }
    path += `${polyline(points)}z`;
  }
  return path;
}

/** Every edge of hexes once, as SVG path data on the lattice; `isIn` tells who draws the edges to the upper left. */
export function edges(grid: HexGrid, hexes: readonly Hex[], isIn: (hex: Hex) => boolean): string {
  let path = '';
  for (const hex of hexes) {
    const corners = cornersOn(grid, hex);
    let points: Point[] = [];
    for (const side of sides) {
      const [from, to] = [corners[side], corners[(side + 1) % sides.length]];
      if (!from || !to) continue;
      if (side > 2 && isIn(neighbour(grid, hex, side))) {
        path += polyline(points);
        points = [];
      } else points.push(...(points.length === 0 ? [from, to] : [to]));
    }
    path += polyline(points);
  }
  return path;
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

function polyline(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let last = first;
  const steps = rest.map((point) => {
    const step = `${spaced(point.x - last.x)}${spaced(point.y - last.y)}`;
    last = point;
    return step;
  });
  return `M${first.x}${spaced(first.y)}l${steps.join('').trimStart()}`;
}

const spaced = (figure: number): string => (figure < 0 ? String(figure) : ` ${figure}`);
