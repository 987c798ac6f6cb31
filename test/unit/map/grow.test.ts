import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexKey, type Hex } from '../../../shared/hex/grid.ts';
import { hexesIn, type Run } from '../../../shared/hex/runs.ts';
import { grow, tablesOf, type GrowOrder } from '../../../shared/map/making/grow.ts';
import { dieRows, groundOf, usualTable } from '../../../shared/map/making/neighbours.ts';
import { looks } from '../../../shared/map/map-words.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';

const flat = { layout: 'flat', raised: 'odd' } as const;
const tableOf = tablesOf(usualGrounds, (kind) => usualTable(usualGrounds, kind));
const forest = 5;

function grown(order: GrowOrder, seeds: readonly (Hex & { code: number })[]): Run[] {
  const codes = new Map(seeds.map((hex) => [hexKey(hex), hex.code]));
  const growing = grow(flat, order, (hex) => codes.get(hexKey(hex)) ?? 0, tableOf);
  for (;;) {
    const next = growing.next();
    if (next.done === true) return next.value;
  }
}

const order: GrowOrder = { col: 0, row: 0, width: 20, height: 15, seed: 12 };

describe('what lies beside a ground', () => {
  it('has a table for every look, in which it goes on as it is more often than not', () => {
    expect(usualGrounds.map(({ look }) => look)).toEqual(expect.arrayContaining([...looks]));
    for (const kind of usualGrounds) {
      const table = usualTable(usualGrounds, kind);
      expect(table.size, kind.name).toBeGreaterThan(2);
      expect([...table.values()].every((weight) => weight > 0)).toBe(true);
    }
  });

  it('is laid onto a d100, every face of which is some ground', () => {
    const table = fc.dictionary(fc.constantFrom('1', '5', '8', '11'), fc.integer({ min: 1, max: 100 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(fc.array(table, { minLength: 1, maxLength: 6 }), (tables) => {
        const read = tables.map(
          (each) => new Map(Object.entries(each).map(([code, at]) => [Number(code), at])),
        );
        const rows = dieRows(read);
        expect(rows[0]?.from).toBe(1);
        expect(rows.at(-1)?.to).toBe(100);
        rows.slice(1).forEach((row, at) => expect(row.from).toBe((rows[at]?.to ?? 0) + 1));
        for (const { code, from, to } of rows)
          expect([groundOf(rows, from), groundOf(rows, to)]).toEqual([code, code]);
      }),
    );
    expect(dieRows([])).toEqual([]);
    expect(
      dieRows([
        new Map([[1, 3]]),
        new Map([
          [1, 1],
          [8, 4],
        ]),
      ]),
    ).toEqual([
      { code: 1, from: 1, to: 50 },
      { code: 8, from: 51, to: 100 },
    ]);
  });
});

describe('land that goes on from what is painted', () => {
  it('fills the box, leaves what is painted, and is the same for the same seed on every machine', () => {
    const runs = grown(order, [{ col: 4, row: 4, code: forest }]);
    expect(hexesIn(runs)).toBe(20 * 15 - 1);
    expect(runs.some(({ row, col, length }) => row === 4 && col <= 4 && col + length > 4)).toBe(false);
    expect(grown(order, [{ col: 4, row: 4, code: forest }])).toEqual(runs);
    expect(createHash('sha256').update(JSON.stringify(runs)).digest('hex')).toBe(
      'dc71d03f082437655a7ec0f90e4c269123ad42d5561b97877d410e80d801d8f5',
    );
    expect(grown({ ...order, seed: 13 }, [{ col: 4, row: 4, code: forest }])).not.toEqual(runs);
  });

  it('goes on from beyond the edge, and refuses where there is nothing to go on from', () => {
    expect(hexesIn(grown(order, [{ col: -1, row: 3, code: forest }]))).toBe(300);
    expect(() => grown(order, [{ col: 50, row: 3, code: forest }])).toThrow(
      'Nothing is painted there to go on from: paint a hex first. Nothing was made.',
    );
    const one = { ...order, width: 1, height: 1 };
    expect(() => grown(one, [{ col: 0, row: 0, code: forest }])).toThrow(
      'Every hex there is painted already.',
    );
    expect(() => grown({ ...order, width: 400, height: 400 }, [])).toThrow('At most 100,000 hexes');
  });
});
