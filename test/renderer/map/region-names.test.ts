import { expect, it } from 'vitest';
import { chunkKey, painted } from '../../../shared/hex/runs.ts';
import { regionNames } from '../../../shared/map/drawing/region-names.ts';

it('writes the name of a region over the middle of its hexes, across pieces, and none of one without any', () => {
  const chunks = painted(new Map(), [
    { col: 10, row: 4, length: 11, code: 1 },
    { col: 10, row: 6, length: 11, code: 1 },
    { col: 0, row: 0, length: 1, code: 2 },
  ]);
  const places = [
    { cx: 0, cy: 0 },
    { cx: 1, cy: 0 },
    { cx: 9, cy: 9 },
  ];
  const names = regionNames(
    [
      { code: 1, name: 'The Marches' },
      { code: 2, name: 'Overby' },
      { code: 3, name: 'Nowhere' },
    ],
    places,
    ({ cx, cy }) => chunks.get(chunkKey(cx, cy)) ?? null,
  );
  expect(names.map(({ col, row, words }) => ({ col, row, words }))).toEqual([
    { col: 15, row: 5, words: 'The Marches' },
    { col: 0, row: 0, words: 'Overby' },
  ]);
});
