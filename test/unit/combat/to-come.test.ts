import { describe, expect, test } from 'vitest';
import { combat as hackmaster } from '../../../shared/rules/hackmaster/combat/machine.ts';

describe('what a fight leaves to come', () => {
  const fighter = (id: string, side: string) => ({ id, side, hp: 20, maxHp: 20, atFeet: 0, stats: {} });
  const begun = hackmaster.start({
    settings: {},
    fighters: [fighter('hild', 'party'), fighter('orc', 'foes')],
    surprised: [],
  });

  /** HM-PAIN-3: over half CON by 2, he lies helpless for 10 seconds; 3 of them are over. */
  const downUntil = (helplessUntil: number, second: number) => ({
    ...begun,
    count: {
      ...begun.count,
      second,
      combatants: begun.count.combatants.map((one) => (one.id === 'orc' ? { ...one, helplessUntil } : one)),
    },
  });

  test('hackmaster: who lies helpless rises on his second', () => {
    expect(hackmaster.toCome(downUntil(14, 7))).toEqual([
      { id: 'orc', what: 'rises', rule: 'HM-PAIN-3', lasts: { amount: 7, unit: 'rounds' } },
    ]);
    expect(hackmaster.toCome(downUntil(7, 7))).toEqual([]);
    expect(hackmaster.toCome(begun)).toEqual([]);
  });
});
