import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import type { RestedDays } from '../../../shared/rules/recovery.ts';
import { systemById } from '../../../shared/rules/registry.ts';

const rulesOf = (id: string) => {
  const system = systemById(id);
  if (!system) throw new Error(`No rules called ${id}.`);
  return system.recovery;
};

const bed = (hp: number, maxHp: number, days: number): RestedDays => ({
  hp,
  maxHp,
  days,
  rest: 'full',
  enoughSleep: true,
  restedBefore: 0,
});

describe('a day of rest by each system', () => {
  test('ose: a d3 for each complete day, none for a night, never over the maximum', () => {
    const { rest, throws, die, sleep } = rulesOf('ose');
    expect(die).toBe(3);
    // 3 of 9: a 1 makes 4, a 3 makes 7.
    expect(rest(bed(3, 9, 2), scriptedDice([1, 3]))).toMatchObject({ hp: 7, healed: 4 });
    // 3 of 5: a 3 is capped at 5; the second day throws no die.
    expect(rest(bed(3, 5, 2), scriptedDice([3]))).toMatchObject({ hp: 5, healed: 2 });
    expect(throws(bed(3, 9, 2))).toBe(2);
    expect(throws(bed(8, 9, 5))).toBe(1);
    expect(rest({ ...bed(3, 9, 2), rest: 'night' }, scriptedDice([]))).toMatchObject({ hp: 3, healed: 0 });
    expect(rest(bed(0, 9, 2), scriptedDice([]))).toMatchObject({ hp: 0, healed: 0 });
    expect(sleep).toBeNull();
  });

  test('basic-fantasy: 1 a night with enough sleep, 1 more in bed', () => {
    const { rest, die } = rulesOf('basic-fantasy');
    expect(die).toBeNull();
    expect(rest({ ...bed(2, 10, 1), rest: 'night' })).toMatchObject({ hp: 3, healed: 1 });
    expect(rest(bed(2, 10, 3))).toMatchObject({ hp: 8, healed: 6 });
    expect(rest(bed(9, 10, 3))).toMatchObject({ hp: 10, healed: 1 });
    expect(rest({ ...bed(2, 10, 3), enoughSleep: false })).toMatchObject({ hp: 2, healed: 0 });
    expect(rest({ ...bed(2, 10, 3), rest: 'none' })).toMatchObject({ hp: 2, healed: 0 });
  });

  test('basic-fantasy: six hours of sleep less the bonus of Constitution; each short night costs 1 more', () => {
    const { sleep } = rulesOf('basic-fantasy');
    const hours = [3, 9, 10, 14, 18, null].map((constitution) => sleep?.required(constitution).hours);
    expect(hours).toEqual([9, 6, 6, 5, 3, 6]);
    const night = (hoursSlept: number, nightsShortBefore: number) =>
      sleep?.night({ constitution: 14, hoursSlept, nightsShortBefore });
    expect(night(4, 0)).toMatchObject({ sufficient: false, nightsShort: 1 });
    expect(night(4, 2)).toMatchObject({ nightsShort: 3 });
    expect(night(5, 2)).toMatchObject({ sufficient: true, nightsShort: 0 });
    expect([0, 1, 3].map((nights) => sleep?.standing(nights).penalty)).toEqual([0, -1, -3]);
  });

  test('swords-wizardry: 1 a day of uninterrupted rest, all of it after four weeks', () => {
    const { rest } = rulesOf('swords-wizardry');
    expect(rest(bed(1, 40, 3))).toMatchObject({ hp: 4, healed: 3 });
    expect(rest(bed(1, 40, 27))).toMatchObject({ hp: 28 });
    expect(rest(bed(1, 40, 28))).toMatchObject({ hp: 40, healed: 39 });
    expect(rest({ ...bed(1, 40, 3), rest: 'night' })).toMatchObject({ hp: 1 });
    expect(rest(bed(0, 40, 1))).toMatchObject({ hp: 1 });
  });

  test('swords-wizardry: days of rest before these count towards the four weeks, which then begin anew', () => {
    const { rest } = rulesOf('swords-wizardry');
    const after = (restedBefore: number, days: number) => rest({ ...bed(1, 60, days), restedBefore }).hp;
    expect([after(27, 1), after(14, 14), after(20, 7), after(28, 1), after(54, 1), after(55, 1)]).toEqual([
      60, 60, 8, 2, 2, 60,
    ]);
    expect(rest({ ...bed(1, 60, 2), restedBefore: 20 }).reasons).toMatchObject([
      { value: 2, rule: 'SW-HEAL-1' },
      { value: 22, rule: 'SW-HEAL-2' },
    ]);
  });

  test('hackmaster: names none, so that of exploration serves, and the text says so', () => {
    const { rest, die, throws, text, rule } = rulesOf('hackmaster');
    expect([die, throws(bed(1, 40, 3)), rule]).toEqual([3, 3, 'OSE-HEAL-1']);
    const healed = rest(bed(1, 40, 3), scriptedDice([1, 2, 3]));
    expect(healed).toMatchObject({ hp: 7, healed: 6 });
    expect(new Set(healed.reasons.map((reason) => reason.rule))).toEqual(new Set(['OSE-HEAL-1']));
    expect(text).toBe(
      'These rules name no healing by rest, so that of exploration serves. A complete day of rest heals 1d3; an interrupted one nothing.',
    );
    expect(rulesOf('ose').text).not.toContain('These rules name');
  });
});
