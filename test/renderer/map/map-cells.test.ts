import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsText, hexInChunk } from '../../../shared/hex/chunks.ts';
import type { HexGrid } from '../../../shared/hex/grid.ts';
import { centreOf } from '../../../shared/hex/pixel.ts';
import type { Run } from '../../../shared/hex/runs.ts';
import { MapCells } from '../../../src-renderer/windows/map/map-cells.ts';
import { tileFrame, Tiles } from '../../../src-renderer/windows/map/draw/tiles.ts';
import { PaintedMap } from './map-sample.ts';

const run = fc.record<Run>({
  col: fc.integer({ min: -20, max: 30 }),
  row: fc.integer({ min: -3, max: 19 }),
  length: fc.integer({ min: 1, max: 20 }),
  code: fc.integer({ min: 0, max: 3 }),
});
/** What befalls a window: its own stroke is kept or refused, or somebody else's is. */
const befalls = fc.record({
  what: fc.constantFrom('kept', 'refused', 'elsewhere'),
  runs: fc.array(run, { minLength: 1, maxLength: 4 }),
});

describe('the cells a window has', () => {
  it('are those of main after any strokes, kept, refused or from elsewhere, and none is asked for twice', () => {
    fc.assert(
      fc.property(fc.array(befalls, { maxLength: 12 }), (all) => {
        const main = new PaintedMap();
        const cells = new MapCells(() => undefined);
        const asked: string[] = [];
        const follow = () => {
          const marks = main.marks();
          const missing = cells.follow(marks);
          asked.push(...missing.map(({ cx, cy, stamp }) => `${cx} ${cy} ${stamp}`));
          const contents = [...main.chunks.values()];
          cells.take(
            marks,
            missing.map(({ id, stamp }) => ({
              id,
              stamp,
              cells: cellsText(contents[id - 1] ?? new Uint16Array(256)),
            })),
          );
        };
        for (const { what, runs } of all) {
          if (what === 'elsewhere') main.paint(runs);
          else {
            cells.paint('terrain', runs);
            if (what === 'refused') cells.takeOffStroke();
            else {
              main.paint(runs);
              const before = asked.length;
              cells.keepStroke();
              follow();
              expect(asked.length).toBe(before);
            }
          }
          follow();
          for (let row = -4; row < 21; row += 1)
            for (let col = -21; col < 52; col += 1)
              expect(cells.code('terrain', { col, row })).toBe(main.code(col, row));
        }
        expect(new Set(asked).size).toBe(asked.length);
      }),
      { numRuns: 60 },
    );
  });

  it('draw a stroke under another mark, and bring the old one back', () => {
    const main = new PaintedMap();
    main.paint([{ col: 0, row: 0, length: 4, code: 2 }]);
    const marks = main.marks();
    const cells = new MapCells(() => undefined);
    cells.follow(marks);
    cells.take(
      marks,
      marks.map(({ id, stamp }) => ({
        id,
        stamp,
        cells: cellsText(main.chunks.get('0,0') ?? new Uint16Array(256)),
      })),
    );
    const place = { cx: 0, cy: 0 };
    const before = cells.mark('terrain', place);
    cells.paint('terrain', [{ col: 0, row: 0, length: 1, code: 3 }]);
    expect(cells.mark('terrain', place)).not.toBe(before);
    cells.takeOffStroke();
    expect(cells.mark('terrain', place)).toBe(before);
    expect(cells.code('terrain', { col: 0, row: 0 })).toBe(2);
  });
});

describe('pictures of pieces', () => {
  const tile = (width: number, height: number) => ({ width, height }) as OffscreenCanvas;

  it('give up the one least lately used when they grow too large', () => {
    const tiles = new Tiles(3 * 4 * 100);
    tiles.keep('a', tile(10, 10));
    tiles.keep('b', tile(10, 10));
    tiles.keep('c', tile(10, 10));
    expect(tiles.get('a')).toBeDefined();
    tiles.keep('d', tile(10, 10));
    expect(['a', 'b', 'c', 'd'].filter((name) => tiles.get(name) !== undefined)).toEqual(['a', 'c', 'd']);
    tiles.keep('vast', tile(100, 100));
    expect(tiles.get('vast')).toBeDefined();
    expect(tiles.get('d')).toBeUndefined();
  });

  it('are large enough for all of their hexes, in every layout', () => {
    for (const layout of ['flat', 'pointy'] as const)
      for (const raised of ['odd', 'even'] as const) {
        const grid: HexGrid = { layout, raised };
        const frame = tileFrame(grid, 17);
        for (let at = 0; at < 256; at += 1) {
          const { x, y } = centreOf(grid, hexInChunk({ cx: 0, cy: 0 }, at), 17);
          const first = centreOf(grid, { col: 0, row: 0 }, 17);
          const centre = { x: frame.x + x - first.x, y: frame.y + y - first.y };
          expect(centre.x - 17).toBeGreaterThanOrEqual(0);
          expect(centre.y - 17).toBeGreaterThanOrEqual(0);
          expect(centre.x + 17).toBeLessThanOrEqual(frame.width);
          expect(centre.y + 17).toBeLessThanOrEqual(frame.height);
        }
      }
  });
});
