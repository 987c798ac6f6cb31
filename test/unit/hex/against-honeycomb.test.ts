import fc from 'fast-check';
import {
  defineHex,
  distance as oracleDistance,
  Grid,
  line as lineOf,
  Orientation,
  ring as ringOf,
} from 'honeycomb-grid';
import { expect, test } from 'vitest';
import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { axialOf, hexOf } from '../../../shared/hex/grid.ts';
import { distance, line, ring } from '../../../shared/hex/moves.ts';
import { centreOf, cornersOf, hexAt } from '../../../shared/hex/pixel.ts';
import { anyGrid, anyHex } from './any-hex.ts';

/** The library as judge: it knows nothing of our columns and rows but the layout and which of them are pushed. */
const oracle = ({ layout, raised }: HexGrid) =>
  defineHex({
    orientation: layout === 'flat' ? Orientation.FLAT : Orientation.POINTY,
    // What is raised here is what the other lines are pushed from there.
    offset: raised === 'even' ? -1 : 1,
    dimensions: 10,
  });

const plain = ({ col, row }: Hex): Hex => ({ col: col + 0, row: row + 0 });

const sorted = (hexes: readonly Hex[]): Hex[] =>
  hexes.map(plain).sort((one, other) => one.row - other.row || one.col - other.col);

test('columns and rows stand at the same slanted axes, and come back', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, (grid, hex) => {
      const theirs = new (oracle(grid))(hex);
      expect(axialOf(grid, hex)).toEqual({ q: theirs.q + 0, r: theirs.r + 0 });
      expect(hexOf(grid, axialOf(grid, hex))).toEqual(hex);
    }),
  );
});

test('distances are the same', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, anyHex, (grid, one, other) => {
      expect(distance(grid, one, other)).toBe(oracleDistance(new (oracle(grid))(), one, other));
    }),
  );
});

test('centres and corners lie at the same points', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, (grid, hex) => {
      const theirs = new (oracle(grid))(hex);
      const ours = centreOf(grid, hex, 10);
      expect(ours.x).toBeCloseTo(theirs.x, 6);
      expect(ours.y).toBeCloseTo(theirs.y, 6);
      const rounded = (figure: number) => Math.round(figure * 1e4) + 0;
      const near = ({ x, y }: { x: number; y: number }) => `${rounded(x)} ${rounded(y)}`;
      const corners = cornersOf(grid, 10).map(({ x, y }) => near({ x: ours.x + x, y: ours.y + y }));
      expect(corners.toSorted()).toEqual(theirs.corners.map(near).toSorted());
    }),
  );
});

test('a point falls into the same hex', () => {
  const along = fc.double({ min: -900, max: 900, noNaN: true });
  fc.assert(
    fc.property(anyGrid, along, along, (grid, x, y) => {
      const theirs = new Grid(oracle(grid)).pointToHex({ x, y });
      const ours = hexAt(grid, { x, y }, 10);
      if (ours.col === theirs.col && ours.row === theirs.row) return;
      // On an edge either is right: both centres are as far.
      const far = (hex: Hex) => {
        const centre = centreOf(grid, hex, 10);
        return Math.hypot(centre.x - x, centre.y - y);
      };
      expect(far(ours)).toBeCloseTo(far(theirs), 6);
    }),
    { numRuns: 500 },
  );
});

test('rings hold the same hexes', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, fc.integer({ min: 1, max: 6 }), (grid, centre, radius) => {
      const theirs = new Grid(oracle(grid), ringOf({ center: centre, radius }));
      expect(sorted(ring(grid, centre, radius))).toEqual(sorted(theirs.toArray()));
    }),
  );
});

test('lines are as long and never a hex aside', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, anyHex, (grid, start, stop) => {
      const theirs = new Grid(oracle(grid), lineOf({ start, stop })).toArray();
      const ours = line(grid, start, stop);
      expect(ours).toHaveLength(theirs.length);
      ours.forEach((hex, at) => {
        const other = theirs[at];
        if (!other) throw new Error('The lines are not as long.');
        // Where the line runs along an edge either hex is right.
        expect(distance(grid, hex, plain(other))).toBeLessThanOrEqual(1);
      });
    }),
  );
});
