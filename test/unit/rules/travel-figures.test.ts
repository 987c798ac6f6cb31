import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tables as basicFantasy } from '../../../shared/rules/basic-fantasy/tables.ts';
import { systems, travelBy } from '../../../shared/rules/registry.ts';
import { terrains } from '../../../shared/rules/travel/grounds.ts';

const leg = fc.record({
  terrain: fc.constantFrom(...terrains),
  way: fc.constantFrom('open', 'trail', 'road'),
  miles: fc.integer({ min: 1, max: 40 }),
  mileParts: fc.option(fc.integer({ min: 1, max: 60 })),
});

const days = fc.record({
  baseFeet: fc.integer({ min: 0, max: 400 }),
  forcedMarch: fc.boolean(),
  flying: fc.boolean(),
  legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
  cut: fc.nat(),
});

type Drawn = typeof days extends fc.Arbitrary<infer Day> ? Day : never;

const legsOf = ({ legs }: Drawn) =>
  legs.map(({ terrain, way, miles, mileParts }) => ({
    terrain,
    road: way === 'road',
    trail: way === 'trail',
    miles,
    ...(mileParts !== null && { mileParts }),
  }));

describe.each(systems.map(({ id }) => id))('the road by %s', (id) => {
  const rules = travelBy(id);
  const allowanceOf = ({ baseFeet, forcedMarch, flying }: Drawn) =>
    rules.allowance({ baseRatesFeet: [baseFeet], forcedMarch, flying }).parts;

  test('every figure is a whole number; the parts are never exceeded, and one more mile would', () => {
    fc.assert(
      fc.property(days, (drawn) => {
        const allowance = allowanceOf(drawn);
        const legs = legsOf(drawn);
        const { flying } = drawn;
        const { milesTravelled, partsSpent, done } = rules.stretch({ allowance, legs, flying });
        expect([allowance, partsSpent, ...milesTravelled].every(Number.isSafeInteger)).toBe(true);
        expect(partsSpent).toBeLessThanOrEqual(allowance);
        const short = legs.findIndex(({ miles }, at) => miles > (milesTravelled[at] ?? 0));
        const unfinished = legs[short];
        expect(done).toBe(unfinished === undefined);
        if (unfinished === undefined) return;
        const next = { ...unfinished, miles: 1 };
        const more = rules.stretch({ allowance, partsSpent, legs: [next], flying });
        expect(more.milesTravelled).toEqual([0]);
        expect(milesTravelled.slice(short + 1).every((miles) => miles === 0)).toBe(true);
      }),
    );
  });

  test('cut after any mile and gone on with, it is the whole day', () => {
    fc.assert(
      fc.property(days, (drawn) => {
        const allowance = allowanceOf(drawn);
        const legs = legsOf(drawn);
        const { flying } = drawn;
        const whole = rules.stretch({ allowance, legs, flying });
        const all = whole.milesTravelled.reduce((sum, miles) => sum + miles, 0);
        let until = all === 0 ? 0 : drawn.cut % (all + 1);
        const first = legs.map((each) => {
          const miles = Math.min(until, each.miles);
          until -= miles;
          return { ...each, miles };
        });
        const before = rules.stretch({ allowance, legs: first, flying });
        const rest = legs.map((each, at) => ({ ...each, miles: each.miles - (first[at]?.miles ?? 0) }));
        const after = rules.stretch({ allowance, partsSpent: before.partsSpent, legs: rest, flying });
        expect(after.partsSpent).toBe(whole.partsSpent);
        expect(after.milesTravelled.map((miles, at) => miles + (before.milesTravelled[at] ?? 0))).toEqual(
          whole.milesTravelled,
        );
      }),
    );
  });

  test('a check falls at its hour of the day, on the way within its hours, and each a turn of the clock', () => {
    const asked = fc.record({
      setOutHour: fc.integer({ min: 0, max: 23 }),
      hours: fc.integer({ min: 1, max: 24 }),
      checksPerDay: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(asked, (day) => {
        const { moments } = rules.checkTimes({ day: 'march', ...day });
        expect(moments).toHaveLength(day.checksPerDay);
        const began = day.setOutHour * 60;
        for (const { minute, share } of moments) {
          expect(minute % 10).toBe(0);
          expect(minute).toBeGreaterThan(began);
          expect(minute).toBeLessThanOrEqual(began + 24 * 60);
          if (share) expect(minute).toBeLessThanOrEqual(began + day.hours * 60);
        }
      }),
    );
  });
});

test('a system without figures of its own goes by those of exploration', () => {
  expect(travelBy('hackmaster')).toBe(travelBy('ose'));
  expect(travelBy('chess')).toBe(travelBy('ose'));
  const offered = systems.filter(({ settings }) => settings.some(({ key }) => key === 'roadBy'));
  expect(offered.map(({ id }) => id)).toEqual(['swords-wizardry', 'basic-fantasy']);
});

test('what a system leaves out, exploration says part by part', () => {
  const [own, ose] = [travelBy('swords-wizardry'), travelBy('ose')];
  expect(own.by).toBe('swords-wizardry');
  expect(own.stretch).toBe(ose.stretch);
  expect(own.lostOnLand).not.toBe(ose.lostOnLand);
});

test('the winds of basic-fantasy cover a d100 without a gap, and its ships go twelve hours', () => {
  const { wind, windDie } = basicFantasy.outside.travel;
  expect(wind[0]?.from).toBe(1);
  wind.slice(1).forEach(({ from }, at) => expect(from, `row ${at + 2}`).toBe((wind[at]?.to ?? NaN) + 1));
  expect([wind.at(-1)?.to, windDie]).toEqual([100, 100]);
  expect(travelBy('basic-fantasy').waterHours).toBe(12);
});
