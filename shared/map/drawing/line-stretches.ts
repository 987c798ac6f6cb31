import type { Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/pixel.ts';
import type { LinePoint } from '../line-path.ts';

/**
 * The stretches of a line as they lie on a drawing: a new one wherever one along the sides does not touch the last.
 * `corners` are those of a hex about its centre.
 */
export function stretchesOf(
  path: readonly LinePoint[],
  centreOf: (hex: Hex) => Point,
  corners: readonly Point[],
): Point[][] {
  const stretches: Point[][] = [];
  let last: Point[] = [];
  for (const { side, ...hex } of path) {
    const centre = centreOf(hex);
    if (side === undefined) {
      last.push(centre);
      if (last.length === 1) stretches.push(last);
      continue;
    }
    const [from, to] = [side, (side + 1) % 6].map((at) => {
      const corner = corners[at] ?? { x: 0, y: 0 };
      return { x: centre.x + corner.x, y: centre.y + corner.y };
    }) as [Point, Point];
    const end = last.at(-1);
    if (end && near(end, from)) last.push(to);
    else if (end && near(end, to)) last.push(from);
    else if (last.length === 2 && last[0] && near(last[0], from)) last.splice(0, 2, ...last.toReversed(), to);
    else if (last.length === 2 && last[0] && near(last[0], to)) last.splice(0, 2, ...last.toReversed(), from);
    else stretches.push((last = [from, to]));
  }
  return stretches;
}

const near = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
