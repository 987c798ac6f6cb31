import { expect, it } from 'vitest';
import { nightsOf } from '../../../src-renderer/windows/map/journey/company-overlay.ts';

const hexes = (...days: number[]) => days.map((day, col) => ({ col, row: 2, day }));

it('a night stands where a day’s last hex was left behind, and nowhere else', () => {
  expect(nightsOf({ trail: hexes(2, 2, 3, 5, 5) })).toEqual([
    { day: 2, hex: { col: 1, row: 2 } },
    { day: 3, hex: { col: 2, row: 2 } },
  ]);
  expect(nightsOf({ trail: [] })).toEqual([]);
  expect(nightsOf({ trail: hexes(4, 4) })).toEqual([]);
});
