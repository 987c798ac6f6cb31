import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encumbranceLoad, type Treasure } from '../../../../shared/rules/ose/exploration/encumbrance.ts';
import {
  distanceConvert,
  timeConvert,
  weightConvert,
  type TimeUnit,
} from '../../../../shared/rules/ose/measures.ts';
import { movementRates } from '../../../../shared/rules/ose/exploration/movement.ts';

const count = fc.nat(400);
const treasure: fc.Arbitrary<Treasure> = fc.record({
  coins: fc.nat(2000),
  gems: count,
  jewellery: count,
  potions: count,
  rods: count,
  scrolls: count,
  staves: count,
  wands: count,
  otherCoins: count,
});
const load = fc.record({ treasure, equipmentCoins: fc.nat(1800), miscGear: fc.boolean() });

describe('encumbrance', () => {
  test('more weight never makes anyone faster', () => {
    fc.assert(
      fc.property(load, fc.nat(900), (pack, more) => {
        const before = encumbranceLoad({ encumbrance: 'detailed', ...pack });
        const after = encumbranceLoad({
          encumbrance: 'detailed',
          ...pack,
          equipmentCoins: pack.equipmentCoins + more,
        });
        expect(after.baseFeet).toBeLessThanOrEqual(before.baseFeet);
        expect(after.encounterFeet).toBeLessThanOrEqual(before.encounterFeet);
        expect(Number(after.canMove)).toBeLessThanOrEqual(Number(before.canMove));
      }),
    );
  });

  test('the encounter rate is a third of the base rate in every band', () => {
    fc.assert(
      fc.property(load, (pack) => {
        const { baseFeet, encounterFeet } = encumbranceLoad({ encumbrance: 'detailed', ...pack });
        const rates = movementRates({ baseFeet, environment: 'dungeon' });
        expect(rates.encounterPerRound).toBe(encounterFeet);
      }),
    );
  });

  test('the reasons add up to the total', () => {
    fc.assert(
      fc.property(load, (pack) => {
        const { reasons, trackedCoins } = encumbranceLoad({ encumbrance: 'detailed', ...pack });
        const parts = reasons.slice(0, -2).map(({ value }) => Number(value));
        expect(parts.reduce((sum, value) => sum + value, 0)).toBe(trackedCoins);
      }),
    );
  });

  test('nobody is slowed, whatever he carries, while nothing is weighed', () => {
    fc.assert(
      fc.property(load, (pack) => {
        const { canMove, baseFeet, maximumCoins } = encumbranceLoad({ encumbrance: 'none', ...pack });
        expect({ canMove, baseFeet, maximumCoins }).toEqual({
          canMove: true,
          baseFeet: 120,
          maximumCoins: null,
        });
      }),
    );
  });
});

describe('measures', () => {
  const unit = fc.constantFrom<TimeUnit>('second', 'round', 'minute', 'turn', 'hour', 'day');

  test('time converted there and back is the same time', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), unit, unit, (amount, from, to) => {
        const there = timeConvert({ amount, from, to }).amount;
        expect(timeConvert({ amount: there, from: to, to: from }).amount).toBeCloseTo(amount, 6);
      }),
    );
  });

  test('time counted in smaller units is whole', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (days) => {
        const turns = timeConvert({ amount: days, from: 'day', to: 'turn' }).amount;
        expect(turns).toBe(days * 24 * 6);
        expect(timeConvert({ amount: turns, from: 'turn', to: 'day' }).amount).toBe(days);
      }),
    );
  });

  test('lengths and weights round-trip', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (amount) => {
        const inches = distanceConvert({ amount, from: 'yard', to: 'inch' }).amount;
        expect(distanceConvert({ amount: inches, from: 'inch', to: 'yard' }).amount).toBe(amount);
        const { pounds } = weightConvert({ amount, from: 'coins' });
        expect(weightConvert({ amount: pounds, from: 'pounds' }).coins).toBe(amount);
      }),
    );
  });
});
