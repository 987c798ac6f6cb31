import { describe, expect, test } from 'vitest';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { man, orc, tableOf, told } from './table.ts';

const bow = { id: 'bow', damage: '1d6', range: [50, 100, 150] } as const;
const archer = (atFeet = 0, stats: Partial<OseStats> = {}) =>
  man('ann', 'party', { atFeet, stats: { weapons: [bow], ...stats } });

/** Initiative for the party, then past the movement. */
function partyShoots(table: ReturnType<typeof tableOf>): void {
  table.act('table initiative', 6, 1);
  table.act('table next');
}

describe('moving', () => {
  test('one walks as far as the rate allows and stops at the reach of an arm', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 100)]);
    table.act('table initiative', 6, 1);
    table.act('ada move @o1');
    expect(table.one('ada').atFeet).toBe(40);
    table.act('o1 move @ada');
    expect(table.one('o1').atFeet).toBe(60);
    table.act('table initiative', 6, 1);
    expect(told(table.act('ada move @o1'))).toEqual(['moves ada 15']);
    expect(table.one('ada').atFeet).toBe(55);
  });

  test('the first foe on the way stops him', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 20), orc('o2', 40)]);
    table.act('table initiative', 6, 1);
    table.act('ada move @o2');
    expect(table.one('ada').atFeet).toBe(15);
    expect(table.legal()).toContain('ada attack @o1 /sword,unarmed');
  });

  test('falling back goes away from the nearest foe', () => {
    const table = tableOf([
      man('ada', 'party', { atFeet: 50, stats: { baseFeet: 60 } }),
      orc('o1', 30),
      orc('o2', 100),
    ]);
    table.act('table initiative', 6, 1);
    table.act('ada fallBack');
    expect(table.one('ada').atFeet).toBe(70);
  });

  test('outdoors rates and ranges are yards', () => {
    const table = tableOf([archer(0), orc('o1', 450), orc('o2', 451)], {}, { outdoors: true });
    table.act('table initiative', 6, 1);
    table.act('table next');
    expect(table.legal()).toContain('ann shoot @o1 /bow');
    table.act('table next');
    expect(told(table.act('o2 move @ann'))).toEqual(['moves o2 120']);
  });

  test('in melee nobody moves who did not declare it', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5)]);
    table.act('table initiative', 6, 1);
    expect(table.clock()).toBe('1 melee 6');
    expect(table.refused('ada fallBack')).toBe('notNow');
  });

  test('a fighting withdrawal goes half as far and leaves the attack', () => {
    const table = tableOf([man('ada', 'party', { stats: { weapons: [bow] } }), orc('o1', 5)]);
    table.act('ada declareWithdrawal');
    table.act('table initiative', 6, 1);
    expect(told(table.act('ada withdraw @o1'))).toEqual(['withdraws ada 20']);
    expect(table.one('ada').atFeet).toBe(-20);
    expect(table.legal()).toContain('ada shoot @o1 /bow');
  });

  test('there must be clear space behind', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5), orc('o2', -5)]);
    expect(table.legal().filter((line) => line.startsWith('ada'))).toEqual(['ada surrender']);
    const wider = tableOf([man('ada', 'party'), orc('o1', 5), orc('o2', -15)]);
    wider.act('ada declareWithdrawal');
    wider.act('table initiative', 6, 1);
    expect(told(wider.act('ada withdraw @o1'))).toEqual(['withdraws ada 10']);
    expect(wider.legal()).toContain('ada attack @o2 /sword,unarmed');
  });

  test('who retreats does not attack, and his shield does not count', () => {
    const ada = man('ada', 'party', { stats: { ac: { descending: 4 }, shieldBonus: 1 } });
    const table = tableOf([ada, orc('o1', 5)]);
    table.act('ada declareRetreat');
    table.act('table initiative', 1, 6);
    const [miss] = table.act('o1 attack @ada /axe', 11);
    expect(told(miss ? [miss] : [])).toEqual(['miss ada by o1 13 axe']);
    expect(miss?.reasons).toEqual(
      expect.arrayContaining([
        { source: 'armour class', value: 5, rule: 'OSE-ATK-2' },
        { source: 'roll needed', value: 14, rule: 'OSE-ATK-2' },
        { source: 'shield does not count', value: 1, rule: 'OSE-CBT-5' },
      ]),
    );
    expect(table.legal()).toEqual(['ada retreat @o1', 'ada surrender', 'table next']);
    table.act('table next');
    expect(table.clock()).toBe('2 declare -');
  });

  test('after 60 rounds of moving one stands', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 50, { stats: { baseFeet: 0 } })]);
    for (let round = 1; round <= 60; round += 1) {
      table.act('table initiative', 6, 1);
      table.act('ada fallBack');
    }
    expect(table.clock()).toBe('61 declare -');
    table.act('table initiative', 6, 1);
    expect(table.clock()).toBe('62 declare -');
    expect(table.one('ada').roundsMoved).toBe(60);
  });

  test('leaving is for those no foe can reach', () => {
    const table = tableOf([man('ada', 'party', { atFeet: -20 }), man('bea', 'party'), orc('o1', 5)]);
    table.act('table initiative', 6, 1);
    expect(told(table.act('ada flee'))).toEqual(['flees ada']);
    expect(table.one('ada').status).toBe('fled');
    expect(told(table.act('bea surrender'))).toEqual(['surrenders bea', 'over orcs']);
  });
});

