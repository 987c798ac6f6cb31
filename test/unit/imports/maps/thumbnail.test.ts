import { expect, test } from 'vitest';
import { painted } from '../../../../shared/hex/runs.ts';
import { thumbnailOf } from '../../../../src-main/areas/import/map/thumbnail.ts';

const terrain = painted(new Map(), [
  { col: -2, row: 3, length: 2, code: 7 },
  { col: -1, row: 4, length: 2, code: 9 },
]);
const places = new Map([
  [7, 1],
  [9, 2],
]);

test('a small map is shown hex by hex, by the places of its grounds', () => {
  expect(thumbnailOf(terrain, { left: -2, top: 3, columns: 3, rows: 2 }, places)).toEqual({
    columns: 3,
    rows: 2,
    cells: [1, 1, 0, 0, 2, 2],
  });
});

test('a large one is made smaller, and one of nothing is nothing', () => {
  const small = thumbnailOf(terrain, { left: -2, top: 3, columns: 1000, rows: 300 }, places);
  expect([small.columns, small.rows, small.cells.length]).toEqual([143, 43, 143 * 43]);
  expect(small.cells.filter((cell) => cell !== 0)).toEqual([1]);
  expect(thumbnailOf(undefined, { left: 0, top: 0, columns: 0, rows: 0 }, places).cells).toEqual([]);
});
