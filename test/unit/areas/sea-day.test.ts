import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { waters } from '../../../shared/ipc/travel/travel-words.ts';
import { playDay } from '../../../src-main/areas/travel/day/play.ts';
import { plainCountry } from '../../../src-main/facts/map/country.ts';
import type { DayFacts, Happening, SeaFacts } from '../../../src-main/areas/travel/day/happening.ts';
import { plainShip } from './plain-ship.ts';
import { wayOf } from './way-of.ts';

const hour = 3600;
const began = 32 * hour;

const days = fc.record({
  baseFeet: fc.constantFrom(60, 90, 180, 360, 450),
  goes: fc.constantFrom('sail' as const, 'oar' as const),
  hours: fc.constantFrom(8, 12, 24),
  legs: fc.array(
    fc.record({
      ground: fc.constantFrom(...waters),
      way: fc.constantFrom('open' as const, 'downstream' as const, 'upstream' as const),
      miles: fc.integer({ min: 1, max: 120 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  checks: fc.integer({ min: 0, max: 4 }),
  seaworthy: fc.boolean(),
  navigator: fc.boolean(),
  windVariable: fc.boolean(),
  takenOnWater: fc.boolean(),
  by: fc.constantFrom('ose', 'basic-fantasy'),
  tacking: fc.boolean(),
  gale: fc.constantFrom('openWater' as const, 'clearShore' as const, 'standsOff' as const),
  seed: fc.integer(),
});
type Drawn = typeof days extends fc.Arbitrary<infer Day> ? Day : never;

const seaOf = (drawn: Drawn): SeaFacts => ({
  ...plainShip,
  goes: drawn.goes,
  baseFeet: drawn.baseFeet,
  sailFeet: drawn.goes === 'sail' ? drawn.baseFeet : null,
  oarFeet: drawn.goes === 'oar' ? drawn.baseFeet : null,
  seaworthy: drawn.seaworthy,
  navigator: drawn.navigator,
  takenOnWater: drawn.takenOnWater,
  windVariable: drawn.windVariable,
  tacking: drawn.tacking,
  gale: drawn.seaworthy ? 'openWater' : drawn.gale === 'openWater' ? 'otherShore' : drawn.gale,
});

const factsOf = (drawn: Drawn): DayFacts => ({
  kind: 'sail',
  phase: 'way',
  now: began,
  marchSeconds: drawn.hours * hour,
  marched: 0,
  parts: 0,
  spent: 0,
  ...wayOf(
    drawn.legs.map((each, at) => ({
      ...each,
      ...plainCountry(each.ground),
      bar: null,
      way: each.ground === 'river' ? each.way : 'open',
      id: at + 1,
    })),
    drawn.by,
  ),
  sea: seaOf(drawn),
  weather: null,
  darkAt: null,
  sitesIn: () => [],
  fullSpeedIn: [],
  fog: false,
  carried: null,
  aloft: false,
  country: plainCountry('coast'),
  guided: false,
  thrown: false,
  moments: Array.from({ length: drawn.checks }, (_, at) => ({
    at: began + Math.floor((24 * hour * (2 * at + 1)) / (2 * drawn.checks)),
    share: null,
  })),
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
});

const last = <Is extends Happening['is']>(happened: readonly Happening[], is: Is) =>
  happened.findLast((each): each is Extract<Happening, { is: Is }> => each.is === is);

const made = (happened: readonly Happening[]): number =>
  happened.reduce(
    (sum, each) => sum + (each.is === 'walk' ? each.miles.reduce((all, leg) => all + leg.made, 0) : 0),
    0,
  );

/** What the steps would have stored after such a stretch of the day. */
function goneOn(facts: DayFacts, part: readonly Happening[], now: number): DayFacts {
  const walked = last(part, 'walk');
  const allowed = last(part, 'allowed');
  const blown = last(part, 'blown');
  const stretches = part.flatMap((each) => (each.is === 'walk' ? each.miles : []));
  const sailed = (id: number | null) =>
    stretches.reduce((sum, each) => (each.id === id ? sum + each.made : sum), 0);
  return {
    ...facts,
    now,
    phase: facts.phase === 'camp' || last(part, 'camp') ? 'camp' : 'way',
    parts: allowed?.parts ?? facts.parts,
    marched: walked?.marched ?? facts.marched,
    spent: walked?.spent ?? facts.spent,
    country: walked?.country ?? facts.country,
    thrown: facts.thrown || last(part, 'direction') !== undefined,
    ...wayOf(
      facts.legs
        .map((leg) => ({ ...leg, miles: leg.miles - sailed(leg.id) }))
        .filter(({ miles }) => miles > 0),
      facts.rules.by,
    ),
    moments: facts.moments.slice(part.filter(({ is }) => is === 'check').length),
    midnight: now < 48 * hour ? 48 * hour : 72 * hour,
    sea: facts.sea && {
      ...facts.sea,
      settled: facts.sea.settled || allowed !== undefined,
      wind: last(part, 'wind')?.total ?? facts.sea.wind,
      galeDegrees: blown?.degrees ?? facts.sea.galeDegrees,
      sweptMiles: blown?.miles ?? facts.sea.sweptMiles,
      galeOutcome: last(part, 'gale')?.outcome ?? facts.sea.galeOutcome,
      supperSaid: facts.sea.supperSaid || last(part, 'supper') !== undefined,
    },
  };
}

/** The same day, gone on with after whoever comes, and after the end of being swept. */
function playedOut(facts: DayFacts, seed: number): { happened: Happening[]; over: boolean } {
  const dice = seededDice(seed);
  const happened: Happening[] = [];
  let now = facts;
  for (;;) {
    const part = playDay(now, dice);
    happened.push(...part);
    const end = part.at(-1);
    if (end?.is !== 'check' && end?.is !== 'swept') return { happened, over: end?.is === 'morning' };
    now = goneOn(now, part, end.at);
  }
}

test('a day afloat that is broken off as often as anybody comes makes the miles that were allowed, in its hours', () => {
  let sailed = 0;
  fc.assert(
    fc.property(days, (drawn) => {
      const facts = factsOf(drawn);
      const { happened, over } = playedOut(facts, drawn.seed);
      const allowed = last(happened, 'allowed');
      const ahead = facts.legs.reduce((sum, { miles }) => sum + miles, 0);
      expect(made(happened)).toBeLessThanOrEqual(allowed?.miles ?? 0);
      if (last(happened, 'arrived')) expect(made(happened)).toBe(ahead);
      if (over) {
        expect(made(happened)).toBe(Math.min(allowed?.miles ?? 0, ahead));
        expect(last(happened, 'camp')?.at).toBe(began + drawn.hours * hour);
        sailed += 1;
      }
    }),
    { numRuns: 600 },
  );
  expect(sailed).toBeGreaterThan(200);
});

test('time never runs back, supper is said once, every check falls once, wind and direction at most once', () => {
  fc.assert(
    fc.property(days, (drawn) => {
      const { happened, over } = playedOut(factsOf(drawn), drawn.seed);
      const count = (is: Happening['is']) => happened.filter((each) => each.is === is).length;
      const times = happened.flatMap((each) =>
        each.is === 'walk' ? [each.until] : each.is === 'check' || each.is === 'camp' ? [each.at] : [],
      );
      expect(times).toEqual([...times].sort((one, other) => one - other));
      for (const is of ['wind', 'direction', 'allowed', 'nearGale', 'blown', 'gale', 'dayEnd'] as const)
        expect(count(is), is).toBeLessThanOrEqual(1);
      if (over) {
        expect(count('check')).toBe(drawn.checks);
        expect(count('dayEnd')).toBe(1);
        expect(count('supper')).toBe(drawn.hours === 24 ? 1 : 0);
      }
    }),
    { numRuns: 600 },
  );
});
