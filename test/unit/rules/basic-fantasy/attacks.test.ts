import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../../shared/rules/basic-fantasy/operations.ts';
import {
  classIds,
  saveCategories,
  type Creature,
  type Vitals,
} from '../../../../shared/rules/basic-fantasy/terms.ts';

const classId = fc.constantFrom(...classIds);
const level = fc.integer({ min: 1, max: 40 });
const of = (id: (typeof classIds)[number], at: number): Creature => ({
  kind: 'character',
  classes: [{ class: id, level: at }],
});
const bonus = (attacker: Creature): number => operations['attack.bonus']({ attacker }).bonus;

describe('attacks of basic-fantasy', () => {
  test('the attack bonus never falls as the level rises', () => {
    fc.assert(
      fc.property(classId, level, (id, at) => {
        expect(bonus(of(id, at + 1))).toBeGreaterThanOrEqual(bonus(of(id, at)));
      }),
    );
  });

  test('the attack bonus of monsters never falls as their Hit Dice rise, and a plus changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 }), (dice, plus) => {
        const own = bonus({ kind: 'monster', hitDice: `${dice}` });
        expect(bonus({ kind: 'monster', hitDice: `${dice + 1}` })).toBeGreaterThanOrEqual(own);
        expect(bonus({ kind: 'monster', hitDice: `${dice}+${plus}` })).toBe(own);
      }),
    );
  });

  test('what hits an armour class hits every lower one', () => {
    const roll = fc.integer({ min: 1, max: 20 });
    const figure = fc.integer({ min: -10, max: 30 });
    fc.assert(
      fc.property(roll, figure, figure, (natural, attackBonus, ac) => {
        const against = (ascending: number) =>
          operations['attack.resolve']({ natural, attackBonus, ac: { ascending } }).hit;
        if (against(ac)) expect(against(ac - 1)).toBe(true);
      }),
    );
  });

  test('an attack bonus one higher never turns a hit into a miss', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 16 }),
        (natural, attackBonus) => {
          const hits = (with_: number) =>
            operations['attack.resolve']({ natural, attackBonus: with_, ac: { ascending: 17 } }).hit;
          if (hits(attackBonus)) expect(hits(attackBonus + 1)).toBe(true);
        },
      ),
    );
  });

  test('the reasons of an attack add up to its total', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 100 }), (blind, behind, percent) => {
        const { total, parts } = operations['attack.modifier']({
          attackerBlinded: blind,
          fromBehind: behind,
          charging: !behind,
          coverPercent: percent,
          concealmentPercent: 100 - percent,
        });
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
        expect(parts.every(({ value }) => value !== 0)).toBe(true);
      }),
    );
  });

  test('saves never grow worse as the level rises', () => {
    fc.assert(
      fc.property(classId, level, fc.constantFrom(...saveCategories), (id, at, category) => {
        const target = (saver: Creature) => operations['save.target']({ saver, category }).target;
        expect(target(of(id, at + 1))).toBeLessThanOrEqual(target(of(id, at)));
      }),
    );
  });

  test('the better class of two counts, whichever comes first', () => {
    fc.assert(
      fc.property(classId, level, classId, level, (one, oneLevel, other, otherLevel) => {
        const classes = [
          { class: one, level: oneLevel },
          { class: other, level: otherLevel },
        ];
        const best = Math.max(bonus(of(one, oneLevel)), bonus(of(other, otherLevel)));
        expect(bonus({ kind: 'character', classes })).toBe(best);
        expect(bonus({ kind: 'character', classes: classes.toReversed() })).toBe(best);
      }),
    );
  });

  test('a hit does at least 1 point, and no more when halved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -9, max: 9 }), (dieTotal, strBonus) => {
        const total = (flatOfBlade: boolean) =>
          operations['damage.total']({ dieTotal, delivery: 'melee', strBonus, flatOfBlade }).damage;
        expect(total(true)).toBeGreaterThanOrEqual(1);
        expect(total(true)).toBeLessThanOrEqual(total(false));
      }),
    );
  });

  test('damage of either sort never heals and never raises the fallen', () => {
    const blow = fc.record({ subduing: fc.boolean(), amount: fc.integer({ min: 0, max: 12 }) });
    const rank = { active: 0, unconscious: 1, dead: 2 };
    fc.assert(
      fc.property(fc.array(blow, { maxLength: 12 }), (blows) => {
        let vitals: Vitals = { hp: { current: 20, max: 20 }, subdualTaken: 0, status: 'active' };
        for (const { subduing, amount } of blows) {
          const before = vitals;
          vitals = operations[subduing ? 'subdual.apply' : 'damage.apply']({ vitals, amount }).vitals;
          expect(vitals.hp.current).toBeLessThanOrEqual(before.hp.current);
          expect(vitals.hp.current).toBeGreaterThanOrEqual(0);
          expect(rank[vitals.status]).toBeGreaterThanOrEqual(rank[before.status]);
          expect(vitals.status === 'active').toBe(vitals.hp.current > 0);
          expect(vitals.subdualTaken).toBeGreaterThanOrEqual(before.subdualTaken);
        }
      }),
    );
  });
});
