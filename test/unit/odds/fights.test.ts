import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rollDice, rollTotal } from '../../../shared/dice/roll.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { attackOdds, saveOdds } from '../../../shared/odds/play/check.ts';
import { attackDamage, type AttackInput, expectedDamage } from '../../../shared/odds/play/damage.ts';
import { diceOdds } from '../../../shared/odds/dice/dice-odds.ts';
import { exactSum } from '../../../shared/odds/dice/distribution.ts';
import { dropOdds } from '../../../shared/odds/play/drop-odds.ts';
import { chanceAtMost, chanceOf, mean } from '../../../shared/odds/dice/figures.ts';
import { compared, type DefenceInput, defenceOdds, opposedOdds } from '../../../shared/odds/play/opposed.ts';

describe('a d20 against a number', () => {
  test.each([
    [{ needed: 14 }, 7 / 20, 14],
    [{ needed: 14, modifier: 3 }, 10 / 20, 11],
    [{ needed: 21 }, 1 / 20, 20],
    [{ needed: 21, natural20: false }, 0, null],
    [{ needed: -5 }, 19 / 20, 2],
    [{ needed: -5, natural1: false }, 1, 1],
    [{ needed: 3, modifier: -2 }, 16 / 20, 5],
  ])('attack %j', (input, success, lowestFace) => {
    expect(attackOdds(input)).toEqual({
      success,
      failure: expect.closeTo(1 - success, 14) as number,
      lowestFace,
    });
  });

  test('a save has no special naturals unless it is told so', () => {
    expect(saveOdds({ needed: 1 }).success).toBe(1);
    expect(saveOdds({ needed: 1, natural1: true }).success).toBe(0.95);
    expect(saveOdds({ needed: 25 }).success).toBe(0);
    expect(saveOdds({ needed: 25, natural20: true }).success).toBe(0.05);
    expect(saveOdds({ needed: 12, modifier: 2 }).success).toBe(0.55);
  });

  test('never gets easier as the number rises, nor harder as the modifier does', () => {
    const number = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(number, number, fc.boolean(), fc.boolean(), (needed, modifier, natural20, natural1) => {
        const chance = (more: number, better: number) =>
          saveOdds({ needed: needed + more, modifier: modifier + better, natural20, natural1 }).success;
        expect(chance(1, 0)).toBeLessThanOrEqual(chance(0, 0));
        expect(chance(0, 1)).toBeGreaterThanOrEqual(chance(0, 0));
        expect(chance(1, 1)).toBe(chance(0, 0));
      }),
    );
  });
});

describe('damage', () => {
  test('counts misses as nothing', () => {
    const damage = attackDamage({ hit: 0.5, damage: 'd6' });
    expect(damage.values).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(chanceOf(damage, 0)).toBe(0.5);
    expect(expectedDamage({ hit: 0.5, damage: 'd6' })).toBe(1.75);
  });

  test('armour takes off, a minimum holds, and nobody is healed', () => {
    expect(attackDamage({ hit: 1, damage: 'd4-2' }).values).toEqual([0, 1, 2]);
    expect(attackDamage({ hit: 1, damage: 'd4-2', minimum: 1 }).values).toEqual([1, 2]);
    expect(expectedDamage({ hit: 1, damage: 'd6', reduction: 4 })).toBeCloseTo(0.5, 14);
    expect(expectedDamage({ hit: 0.5, damage: 'd6', reduction: 4, minimum: 1 })).toBeCloseTo(7 / 12, 14);
    expect(attackDamage({ hit: 0, damage: 'd6' })).toMatchObject({ values: [0], chances: [1] });
  });
});

