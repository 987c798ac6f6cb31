import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terrains, type Fatigue } from '../../../../shared/rules/ose/terms.ts';
import {
  travelAllowance,
  travelDay,
  travelMilesPerDay,
  travelStretch,
} from '../../../../shared/rules/ose/travel/travel.ts';

const fresh: Fatigue = {
  turnsSinceRest: 0,
  roundsRun: 0,
  exhaustionTurns: 0,
  travelDays: 0,
  forcedMarchRest: false,
  dayRestOverdue: false,
};

const baseFeet = fc.integer({ min: 0, max: 360 });
const terrain = fc.constantFrom(...terrains);
const leg = fc.record({ terrain, road: fc.boolean(), miles: fc.nat(40) });
const legs = fc.array(leg, { minLength: 1, maxLength: 5 });
const total = (miles: readonly number[]): number => miles.reduce((sum, each) => sum + each, 0);

describe('miles a day', () => {
  const miles = (input: Parameters<typeof travelMilesPerDay>[0]): number => travelMilesPerDay(input).miles;

  test('a faster pace, a road, a forced march and wings never cover less', () => {
    fc.assert(
      fc.property(baseFeet, fc.nat(90), terrain, fc.boolean(), (base, more, ground, forcedMarch) => {
        const plain = miles({ baseFeet: base, terrain: ground, forcedMarch });
        expect(miles({ baseFeet: base + more, terrain: ground, forcedMarch })).toBeGreaterThanOrEqual(plain);
        expect(miles({ baseFeet: base, terrain: ground, road: true, forcedMarch })).toBeGreaterThanOrEqual(
          plain,
        );
        expect(miles({ baseFeet: base, terrain: ground, flying: true, forcedMarch })).toBeGreaterThanOrEqual(
          plain,
        );
        expect(miles({ baseFeet: base, terrain: ground, forcedMarch: true })).toBeGreaterThanOrEqual(plain);
      }),
    );
  });

  test('flight knows no terrain', () => {
    fc.assert(
      fc.property(baseFeet, terrain, terrain, (base, one, other) => {
        const flown = miles({ baseFeet: base, terrain: one, flying: true });
        expect(miles({ baseFeet: base, terrain: other, flying: true, road: true })).toBe(flown);
      }),
    );
  });
});

describe('a day over several legs', () => {
  test('over endless ground of one kind is the miles of that ground, at the pace of the slowest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 72 }), { minLength: 1, maxLength: 4 }),
        terrain,
        fc.boolean(),
        fc.boolean(),
        (fives, ground, road, forcedMarch) => {
          const baseRatesFeet = fives.map((each) => each * 5);
          const day = travelDay({
            baseRatesFeet,
            legs: [{ terrain: ground, road, miles: 1000 }],
            forcedMarch,
            fatigue: fresh,
          });
          const slowest = Math.min(...baseRatesFeet);
          const { miles } = travelMilesPerDay({ baseFeet: slowest, terrain: ground, road, forcedMarch });
          expect(day).toMatchObject({ milesTravelled: [miles], arrived: false, spareClearMiles: 0 });
        },
      ),
    );
  });

  test('no leg is overrun, none is begun before the last is done, and arriving is finishing all', () => {
    fc.assert(
      fc.property(baseFeet, legs, (base, route) => {
        const { milesTravelled, arrived } = travelDay({ baseRatesFeet: [base], legs: route, fatigue: fresh });
        const open = milesTravelled.findIndex((miles, at) => miles < (route[at]?.miles ?? 0));
        milesTravelled.forEach((miles, at) => expect(miles).toBeLessThanOrEqual(route[at]?.miles ?? 0));
        expect(arrived).toBe(open === -1);
        if (open >= 0) expect(total(milesTravelled.slice(open + 1))).toBe(0);
      }),
    );
  });

  test('a leg cut in two is as long as before', () => {
    fc.assert(
      fc.property(baseFeet, leg, fc.nat(40), legs, (base, first, cut, rest) => {
        const near = Math.min(cut, first.miles);
        const parts = [
          { ...first, miles: near },
          { ...first, miles: first.miles - near },
        ];
        const whole = travelDay({ baseRatesFeet: [base], legs: [first, ...rest], fatigue: fresh });
        const split = travelDay({ baseRatesFeet: [base], legs: [...parts, ...rest], fatigue: fresh });
        expect(total(split.milesTravelled)).toBe(total(whole.milesTravelled));
        expect([split.arrived, split.spareClearMiles]).toEqual([whole.arrived, whole.spareClearMiles]);
      }),
    );
  });
});

test('a march cut anywhere is as far as the whole, and one more mile would be too far', () => {
  fc.assert(
    fc.property(
      baseFeet,
      legs,
      fc.boolean(),
      fc.boolean(),
      fc.nat(160),
      (base, route, flying, forced, cut) => {
        const baseRatesFeet = [base];
        const { parts } = travelAllowance({ baseRatesFeet, flying, forcedMarch: forced });
        const whole = travelDay({ baseRatesFeet, legs: route, flying, forcedMarch: forced, fatigue: fresh });
        const before = shortened(route, cut);
        const first = travelStretch({ allowance: parts, legs: before, flying });
        const rest = route.map((each, at) => ({
          ...each,
          miles: each.miles - (first.milesTravelled[at] ?? 0),
        }));
        const { partsSpent } = first;
        const then = travelStretch({ allowance: parts, partsSpent, legs: rest, flying });
        expect(
          route.map((_, at) => (first.milesTravelled[at] ?? 0) + (then.milesTravelled[at] ?? 0)),
        ).toEqual(whole.milesTravelled);
        expect(then.done).toBe(whole.arrived);
        expect(then.partsSpent).toBeLessThanOrEqual(parts);
        const left = rest.map((each, at) => ({
          ...each,
          miles: each.miles - (then.milesTravelled[at] ?? 0),
        }));
        const open = left.find(({ miles }) => miles > 0);
        if (open === undefined) return;
        const further = {
          allowance: 1e6,
          partsSpent: then.partsSpent,
          legs: [{ ...open, miles: 1 }],
          flying,
        };
        expect(travelStretch(further).partsSpent).toBeGreaterThan(parts);
      },
    ),
  );
});

/** The way as far as so many miles. */
function shortened(
  route: readonly (typeof leg extends fc.Arbitrary<infer Leg> ? Leg : never)[],
  miles: number,
) {
  let left = miles;
  return route.map((each) => {
    const own = Math.min(left, each.miles);
    left -= own;
    return { ...each, miles: own };
  });
}