describe('missiles', () => {
  test.each([
    [50, 13, 'hit'],
    [51, 13, 'miss'],
    [51, 14, 'hit'],
    [100, 14, 'hit'],
    [101, 14, 'miss'],
    [150, 15, 'hit'],
  ])('at %i feet a %i is a %s on AC 5', (atFeet, face, what) => {
    const table = tableOf([
      archer(),
      orc('o1', atFeet, { hp: 40, maxHp: 40, stats: { ac: { descending: 5 } } }),
    ]);
    partyShoots(table);
    const faces = what === 'hit' ? [face, 1] : [face];
    expect(table.act('ann shoot @o1 /bow', ...faces)[0]?.kind).toBe(what);
  });

  test('not beyond long range, not within reach, not at complete cover', () => {
    const table = tableOf([
      archer(),
      orc('far', 151),
      orc('hidden', 60, { stats: { cover: 'complete' } }),
      orc('near', 5),
      orc('there', 60),
    ]);
    table.act('table initiative', 6, 1);
    expect(table.legal()).toContain('ann shoot @there /bow');
    expect(table.refused('ann shoot @hidden /bow')).toBe('noSuchTarget');
  });

  test('cover, dexterity and unstable ground count; strength does not', () => {
    const table = tableOf([
      archer(0, { dex: 16, str: 18, unstable: true }),
      orc('o1', 30, { stats: { cover: -3 } }),
    ]);
    partyShoots(table);
    const [shot] = table.act('ann shoot @o1 /bow', 10);
    expect(shot?.amount).toBe(10 + 2 + 1 - 3 - 4);
  });

  test('shots run out, and a thrown dagger is gone', () => {
    const dagger = { id: 'dagger', damage: '1d4', range: [10, 20, 30], melee: true, shots: 1 } as const;
    const table = tableOf([
      man('ada', 'party', { stats: { weapons: [dagger] } }),
      orc('o1', 20, { hp: 9, maxHp: 9 }),
    ]);
    partyShoots(table);
    table.act('ada shoot @o1 /dagger', 2);
    table.act('o1 move @ada');
    table.act('table next');
    table.act('table initiative', 6, 1);
    expect(table.legal()[0]).toBe('ada attack @o1 /unarmed');
  });

  test('none under water, and blows there suffer', () => {
    const wet = tableOf([archer(0, { underwater: true }), orc('o1', 30)]);
    wet.act('table initiative', 6, 1);
    wet.act('table next');
    expect(wet.clock()).toBe('1 movement 1');
    const close = tableOf([man('ada', 'party', { stats: { underwater: true } }), orc('o1', 5)]);
    close.act('table initiative', 6, 1);
    expect(told(close.act('ada attack @o1 /sword', 15, 4))).toEqual([
      'hit o1 by ada 13 sword',
      'damage o1 by ada 2 sword',
    ]);
  });
});
