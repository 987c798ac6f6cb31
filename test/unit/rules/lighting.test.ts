import { describe, expect, test } from 'vitest';
import {
  bestGlow,
  brightestZone,
  nightSightIn,
  tinderCatches,
  turnsOf,
  turnsOfLight,
  usualSight,
  wayBackTurns,
} from '../../../shared/rules/exploration/lighting.ts';
import type { Glow, NightSight } from '../../../shared/rules/exploration/lighting.ts';
import { systemById } from '../../../shared/rules/registry.ts';

const torch = (distanceFeet: number): Glow => ({
  kind: 'torch',
  distanceFeet,
  brightFeet: 30,
  dimFeet: null,
});
const hmTorch = (distanceFeet: number): Glow => ({ ...torch(distanceFeet), dimFeet: 60 });
const candle = (distanceFeet: number): Glow => ({
  kind: 'candle',
  distanceFeet,
  brightFeet: 15,
  dimFeet: 30,
});

const read = (id: string, glows: Glow[], night: NightSight | null = null) => {
  const system = systemById(id);
  if (!system) throw new Error(id);
  return system.lighting.read({ glows, night });
};
const figures = (reading: ReturnType<typeof read>) =>
  reading.penalties.map(({ figure, value }) => [figure, value]);

describe('zones', () => {
  test('an edge belongs to the zone within it', () => {
    expect(brightestZone([torch(30)])).toBe('bright');
    expect(brightestZone([torch(31)])).toBe('dark');
    expect(brightestZone([candle(15)])).toBe('bright');
    expect(brightestZone([candle(16)])).toBe('dim');
    expect(brightestZone([candle(30)])).toBe('dim');
    expect(brightestZone([candle(31)])).toBe('dark');
    expect(brightestZone([])).toBe('dark');
  });

  test('the best of several counts; of equals the nearest serves', () => {
    expect(brightestZone([candle(40), hmTorch(40), hmTorch(70)])).toBe('dim');
    expect(bestGlow([hmTorch(20), hmTorch(5), candle(0)])).toEqual(candle(0));
    expect(bestGlow([candle(20), hmTorch(25)])).toEqual(hmTorch(25));
    expect(bestGlow([torch(35)])).toBeNull();
  });
});

describe('sight without light', () => {
  test.each([
    ['Infravision', { id: 'infravision', title: 'infravision', feet: 60 }],
    ['Darkvision 90 feet', { id: 'darkvision', title: 'darkvision', feet: 90 }],
    ["Listening, infravision 120'", { id: 'infravision', title: 'infravision', feet: 120 }],
    ['Low-light vision', { id: 'lowLight', title: 'low-light vision', feet: 120 }],
  ])('%s', (words, sight) => expect(nightSightIn(['Stubborn', words])).toEqual(sight));

  test('nobody sees in the dark by luck', () => expect(nightSightIn(['Lucky', ''])).toBeNull());
});

