import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { attackResolve } from '../../../../shared/rules/hackmaster/attack/attack.ts';
import { damageApply } from '../../../../shared/rules/hackmaster/harm/damage.ts';
import { defenseDie, defenseRoll } from '../../../../shared/rules/hackmaster/attack/defence.ts';
import { knockbackCheck, knockbackDirection } from '../../../../shared/rules/hackmaster/harm/knockback.ts';
import { painThreshold, painTraumaCheck } from '../../../../shared/rules/hackmaster/harm/pain.ts';
import {
  shieldBlock,
  shieldDamage,
  shieldSave,
  shieldStats,
} from '../../../../shared/rules/hackmaster/attack/shields.ts';
import { directions, shields, sizes } from '../../../../shared/rules/hackmaster/terms.ts';

const face = fc.integer({ min: 1, max: 20 });
const total = fc.integer({ min: -15, max: 45 });
const exchange = fc.record({
  attack: fc.record({ natural: face, total }),
  defense: fc.record({ natural: face, total, sides: fc.constant(20) }),
  shieldApplied: fc.boolean(),
  ranged: fc.boolean(),
  attackerInReach: fc.boolean(),
});

describe('an exchange', () => {
  test('hits exactly when it beats the defence without a natural 1', () => {
    fc.assert(
      fc.property(exchange, (input) => {
        const { result, damageMultiplier } = attackResolve(input);
        const hit = result === 'hit' || result === 'critical';
        expect(hit).toBe(input.attack.total > input.defense.total && input.attack.natural > 1);
        expect(damageMultiplier > 0).toBe(hit);
        expect(result === 'critical').toBe(hit && input.attack.natural === 20);
      }),
    );
  });

  test('gives each side one free attack at most, the defender’s at once', () => {
    fc.assert(
      fc.property(exchange, (input) => {
        const { freeAttacks } = attackResolve(input);
        expect(new Set(freeAttacks.map(({ by }) => by)).size).toBe(freeAttacks.length);
        for (const { by, when } of freeAttacks)
          expect(when).toBe(by === 'defender' ? 'immediate' : 'nextSecond');
      }),
    );
  });

  test('a higher attack never does less', () => {
    const worth = { miss: 0, shield: 1, hit: 2, critical: 3 };
    fc.assert(
      fc.property(exchange, (input) => {
        const better = { ...input, attack: { ...input.attack, total: input.attack.total + 1 } };
        expect(worth[attackResolve(better).result]).toBeGreaterThanOrEqual(
          worth[attackResolve(input).result],
        );
      }),
    );
  });
});

describe('the defence', () => {
  const situation = fc.record({
    frontSideAttackers: fc.integer({ min: 1, max: 8 }),
    shield: fc.boolean(),
    fromRear: fc.boolean(),
    surprised: fc.boolean(),
    helpless: fc.boolean(),
    fleeing: fc.boolean(),
    spellFatigue: fc.boolean(),
  });

  test('no further attacker and no further misfortune makes it better on the average', () => {
    const worth = (input: Parameters<typeof defenseDie>[0]): number => {
      const { die, modifier, shieldBonusApplies } = defenseDie(input);
      return (Number(die.slice(1, -1)) + 1) / 2 + modifier + (shieldBonusApplies ? 6 : 0);
    };
    fc.assert(
      fc.property(situation, (input) => {
        if (input.shield) {
          const more = { ...input, frontSideAttackers: input.frontSideAttackers + 1 };
          expect(worth(more)).toBeLessThanOrEqual(worth(input));
        }
        expect(worth({ ...input, spellFatigue: true })).toBeLessThanOrEqual(worth(input));
        expect(worth({ ...input, helpless: true })).toBeLessThanOrEqual(worth({ ...input, shield: true }));
      }),
    );
  });

  test('the surprised and the helpless get nothing added', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: -9, max: 9 }), fc.integer(), (input, bonus, seed) => {
        const roll = (extra: object) => defenseRoll({ ...input, ...extra }, seededDice(seed)).total;
        const added = roll({ defenseBonus: bonus, otherModifiers: bonus, shieldBonus: 6 });
        if (input.surprised || input.helpless) expect(added).toBe(roll({}));
        else expect(added).toBe(roll({}) + 2 * bonus + (defenseDie(input).shieldBonusApplies ? 6 : 0));
      }),
    );
  });
});

