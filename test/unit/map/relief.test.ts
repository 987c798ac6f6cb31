import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexKey, type HexGrid } from '../../../shared/hex/grid.ts';
import { hexesIn } from '../../../shared/hex/runs.ts';
import { distance, sideTowards } from '../../../shared/hex/moves.ts';
import { climates } from '../../../shared/map/making/cover.ts';
import { lay } from '../../../shared/map/making/laid.ts';
import { relief, type Relief, type ReliefOrder } from '../../../shared/map/making/relief.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';

const usual: ReliefOrder = {
  ...{ col: -3, row: 5, width: 40, height: 30, seed: 4711, shape: 'open', climate: 'mild' },
  ...{ sea: 30, mountains: 12, wet: 50, rivers: 8, towns: 8 },
};
const flat: HexGrid = { layout: 'flat', raised: 'odd' };

function made(grid: HexGrid, order: ReliefOrder): Relief {
  const making = relief(grid, order);
  for (;;) {
    const next = making.next();
    if (next.done === true) return next.value;
  }
}

const hashOf = (land: Relief): string =>
  createHash('sha256')
    .update(JSON.stringify([land.looks, [...land.feet], land.rivers, land.towns]))
    .digest('hex');

const anyGrid = fc.record({
  layout: fc.constantFrom('flat' as const, 'pointy' as const),
  raised: fc.constantFrom('odd' as const, 'even' as const),
});
const anyOrder: fc.Arbitrary<ReliefOrder> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  col: fc.integer({ min: -50, max: 50 }),
  row: fc.integer({ min: -50, max: 50 }),
  width: fc.integer({ min: 1, max: 30 }),
  height: fc.integer({ min: 1, max: 30 }),
  shape: fc.constantFrom('open' as const, 'island' as const),
  climate: fc.constantFrom(...climates),
  sea: fc.integer({ min: 0, max: 95 }),
  mountains: fc.integer({ min: 0, max: 80 }),
  wet: fc.integer({ min: 0, max: 100 }),
  rivers: fc.integer({ min: 0, max: 12 }),
  towns: fc.integer({ min: 0, max: 12 }),
});

describe('land made by relief', () => {
  it('of a seed is the same on every machine', () => {
    expect(hashOf(made(flat, usual))).toBe(
      '62bc9e27563002c57afe38fe9b4d7bd615e68bb443c6ad110b5ee2c9b6ffb66d',
    );
    expect(hashOf(made(flat, { ...usual, seed: 4712 }))).not.toBe(hashOf(made(flat, usual)));
  });

  it('has sea to its level, rivers that run down to water or the edge, and towns on land, apart', () => {
    fc.assert(
      fc.property(anyGrid, anyOrder, (grid, order) => {
        const land = made(grid, order);
        expect(made(grid, order)).toEqual(land);
        const { width, height, col, row } = order;
        const placeOf = (hex: { col: number; row: number }) => (hex.row - row) * width + hex.col - col;
        const isSea = (look: string | undefined) => look === 'deeps' || look === 'shallows';
        expect(land.looks).toHaveLength(width * height);
        expect(land.looks.filter(isSea)).toHaveLength(Math.round((width * height * order.sea) / 100));
        expect(land.rivers.length).toBeLessThanOrEqual(order.rivers);
        const met = new Set<number>();
        for (const river of land.rivers) {
          river.slice(1).forEach((hex, at) => {
            const before = river[at];
            expect(before && sideTowards(grid, before, hex)).not.toBeNull();
          });
          const end = river.at(-1) ?? { col, row };
          const atEdge =
            end.col === col || end.row === row || end.col === col + width - 1 || end.row === row + height - 1;
          expect(isSea(land.looks[placeOf(end)]) || atEdge || met.has(hexKey(end))).toBe(true);
          for (const hex of river) met.add(hexKey(hex));
        }
        for (const [at, town] of land.towns.entries()) {
          expect(land.looks[placeOf(town)]).toBe('farmland');
          for (const other of land.towns.slice(at + 1))
            expect(distance(grid, town, other)).toBeGreaterThan(4);
        }
        expect(new Set(land.towns.map(({ name }) => name)).size).toBe(land.towns.length);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses no hexes, too many, and hexes off any map', () => {
    expect(() => made(flat, { ...usual, width: 0 })).toThrow('There is no hex to be made.');
    expect(() => made(flat, { ...usual, width: 1000, height: 101 })).toThrow(
      'At most 100,000 hexes are made at once, and this has 101,000. Nothing was made.',
    );
    expect(() => made(flat, { ...usual, col: 4090 })).toThrow('That leaves the map. Nothing was made.');
  });
});

describe('made land on a map', () => {
  const land = made(flat, usual);

  it('takes only hexes that are free, and cuts rivers where they are not', () => {
    const isFree = ({ col }: { col: number }) => col % 3 !== 0;
    const { terrain, rivers, towns, hexes } = lay(usual, land, usualGrounds, isFree);
    expect(hexesIn(terrain)).toBe(hexes);
    for (const { col, length } of terrain)
      for (let at = col; at < col + length; at += 1) expect(at % 3).not.toBe(0);
    expect(rivers.flat().every(isFree) && towns.every(isFree)).toBe(true);
    expect(() => lay(usual, land, usualGrounds, () => false)).toThrow('Every hex there is painted already.');
  });

  it('uses a ground that is the same by the rules where none looks so, and refuses where there is none', () => {
    const without = usualGrounds.filter(({ look }) => look !== 'pines');
    const forest = usualGrounds.find(({ look }) => look === 'forest')?.code;
    const { terrain } = lay(usual, land, without, () => true);
    expect(terrain.some(({ code }) => code === forest)).toBe(true);
    const dry = usualGrounds.filter(({ ground }) => ground !== 'ocean');
    expect(() => lay(usual, land, dry, () => true)).toThrow('The campaign has no ground such as Sea.');
  });
});
