import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexGrid } from '../../../shared/hex/grid.ts';
import {
  boxInSight,
  hexUnder,
  keptInSight,
  onView,
  panned,
  rangeOf,
  showing,
  zoomed,
  zoomSides,
  type Camera,
} from '../../../src-renderer/windows/map/camera/camera.ts';
import { sideOfKey } from '../../../src-renderer/windows/map/camera/hex-keys.ts';
import { WheelSteps } from '../../../src-renderer/windows/map/camera/wheel-steps.ts';

const grid = fc.record<HexGrid>({
  layout: fc.constantFrom('flat', 'pointy'),
  raised: fc.constantFrom('odd', 'even'),
});
const place = fc.double({ min: -500, max: 500, noNaN: true });
const camera = fc.record<Camera>({
  middle: fc.record({ x: place, y: place }),
  side: fc.constantFrom(...zoomSides),
});
const size = { width: 900, height: 600 };
const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });

describe('the view of a map', () => {
  it('zooms by steps of half an octave, 1 to 96 pixels a side', () => {
    expect(zoomSides[0]).toBeCloseTo(1.06, 2);
    expect(zoomSides.at(-1)).toBe(96);
    zoomSides.forEach((side, at) => {
      if (at > 0) expect(side / (zoomSides[at - 1] ?? 0)).toBeCloseTo(Math.SQRT2, 10);
    });
    expect(zoomSides.map(rangeOf).join(' ')).toBe(
      `${'pixels '.repeat(5)}tiles tiles tiles tiles tiles stamps stamps stamps stamps`,
    );
  });

  it('keeps the point it zooms about where it is, and stops at both ends', () => {
    fc.assert(
      fc.property(grid, camera, point, fc.integer({ min: -20, max: 20 }), (on, at, about, by) => {
        const after = zoomed(at, by, size, about);
        expect(zoomSides).toContain(after.side);
        const before = worldAt(at, about);
        expect(worldAt(after, about).x).toBeCloseTo(before.x, 6);
        expect(worldAt(after, about).y).toBeCloseTo(before.y, 6);
        if (by > 13) expect(after.side).toBe(96);
      }),
    );
  });

  it('finds the hex under a point, and every hex seen lies in the box in sight', () => {
    fc.assert(
      fc.property(grid, camera, point, (on, at, under) => {
        const hex = hexUnder(on, at, size, under);
        const centre = onView(on, at, size, hex);
        expect(Math.hypot(centre.x - under.x, centre.y - under.y)).toBeLessThanOrEqual(at.side + 1e-6);
        const box = boxInSight(on, at, size);
        expect(hex.col >= box.left && hex.col <= box.right).toBe(true);
        expect(hex.row >= box.top && hex.row <= box.bottom).toBe(true);
      }),
    );
  });

  it('follows the cursor just so far that it is in sight, and not at all where it is', () => {
    const on: HexGrid = { layout: 'flat', raised: 'odd' };
    const at: Camera = { middle: { x: 0, y: 0 }, side: 24 };
    expect(keptInSight(on, at, size, { col: 3, row: 3 })).toBe(at);
    const moved = keptInSight(on, at, size, { col: 40, row: 0 });
    const seen = onView(on, moved, size, { col: 40, row: 0 });
    expect(seen.x).toBeCloseTo(size.width - 48, 6);
    expect(moved.middle.y).toBeCloseTo(at.middle.y, 6);
    expect(panned(at, { x: 24, y: -48 }).middle).toEqual({ x: 1, y: -2 });
  });

  it('shows a whole box as near as it fits', () => {
    const on: HexGrid = { layout: 'pointy', raised: 'even' };
    const box = { left: 0, top: 0, right: 99, bottom: 99 };
    const at = showing(on, box, size);
    for (const hex of [
      { col: 0, row: 0 },
      { col: 99, row: 99 },
    ]) {
      const seen = onView(on, at, size, hex);
      expect(seen.x > 0 && seen.x < size.width && seen.y > 0 && seen.y < size.height).toBe(true);
    }
    const nearer = zoomSides[zoomSides.indexOf(at.side) + 1] ?? 0;
    expect(1.5 * 99 * nearer > size.height || Math.sqrt(3) * 99 * nearer > size.width).toBe(true);
    expect(showing(on, { ...box, right: 4000 }, size).side).toBe(zoomSides[0]);
  });
});

const worldAt = ({ middle, side }: Camera, { x, y }: { x: number; y: number }) => ({
  x: middle.x + (x - size.width / 2) / side,
  y: middle.y + (y - size.height / 2) / side,
});

describe('keys and wheel', () => {
  it('go over all six sides by arrows, in both layouts', () => {
    for (const layout of ['flat', 'pointy'] as const) {
      const reached = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].flatMap((key) =>
        [false, true].map((shifted) => sideOfKey({ layout, raised: 'odd' }, key, shifted)),
      );
      expect(new Set(reached)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    }
    expect(sideOfKey({ layout: 'flat', raised: 'odd' }, 'ArrowUp', false)).toBe(0);
    expect(sideOfKey({ layout: 'pointy', raised: 'odd' }, 'ArrowRight', false)).toBe(1);
    expect(sideOfKey({ layout: 'flat', raised: 'odd' }, 'x', false)).toBeNull();
  });

  it('gather a touchpad’s little turns into whole steps, and forget them when it turns back', () => {
    const wheel = new WheelSteps();
    expect(wheel.turned(120, 0)).toBe(-2);
    expect([20, 20, 20].map((by) => wheel.turned(by, 0))).toEqual([0, 0, -1]);
    expect(wheel.turned(50, 0)).toBe(0);
    expect(wheel.turned(-50, 0)).toBe(0);
    expect(wheel.turned(-3, 1)).toBe(1);
  });
});
