import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackResolve, attackTargetNumber } from '../../../../shared/rules/swords-wizardry/attack/attack.ts';
import { classIds, type ClassId } from '../../../../shared/rules/swords-wizardry/terms.ts';

const target = (
  who: { class: ClassId; level: number } | { monsterHitDice: number },
  descending: number,
  method: 'chart' | 'quick',
): number => attackTargetNumber({ attacker: who, ac: { descending }, method }).targetNumber;

const aClass = fc.constantFrom(...classIds);
const aLevel = fc.integer({ min: 0, max: 40 });
const anAc = fc.integer({ min: -30, max: 30 });
const aMethod = fc.constantFrom('chart' as const, 'quick' as const);

describe('the attack tables', () => {
  test('never get harder with level, nor easier with better armour', () => {
    fc.assert(
      fc.property(aClass, aLevel, anAc, aMethod, (own, level, ac, method) => {
        const here = target({ class: own, level }, ac, method);
        expect(target({ class: own, level: level + 1 }, ac, method)).toBeLessThanOrEqual(here);
        expect(target({ class: own, level }, ac - 1, method)).toBeGreaterThanOrEqual(here);
      }),
      { numRuns: 2000 },
    );
  });

  test('get easier with hit dice up to 15', () => {
    for (let dice = 0; dice < 15; dice += 1) {
      const better = target({ monsterHitDice: dice + 1 }, -9, 'chart');
      expect(better).toBe(target({ monsterHitDice: dice }, -9, 'chart') - 1);
    }
    expect(target({ monsterHitDice: 60 }, -9, 'chart')).toBe(target({ monsterHitDice: 15 }, -9, 'chart'));
  });
});

/** Where the document's two methods differ: class, level, armour class, quick figure; the chart says 1. */
const differences: [own: string, level: number, ac: number, quick: number][] = [
  ['cleric', 18, 9, 0],
  ['cleric', 19, 9, 0],
  ['cleric', 20, 8, 0],
  ['cleric', 20, 9, -1],
  ['fighter', 15, 9, 0],
  ['fighter', 16, 8, 0],
  ['fighter', 16, 9, -1],
  ['fighter', 17, 7, 0],
  ['fighter', 17, 8, -1],
  ['fighter', 17, 9, -2],
  ['fighter', 18, 7, 0],
  ['fighter', 18, 8, -1],
  ['fighter', 18, 9, -2],
  ['fighter', 19, 6, 0],
  ['fighter', 19, 7, -1],
  ['fighter', 19, 8, -2],
  ['fighter', 19, 9, -3],
  ['fighter', 20, 6, 0],
  ['fighter', 20, 7, -1],
  ['fighter', 20, 8, -2],
  ['fighter', 20, 9, -3],
];

test('chart and quick method agree in every printed cell but 21', () => {
  const found: typeof differences = [];
  for (const own of ['cleric', 'fighter', 'magic-user', 'thief'] as const) {
    for (let level = 1; level <= 20; level += 1) {
      for (let ac = -9; ac <= 9; ac += 1) {
        const quick = target({ class: own, level }, ac, 'quick');
        const chart = target({ class: own, level }, ac, 'chart');
        if (quick === chart) continue;
        expect(chart).toBe(1);
        found.push([own, level, ac, quick]);
      }
    }
  }
  expect(found).toEqual(differences);
});

test('classes of one table attack alike', () => {
  const tables: ClassId[][] = [
    ['cleric', 'druid', 'monk'],
    ['fighter', 'paladin', 'ranger'],
    ['magic-user', 'thief', 'assassin'],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...tables), aLevel, anAc, aMethod, (table, level, ac, method) => {
      const figures = table.map((own) => target({ class: own, level }, ac, method));
      expect(new Set(figures).size).toBe(1);
    }),
  );
});

test('an armour class means the same whichever way it is written', () => {
  fc.assert(
    fc.property(aClass, aLevel, anAc, aMethod, (own, level, ac, method) => {
      const attacker = { class: own, level };
      const ascending = attackTargetNumber({ attacker, ac: { ascending: 19 - ac }, method });
      expect(ascending.targetNumber).toBe(target(attacker, ac, method));
    }),
  );
});

test('a roll hits exactly when the die and its modifiers reach the target number', () => {
  const die = fc.integer({ min: 1, max: 20 });
  const modifier = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(aClass, aLevel, anAc, aMethod, die, modifier, (own, level, ac, method, natural, value) => {
      const attacker = { class: own, level };
      const { hit } = attackResolve({
        attacker,
        ac: { descending: ac },
        method,
        natural,
        modifiers: [{ source: 'any', value }],
      });
      expect(hit).toBe(natural + value >= target(attacker, ac, method));
    }),
  );
});

test('reasons add up to the total', () => {
  const { total, reasons } = attackResolve({
    attacker: { class: 'fighter', level: 8 },
    ac: { ascending: 18 },
    natural: 12,
    modifiers: [
      { source: 'strength', value: 2 },
      { source: 'cover', value: -1 },
    ],
  });
  const parts = reasons.filter(({ source }) => source !== 'ascending armour class');
  expect(parts.reduce((sum, { value }) => sum + Number(value), 0)).toBe(total);
});
