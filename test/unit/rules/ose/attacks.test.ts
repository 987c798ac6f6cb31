import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackHitAc,
  attackResolve,
  attackTargetNumber,
  attackThac0,
} from '../../../../shared/rules/ose/attack/attack.ts';
import { evasionWilderness } from '../../../../shared/rules/ose/encounter/evasion.ts';
import { initiativeOrder } from '../../../../shared/rules/ose/initiative/initiative.ts';
import { saveTarget } from '../../../../shared/rules/ose/characters/saves.ts';
import { tables } from '../../../../shared/rules/ose/tables.ts';
import { saveCategories } from '../../../../shared/rules/ose/terms.ts';

const { attackMatrix } = tables;
const thac0 = fc.integer({ min: 5, max: 20 });
const ac = fc.integer({ min: -5, max: 12 });

describe('the attack matrix', () => {
  test.each(attackMatrix.rows)('row $hd gives every printed cell', (row) => {
    attackMatrix.columns.forEach((descending, at) => {
      const { target } = attackTargetNumber({ attacker: { thac0: row.thac0 }, ac: { descending } });
      expect(target, `AC ${descending}`).toBe(row.needed[at]);
    });
    expect(row.attackBonus).toBe(19 - row.thac0);
  });

  test('a better attacker never needs more, a better armour never less', () => {
    fc.assert(
      fc.property(
        thac0,
        ac,
        fc.constantFrom({}, { thac0: true }, { ascendingAc: true }),
        (skill, armour, method) => {
          const needed = (t: number, a: number): number =>
            attackTargetNumber({ attacker: { thac0: t }, ac: { descending: a }, ...method }).target;
          expect(needed(skill - 1, armour)).toBeLessThanOrEqual(needed(skill, armour));
          expect(needed(skill, armour - 1)).toBeGreaterThanOrEqual(needed(skill, armour));
        },
      ),
    );
  });

  test('the AC hit is hit, and the next better one is not', () => {
    fc.assert(
      fc.property(thac0, fc.integer({ min: 1, max: 25 }), (skill, total) => {
        const attacker = { thac0: skill };
        const { hitAc } = attackHitAc({ attacker, total });
        const needed = (descending: number): number =>
          attackTargetNumber({ attacker, ac: { descending } }).target;
        if (hitAc === null) expect(total).toBeLessThan(needed(9));
        else expect(total).toBeGreaterThanOrEqual(needed(hitAc));
        if (hitAc !== null && hitAc > -3) expect(total).toBeLessThan(needed(hitAc - 1));
      }),
    );
  });

  test('within the matrix all three methods agree while 2 and 20 do not bind', () => {
    fc.assert(
      fc.property(thac0, ac, fc.integer({ min: 1, max: 20 }), (skill, descending, natural) => {
        fc.pre(skill - descending >= 2 && skill - descending <= 20);
        const hit = (method: object): boolean =>
          attackResolve({ attacker: { thac0: skill }, ac: { descending }, natural, ...method }).hit;
        expect(hit({ thac0: true })).toBe(hit({}));
        expect(hit({ ascendingAc: true })).toBe(hit({}));
      }),
    );
  });

  test('the methods differ only where the matrix stops at 2 and at 20', () => {
    for (let skill = 5; skill <= 20; skill += 1) {
      for (let descending = -6; descending <= 14; descending += 1) {
        const needed = (method: object): number =>
          attackTargetNumber({ attacker: { thac0: skill }, ac: { descending }, ...method }).target;
        const plain = skill - descending;
        expect(needed({})).toBe(plain < 2 ? 2 : plain > 20 ? 20 : plain);
        expect(needed({ thac0: true })).toBe(plain);
        expect(needed({ ascendingAc: true })).toBe(plain);
      }
    }
  });

  test('more Hit Dice never attack or save worse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 3 }), (dice, plus) => {
        const hd = { dice, modifier: plus };
        const next = { dice: dice + 1, modifier: plus };
        expect(attackThac0({ hd: next }).thac0).toBeLessThanOrEqual(attackThac0({ hd }).thac0);
        for (const category of saveCategories) {
          const target = (who: object): number =>
            saveTarget({ category, who: { hd: who as typeof hd } }).target;
          expect(target(next)).toBeLessThanOrEqual(target(hd));
        }
      }),
    );
  });
});

describe('tables and lists that must agree', () => {
  test('the three lists of terrain as printed and the one table', () => {
    const names: Record<string, string> = {
      'broken lands': 'broken',
      'barren lands': 'barren',
      'settled lands': 'settled',
      grasslands: 'grassland',
      woods: 'forest',
    };
    const speeds: Record<string, number> = { '-33': 2 / 3, '-50': 1 / 2 };
    const rows = tables.terrain as unknown as Record<
      string,
      { speed: number[] | null; lostInSix: number; wanderingInSix: number }
    >;
    const row = (printed: string) => rows[names[printed] ?? printed];
    const { speedPercent, losingDirectionInSix, wanderingInSix } = tables.terrainAsPrinted;
    for (const [percent, list] of Object.entries(speedPercent)) {
      if (percent === '50') continue;
      for (const name of list) {
        const [top = 0, bottom = 1] = row(name)?.speed ?? [];
        expect(top / bottom, name).toBe(speeds[percent]);
      }
    }
    for (const [chance, list] of Object.entries(losingDirectionInSix)) {
      for (const name of list) expect(row(name)?.lostInSix, name).toBe(Number(chance));
    }
    for (const [chance, list] of Object.entries(wanderingInSix)) {
      for (const name of list) expect(row(name)?.wanderingInSix, name).toBe(Number(chance));
    }
  });

  test('the matrix rows and the Hit Dice that lead to them', () => {
    const byHitDice = attackMatrix.hdUpperBounds.map((bound) => bound.thac0);
    expect(byHitDice).toEqual(attackMatrix.rows.slice(1).map((row) => row.thac0));
  });
});

describe('initiative', () => {
  test('everyone acts once: in his group, among the slow, or still to roll again', () => {
    const entry = fc.record({
      rolls: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
      modifier: fc.integer({ min: -2, max: 2 }),
      slow: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 7 }),
        fc.boolean(),
        fc.constantFrom('reroll' as const, 'simultaneous' as const),
        (rolled, individualInitiative, initiativeTies) => {
          const entries = rolled.map((each, at) => ({ id: `c${at}`, ...each }));
          const result = initiativeOrder({ individualInitiative, initiativeTies, entries });
          const acting = [...result.order, ...result.slowLast].flat().sort();
          expect(acting).toEqual(entries.map(({ id }) => id).sort());
          if (initiativeTies === 'simultaneous') expect(result.needReroll).toEqual([]);
          else
            expect([...result.order, ...result.slowLast]).toEqual(expect.arrayContaining(result.needReroll));
        },
      ),
    );
  });
});

describe('evasion in the wild', () => {
  test('more pursuers never hinder the fleeing, more fleeing never help them', () => {
    const chance = (fleeing: number, pursuing: number): number =>
      evasionWilderness({ fleeing, pursuing, surprised: 'none', fleeingRate: 90, pursuingRate: 90, roll: 1 })
        .chancePercent;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (fleeing, pursuing) => {
        expect(chance(fleeing, pursuing + 1)).toBeGreaterThanOrEqual(chance(fleeing, pursuing));
        expect(chance(fleeing + 1, pursuing)).toBeLessThanOrEqual(chance(fleeing, pursuing));
      }),
    );
  });
});
