import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nightHours,
  sleepOf,
  watchAt,
  watchesOfNight,
  watchLimits,
} from '../../../shared/camp/night-watch.ts';
import type { Watch } from '../../../shared/camp/night-watch.ts';
import { secondsAt } from '../../../shared/clock.ts';

const person = (id: number) => ({ id, name: `p${id}` });
const watch = (hours: number, ...ids: number[]): Watch => ({ hours, people: ids.map(person) });
const hour = 3600;

describe('watches of a night', () => {
  const night = [watch(3, 1), watch(3, 2, 3), watch(4, 1)];

  test('follow each other up to the hour of setting out', () => {
    expect(watchesOfNight(night, 8).map(({ from }) => from / hour)).toEqual([-2, 1, 4]);
    expect(nightHours(night)).toBe(10);
    const [one, two, three] = night;
    const at = (day: number, hours: number, minutes = 0) =>
      watchAt(night, 8, secondsAt(day, hours, minutes))?.people;
    expect(at(3, 21, 59)).toBeUndefined();
    expect(at(3, 22)).toEqual(one?.people);
    expect(at(4, 0, 59)).toEqual(one?.people);
    expect(at(4, 1)).toEqual(two?.people);
    expect(at(4, 7, 59)).toEqual(three?.people);
    expect(at(4, 8)).toBeUndefined();
  });

  test('leave the rest of a short night to nobody', () => {
    const short = [watch(2, 1)];
    expect(
      watchesOfNight(short, 8).map(({ from, hours, people }) => [from / hour, hours, people.length]),
    ).toEqual([
      [0, 2, 1],
      [2, 6, 0],
    ]);
    expect(watchAt(short, 8, secondsAt(2, 5, 0))?.people).toEqual([]);
    expect(watchAt([], 8, secondsAt(2, 5, 0))).toBeNull();
  });

  test('of every hour somebody sleeps or watches', () => {
    const watches = fc.array(
      fc.record({
        hours: fc.integer({ min: 1, max: 4 }),
        people: fc.uniqueArray(fc.integer({ min: 1, max: 5 }).map(person), {
          selector: ({ id }) => id,
          maxLength: 3,
        }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(watches, fc.integer({ min: 0, max: 23 }), (all, setOut) => {
        expect(nightHours(all)).toBeLessThanOrEqual(watchLimits.night);
        const hours = Array.from({ length: 24 }, (_, at) => watchAt(all, setOut, secondsAt(5, at, 30)));
        expect(hours.filter((each) => each !== null)).toHaveLength(nightHours(all));
        for (const id of [1, 2, 3, 4, 5]) {
          const awake = hours.filter((each) => each?.people.some((one) => one.id === id) === true);
          expect(sleepOf(all, id)).toBe(nightHours(all) - awake.length);
        }
      }),
    );
  });
});