describe('damage', () => {
  const blow = fc.record({
    rolled: fc.integer({ min: 0, max: 60 }),
    modifier: fc.integer({ min: -8, max: 8 }),
    multiplier: fc.integer({ min: 1, max: 3 }),
    halve: fc.boolean(),
    armorDr: fc.integer({ min: 0, max: 12 }),
  });

  test('is never below 0, and armour takes no more than its figure', () => {
    fc.assert(
      fc.property(blow, (input) => {
        const { raw, wound } = damageApply(input);
        expect(raw).toBeGreaterThanOrEqual(0);
        expect(wound).toBe(Math.max(0, raw - input.armorDr));
        expect(damageApply({ ...input, ignoreDr: true }).wound).toBe(raw);
        expect(damageApply({ ...input, halve: true }).raw).toBeLessThanOrEqual(raw);
      }),
    );
  });

  test('the bigger the creature, the harder to knock back, and a charge counts double', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (damage) => {
        const far = sizes.map((size) => knockbackCheck({ damage, size }).distanceFt);
        expect(far).toEqual([...far].sort((a, b) => b - a));
        for (const size of sizes) {
          expect(knockbackCheck({ damage, size, charge: true })).toMatchObject({
            distanceFt: knockbackCheck({ damage: damage * 2, size }).distanceFt,
          });
        }
      }),
    );
  });

  test('a left-handed blow mirrors a right-handed one, and no blocked way is taken', () => {
    const mirror = {
      right90: 'left90',
      right45: 'left45',
      back: 'back',
      left45: 'right45',
      left90: 'right90',
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.subarray([...directions]), (roll, blocked) => {
        const mirrored = blocked.map((one) => mirror[one] as (typeof directions)[number]);
        const { direction } = knockbackDirection({ roll, blocked });
        const { direction: left } = knockbackDirection({ roll, hand: 'left', blocked: mirrored });
        expect(left).toBe(direction === 'none' ? 'none' : mirror[direction]);
        expect(blocked).not.toContain(direction);
        expect(direction === 'none').toBe(blocked.length === directions.length);
      }),
    );
  });
});

describe('pain', () => {
  test('the threshold grows with hit points and level, and fighters bear most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 20 }), (maxHp, level) => {
        const of = (kind: 'character' | 'fighter', hp: number, lvl: number) =>
          painThreshold({ maxHp: hp, kind, level: lvl }).threshold;
        expect(of('character', maxHp + 1, level)).toBeGreaterThanOrEqual(of('character', maxHp, level));
        expect(of('character', maxHp, level + 1)).toBeGreaterThanOrEqual(of('character', maxHp, level));
        expect(of('fighter', maxHp, level)).toBeGreaterThanOrEqual(of('character', maxHp, level));
      }),
    );
  });

  test('a higher roll never means less time on the ground, a better constitution never more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 19 }), (con, roll) => {
        const down = (c: number, r: number) => painTraumaCheck({ con: c, roll: r }).helplessSeconds;
        expect(down(con, roll + 1)).toBeGreaterThanOrEqual(down(con, roll));
        expect(down(con + 1, roll)).toBeLessThanOrEqual(down(con, roll));
        expect(down(con, roll) % 5).toBe(0);
      }),
    );
  });
});

describe('shields', () => {
  const dice = fc.array(
    fc
      .constantFrom(4, 6, 8, 10)
      .chain((sides) => fc.integer({ min: 1, max: sides * 2 }).map((shown) => ({ sides, total: shown }))),
    { minLength: 1, maxLength: 5 },
  );

  test('take no more than half the dice and never more than the whole blow', () => {
    fc.assert(
      fc.property(
        dice,
        fc.constantFrom('crushing' as const, 'hacking' as const),
        (damageDice, damageType) => {
          const { points } = shieldDamage({ damageType, damageDice });
          const whole = damageDice.reduce((sum, die) => sum + die.total, 0);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(whole);
          expect(shieldDamage({ damageType: 'piercing', damageDice }).points).toBe(1);
        },
      ),
    );
  });

  test('what the shield and the armour do not take is the wound', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.constantFrom(...shields), fc.nat(10), (points, shield, armorDr) => {
        const { dr } = shieldStats({ shield });
        const { passedShield, wound } = shieldBlock({ points, shieldDr: dr, armorDr });
        expect(passedShield).toBe(Math.max(0, points - dr));
        expect(wound).toBe(Math.max(0, passedShield - armorDr));
      }),
    );
  });

  test('a harder blow never breaks a shield less easily', () => {
    const worth = { none: 0, save: 1, destroyed: 2 };
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.constantFrom(...shields),
        face,
        face,
        (points, shield, attackerRoll, defenderRoll) => {
          const save = (blow: number) => shieldSave({ shield, points: blow, attackerRoll, defenderRoll });
          const [now, harder] = [save(points), save(points + 1)];
          expect(worth[harder.required]).toBeGreaterThanOrEqual(worth[now.required]);
          expect(Number(harder.destroyed)).toBeGreaterThanOrEqual(Number(now.destroyed));
        },
      ),
    );
  });
});
