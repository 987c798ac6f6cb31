import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import { dicePenetrate, diceRoll } from '../../../../shared/rules/hackmaster/attack/penetration.ts';
import { tables } from '../../../../shared/rules/hackmaster/tables.ts';

/** The mean of a penetrating die: each highest face adds a die of the extra size at -1, and so on. */
function mean(sides: number): number {
  const extra = tables.penetration.extraDie.find((row) => row.sides === sides)?.extraSides ?? sides;
  const perExtra = ((extra + 1) / 2 + tables.penetration.extraModifier) / (1 - 1 / extra);
  return (sides + 1) / 2 + perExtra / sides;
}

describe('penetrating dice', () => {
  test.each([4, 6, 8, 10, 12, 20, 100])('d%ip has its analytic mean over seeded rolls', (sides) => {
    const dice = seededDice(sides);
    const rolls = 60_000;
    let sum = 0;
    for (let roll = 0; roll < rolls; roll += 1) sum += dicePenetrate({ sides }, dice).total;
    const spread = (sides / Math.sqrt(12)) * 1.5;
    expect(Math.abs(sum / rolls - mean(sides))).toBeLessThan((4 * spread) / Math.sqrt(rolls));
  });

  test('the means are those worked out by hand', () => {
    expect(mean(4)).toBeCloseTo(3, 10);
    expect(mean(6)).toBeCloseTo(4, 10);
    expect(mean(8)).toBeCloseTo(5, 10);
    expect(mean(20)).toBeCloseTo(10.65, 10);
    expect(mean(100)).toBeCloseTo(50.6, 10);
  });

  test('the total is the first face and every extra face less 1', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 10, 12, 20, 100), fc.integer(), (sides, seed) => {
        const { natural, faces, total, penetrated } = dicePenetrate({ sides }, seededDice(seed));
        expect(faces[0]).toBe(natural);
        expect(total).toBe(faces.reduce((sum, face) => sum + face, 0) - (faces.length - 1));
        expect(penetrated).toBe(natural === sides);
      }),
    );
  });

  test('an expression is the sum of its dice and its modifier', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(4, 6, 8, 12)), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer(),
        (terms, flat, seed) => {
          const notation = [...terms.map(([count, sides]) => `${count}d${sides}p`), flat].join('+');
          const { rolls, modifier, total } = diceRoll({ notation }, seededDice(seed));
          expect(modifier).toBe(flat);
          expect(rolls.map(({ sides }) => sides)).toEqual(
            terms.flatMap(([count, sides]) => Array.from({ length: count }, () => sides)),
          );
          expect(total).toBe(rolls.reduce((sum, die) => sum + die.total, 0) + flat);
        },
      ),
    );
  });

  test('without penetration no die shows more than its sides', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { rolls } = diceRoll({ notation: '3d4p+d6p', penetrate: false }, seededDice(seed));
        for (const { sides, faces, total } of rolls) {
          expect(faces).toEqual([total]);
          expect(total).toBeLessThanOrEqual(sides);
        }
      }),
    );
  });

  test('what was rolled is reported, extra dice with their own size', () => {
    expect(dicePenetrate({ sides: 20 }, scriptedDice([20, 6, 2])).rolled).toEqual([
      { sides: 20, face: 20 },
      { sides: 6, face: 6 },
      { sides: 6, face: 2 },
    ]);
  });

  test('dice that always show their highest face are refused, not rolled for ever', () => {
    const loaded = { roll: (sides: number) => sides };
    expect(() => dicePenetrate({ sides: 6 }, loaded)).toThrow(RulesError);
    expect(() => diceRoll({ notation: 'd100p' }, loaded)).toThrow(RulesError);
  });

  test('a face outside its die is refused', () => {
    expect(() => dicePenetrate({ sides: 6 }, { roll: () => 7 })).toThrow(RulesError);
  });
});
