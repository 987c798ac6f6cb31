import { expect, test } from 'vitest';
import { wholeFace } from '../../../src-renderer/windows/combat/ahead/whole-dice.svelte.ts';

test('a die is whole once no further digit could belong to it', () => {
  expect(wholeFace('1', 20)).toBeNull();
  expect(wholeFace('17', 20)).toEqual({ face: 17, rest: '' });
  expect(wholeFace('176', 20)).toEqual({ face: 17, rest: '6' });
  expect(wholeFace('3', 20)).toEqual({ face: 3, rest: '' });
  expect(wholeFace('6', 6)).toEqual({ face: 6, rest: '' });
  expect(wholeFace('52', 6)).toEqual({ face: 5, rest: '2' });
});

test('a space ends one that could go on, and what is no face stays as it was typed', () => {
  expect(wholeFace('2 5', 20)).toEqual({ face: 2, rest: '5' });
  expect(wholeFace('2 ', 20)).toBeNull();
  expect(wholeFace('29', 20)).toBeNull();
  expect(wholeFace('7', 6)).toBeNull();
  expect(wholeFace('0', 6)).toBeNull();
  expect(wholeFace('=8', 6)).toBeNull();
  expect(wholeFace('', 6)).toBeNull();
});
