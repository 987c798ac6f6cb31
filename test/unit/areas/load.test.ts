import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemKinds } from '../../../shared/ipc/vocabulary.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { burdenOf, weighingBy } from '../../../src-main/facts/party/weighing/burden.ts';
import { loadOf } from '../../../src-main/facts/party/weighing/load.ts';
import { partyRate } from '../../../src-main/facts/party/weighing/party-rate.ts';
import type { BorneItem } from '../../../src-main/facts/party/read-party.ts';
import { bearer, campaignOf } from './bearing.ts';
import { wellSample } from '../../fixtures/standing.ts';

const ose = campaignOf('ose', { encumbrance: 'detailed' });
const coins = (quantity: number): Partial<BorneItem> => ({ kind: 'coin', name: 'gp', quantity, weight: 10 });

describe('by the detailed method', () => {
  test('arms one by one, treasure by the piece, the rest 80 coins in all', () => {
    const load = loadOf(
      ose,
      bearer([
        { kind: 'armour', name: 'chainmail', weight: 4000, state: 'worn' },
        { kind: 'weapon', name: 'sword', weight: 600 },
        { kind: 'torch', name: 'torch', quantity: 6 },
        coins(100),
      ]),
    );
    expect(load).toMatchObject({ weight: 640, treasureWeight: 100, baseFeet: 60, encounterFeet: 20 });
    expect(load.reasons.map(({ source, value }) => `${source} ${value}`)).toEqual(
      expect.arrayContaining(['chainmail 400', 'sword 60', 'treasure 100', 'miscellaneous gear 80']),
    );
    expect(load.shed).toEqual({ weight: 40, baseFeet: 90 });
  });

  test.each([
    [400, 120, null],
    [401, 90, { weight: 1, baseFeet: 120 }],
    [1600, 30, { weight: 800, baseFeet: 60 }],
    [1601, 0, { weight: 1, baseFeet: 30 }],
  ])('%i coins walk %i feet', (count, baseFeet, shed) => {
    expect(loadOf(ose, bearer([coins(count)]))).toMatchObject({ weight: count, baseFeet, shed });
  });

  test('the referee writes over a rate and a limit', () => {
    const slow = loadOf(ose, bearer([coins(10)], { sheet: { overrules: { turnFeet: 30 } } }));
    expect(slow).toMatchObject({ baseFeet: 30, encounterFeet: 10, canMove: true, shed: null });
    const strong = loadOf(ose, bearer([coins(2000)], { sheet: { overrules: { maxLoad: 2400 } } }));
    expect(strong).toMatchObject({ maximum: 2400, canMove: true, baseFeet: 30 });
    const weak = loadOf(ose, bearer([coins(200)], { sheet: { overrules: { maxLoad: 100 } } }));
    expect(weak).toMatchObject({ maximum: 100, canMove: false, baseFeet: 0 });
    expect(weak.reasons.at(-2)).toEqual({
      source: 'written over: greatest load',
      value: 100,
      rule: 'referee',
    });
  });
});

describe('a beast of burden', () => {
  const carrier = {
    unencumbered: { maxLoad: 2000, turnFeet: 120, roundFeet: 40 },
    encumbered: { maxLoad: 4000, turnFeet: 60, roundFeet: 20 },
  };
  const mule = (count: number) => loadOf(ose, bearer([coins(count)], { kind: 'mount', sheet: { carrier } }));

  test.each([
    [2000, 120, true, null],
    [2001, 60, true, { weight: 1, baseFeet: 120 }],
    [4001, 0, false, { weight: 1, baseFeet: 60 }],
  ])('%i coins: %i feet', (count, baseFeet, canMove, shed) => {
    expect(mule(count)).toMatchObject({ weight: count, maximum: 4000, baseFeet, canMove, shed });
  });

  test('bears what things weigh by themselves', () => {
    const load = loadOf(ose, bearer([{ weight: 500 }], { kind: 'mount', sheet: { carrier } }));
    expect(load.weight).toBe(50);
  });

  test('of which nobody knows what it bears weighs nothing', () => {
    expect(loadOf(ose, bearer([coins(9000)], { kind: 'creature' }))).toMatchObject({
      weight: 0,
      maximum: null,
      bands: [],
      baseFeet: 120,
    });
  });
});

test('where nothing is weighed nothing holds anybody up', () => {
  const free = campaignOf('ose', { encumbrance: 'none' });
  expect(loadOf(free, bearer([coins(9000)]))).toMatchObject({
    weight: 0,
    bands: [],
    shed: null,
    canMove: true,
  });
});

test('the slowest who walks sets the pace, carts and ships apart', () => {
  const walker = (name: string, kind: 'character' | 'mount' | 'vehicle', baseFeet: number) => ({
    name,
    kind,
    rate: { baseFeet, encounterFeet: Math.floor(baseFeet / 3), reasons: [] },
    standing: wellSample,
    bearers: [],
  });
  const rate = partyRate([
    walker('Hild', 'character', 90),
    walker('Bess', 'mount', 60),
    walker('cart', 'vehicle', 0),
  ]);
  expect(rate).toMatchObject({ baseFeet: 60, encounterFeet: 20, slowest: ['Bess'] });
  expect(partyRate([])).toBeNull();
});

const thing = fc.record({
  kind: fc.constantFrom(...itemKinds),
  quantity: fc.integer({ min: 1, max: 50 }),
  weight: fc.integer({ min: 0, max: 5000 }),
});

test('in every system and method a load is what its things count, and one lump for small gear at most', () => {
  for (const system of systems)
    for (const method of system.encumbrance) {
      const weigh = weighingBy(method);
      fc.assert(
        fc.property(fc.array(thing, { maxLength: 12 }), (things) => {
          const { items } = bearer(things);
          const load = method.load(burdenOf(items), { strength: 10, raceId: null }).weight;
          const counted = items.reduce((sum, item) => sum + weigh(item), 0);
          const oneThing = burdenOf(bearer([{ kind: 'gear' }]).items);
          const lump = method.load(oneThing, { strength: 10, raceId: null }).weight;
          const hasGear = burdenOf(items).gearThings;
          expect(load).toBeCloseTo(counted + (hasGear ? lump : 0), 6);
        }),
        { numRuns: 60 },
      );
    }
});
