import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../../shared/hex/grid.ts';
import { sides } from '../../../shared/hex/grid.ts';
import { neighbour, rotate } from '../../../shared/hex/moves.ts';
import type { RoadGround } from '../../../shared/ipc/travel/travel-words.ts';
import { plainCountry } from '../../../src-main/facts/map/country.ts';
import { trueWay } from '../../../src-main/areas/travel/map/true-way.ts';
import type { Plan } from '../../../src-main/areas/travel/map/true-way.ts';
import type { Standing } from '../../../src-main/facts/road/whereabouts.ts';
import { anyGrid, anyHex } from '../hex/any-hex.ts';

const hexMiles = 6;
const openStep = (ground: RoadGround) => ({ ...plainCountry(ground), way: 'open' as const, bar: null });
const land = fc.record({ grid: anyGrid }).map(({ grid }) => ({
  grid,
  hexMiles,
  step: () => openStep('forest'),
}));

const somePlan = fc.record({
  land,
  from: anyHex,
  steps: fc.array(fc.constantFrom(...sides), { minLength: 1, maxLength: 12 }),
  walked: fc.integer({ min: 0, max: hexMiles - 1 }),
});
type Drawn = typeof somePlan extends fc.Arbitrary<infer One> ? One : never;

/** A plan, and where they stand who keep to it. */
function planned({ land: { grid }, from, steps, walked }: Drawn): { plan: Plan; standing: Standing } {
  const hexes: Hex[] = [];
  for (const side of steps) hexes.push(neighbour(grid, hexes.at(-1) ?? from, side));
  const legs = hexes.map((hex, at) => {
    const made = at === 0 ? walked : 0;
    return { ...hex, walked: made, miles: hexMiles - made };
  });
  const toward = walked === 0 ? null : (hexes[0] ?? null);
  return { plan: { from, legs }, standing: { at: from, toward, miles: walked } };
}

const risky = () => true;
const milesOf = (legs: readonly { miles: number }[]) => legs.reduce((sum, { miles }) => sum + miles, 0);

test('who is where they believe and loses nothing walks the plan itself', () => {
  fc.assert(
    fc.property(somePlan, (drawn) => {
      const { plan, standing } = planned(drawn);
      const { legs, isWhole } = trueWay(drawn.land, standing, plan, 0, risky);
      expect(isWhole).toBe(true);
      expect(legs.map(({ to, miles }) => ({ ...to, miles }))).toEqual(
        plan.legs.map(({ col, row, miles }) => ({ col, row, miles })),
      );
    }),
  );
});

test('a plan begun at a hex and turned by sides is the plan turned about that hex', () => {
  fc.assert(
    fc.property(somePlan, fc.integer({ min: -2, max: 2 }), (drawn, turn) => {
      const { plan, standing } = planned({ ...drawn, walked: 0 });
      const { legs } = trueWay(drawn.land, standing, plan, turn, risky);
      expect(legs.map(({ to }) => to)).toEqual(
        plan.legs.map((leg) => rotate(drawn.land.grid, { col: leg.col, row: leg.row }, plan.from, turn)),
      );
    }),
  );
});

test('wherever they truly are, as many miles are gone as the plan has left', () => {
  fc.assert(
    fc.property(
      somePlan,
      anyHex,
      fc.integer({ min: 0, max: hexMiles - 1 }),
      fc.integer({ min: -2, max: 2 }),
      (drawn, at, miles, turn) => {
        const { plan } = planned(drawn);
        const toward = miles === 0 ? null : neighbour(drawn.land.grid, at, 2);
        const { legs } = trueWay(drawn.land, { at, toward, miles }, plan, turn, risky);
        expect(milesOf(legs)).toBe(milesOf(plan.legs));
        if (toward !== null) expect(legs[0]?.to).toEqual(toward);
      },
    ),
  );
});

test('steps are turned from the first on which the way can be lost, and none before it', () => {
  const grid = { layout: 'flat', raised: 'odd' } as const;
  const south = { grid, hexMiles, step: () => openStep('clear') };
  const legs = [1, 2, 3, 4].map((row) => ({ col: 0, row, walked: 0, miles: hexMiles }));
  const from = { col: 0, row: 0 };
  let asked = 0;
  const onRoadTwice = () => (asked += 1) > 2;
  const gone = trueWay(south, { at: from, toward: null, miles: 0 }, { from, legs }, 1, onRoadTwice);
  expect(gone.legs.map(({ to }) => [to.col, to.row])).toEqual([
    [0, 1],
    [0, 2],
    [-1, 3],
    [-2, 3],
  ]);
});

test('they stop before what nobody painted', () => {
  const grid = { layout: 'pointy', raised: 'even' } as const;
  const edge = {
    grid,
    hexMiles,
    step: (_: Hex, { col }: Hex) => (col < 2 ? openStep('hills') : null),
  };
  const from = { col: 0, row: 0 };
  const legs = [1, 2, 3].map((col) => ({ col, row: 0, walked: 0, miles: hexMiles }));
  const gone = trueWay(edge, { at: from, toward: null, miles: 0 }, { from, legs }, 0, risky);
  expect(gone).toMatchObject({ isWhole: false, legs: [{ to: { col: 1, row: 0 } }] });
});