describe('ose', () => {
  test('within thirty feet nothing is lost; beyond, one sees nothing and cannot attack', () => {
    expect(read('ose', [torch(30)])).toMatchObject({ zone: 'bright', sees: true, penalties: [] });
    const dark = read('ose', [torch(31)]);
    expect(dark).toMatchObject({ zone: 'dark', sees: false });
    expect(figures(dark)).toEqual([
      ['attack', 'cannot attack'],
      ['reading', 'nobody reads in the dark'],
    ]);
    expect(dark.penalties.flatMap(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([
      'OSE-OTH-2',
      'OSE-DARK-4',
    ]);
  });

  test('infravision works in the dark for all but reading, and any visible light stops it', () => {
    const heat = usualSight('infravision');
    const dark = read('ose', [], heat);
    expect(dark).toMatchObject({ sees: true, night: { works: true } });
    expect(figures(dark)).toEqual([['reading', 'nobody reads in the dark']]);
    const spoiled = read('ose', [torch(50)], heat);
    expect(spoiled).toMatchObject({ zone: 'dark', sees: false, night: { works: false } });
    expect(spoiled.night?.reasons.map(({ rule }) => rule)).toEqual(['OSE-DARK-5', 'OSE-DARK-6']);
  });
});

test('basic-fantasy: without light or darkvision one is as good as blind (BF-SENSE-2)', () => {
  expect(figures(read('basic-fantasy', []))).toEqual([
    ['attack', -4],
    ['armour class', -4],
    ['initiative', -2],
    ['surprise', 'surprised on 1 to 4'],
  ]);
  expect(read('basic-fantasy', [], usualSight('darkvision'))).toMatchObject({ sees: true, penalties: [] });
  expect(read('basic-fantasy', [torch(10)])).toMatchObject({ zone: 'bright', penalties: [] });
});

test('basic-fantasy: torches and lanterns dim out to 50 feet, and candles are lights', () => {
  const lights = systemById('basic-fantasy')?.capabilities.lightSources.map(
    ({ id, burnMinutes, brightFeet, dimFeet }) => [id, burnMinutes, brightFeet, dimFeet],
  );
  expect(lights).toEqual([
    ['torch', 60, 30, 50],
    ['lantern', 240, 30, 50],
    ['candle', 180, 5, 10],
  ]);
  const dim = read('basic-fantasy', [{ ...torch(40), dimFeet: 50 }]);
  expect(dim).toMatchObject({ zone: 'dim', sees: true, penalties: [] });
  expect(dim.reasons).toEqual([{ source: "dim light within 50', at", value: "40'", rule: 'CONTENT' }]);
});

test('swords-wizardry: no figure but the referee’s; darkvision sees clearly', () => {
  expect(read('swords-wizardry', []).penalties).toEqual([
    {
      figure: 'attack',
      value: 'the referee says, −4 at most',
      reasons: [{ source: 'sees nothing', value: 'the referee says, −4 at most', rule: 'SW-TERR-1' }],
    },
  ]);
  expect(read('swords-wizardry', [], usualSight('darkvision'))).toMatchObject({ sees: true, penalties: [] });
});

describe('hackmaster (HM-LGT-2)', () => {
  test.each([
    ['bright', [hmTorch(30)], null, []],
    [
      'dim',
      [hmTorch(31)],
      null,
      [
        ['attack', -4],
        ['defence', -2],
      ],
    ],
    [
      'dark',
      [hmTorch(61)],
      null,
      [
        ['attack', -8],
        ['defence', -4],
      ],
    ],
    ['dim', [hmTorch(60)], usualSight('lowLight'), []],
    [
      'dark',
      [hmTorch(120)],
      usualSight('lowLight'),
      [
        ['attack', -4],
        ['defence', -2],
      ],
    ],
    [
      'dark',
      [hmTorch(121)],
      usualSight('lowLight'),
      [
        ['attack', -8],
        ['defence', -4],
      ],
    ],
    ['dark', [], usualSight('infravision'), []],
  ] as const)('%s', (zone, glows, night, penalties) => {
    const reading = read('hackmaster', [...glows], night);
    expect(reading.zone).toBe(zone);
    expect(figures(reading)).toEqual(penalties);
    for (const { value, reasons } of reading.penalties)
      expect(reasons.map((why) => why.value)).toEqual([value]);
  });

  test('a spell’s light shows as far as a torch', () => {
    const spell: Glow = { kind: 'continual', distanceFeet: 45, brightFeet: 30, dimFeet: 60 };
    expect(read('hackmaster', [spell]).zone).toBe('dim');
  });
});

describe('how long it lasts', () => {
  test('whole turns of ten minutes', () => {
    expect([30, 60, 240, 360, 540, 15].map((burnMinutes) => turnsOf({ burnMinutes }))).toEqual([
      3, 6, 24, 36, 54, 1,
    ]);
  });

  test('tinder catches on 1 and 2', () => {
    expect([1, 2, 3, 4, 5, 6].map(tinderCatches)).toEqual([true, true, false, false, false, false]);
  });

  test.each([
    // One torch of 4, five in the pack: 4 + 30.
    [
      { burning: [4], spare: 30 },
      { burning: 4, withFuel: 34 },
    ],
    // Torch 4 and lantern 20 with 30 to come, two kept burning: 54 / 2.
    [
      { burning: [4, 20], spare: 30 },
      { burning: 20, withFuel: 27 },
    ],
    // Nothing to follow: the lantern outlasts the average.
    [
      { burning: [4, 20], spare: 0 },
      { burning: 20, withFuel: 20 },
    ],
    [
      { burning: [], spare: 18 },
      { burning: 0, withFuel: 18 },
    ],
    [
      { burning: [3, null], spare: 6 },
      { burning: null, withFuel: null },
    ],
  ])('%j', (given, left) => expect(turnsOfLight(given)).toEqual(left));

  test('the way back goes at the familiar pace, begun turns whole', () => {
    expect([0, 1, 3, 7].map((turns) => wayBackTurns(turns, 3))).toEqual([0, 1, 1, 3]);
  });
});
