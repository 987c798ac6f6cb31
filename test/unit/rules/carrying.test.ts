import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weights as inPounds } from '../../../shared/rules/basic-fantasy/exploration/carrying.ts';
import {
  noTreasure,
  type Bearer,
  type Burden,
  type EncumbranceMethod,
} from '../../../shared/rules/exploration/carry.ts';
import { weights as ofCounts } from '../../../shared/rules/hackmaster/exploration/carrying.ts';
import { weights as inCoins } from '../../../shared/rules/ose/exploration/carrying.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { weights as byTheRate } from '../../../shared/rules/swords-wizardry/exploration/carrying.ts';
import { systemOf } from './character-table.ts';

const nothing: Burden = {
  equipment: [],
  treasure: noTreasure,
  treasureWeight: 0,
  gear: 0,
  gearThings: false,
  miscGear: false,
  armour: 'unarmoured',
  magicArmour: false,
  carryingTreasure: false,
};
const anybody: Bearer = { strength: null, raceId: null };

function method(id: string, value: string): EncumbranceMethod {
  const found = systemOf(id).encumbrance.find((each) => each.value === value);
  if (!found) throw new Error(`${id} has no way of weighing called ${value}.`);
  return found;
}

const arms = (...weights: number[]): Pick<Burden, 'equipment'> => ({
  equipment: weights.map((weight, index) => ({ name: `thing ${index}`, weight })),
});

describe('weights', () => {
  test.each([
    ['ose', inCoins, 'coins', 10, 10],
    ['swords-wizardry', byTheRate, 'lb', 100, 10],
    ['basic-fantasy', inPounds, 'lb', 100, 5],
    ['hackmaster', ofCounts, 'lb', 100, 10],
  ])('%s', (id, weights, short, perUnit, coin) => {
    expect(systemOf(id).weights).toBe(weights);
    expect(weights).toMatchObject({ unit: { short }, perUnit, coin });
  });
});

describe('the first expedition, weighed in detail', () => {
  const { load } = method('ose', 'detailed');
  const coins = (weight: number): number => weight * 10;
  const pack = (...weights: number[]): Burden => ({
    ...nothing,
    ...arms(...weights.map(coins)),
    gearThings: true,
  });
  const hoard = (burden: Burden): Burden => ({
    ...burden,
    treasure: { ...burden.treasure, coins: 600, gems: 1 },
  });

  test.each([
    ['Hild', pack(500, 100, 60), 740, 60, 20],
    ['Osric', pack(400, 30), 510, 90, 30],
    ['Wren', pack(200, 30), 310, 120, 40],
    ['Corin', pack(10), 90, 120, 40],
    ['Corin with the hoard', hoard(pack(10)), 691, 60, 20],
    ['Wren with the hoard', hoard(pack(200, 30)), 911, 30, 10],
  ])('%s', (_name, burden, weight, baseFeet, encounterFeet) => {
    expect(load(burden, anybody)).toMatchObject({
      weight: coins(weight),
      maximum: 16_000,
      canMove: true,
      baseFeet,
      encounterFeet,
    });
  });

  test('the reasons are the parts, in coins, and the band', () => {
    expect(load(hoard(pack(10)), anybody).reasons).toEqual([
      { source: 'thing 0', value: 10, rule: 'OSE-ENCUM-8' },
      { source: 'treasure', value: 601, rule: 'OSE-ENCUM-8' },
      { source: 'miscellaneous gear', value: 80, rule: 'OSE-ENCUM-8' },
      { source: 'up to 800 coins', value: "60'", rule: 'OSE-ENCUM-9' },
    ]);
  });

  test('over 1,600 coins nobody moves', () => {
    expect(load(pack(1520), anybody)).toMatchObject({ canMove: true, baseFeet: 30 });
    const over = load(pack(1521), anybody);
    expect(over).toMatchObject({ canMove: false, baseFeet: 0, encounterFeet: 0 });
    expect(over.reasons.at(-1)).toEqual({
      source: 'over 1,600 coins',
      value: 'cannot move',
      rule: 'OSE-ENCUM-5',
    });
  });

  test('every kind of treasure by its piece, gear flat where there is any', () => {
    const treasure = {
      coins: 1,
      gems: 1,
      jewellery: 1,
      potions: 1,
      rods: 1,
      scrolls: 1,
      staves: 1,
      wands: 1,
      other: 70,
    };
    expect(load({ ...nothing, treasure }, anybody).treasureWeight).toBe(
      coins(1 + 1 + 10 + 10 + 20 + 1 + 40 + 10 + 7),
    );
    expect(load(nothing, anybody).weight).toBe(0);
    expect(load({ ...nothing, miscGear: true }, anybody).weight).toBe(coins(80));
    expect(load({ ...nothing, miscGear: true, gearThings: true, gear: 5000 }, anybody).weight).toBe(
      coins(80),
    );
  });
});

