import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import {
  checkedLines,
  shiftAfter,
  shippedWeather,
  throwWeather,
  weatherTableFor,
  weatherTotals,
} from '../../../shared/weather/weather.ts';

const table = (name: string) => ({ name, lines: [{ low: 2, high: 12, words: name, fog: false }] });
const named = (...names: string[]) => names.map(table);

test.each(shippedWeather.map((each) => [each.name, each] as const))(
  'the weather of %s has one line for each total',
  (_, { lines }) => {
    expect(checkedLines(lines)).toEqual(lines);
  },
);

describe('the table of a day', () => {
  test.each([
    ['both', { climate: 'Dry', season: 'Winter' }, 'dry winter'],
    ['the climate before the season', { climate: 'dry', season: 'Summer' }, 'dry'],
    ['the season', { climate: 'steep', season: ' winter ' }, 'winter'],
    ['any season where neither is known', { climate: 'steep', season: 'Mud' }, 'any season'],
    ['any season without a calendar', { climate: '', season: '' }, 'any season'],
  ])('%s', (_, day, name) => {
    const tables = named('any season', 'winter', 'dry', 'dry winter', '');
    expect(weatherTableFor(tables, day).name).toBe(name);
  });
});

test.each([
  [null, 0],
  [2, -1],
  [4, -1],
  [5, 0],
  [9, 0],
  [10, 1],
  [12, 1],
])('after %s yesterday the dice shift by %s', (yesterday, shift) => {
  expect(shiftAfter(yesterday)).toBe(shift);
});

test('two dice and yesterday say what stands at their total, which never leaves the table', () => {
  const lines = checkedLines(
    Array.from({ length: 11 }, (_, at) => ({
      low: at + 2,
      high: at + 2,
      words: `at ${at + 2}`,
      fog: at === 2,
    })),
  );
  const thrown = (faces: number[], shift: -1 | 0 | 1) =>
    throwWeather({ name: 'spring', lines }, shift, scriptedDice(faces));
  expect(thrown([1, 3], 0)).toMatchObject({ total: 4, words: 'at 4', fog: true });
  expect(thrown([3, 4], -1)).toMatchObject({ total: 6, words: 'at 6', fog: false });
  expect(thrown([1, 1], -1).total).toBe(2);
  expect(thrown([6, 6], 1).total).toBe(12);
  expect(thrown([3, 4], -1).reasons).toEqual([
    { source: 'weather, spring', value: 7, rule: 'referee' },
    { source: 'as yesterday', value: '−1', rule: 'referee' },
  ]);
});

test('lines are taken just where each total has one', () => {
  const total = fc.integer({ min: weatherTotals.least, max: weatherTotals.most });
  const line = fc.tuple(total, total).map(([one, other]) => ({
    low: Math.min(one, other),
    high: Math.max(one, other),
    words: 'rain',
    fog: false,
  }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const totals = lines.flatMap(({ low, high }) =>
        Array.from({ length: high - low + 1 }, (_, at) => low + at),
      );
      const isWhole = totals.length === 11 && new Set(totals).size === 11;
      if (isWhole)
        expect(checkedLines(lines).map(({ low }) => low)).toEqual(
          lines.map(({ low }) => low).sort((a, b) => a - b),
        );
      else expect(() => checkedLines(lines)).toThrow(/Nothing was changed/);
    }),
  );
});
