import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { sides } from '../../../shared/hex/grid.ts';
import { distance, neighbour, sideTowards } from '../../../shared/hex/moves.ts';
import type { Box, Costs } from '../../../shared/hex/path.ts';
import { centreOf } from '../../../shared/hex/pixel.ts';
import { barred, cheapestWay, isInBox, placeInBox } from '../../../shared/hex/path.ts';
import { anyGrid } from './any-hex.ts';

const box: Box = { col: -3, row: 2, width: 9, height: 7 };
const size = box.width * box.height;

const ground = fc.constantFrom(0, 6, 6, 9, 12);
const enter = fc.array(ground, { minLength: size, maxLength: size });
/** Mostly nothing; some roads, some walls. */
const over = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 4, barred), {
  minLength: 6 * size,
  maxLength: 6 * size,
});
const inside = fc
  .record({ col: fc.nat(box.width - 1), row: fc.nat(box.height - 1) })
  .map(({ col, row }) => ({ col: col + box.col, row: row + box.row }));

const price = (grid: HexGrid, { enter: each, over: roads }: Costs, from: Hex, to: Hex): number | null => {
  const side = sideTowards(grid, from, to);
  if (side === null || !isInBox(box, to)) return null;
  const instead = roads?.[placeInBox(box, from) * 6 + side] ?? 0;
  const cost = instead === 0 ? (each[placeInBox(box, to)] ?? 0) : instead;
  return cost === 0 || cost === barred ? null : cost;
};

/** The least a hex can be reached for, by going over all of them until nothing changes. */
function leastCosts(grid: HexGrid, costs: Costs, from: Hex): number[] {
  const least = Array.from({ length: size }, () => Infinity);
  least[placeInBox(box, from)] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let place = 0; place < size; place += 1) {
      const here = { col: box.col + (place % box.width), row: box.row + Math.floor(place / box.width) };
      for (const side of sides) {
        const next = neighbour(grid, here, side);
        const cost = price(grid, costs, here, next);
        if (cost === null) continue;
        const total = (least[place] ?? Infinity) + cost;
        if (total >= (least[placeInBox(box, next)] ?? Infinity)) continue;
        least[placeInBox(box, next)] = total;
        changed = true;
      }
    }
  }
  return least;
}

describe('the cheapest way', () => {
  test('is a way, costs what it says, and no way is cheaper', () => {
    fc.assert(
      fc.property(anyGrid, enter, fc.option(over), inside, inside, (grid, each, roads, from, to) => {
        const costs: Costs = {
          enter: Uint16Array.from(each),
          ...(roads ? { over: Uint16Array.from(roads) } : {}),
        };
        const least = leastCosts(grid, costs, from)[placeInBox(box, to)];
        const way = cheapestWay(grid, box, costs, from, to);
        if (least === Infinity) {
          expect(way).toBeNull();
          return;
        }
        expect(way?.cost).toBe(least);
        expect([way?.hexes[0], way?.hexes.at(-1)]).toEqual([from, to]);
        const walked = way?.hexes.slice(1).reduce((sum, hex, at) => {
          const before = way.hexes[at];
          return sum + ((before && price(grid, costs, before, hex)) ?? Number.NaN);
        }, 0);
        expect(walked).toBe(least);
        expect(cheapestWay(grid, box, costs, from, to)).toEqual(way);
      }),
      { numRuns: 200 },
    );
  });

  test('over even ground is as short as can be', () => {
    fc.assert(
      fc.property(anyGrid, inside, inside, (grid, from, to) => {
        const way = cheapestWay(grid, box, { enter: new Uint16Array(size).fill(6) }, from, to);
        // The box may cut the straight way off at a corner by one.
        expect((way?.hexes.length ?? 0) - 1 - distance(grid, from, to)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('over even ground keeps to the straight line', () => {
    const wide: Box = { col: -30, row: -30, width: 61, height: 61 };
    const even = { enter: new Uint16Array(wide.width * wide.height).fill(6) };
    const near = fc.record({
      col: fc.integer({ min: -20, max: 20 }),
      row: fc.integer({ min: -20, max: 20 }),
    });
    fc.assert(
      fc.property(anyGrid, near, near, (grid, from, to) => {
        const [start, end] = [centreOf(grid, from, 1), centreOf(grid, to, 1)];
        const length = Math.hypot(end.x - start.x, end.y - start.y);
        for (const hex of cheapestWay(grid, wide, even, from, to)?.hexes ?? []) {
          const { x, y } = centreOf(grid, hex, 1);
          const across = (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x);
          // No further than the middle of the next hex.
          expect(Math.abs(across)).toBeLessThanOrEqual(length * 0.87);
        }
      }),
    );
  });

  test('is none out of the box, and a hex is on the way to itself', () => {
    const grid: HexGrid = { layout: 'flat', raised: 'odd' };
    const costs = { enter: new Uint16Array(size).fill(6) };
    expect(cheapestWay(grid, box, costs, { col: -4, row: 2 }, { col: 0, row: 3 })).toBeNull();
    expect(cheapestWay(grid, box, costs, { col: 0, row: 3 }, { col: 0, row: 9 })).toBeNull();
    expect(cheapestWay(grid, box, costs, { col: 0, row: 3 }, { col: 0, row: 3 })).toEqual({
      hexes: [{ col: 0, row: 3 }],
      cost: 0,
    });
  });
});
