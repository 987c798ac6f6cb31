import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex, HexGrid, Side } from '../../../shared/hex/grid.ts';
import { hexKey, sameHex, sides } from '../../../shared/hex/grid.ts';
import { distance, neighbour, within } from '../../../shared/hex/moves.ts';
import { needPath } from '../../../shared/map/line-path.ts';
import { brushHexes, brushSizes, sweptHexes } from '../../../src-renderer/windows/map/paint/brush.ts';
import { enclosed, walked } from '../../../src-renderer/windows/map/paint/outline.ts';
import { penPath, steady } from '../../../src-renderer/windows/map/paint/pen-path.ts';

const anyGrid = fc.record<HexGrid>({
  layout: fc.constantFrom('flat', 'pointy'),
  raised: fc.constantFrom('odd', 'even'),
});
const anyHex = fc.record({ col: fc.integer({ min: -40, max: 40 }), row: fc.integer({ min: -40, max: 40 }) });
const anyWalk = fc.tuple(anyGrid, anyHex, fc.array(fc.constantFrom<Side>(...sides), { maxLength: 40 }));

const walkOf = (grid: HexGrid, from: Hex, steps: readonly Side[]): Hex[] =>
  steps.reduce<Hex[]>((walk, side) => [...walk, neighbour(grid, walk.at(-1) ?? from, side)], [from]);

describe('a brush', () => {
  it('covers one, three, seven, nineteen or sixty-one hexes', () => {
    const grid: HexGrid = { layout: 'flat', raised: 'odd' };
    const counts = brushSizes.map((size) => brushHexes(grid, { col: 0, row: 0 }, size).length);
    expect(counts).toEqual([1, 3, 7, 19, 61]);
  });

  it('leaves no gap on its way, and paints nothing off the map', () => {
    fc.assert(
      fc.property(anyGrid, anyHex, anyHex, (grid, from, to) => {
        const swept = sweptHexes(grid, from, to, 3);
        expect(new Set(swept.map(hexKey)).size).toBe(swept.length);
        for (const hex of within(grid, to, 1)) expect(swept.some((each) => sameHex(each, hex))).toBe(true);
        expect(sweptHexes(grid, from, to, 1)).toHaveLength(distance(grid, from, to) + 1);
      }),
    );
    expect(brushHexes({ layout: 'flat', raised: 'odd' }, { col: -4096, row: -4096 }, 5).length).toBeLessThan(
      19,
    );
  });
});

describe('an outline', () => {
  it('takes in all of a ring', () => {
    fc.assert(
      fc.property(anyGrid, anyHex, fc.integer({ min: 1, max: 6 }), (grid, centre, radius) => {
        const whole = within(grid, centre, radius);
        const rim = whole.filter((hex) => distance(grid, hex, centre) === radius);
        expect(new Set(enclosed(grid, rim).map(hexKey))).toEqual(new Set(whole.map(hexKey)));
      }),
    );
  });

  it('of one hex is that hex, and of none nothing', () => {
    const grid: HexGrid = { layout: 'pointy', raised: 'odd' };
    expect(enclosed(grid, [{ col: 2, row: 3 }])).toEqual([{ col: 2, row: 3 }]);
    expect(enclosed(grid, [])).toEqual([]);
  });
});

describe('a pen', () => {
  it('draws a line that main takes, along the centres and along the sides to the right', () => {
    fc.assert(
      fc.property(anyWalk, ([grid, from, steps]) => {
        const walk = walkOf(grid, from, steps);
        const centres = penPath(grid, walk, 'centres');
        if (centres.length > 1) expect(() => needPath(grid, 'centres', centres)).not.toThrow();
        const edges = penPath(grid, walk, 'edges');
        if (edges.length > 0) expect(() => needPath(grid, 'edges', edges)).not.toThrow();
      }),
    );
  });

  it('follows a straight walk by two sides a hex', () => {
    const grid: HexGrid = { layout: 'flat', raised: 'odd' };
    const north = walkOf(grid, { col: 3, row: 9 }, [0, 0]);
    expect(penPath(grid, north, 'edges')).toEqual([
      { col: 3, row: 9, side: 2 },
      { col: 3, row: 9, side: 1 },
      { col: 3, row: 8, side: 2 },
      { col: 3, row: 8, side: 1 },
      { col: 3, row: 7, side: 2 },
      { col: 3, row: 7, side: 1 },
    ]);
  });

  it('forgets a step that is taken back at once, and fills the gaps of a quick hand', () => {
    const [a, b, c] = [
      { col: 0, row: 0 },
      { col: 0, row: 1 },
      { col: 0, row: 4 },
    ];
    expect(steady([a, b, a, a])).toEqual([a]);
    expect(walked({ layout: 'flat', raised: 'odd' }, [a, c])).toHaveLength(5);
  });
});
