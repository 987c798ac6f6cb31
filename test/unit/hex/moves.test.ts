import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexKey, sides, turned } from '../../../shared/hex/grid.ts';
import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import {
  distance,
  distanceTo,
  line,
  neighbour,
  neighbours,
  ring,
  rotate,
  sideTowards,
  within,
} from '../../../shared/hex/moves.ts';
import { centreOf, cornersOf, hexAt } from '../../../shared/hex/pixel.ts';
import { anyGrid, anyHex, grids } from './any-hex.ts';

const radius = fc.integer({ min: 0, max: 5 });
const keys = (hexes: readonly Hex[]) => new Set(hexes.map(hexKey));

describe('sides', () => {
  test('are numbered clockwise from north, and from north-east where tops are pointy', () => {
    for (const grid of grids)
      for (const side of sides) {
        const from = centreOf(grid, { col: 0, row: 0 }, 1);
        const to = centreOf(grid, neighbour(grid, { col: 0, row: 0 }, side), 1);
        const clockwise = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
        const wanted = side * 60 + (grid.layout === 'flat' ? 0 : 30);
        expect((clockwise + 360.001) % 360).toBeCloseTo(wanted, 1);
      }
  });

  test('of the drawing lie between their corners', () => {
    for (const grid of grids) {
      const corners = cornersOf(grid, 10);
      for (const side of sides) {
        const [one, other] = [corners[side], corners[turned(side, 1)]];
        const over = centreOf(grid, neighbour(grid, { col: 0, row: 0 }, side), 10);
        const here = centreOf(grid, { col: 0, row: 0 }, 10);
        if (!one || !other) throw new Error('A hex has six corners.');
        expect((one.x + other.x) / 2).toBeCloseTo((over.x - here.x) / 2, 6);
        expect((one.y + other.y) / 2).toBeCloseTo((over.y - here.y) / 2, 6);
      }
    }
  });

  test.each([
    ['odd', { col: 1, row: 0 }, { col: 2, row: 0 }],
    ['even', { col: 1, row: 0 }, { col: 2, row: 1 }],
  ] as const)('with %s columns raised the south-east of 1,0 is told by the raise', (raised, from, to) => {
    expect(neighbour({ layout: 'flat', raised }, from, 2)).toEqual(to);
  });

  test('a turn of six is none, either way', () => {
    for (const side of sides) for (const by of [-12, -6, 0, 6, 600]) expect(turned(side, by)).toBe(side);
    expect(turned(0, -1)).toBe(5);
  });
});

describe('neighbours', () => {
  test('are mutual, six, and one step away', () => {
    fc.assert(
      fc.property(anyGrid, anyHex, (grid, hex) => {
        const around = neighbours(grid, hex);
        expect(keys(around).size).toBe(6);
        around.forEach((next, side) => {
          expect(distance(grid, hex, next)).toBe(1);
          expect(sideTowards(grid, hex, next)).toBe(side);
          expect(neighbour(grid, next, turned(side, 3))).toEqual(hex);
        });
      }),
    );
  });

  test('are no others', () => {
    fc.assert(
      fc.property(anyGrid, anyHex, anyHex, (grid, one, other) => {
        expect(sideTowards(grid, one, other) === null).toBe(distance(grid, one, other) !== 1);
      }),
    );
  });
});

test('distance is a metric', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, anyHex, anyHex, (grid, one, other, third) => {
      expect(distance(grid, one, other)).toBe(distance(grid, other, one));
      expect(distanceTo(grid, other)(one.col, one.row)).toBe(distance(grid, one, other));
      expect(distance(grid, one, other) === 0).toBe(hexKey(one) === hexKey(other));
      expect(distance(grid, one, third)).toBeLessThanOrEqual(
        distance(grid, one, other) + distance(grid, other, third),
      );
    }),
  );
});

test('a line steps from neighbour to neighbour, as short as can be, and the same back', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, anyHex, (grid, from, to) => {
      const way = line(grid, from, to);
      expect(way).toHaveLength(distance(grid, from, to) + 1);
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      way.slice(1).forEach((hex, at) => expect(distance(grid, hex, way[at] ?? hex)).toBe(1));
      expect(line(grid, to, from).reverse()).toEqual(way);
    }),
  );
});

test('a ring is as far all round, clockwise, each beside the next', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, radius, (grid, centre, far) => {
      const round = ring(grid, centre, far);
      expect(keys(round).size).toBe(far === 0 ? 1 : 6 * far);
      for (const hex of round) expect(distance(grid, centre, hex)).toBe(far);
      round.forEach((hex, at) => {
        const next = round[(at + 1) % round.length] ?? hex;
        expect(distance(grid, hex, next)).toBe(far === 0 ? 0 : 1);
      });
      if (far > 0) expect(sideTowards(grid, centre, ring(grid, centre, 1)[0] ?? centre)).toBe(0);
      expect(keys(within(grid, centre, far)).size).toBe(1 + 3 * far * (far + 1));
    }),
  );
});

test('turning keeps the distance, by one side moves a neighbour to the next, by six changes nothing', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, anyHex, fc.integer({ min: -9, max: 9 }), (grid, hex, about, by) => {
      const moved = rotate(grid, hex, about, by);
      expect(distance(grid, about, moved)).toBe(distance(grid, about, hex));
      expect(rotate(grid, moved, about, -by)).toEqual(hex);
      expect(rotate(grid, hex, about, by + 6)).toEqual(moved);
      for (const side of sides)
        expect(rotate(grid, neighbour(grid, about, side), about, by)).toEqual(
          neighbour(grid, about, turned(side, by)),
        );
    }),
  );
});

test('a path of hexes turned about its beginning stays a path', () => {
  fc.assert(
    fc.property(anyGrid, anyHex, anyHex, fc.nat(5), (grid, from, to, by) => {
      const way = line(grid, from, to).map((hex) => rotate(grid, hex, from, by));
      way.slice(1).forEach((hex, at) => expect(distance(grid, hex, way[at] ?? hex)).toBe(1));
    }),
  );
});

test('the centre of a hex, and every point well inside it, is that hex, at any size', () => {
  const side = fc.double({ min: 0.7, max: 200, noNaN: true });
  const near = fc.double({ min: -0.8, max: 0.8, noNaN: true });
  fc.assert(
    fc.property(anyGrid, anyHex, side, near, near, (grid: HexGrid, hex, size, right, down) => {
      const { x, y } = centreOf(grid, hex, size);
      // Within the inner circle, whose radius is the height of six equal triangles.
      const inner = (Math.sqrt(3) / 2) * size * 0.999;
      const length = Math.hypot(right, down) || 1;
      const reach = Math.min(1, length);
      const point = { x: x + (right / length) * reach * inner, y: y + (down / length) * reach * inner };
      expect(hexAt(grid, point, size)).toEqual(hex);
    }),
  );
});
