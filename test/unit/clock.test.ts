import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAndTime, durationText, secondsAt } from '../../shared/clock.ts';

describe('a moment as day and time', () => {
  it.each([
    [0, 1, '00:00'],
    [59, 1, '00:00'],
    [8400, 1, '02:20'],
    [86_399, 1, '23:59'],
    [86_400, 2, '00:00'],
    [36_000 + 9 * 86_400, 10, '10:00'],
  ])('%i s is day %i, %s', (seconds, day, time) => {
    expect(dayAndTime(seconds)).toEqual({ day, time });
  });

  it('comes back to the same minute', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e10 }), (seconds) => {
        const { day, time } = dayAndTime(seconds);
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        expect(secondsAt(day, hours, minutes)).toBe(seconds - (seconds % 60));
      }),
    );
  });
});

it.each([
  [0, '0 min'],
  [8400, '2 h 20 min'],
  [600, '10 min'],
  [3600, '1 h'],
  [10, '10 s'],
  [86_410, '1 day 10 s'],
  [2 * 86_400 + 3661, '2 days 1 h 1 min 1 s'],
])('%i s lasts %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});
