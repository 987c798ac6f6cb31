import { describe, expect, test } from 'vitest';
import { travelBy } from '../../../../shared/rules/registry.ts';
import type { SeaFacts } from '../../../../src-main/areas/travel/day/happening.ts';
import { seaWays } from '../../../../src-main/areas/travel/plan/sea-ways.ts';
import { plainShip } from '../plain-ship.ts';

const sea = { ground: 'sea', way: 'open' } as const;
const waysOf = (by: string, more: Partial<SeaFacts> = {}) =>
  seaWays({ kind: 'sail', rules: travelBy(by) }, { ...plainShip, ...more }, sea);
const near = (chance: number) => expect.closeTo(chance, 12) as number;
/** Each as miles, chance, and whether a gale ends what can be planned. */
const told = (by: string, more: Partial<SeaFacts> = {}) =>
  waysOf(by, more).map(({ miles, chance, isGale }) => [miles, chance, isGale]);

describe('the d100 of basic-fantasy', () => {
  test('is counted by the rows of its table, the commonest first, and no gale ends the voyage', () => {
    expect(told('basic-fantasy')).toEqual([
      [72, near(0.3), false],
      [48, near(0.15), false],
      [96, near(0.15), false],
      [36, near(0.12), false],
      [108, near(0.11), false],
      [24, near(0.08), false],
      [0, near(0.05), false],
      [144, near(0.04), false],
    ]);
    expect(waysOf('basic-fantasy').reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('tacking, the rows that make alike are one', () => {
    expect(told('basic-fantasy', { tacking: true })).toEqual([
      [36, near(0.3), false],
      [24, near(0.27), false],
      [48, near(0.15), false],
      [0, near(0.28), false],
    ]);
  });

  test('counts for sails alone', () => {
    expect(told('basic-fantasy', { goes: 'oar' })).toEqual([[72, 1, false]]);
    expect(waysOf('basic-fantasy', { goes: 'oar' })[0]?.sea.wind).toBeNull();
  });

  test('that has been thrown is no longer one of many', () => {
    expect(told('basic-fantasy', { wind: 83 })).toEqual([[96, 1, false]]);
  });
});

test('the 2d6 of ose is counted by its totals, a gale apart', () => {
  expect(told('ose')).toEqual([
    [72, near(34 / 36), false],
    [0, near(1 / 36), false],
    [0, near(1 / 36), true],
  ]);
});
