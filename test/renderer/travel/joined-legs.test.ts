import { expect, it } from 'vitest';
import { joinedLegs } from '../../../src-renderer/windows/travel/travel-words.ts';

type Leg = Parameters<typeof joinedLegs>[0][number];
const legs = (...parts: Partial<Leg>[]): Leg[] =>
  parts.map((part, at) => ({
    id: at + 1,
    ground: 'forest',
    way: 'open',
    miles: 6,
    walked: 0,
    name: '',
    ...part,
  }));

it('hexes of one ground by one way stand together, what was walked of them too', () => {
  const told = joinedLegs(
    legs({ miles: 2, walked: 4 }, {}, {}, { way: 'road' }, { ground: 'hills', way: 'road' }),
  );
  expect(told.map(({ id, ground, way, miles, walked }) => [id, ground, way, miles, walked])).toEqual([
    [1, 'forest', 'open', 14, 4],
    [4, 'forest', 'road', 6, 0],
    [5, 'hills', 'road', 6, 0],
  ]);
});

it('a place with a name ends a line, and the line has its name', () => {
  const told = joinedLegs(legs({}, { name: 'Old Tower' }, {}, { name: 'Thorn Gate' }));
  expect(told.map(({ miles, name }) => [miles, name])).toEqual([
    [12, 'Old Tower'],
    [12, 'Thorn Gate'],
  ]);
  expect(joinedLegs([])).toEqual([]);
});

it('what it was given stays as it was', () => {
  const given = legs({}, {});
  joinedLegs(given);
  expect(given.map(({ miles }) => miles)).toEqual([6, 6]);
});
