import { expect, test } from 'vitest';
import { boardings } from '../../../src-renderer/windows/travel/site/boardings.ts';
import type { Road } from '../../../src-renderer/windows/travel/travel-types.ts';

const company = [
  { id: 1, name: 'Hild', kind: 'character', onId: null },
  { id: 2, name: 'Thistle', kind: 'mount', onId: null },
  { id: 3, name: 'Gull', kind: 'vessel', onId: null },
  { id: 4, name: 'Heron', kind: 'vessel', onId: null },
];
const road = (aboardId: number | null) => ({ company, aboardId }) as Road;

test('everybody goes aboard a vessel of the party, beasts too', () => {
  expect(boardings(road(null)).map(({ label, rides }) => [label, rides])).toEqual([
    [
      'Aboard Gull',
      [
        { riderId: 1, onId: 3 },
        { riderId: 2, onId: 3 },
      ],
    ],
    [
      'Aboard Heron',
      [
        { riderId: 1, onId: 4 },
        { riderId: 2, onId: 4 },
      ],
    ],
  ]);
});

test('from a vessel they go ashore, or over to another', () => {
  expect(boardings(road(3)).map(({ label, deed, rides }) => [label, deed, rides[0]?.onId])).toEqual([
    ['Ashore from Gull', 'Go ashore', null],
    ['Aboard Heron', 'Go aboard', 4],
  ]);
});

test('off the road, and without a vessel, nobody boards anything', () => {
  expect(boardings(null)).toEqual([]);
  expect(boardings({ company: company.slice(0, 2), aboardId: null } as Road)).toEqual([]);
});