describe('basic and none', () => {
  test.each([
    ['unarmoured', false, 120],
    ['unarmoured', true, 90],
    ['light', false, 90],
    ['light', true, 60],
    ['heavy', false, 60],
    ['heavy', true, 30],
  ] as const)('%s, treasure %s', (armour, carryingTreasure, baseFeet) => {
    const { load } = method('ose', 'basic');
    const burden = { ...nothing, ...arms(7000), armour, carryingTreasure };
    expect(load(burden, anybody)).toMatchObject({
      weight: 0,
      baseFeet,
      encounterFeet: baseFeet / 3,
      bands: [{ upTo: 16_000, baseFeet }],
    });
    const rich = load({ ...burden, treasure: { ...nothing.treasure, coins: 1601 } }, anybody);
    expect(rich).toMatchObject({
      weight: 16_010,
      canMove: false,
      baseFeet: 0,
      bands: [{ upTo: 16_000, baseFeet }],
    });
    expect(rich.reasons).toEqual([
      { source: 'treasure', value: 1601, rule: 'OSE-ENCUM-6' },
      { source: 'over 1,600 coins', value: 'cannot move', rule: 'OSE-ENCUM-5' },
    ]);
  });

  test('nothing weighed, nobody slowed', () => {
    const { load } = method('ose', 'none');
    expect(load({ ...nothing, ...arms(99_999), armour: 'heavy' }, anybody)).toMatchObject({
      weight: 0,
      maximum: null,
      canMove: true,
      bands: [],
      baseFeet: 120,
      encounterFeet: 40,
    });
  });

  test('in pounds the same, by what the coins weigh there', () => {
    const rich = { ...nothing, ...arms(5000), treasure: { ...nothing.treasure, coins: 600 } };
    const sum = (id: string) => method(id, 'detailed').load(rich, anybody);
    expect(sum('ose')).toMatchObject({ weight: 11_000, baseFeet: 30 });
    expect(sum('basic-fantasy')).toMatchObject({ weight: 8000, baseFeet: 60 });
    expect(sum('basic-fantasy').reasons).toEqual([
      { source: 'thing 0', value: 50, rule: 'OSE-ENCUM-8' },
      { source: 'treasure', value: 30, rule: 'OSE-ENCUM-8' },
      { source: 'up to 80 lb', value: "60'", rule: 'OSE-ENCUM-9' },
    ]);
  });
});

describe('by strength and armour', () => {
  const { load } = method('basic-fantasy', 'own');
  const pounds = (weight: number): number => weight * 100;
  const carrying = (weight: number, more: Partial<Burden> = {}): Burden => ({
    ...nothing,
    ...arms(pounds(weight)),
    ...more,
  });

  test.each([
    [3, 25, 60, 20, 40],
    [4, 35, 90, 30, 60],
    [5, 35, 90, 30, 60],
    [6, 50, 120, 40, 80],
    [8, 50, 120, 40, 80],
    [9, 60, 150, 50, 100],
    [12, 60, 150, 50, 100],
    [13, 65, 165, 55, 110],
    [15, 65, 165, 55, 110],
    [16, 70, 180, 60, 120],
    [17, 70, 180, 60, 120],
    [18, 80, 195, 65, 130],
    [null, 60, 150, 50, 100],
  ])(
    'strength %s bears %i lb lightly, %i lb at most; a halfling %i and %i',
    (strength, light, heavy, low, high) => {
      const limits = (raceId: string | null) =>
        load(nothing, { strength, raceId }).bands.map(({ upTo }) => Number(upTo) / 100);
      expect(limits('elf')).toEqual([light, heavy]);
      expect(limits('halfling')).toEqual([low, high]);
    },
  );

  test.each([
    ['unarmoured', false, 120, 90],
    ['light', true, 120, 90],
    ['light', false, 90, 60],
    ['heavy', true, 90, 60],
    ['heavy', false, 60, 30],
  ] as const)('%s, magic %s', (armour, magicArmour, light, heavy) => {
    const rate = (weight: number) => {
      const { baseFeet, encounterFeet, canMove } = load(carrying(weight, { armour, magicArmour }), {
        strength: 10,
        raceId: 'human',
      });
      return [baseFeet, encounterFeet, canMove];
    };
    expect(rate(60)).toEqual([light, light / 3, true]);
    expect(rate(61)).toEqual([heavy, heavy / 3, true]);
    expect(rate(150)).toEqual([heavy, heavy / 3, true]);
    expect(rate(151)).toEqual([0, 0, false]);
  });

  test('everything weighs what it weighs', () => {
    const burden = carrying(55, { gear: 400, gearThings: true, miscGear: true, treasureWeight: 150 });
    expect(load(burden, { strength: 10, raceId: null })).toMatchObject({
      weight: 6050,
      treasureWeight: 150,
      maximum: 15_000,
      reasons: [
        { source: 'thing 0', value: 55 },
        { source: 'treasure', value: 1.5 },
        { source: 'gear', value: 4 },
        { source: 'strength 10', value: 'light 60 lb, heavy 150 lb' },
        { source: 'no armour', value: "40' or 30' a round" },
        { source: 'up to 150 lb', value: "90'" },
      ],
    });
  });
});