describe('rounds until a target drops', () => {
  test('one hit point is the first hit', () => {
    const { rounds, meanRounds } = dropOdds({ hp: 1, attacks: [{ hit: 0.25, damage: 'd6' }] });
    expect(meanRounds).toBeCloseTo(4, 12);
    for (const round of [1, 2, 5])
      expect(chanceOf(rounds, round)).toBeCloseTo(0.25 * 0.75 ** (round - 1), 13);
    expect(rounds.neglected).toBeLessThan(1e-11);
    expect(mean(rounds)).toBeCloseTo(4, 8);
  });

  test('two blows of d2 against three hit points', () => {
    const { rounds, round, meanRounds } = dropOdds({ hp: 3, attacks: [{ hit: 1, damage: 'd2', count: 2 }] });
    expect(round).toMatchObject({ values: [2, 3], chances: [0.25, 0.75] });
    expect(rounds).toMatchObject({ values: [1, 2], chances: [0.75, 0.25] });
    expect(meanRounds).toBe(1.25);
  });

  test('a target that cannot be hurt stands', () => {
    const { rounds, meanRounds } = dropOdds({ hp: 5, attacks: [{ hit: 1, damage: 'd4', reduction: 4 }] });
    expect([rounds.values, rounds.neglected, meanRounds]).toEqual([[], 1, null]);
    expect(dropOdds({ hp: 5, attacks: [] }).meanRounds).toBeNull();
    expect(dropOdds({ hp: 5, attacks: [{ hit: 2e-323, damage: 'd4' }] }).meanRounds).toBeNull();
  });

  test('the rounds looked at are a limit, the mean has none', () => {
    const slow = dropOdds({ hp: 10, attacks: [{ hit: 0.01, damage: '1' }], rounds: 10 });
    expect(slow.meanRounds).toBeCloseTo(1000, 8);
    expect(slow.rounds.values).toEqual([10]);
    expect(slow.rounds.neglected).toBeCloseTo(1 - 1e-20, 12);
  });

  test('as a hundred thousand fights go', () => {
    const attacks: AttackInput[] = [
      { hit: 0.55, damage: 'd8+1' },
      { hit: 0.3, damage: 'd6p', reduction: 2, count: 2 },
    ];
    const dice = seededDice(7);
    const fights = 100_000;
    const fallen = new Map<number, number>();
    for (let fight = 0; fight < fights; fight += 1) {
      let hp = rollTotal('3d8', dice);
      let round = 0;
      while (hp > 0) {
        round += 1;
        if (dice.roll(100) <= 55) hp -= rollTotal('d8+1', dice);
        for (let blow = 0; blow < 2; blow += 1) {
          if (dice.roll(100) <= 30) hp -= Math.max(0, rollTotal('d6p', dice) - 2);
        }
      }
      fallen.set(round, (fallen.get(round) ?? 0) + 1);
    }
    const { rounds, meanRounds } = dropOdds({ hp: '3d8', attacks });
    for (const [at, round] of rounds.values.entries()) {
      const expected = fights * (rounds.chances[at] ?? 0);
      expect(Math.abs((fallen.get(round) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 5);
    }
    expect(meanRounds).toBeCloseTo(mean(rounds), 8);
  });

  test('more hit points never fall sooner', () => {
    const attacks = [{ hit: 0.4, damage: '2d6' }];
    const three = (hp: number) => chanceAtMost(dropOdds({ hp, attacks }).rounds, 3);
    for (let hp = 1; hp < 40; hp += 1) expect(three(hp + 1)).toBeLessThanOrEqual(three(hp) + 1e-15);
  });
});

describe('opposed rolls', () => {
  test('of equal dice', () => {
    const { higher, equal, lower, neglected } = opposedOdds('d20', 'd20');
    expect(higher).toBeCloseTo(190 / 400, 14);
    expect(equal).toBeCloseTo(20 / 400, 14);
    expect(lower).toBeCloseTo(190 / 400, 14);
    expect(neglected).toBe(0);
  });

  test.each([
    ['d20p+3', 'd20p-4'],
    ['2d6', 'd12'],
    ['d4', 'd4+4'],
    ['d4+4', 'd4'],
    ['d6x10', 'd100'],
  ])('%s against %s, pair by pair', (first, second) => {
    const [one, other] = [diceOdds(first), diceOdds(second)];
    const pairs = one.values.flatMap((a, at) =>
      other.values.map((b, by) => ({
        lead: a - b,
        chance: (one.chances[at] ?? 0) * (other.chances[by] ?? 0),
      })),
    );
    const share = (counts: (lead: number) => boolean) =>
      exactSum(pairs.filter(({ lead }) => counts(lead)).map(({ chance }) => chance));
    const odds = compared(one, other);
    expect(odds.higher).toBeCloseTo(
      share((lead) => lead > 0),
      12,
    );
    expect(odds.equal).toBeCloseTo(
      share((lead) => lead === 0),
      12,
    );
    expect(odds.lower).toBeCloseTo(
      share((lead) => lead < 0),
      12,
    );
    expect(odds.neglected).toBeLessThan(1e-11);
  });
});

describe('an attack against a defence', () => {
  test('plain dice, counted by hand', () => {
    const odds = defenceOdds({ attack: { die: 'd20' }, defence: { die: 'd20' } });
    const hits = 190 / 400;
    expect(odds.hit).toBeCloseTo(hits, 13);
    expect(odds.critical).toBeCloseTo(19 / 400, 13);
    expect(odds.perfect).toBeCloseTo(19 / 400, 13);
    expect(odds.nearPerfect).toBeCloseTo(18 / 400, 13);
    expect(odds.fumble).toBeCloseTo(19 / 400, 13);
    expect(odds.attackNatural1).toBeCloseTo(1 / 20, 13);
    expect(odds.defenceNatural1).toBeCloseTo(1 / 20, 13);
    expect(odds.tie).toBeCloseTo(1 / 20, 13);
    expect([odds.shield, odds.neglected]).toEqual([0, 0]);
  });

  test('a natural 1 never hits, however far ahead', () => {
    const odds = defenceOdds({ attack: { die: 'd20', modifier: 100 }, defence: { die: 'd20' } });
    expect([odds.hit, odds.fumble]).toEqual([expect.closeTo(0.95, 13), 0]);
  });

  test('naturals 19 and 20 need a d20, however high the chain goes', () => {
    const odds = defenceOdds({ attack: { die: 'd12p', modifier: 9 }, defence: { die: 'd8p', modifier: 30 } });
    expect([odds.critical, odds.perfect, odds.nearPerfect]).toEqual([0, 0, 0]);
    const bow = defenceOdds({ attack: { die: 'd20p' }, defence: { die: 'd8' } });
    expect(bow.critical).toBeCloseTo(0.05, 12);
  });

  test('a blow within the lead lands on the shield, unless natural 1 or 20 rules it out', () => {
    const odds = defenceOdds({ attack: { die: 'd4' }, defence: { die: 'd4', modifier: 2 }, shieldLead: 2 });
    const landed = [2, 3, 4].flatMap((a) => [1, 2, 3, 4].filter((d) => d + 2 - a >= 0 && d + 2 - a <= 2));
    expect(odds.shield).toBeCloseTo(landed.length / 16, 13);
    const anyLead = defenceOdds({ attack: { die: 'd20' }, defence: { die: 'd20' }, shieldLead: 100 });
    expect(anyLead.shield).toBeCloseTo(172 / 400, 13);
  });

  const duels: DefenceInput[] = [
    { attack: { die: 'd20p', modifier: 3 }, defence: { die: 'd20p', modifier: 4 }, shieldLead: 9 },
    { attack: { die: 'd20p', modifier: 1 }, defence: { die: 'd20p', modifier: -4 } },
    { attack: { die: 'd20p' }, defence: { die: 'd8p' } },
    { attack: { die: 'd12p', modifier: 2 }, defence: { die: 'd12p', modifier: 2 }, shieldLead: 9 },
  ];

  test.each(duels)('%j, as a quarter of a million duels go', (duel) => {
    const dice = seededDice(11);
    const fights = 250_000;
    const seen = { hit: 0, critical: 0, perfect: 0, nearPerfect: 0, fumble: 0, tie: 0, shield: 0 };
    const side = (die: string, modifier = 0) => {
      const { total, terms } = rollDice(die, dice);
      return {
        total: total + modifier,
        natural: terms[0]?.dice[0]?.faces[0]?.face ?? NaN,
        d20: die.startsWith('d20'),
      };
    };
    for (let fight = 0; fight < fights; fight += 1) {
      const attack = side(duel.attack.die, duel.attack.modifier);
      const defence = side(duel.defence.die, duel.defence.modifier);
      const beaten = defence.total > attack.total;
      if (attack.total === defence.total) seen.tie += 1;
      if (beaten && attack.natural === 1) seen.fumble += 1;
      if (beaten && defence.d20 && defence.natural === 19) seen.nearPerfect += 1;
      if (attack.natural === 1) continue;
      if (beaten && defence.d20 && defence.natural === 20) seen.perfect += 1;
      else if (attack.total > defence.total) {
        seen.hit += 1;
        if (attack.d20 && attack.natural === 20) seen.critical += 1;
      } else if (duel.shieldLead !== undefined && defence.total - attack.total <= duel.shieldLead) {
        seen.shield += 1;
      }
    }
    const odds = defenceOdds(duel);
    const fumbledPerfectly =
      (duel.defence.die === 'd20p' ? 1 / 20 : 0) / (duel.attack.die === 'd12p' ? 12 : 20);
    const expected = { ...odds, perfect: odds.perfect - fumbledPerfectly };
    for (const key of Object.keys(seen) as (keyof typeof seen)[]) {
      const wanted = fights * expected[key];
      expect(Math.abs(seen[key] - wanted), key).toBeLessThan(5 * Math.sqrt(wanted) + 1);
    }
    expect(odds.neglected).toBeLessThan(1e-12);
  });

  test('hits agree with the comparison of the totals, natural 1s apart', () => {
    const odds = defenceOdds({
      attack: { die: 'd20p', modifier: 3 },
      defence: { die: 'd20p', modifier: -4 },
    });
    const { higher, equal } = opposedOdds('d20p+3', 'd20p-4');
    const aheadWithOne = 7 / 400;
    expect(odds.hit).toBeCloseTo(higher - aheadWithOne, 11);
    expect(odds.tie).toBeCloseTo(equal, 11);
  });
});
