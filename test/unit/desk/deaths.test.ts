import { expect, test } from 'vitest';
import { Deaths } from '../../../src-main/desk/deaths.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 20, minute));

test('a window comes back three times in five minutes, and again when it has lived a while', () => {
  const deaths = new Deaths();
  const minutes = [0, 1, 2, 3, 4, 12, 13];
  expect(minutes.map((minute) => deaths.comesBack(at(minute)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});
