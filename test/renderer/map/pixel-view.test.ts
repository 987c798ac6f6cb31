import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elevationCell } from '../../../shared/map/cells.ts';
import { chunkOf, placeInChunk } from '../../../shared/hex/chunks.ts';
import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { hexUnder, onView, zoomSides } from '../../../src-renderer/windows/map/camera/camera.ts';
import { withRoom, type NameWish } from '../../../shared/map/drawing/name-room.ts';
import { paintPixels } from '../../../src-renderer/windows/map/draw/pixel-view.ts';

const size = { width: 60, height: 40 };
const colours = Uint32Array.from({ length: 4096 }, (_, code) => code);
const codeOf = ({ col, row }: Hex): number => 1 + ((((col * 31 + row * 17) % 4000) + 4000) % 4000);

/** A map without an end, each hex another number than those about it. */
function cells(cx: number, cy: number): Uint16Array {
  const chunk = new Uint16Array(256);
  for (let row = cy * 16; row < cy * 16 + 16; row += 1)
    for (let col = cx * 16; col < cx * 16 + 16; col += 1)
      chunk[placeInChunk({ col, row })] = codeOf({ col, row });
  return chunk;
}

describe('the ground, pixel by pixel', () => {
  it('shows each hex about its centre, in both layouts, far and near', () => {
    fc.assert(
      fc.property(
        fc.record<HexGrid>({
          layout: fc.constantFrom('flat', 'pointy'),
          raised: fc.constantFrom('odd', 'even'),
        }),
        fc.record({
          middle: fc.record({
            x: fc.double({ min: -200, max: 200, noNaN: true }),
            y: fc.double({ min: -200, max: 200, noNaN: true }),
          }),
          side: fc.constantFrom(...zoomSides.slice(2, 9)),
        }),
        (grid, camera) => {
          const out = new Uint32Array(size.width * size.height);
          paintPixels(grid, camera, size, cells, colours, out);
          for (let y = 5; y < size.height; y += 7)
            for (let x = 5; x < size.width; x += 7) {
              const hex = hexUnder(grid, camera, size, { x: x + 0.5, y: y + 0.5 });
              const centre = onView(grid, camera, size, hex);
              // Near the edges of a hex its rectangle and itself differ.
              if (Math.hypot(centre.x - x - 0.5, centre.y - y - 0.5) > camera.side * 0.7) continue;
              expect(out[y * size.width + x]).toBe(codeOf(hex));
            }
        },
      ),
    );
  });

  it('is nothing where there is no chunk, and pale where the players know nothing', () => {
    const grid: HexGrid = { layout: 'flat', raised: 'odd' };
    const camera = { middle: { x: 0, y: 0 }, side: 4 };
    const out = new Uint32Array(size.width * size.height);
    paintPixels(grid, camera, size, () => null, colours, out);
    expect(new Set(out)).toEqual(new Set([0]));
    const pale = colours.map((code) => code + 10_000);
    const known = (cx: number, cy: number) => {
      const chunk = new Uint16Array(256);
      if (cx === 0 && cy === 0) chunk[placeInChunk({ col: 0, row: 0 })] = 1;
      return chunk;
    };
    paintPixels(grid, camera, size, cells, colours, out, { known, pale });
    const seen = [...out].filter((pixel) => pixel < 10_000);
    expect(new Set(seen)).toEqual(new Set([codeOf({ col: 0, row: 0 })]));
    expect(chunkOf({ col: 0, row: 0 })).toEqual({ cx: 0, cy: 0 });
  });

  it('hexes on heights have the colours of their band', () => {
    const grid: HexGrid = { layout: 'flat', raised: 'odd' };
    const camera = { middle: { x: 0, y: 0 }, side: 4 };
    const size = { width: 40, height: 30 };
    const colours = Uint32Array.from({ length: 4096 }, (_, code) => code);
    const shaded = Array.from({ length: 6 }, (_, band) => colours.map((code) => code + 10_000 * band));
    const out = new Uint32Array(size.width * size.height);
    const heights = (cx: number, cy: number) => {
      const chunk = new Uint16Array(256);
      if (cx === 0 && cy === 0) chunk[placeInChunk({ col: 0, row: 0 })] = elevationCell(2500);
      return chunk;
    };
    paintPixels(grid, camera, size, cells, colours, out, null, { heights, shaded });
    const high = [...out].filter((pixel) => pixel >= 10_000);
    expect(new Set(high)).toEqual(new Set([30_000 + codeOf({ col: 0, row: 0 })]));
    expect(high.length).toBeLessThan(out.length);
  });
});

describe('names on a map', () => {
  const wish = (x: number, y: number, weight: number): NameWish => ({ x, y, width: 10, height: 4, weight });

  it('give way to weightier ones, and among equals to the first', () => {
    const [town, ruin, far, twin] = [wish(0, 0, 2), wish(5, 2, 1), wish(30, 0, 1), wish(31, 1, 1)];
    expect(withRoom([ruin, town, far, twin])).toEqual([town, far]);
    expect(withRoom([])).toEqual([]);
  });

  it('never run into each other, and none is left out that has room', () => {
    const one = fc.record<NameWish>({
      x: fc.integer({ min: 0, max: 60 }),
      y: fc.integer({ min: 0, max: 60 }),
      width: fc.constant(12),
      height: fc.constant(5),
      weight: fc.integer({ min: 0, max: 3 }),
    });
    const meet = (a: NameWish, b: NameWish) =>
      Math.abs(a.x - b.x) < a.width && Math.abs(a.y - b.y) < a.height;
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (wishes) => {
        const shown = withRoom(wishes);
        for (const [at, each] of shown.entries())
          for (const other of shown.slice(at + 1)) expect(meet(each, other)).toBe(false);
        for (const left of wishes)
          if (!shown.includes(left)) expect(shown.some((each) => meet(each, left))).toBe(true);
      }),
    );
  });
});
