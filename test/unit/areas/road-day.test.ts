import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { travelDay } from '../../../shared/rules/ose/travel/travel.ts';
import { terrains } from '../../../shared/rules/ose/terms.ts';
import { plainCountry } from '../../../src-main/facts/map/country.ts';
import type { DayFacts } from '../../../src-main/areas/travel/day/happening.ts';
import { madeOf, playedOut, walksOf } from './day-goes-on.ts';
import { wayOf } from './way-of.ts';

const hour = 3600;
const began = 32 * hour;

const leg = fc.record({
  ground: fc.constantFrom(...terrains),
  way: fc.constantFrom('open' as const, 'trail' as const, 'road' as const),
  miles: fc.integer({ min: 1, max: 30 }),
});

const days = fc.record({
  baseFeet: fc.constantFrom(30, 60, 90, 120, 150),
  legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
  checks: fc.integer({ min: 0, max: 4 }),
  seed: fc.integer(),
});
type Drawn = typeof days extends fc.Arbitrary<infer Day> ? Day : never;

const factsOf = ({ baseFeet, legs, checks }: Drawn): DayFacts => {
  const parts = Math.floor((baseFeet * 6) / 5);
  return {
    kind: 'march',
    phase: 'way',
    now: began,
    marchSeconds: 8 * hour,
    marched: 0,
    parts,
    spent: 0,
    ...wayOf(legs.map((each, at) => ({ ...each, ...plainCountry(each.ground), bar: null, id: at + 1 }))),
    weather: null,
    darkAt: null,
    sitesIn: () => [],
    fullSpeedIn: [],
    fog: false,
    carried: null,
    aloft: false,
    country: plainCountry('clear'),
    guided: false,
    thrown: false,
    moments: Array.from({ length: checks }, (_, at) => ({ at: 0, share: [at + 1, checks + 1] as const })),
    sea: null,
    modifier: 0,
    forages: false,
    hunts: false,
    brought: 0,
    waitsAtEvening: false,
    evening: began + 10 * hour,
    midnight: 48 * hour,
    morning: began + 24 * hour,
    wants: () => null,
    heals: () => [],
  };
};

test('a march stopped by whoever comes makes the miles of a whole one, and ends at the same hour', () => {
  fc.assert(
    fc.property(days, (drawn) => {
      const facts = factsOf(drawn);
      const { happened } = playedOut(facts, seededDice(drawn.seed));
      const whole = travelDay({
        baseRatesFeet: [drawn.baseFeet],
        legs: drawn.legs.map(({ ground, way, miles }) => ({ terrain: ground, road: way === 'road', miles })),
        fatigue: {
          turnsSinceRest: 0,
          roundsRun: 0,
          exhaustionTurns: 0,
          travelDays: 0,
          forcedMarchRest: false,
          dayRestOverdue: false,
        },
      });
      const walks = walksOf(happened);
      expect(madeOf(walks, facts.legs)).toEqual(whole.milesTravelled);
      const last = walks.at(-1);
      expect(last?.spent ?? 0).toBeLessThanOrEqual(facts.parts);
      if (!whole.arrived) expect(last?.until).toBe(began + 8 * hour);
      expect(happened.some(({ is }) => is === 'arrived')).toBe(
        whole.arrived && (last?.spent ?? 0) < facts.parts,
      );
    }),
    { numRuns: 400 },
  );
});

test('every check of a day that is marched out falls once, in its order, and the direction at most once', () => {
  fc.assert(
    fc.property(days, (drawn) => {
      const facts = factsOf(drawn);
      const { happened } = playedOut(facts, seededDice(drawn.seed));
      const checks = happened.flatMap((each) => (each.is === 'check' ? [each.at] : []));
      expect(checks).toEqual([...checks].sort((one, other) => one - other));
      expect(checks.length).toBeLessThanOrEqual(drawn.checks);
      if (happened.at(-1)?.is === 'morning') expect(checks).toHaveLength(drawn.checks);
      expect(happened.filter(({ is }) => is === 'direction').length).toBeLessThanOrEqual(1);
      const risky = drawn.legs.some(({ way }) => way === 'open');
      if (!risky) expect(happened.some(({ is }) => is === 'direction')).toBe(false);
    }),
    { numRuns: 400 },
  );
});
