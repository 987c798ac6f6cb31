import { expect, test } from 'vitest';
import { lostDie, lostText } from '../../../shared/words/road.ts';

test.each([
  [{ chance: 2, sides: 6 }, '2 in 6'],
  [{ chance: 70, sides: 100 }, '70 %'],
  [{ chance: 11, sides: 20 }, 'save 12+'],
])('what the way is lost by, %o, is told as %s', (risk, words) => {
  expect(lostText(risk)).toBe(words);
});

test('a d6 stands for itself, another die beside it', () => {
  expect(lostDie({ chanceInSix: 3 })).toEqual({ chance: 3, sides: 6 });
  expect(lostDie({ chanceInSix: null, otherDie: { chance: 11, sides: 20 } })).toEqual({
    chance: 11,
    sides: 20,
  });
});
