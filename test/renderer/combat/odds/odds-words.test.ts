import { expect, test } from 'vitest';
import { aimedAt } from '../../../../src-renderer/windows/combat/odds/aim.ts';
import { blowsText, dropReasons, percent } from '../../../../src-renderer/windows/combat/odds/odds-words.ts';

test.each([
  [0, '0 %'],
  [0.0004, 'under 0.1 %'],
  [0.045, '4.5 %'],
  [0.4, '40 %'],
  [0.9951, '99.5 %'],
  [0.99999, 'over 99.9 %'],
  [1, '100 %'],
])('a chance of %d is %s', (chance, told) => {
  expect(percent(chance)).toBe(told);
});

test('blows in the mean', () => {
  expect([2.468, 12.4, 250].map(blowsText)).toEqual(['2.5', '12', 'over 100']);
});

test('what is enough while an attack is aimed', () => {
  const aimed = [
    { id: 'f1', needed: 13, hit: 0.4 },
    { id: 'f2', needed: null, hit: 0.54 },
    { id: 'f3', needed: null, hit: 0 },
    { id: 'f4', needed: null, hit: null },
  ];
  expect(['f1', 'f2', 'f3', 'f4', 'f5'].map((id) => aimedAt(aimed, id)?.short ?? null)).toEqual([
    '13+',
    '54 %',
    'never',
    null,
    null,
  ]);
});

test('why a blow drops its target', () => {
  const bar = (points: number, drops: boolean) => ({ points, chance: 0.5, drops, orMore: false });
  const odds = {
    hit: 0.4,
    drops: 0.2,
    blows: 4,
    mean: 3,
    damage: [bar(1, false), bar(5, true)],
    outcomes: [],
    instead: [],
  };
  expect(dropReasons({ odds, drops: 4 }).map(({ source, value }) => [source, value])).toEqual([
    ['hits', '40 %'],
    ['4 or more, when it hits', '50 %'],
  ]);
  expect(dropReasons({ odds: null, drops: 4 })).toEqual([]);
});
