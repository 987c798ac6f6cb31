import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellsText,
  chunkHexes,
  chunkOf,
  greatestCode,
  hexInChunk,
  isNothing,
  placeInChunk,
  readCells,
  type ChunkPlace,
} from '../../../shared/hex/chunks.ts';
import { filled } from '../../../shared/hex/fill.ts';
import type { Fill } from '../../../shared/hex/fill.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { greatestCell, hexKey, leastCell } from '../../../shared/hex/grid.ts';
import { cellReader, codesOver, hexesOf } from '../../../shared/hex/hexes.ts';
import { neighbours } from '../../../shared/hex/moves.ts';
import type { Numbering } from '../../../shared/hex/numbering.ts';
import { hexNumber, readHexNumber } from '../../../shared/hex/numbering.ts';
import { chunkKey, hexesIn, painted, runsOf } from '../../../shared/hex/runs.ts';
import type { Run } from '../../../shared/hex/runs.ts';
import { anyGrid } from './any-hex.ts';

const cell = fc.integer({ min: leastCell, max: greatestCell });
const onMap = fc.record({ col: cell, row: cell });

describe('chunks', () => {
  test('hold every hex of a map once', () => {
    fc.assert(
      fc.property(onMap, (hex) => {
        const place = chunkOf(hex);
        const at = placeInChunk(hex);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(chunkHexes);
        expect(hexInChunk(place, at)).toEqual(hex);
      }),
    );
    expect(chunkOf({ col: -1, row: 16 })).toEqual({ cx: -1, cy: 1 });
  });

  test('in a box hold what they hold hex by hex', () => {
    const runs = fc.array(
      fc.record({ col: fc.integer({ min: -40, max: 60 }), row: fc.integer({ min: -40, max: 60 }) }),
    );
    const piece = fc.integer({ min: -2, max: 2 });
    const across = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(runs, piece, piece, across, across, (hexes, cx, cy, width, height) => {
        const chunks = painted(
          new Map(),
          hexes.map((hex, at) => ({ ...hex, length: 5, code: at + 1 })),
        );
        const box = { ...hexInChunk({ cx, cy }, 0), width: width * 16, height: height * 16 };
        const at = cellReader(chunks);
        const codes = codesOver(chunks, box);
        expect(codes).toHaveLength(box.width * box.height);
        for (const [place, code] of codes.entries())
          expect(code).toBe(
            at({ col: box.col + (place % box.width), row: box.row + Math.floor(place / box.width) }),
          );
      }),
    );
  });

  test('are text of 512 characters and back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(greatestCode), { minLength: chunkHexes, maxLength: chunkHexes }),
        (codes) => {
          const cells = Uint16Array.from(codes);
          const text = cellsText(cells);
          expect(text).toMatch(/^[A-Za-z0-9_-]{512}$/);
          expect(readCells(text)).toEqual(cells);
          expect(isNothing(cells)).toBe(codes.every((code) => code === 0));
        },
      ),
      { numRuns: 60 },
    );
    expect(cellsText(new Uint16Array(chunkHexes))).toBe('A'.repeat(512));
    expect(cellsText(new Uint16Array(chunkHexes).fill(1)).slice(0, 2)).toBe('AB');
    expect(cellsText(new Uint16Array(chunkHexes).fill(greatestCode)).slice(0, 2)).toBe('__');
  });

  test.each([
    ['511 characters', 'A'.repeat(511), 'A piece of the map has 511 characters where 512 are wanted.'],
    ['513 characters', 'A'.repeat(513), 'A piece of the map has 513 characters where 512 are wanted.'],
    ['a character of another kind', `+${'A'.repeat(511)}`, 'A piece of the map has a character that is none'],
    [
      'a letter beyond',
      `é${'A'.repeat(511)}`,
      'A piece of the map has a character that is none of its kind.',
    ],
  ])('%s are refused with a sentence', (_what, text, sentence) => {
    expect(() => readCells(text)).toThrow(sentence);
  });

  test('hold no code above 4,095 and no other number of cells', () => {
    expect(() => cellsText(new Uint16Array(chunkHexes).fill(4096))).toThrow('4096');
    expect(() => cellsText(new Uint16Array(255))).toThrow('255');
  });
});

