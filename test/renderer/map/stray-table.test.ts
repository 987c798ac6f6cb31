import { expect, test } from 'vitest';
import { diceWords, wayWords } from '../../../src-renderer/windows/map/journey/stray-words.ts';

const stray = { day: 5, found: true, believed: [], truly: [] };

test.each([
  [{ chanceInSix: 2, die: 1, degrees: -45 }, '1 on a d6, 2 in 6: 45° to the left off the course.'],
  [{ chanceInSix: 2, die: 5, degrees: 0 }, '5 on a d6, 2 in 6: on their course, from the wrong place.'],
  [{ chanceInSix: null, die: null, degrees: 0 }, 'No die: on their course, from the wrong place.'],
])('the die of a day astray is told with what it made: %o', (thrown, words) => {
  expect(diceWords({ ...stray, ...thrown })).toBe(words);
});

test('the way of a day is told hex by hex', () => {
  const number = ({ col, row }: { col: number; row: number }) => `${col}${row}`;
  expect(
    wayWords(
      [
        { col: 1, row: 2 },
        { col: 1, row: 3 },
      ],
      number,
    ),
  ).toBe('12, 13');
});
