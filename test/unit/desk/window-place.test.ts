import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampedPlace } from '../../../src-main/desk/window-place.ts';

const left = { x: 0, y: 25, width: 1920, height: 1055 };
const right = { x: 1920, y: 0, width: 1280, height: 1024 };
const place = { x: 100, y: 100, width: 1440, height: 900, maximised: false };

test('a place on a monitor is kept as it was', () => {
  expect(clampedPlace(place, [left])).toEqual(place);
  expect(clampedPlace({ ...place, x: 2000, width: 800 }, [left, right])).toEqual({
    ...place,
    x: 2000,
    width: 800,
  });
});

test('a window snapped on Windows, whose edge lies beyond its monitor, stays where it was', () => {
  expect(clampedPlace({ ...place, x: -7, y: 25 }, [left])).toEqual({ ...place, x: 0, y: 25 });
});

test('a window across two monitors belongs to the one that has most of it', () => {
  expect(clampedPlace({ ...place, x: 1800, width: 1000 }, [left, right])).toMatchObject({ x: 1920, y: 100 });
  expect(clampedPlace({ ...place, x: 1100, width: 1000 }, [left, right])).toMatchObject({ x: 920, y: 100 });
});

test('too little to pull a window by is nothing', () => {
  expect(clampedPlace({ ...place, x: 1900 }, [left])).not.toHaveProperty('x');
});

test('a place on a monitor that is gone keeps only its size, no larger than the one that is left', () => {
  expect(clampedPlace({ ...place, x: 4000, width: 3000 }, [left])).toEqual({
    width: 1920,
    height: 900,
    maximised: false,
  });
});

test('without any monitor the size stands', () => {
  expect(clampedPlace(place, [])).toEqual({ width: 1440, height: 900, maximised: false });
});

test('whatever was kept, the window lies wholly on one monitor or is left to the system', () => {
  const number = fc.integer({ min: -5000, max: 5000 });
  const size = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(number, number, size, size, (x, y, width, height) => {
      const found = clampedPlace({ x, y, width, height, maximised: true }, [left, right]);
      expect(found.maximised).toBe(true);
      if (found.x === undefined || found.y === undefined) return;
      const { x: atX, y: atY } = found;
      expect(
        [left, right].some(
          (area) =>
            atX >= area.x &&
            atY >= area.y &&
            atX + found.width <= area.x + area.width &&
            atY + found.height <= area.y + area.height,
        ),
      ).toBe(true);
    }),
  );
});