describe('numbers', () => {
  const numbering: fc.Arbitrary<Numbering> = fc.record({
    firstCol: fc.integer({ min: -2, max: 100 }),
    firstRow: fc.integer({ min: -2, max: 100 }),
    order: fc.constantFrom('col-row' as const, 'row-col' as const),
    digits: fc.integer({ min: 1, max: 4 }),
    separator: fc.constantFrom('', '.', ',', ' ', '/', '-', ' x '),
  });

  test('are read as they are written, on any map', () => {
    fc.assert(
      fc.property(numbering, onMap, (format, hex) => {
        expect(readHexNumber(format, hexNumber(format, hex))).toEqual(hex);
      }),
      { numRuns: 1000 },
    );
  });

  const usual: Numbering = { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' };

  test.each([
    [usual, { col: 6, row: 8 }, '0709'],
    [{ ...usual, separator: '.' }, { col: 6, row: 8 }, '07.09'],
    [{ ...usual, digits: 1, separator: ',', order: 'row-col' as const }, { col: 6, row: 8 }, '9,7'],
    [usual, { col: 99, row: 8 }, '100.09'],
    [usual, { col: -2, row: 8 }, '-01.09'],
    [{ ...usual, firstCol: 0, firstRow: 0 }, { col: 0, row: 0 }, '0000'],
  ])('as %o %o is %s', (format, hex, written) => {
    expect(hexNumber(format, hex)).toBe(written);
    expect(readHexNumber(format, written)).toEqual(hex);
  });

  test.each(['', '07', '070', '07090', 'ab.cd', '1.2.3', '07.', '.09', '9999.1', '07 09 1', '1e3.2'])(
    '“%s” is none',
    (written) => {
      expect(readHexNumber(usual, written)).toBeNull();
    },
  );
});

describe('runs', () => {
  const small = fc.record({ col: fc.integer({ min: -40, max: 40 }), row: fc.integer({ min: -4, max: 4 }) });
  const run: fc.Arbitrary<Run> = fc
    .record({ hex: small, length: fc.integer({ min: 1, max: 40 }), code: fc.nat(3) })
    .map(({ hex, ...rest }) => ({ ...hex, ...rest }));

  test('name each hex of a stroke once', () => {
    fc.assert(
      fc.property(fc.array(small, { maxLength: 60 }), (hexes) => {
        const runs = runsOf(hexes, 7);
        const named = runs.flatMap(({ col, row, length }) =>
          Array.from({ length }, (_, at) => hexKey({ col: col + at, row })),
        );
        expect(new Set(named)).toEqual(new Set(hexes.map(hexKey)));
        expect(named).toHaveLength(new Set(named).size);
        expect(hexesIn(runs)).toBe(named.length);
        runs.slice(1).forEach(({ col, row }, at) => {
          const before = runs[at];
          expect(before?.row === row && before.col + before.length === col).toBe(false);
        });
      }),
    );
  });

  test('any strokes one after the other paint what a plain array holds', () => {
    fc.assert(
      fc.property(fc.array(fc.array(run, { maxLength: 4 }), { maxLength: 6 }), (strokes) => {
        const plain = new Map<number, number>();
        const chunks = new Map<string, Uint16Array>();
        for (const stroke of strokes) {
          const before = new Map([...chunks].map(([key, cells]) => [key, cells.slice()]));
          const after = painted(chunks, stroke);
          expect(chunks).toEqual(before);
          for (const [key, cells] of after) {
            expect(cells).not.toEqual(before.get(key) ?? new Uint16Array(chunkHexes));
            chunks.set(key, cells);
          }
          for (const { col, row, length, code } of stroke)
            for (let at = col; at < col + length; at += 1) plain.set(hexKey({ col: at, row }), code);
        }
        for (let row = -4; row <= 4; row += 1)
          for (let col = -40; col <= 80; col += 1) {
            const { cx, cy } = chunkOf({ col, row });
            const held = chunks.get(chunkKey(cx, cy))?.[placeInChunk({ col, row })] ?? 0;
            if (held !== (plain.get(hexKey({ col, row })) ?? 0)) expect.fail(`${col}, ${row}: ${held}`);
          }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['off the map', { col: 4095, row: 0, length: 2, code: 1 }, 'A stroke leaves the map.'],
    ['above the map', { col: 0, row: -4097, length: 1, code: 1 }, 'A stroke leaves the map.'],
    ['of no length', { col: 0, row: 0, length: 0, code: 1 }, 'A stroke leaves the map.'],
    ['of half a hex', { col: 0.5, row: 0, length: 1, code: 1 }, 'A stroke leaves the map.'],
    ['of a code beyond', { col: 0, row: 0, length: 1, code: 4096 }, 'A hex holds a number from 0 to 4095.'],
    ['of a code below', { col: 0, row: 0, length: 1, code: -1 }, 'A hex holds a number from 0 to 4095.'],
  ])('a run %s is refused, and none of the others is painted', (_what, wrong, sentence) => {
    expect(() => painted(new Map(), [{ col: 0, row: 0, length: 1, code: 1 }, wrong])).toThrow(sentence);
  });
});

describe('a fill', () => {
  /** Pieces of a map on which each hex holds what is said of it. */
  const mapOf = (codeAt: (hex: Hex) => number) => (place: ChunkPlace) =>
    Uint16Array.from({ length: chunkHexes }, (_, at) => codeAt(hexInChunk(place, at)));
  const takenBy = ({ chunks }: Fill, code: number) =>
    new Set([...hexesOf(chunks)].filter((hex) => hex.code === code).map(hexKey));

  test('takes what hangs together, and nothing else', () => {
    const side = 21;
    fc.assert(
      fc.property(anyGrid, fc.array(fc.nat(side * side - 1), { maxLength: 220 }), (grid, walls) => {
        const wall = new Set(walls);
        const codeAt = ({ col, row }: Hex) =>
          col < 0 || row < 0 || col >= side || row >= side ? 9 : wall.has(row * side + col) ? 1 : 0;
        const from = { col: 10, row: 10 };
        const fill = filled(grid, mapOf(codeAt), from, 7);
        const hangsTogether = [from];
        const seen = new Set([hexKey(from)]);
        for (const hex of hangsTogether)
          for (const next of neighbours(grid, hex))
            if (!seen.has(hexKey(next)) && codeAt(next) === codeAt(from)) {
              seen.add(hexKey(next));
              hangsTogether.push(next);
            }
        expect(fill.whole).toBe(true);
        expect(fill.hexes).toBe(seen.size);
        expect(takenBy(fill, 7)).toEqual(seen);
      }),
      { numRuns: 40 },
    );
  });

  test('stops before there are too many, and says so', () => {
    const grid = { layout: 'flat', raised: 'even' } as const;
    expect(filled(grid, () => null, { col: 0, row: 0 }, 3).whole).toBe(false);
    const pond = mapOf(({ col, row }) => (row === 0 && col >= 0 && col < 30 ? 2 : 0));
    expect(filled(grid, pond, { col: 4, row: 0 }, 3, 30)).toMatchObject({ hexes: 30, whole: true });
    expect(filled(grid, pond, { col: 4, row: 0 }, 3, 29).whole).toBe(false);
  });

  test('stops at the edge of any map', () => {
    const corner = { col: greatestCell, row: greatestCell };
    const near = mapOf(({ col, row }) => (col > greatestCell - 3 && row > greatestCell - 3 ? 1 : 0));
    expect(filled({ layout: 'pointy', raised: 'odd' }, near, corner, 2).hexes).toBe(9);
  });
});