describe('by weight and strength', () => {
  const { load } = method('swords-wizardry', 'own');

  test.each([
    [3, -10],
    [4, -10],
    [5, -5],
    [6, -5],
    [7, 0],
    [8, 0],
    [9, 5],
    [12, 5],
    [13, 10],
    [15, 10],
    [16, 15],
    [17, 30],
    [18, 50],
    [null, 5],
  ])('strength %s moves the limits by %i lb', (strength, extra) => {
    const { bands, maximum } = load(nothing, { strength, raceId: null });
    expect(bands).toEqual([
      { upTo: (75 + extra) * 100, baseFeet: 240, encounterFeet: 40 },
      { upTo: (100 + extra) * 100, baseFeet: 180, encounterFeet: 30 },
      { upTo: (150 + extra) * 100, baseFeet: 120, encounterFeet: 20 },
      { upTo: (300 + extra) * 100, baseFeet: 60, encounterFeet: 10 },
    ]);
    expect(maximum).toBe((300 + extra) * 100);
  });

  test.each([
    [75, 240],
    [76, 180],
    [100, 180],
    [150, 120],
    [151, 60],
    [300, 60],
    [301, 0],
  ])('%i lb at a strength that changes nothing', (weight, baseFeet) => {
    const burden = { ...nothing, ...arms(weight * 100) };
    expect(load(burden, { strength: 8, raceId: null })).toMatchObject({ baseFeet, canMove: baseFeet > 0 });
  });

  test('normal gear is ten pounds in all', () => {
    const gear = { gear: 0, gearThings: true, miscGear: true };
    expect(load({ ...nothing, ...gear }, anybody).weight).toBe(1000);
    expect(load({ ...nothing, ...gear, gear: 2500 }, anybody).weight).toBe(3500);
    const { reasons } = load(
      { ...nothing, ...arms(7000), treasureWeight: 120, miscGear: true },
      { strength: 17, raceId: null },
    );
    expect(reasons).toEqual([
      { source: 'thing 0', value: 70, rule: 'CONTENT' },
      { source: 'treasure', value: 1.2, rule: 'CONTENT' },
      { source: 'normal gear', value: 10, rule: 'CONTENT' },
      { source: 'strength 17: every limit', value: '+30 lb', rule: 'CONTENT' },
      { source: 'up to 105 lb', value: "240'", rule: 'CONTENT' },
    ]);
  });
});

const weight = fc.nat(20_000);
const burdens: fc.Arbitrary<Burden> = fc.record({
  equipment: fc.array(fc.record({ name: fc.string(), weight }), { maxLength: 6 }),
  treasure: fc.record({
    coins: fc.nat(3000),
    gems: fc.nat(50),
    jewellery: fc.nat(50),
    potions: fc.nat(50),
    rods: fc.nat(50),
    scrolls: fc.nat(50),
    staves: fc.nat(50),
    wands: fc.nat(50),
    other: weight,
  }),
  treasureWeight: weight,
  gear: weight,
  gearThings: fc.boolean(),
  miscGear: fc.boolean(),
  armour: fc.constantFrom('unarmoured', 'light', 'heavy'),
  magicArmour: fc.boolean(),
  carryingTreasure: fc.boolean(),
});
const bearers: fc.Arbitrary<Bearer> = fc.record({
  strength: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
  raceId: fc.constantFrom(null, 'human', 'halfling', 'nobody'),
});

describe.each(
  systems.flatMap(({ id, weights, encumbrance }) =>
    encumbrance.map((each) => [id, each.value, each, weights] as const),
  ),
)('%s, %s', (_id, _value, own, { perUnit }) => {
  test('says its rule in a sentence', () => {
    expect(own.text).toMatch(/^[A-Z].*\.$/);
    expect(own.title).not.toBe('');
    expect(own.rule).not.toBe('');
  });

  test('the load is the sum of its reasons, the bands rise and slow, and the rate is that of the band', () => {
    fc.assert(
      fc.property(burdens, bearers, (burden, bearer) => {
        const load = own.load(burden, bearer);
        const parts = load.reasons.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(load.weight / perUnit, 6);
        const limits = load.bands.map(({ upTo }) => upTo ?? Infinity);
        expect(limits).toEqual([...limits].sort((a, b) => a - b));
        const rates = load.bands.map(({ baseFeet }) => baseFeet);
        expect(rates).toEqual([...rates].sort((a, b) => b - a));
        if (load.bands.length === 0) return;
        const band = load.bands.find(({ upTo }) => upTo === null || load.weight <= upTo);
        expect([load.canMove, load.baseFeet]).toEqual([band !== undefined, band?.baseFeet ?? 0]);
        expect(load.maximum).toBe(load.bands.at(-1)?.upTo);
      }),
    );
  });

  test('a thing more never lightens anybody', () => {
    fc.assert(
      fc.property(burdens, bearers, weight, (burden, bearer, more) => {
        const before = own.load(burden, bearer);
        const equipment = [...burden.equipment, { name: 'more', weight: more }];
        const after = own.load({ ...burden, equipment }, bearer);
        expect(after.weight).toBeGreaterThanOrEqual(before.weight);
        expect(after.baseFeet).toBeLessThanOrEqual(before.baseFeet);
      }),
    );
  });
});
