import { expect, test } from 'vitest';
import { digitsApart } from '../../../../src-renderer/windows/combat/hands/typed-dice.ts';

const apart = (sides: number, ...faces: number[]) => digitsApart({ faces, sums: [] }, sides).faces;

test('digits typed as one word are a die each, where one digit is a whole die', () => {
  expect(apart(6, 52)).toEqual([5, 2]);
  expect(apart(6, 352_416_352_416)).toEqual([3, 5, 2, 4, 1, 6, 3, 5, 2, 4, 1, 6]);
  expect(apart(6, 5)).toEqual([5]);
  expect(apart(6, 5, 17)).toEqual([5, 17]);
});

test('a face no die has stays as it was typed, and is told', () => {
  expect(apart(6, 7)).toEqual([7]);
  expect(apart(6, 57)).toEqual([57]);
  expect(apart(6, 50)).toEqual([50]);
  expect(apart(20, 25)).toEqual([25]);
  expect(apart(6)).toEqual([]);
});
