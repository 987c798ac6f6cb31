import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { man, orc, tableOf } from './table.ts';

const pole = { id: 'pole', damage: '1d10', reaches: true } as const;
const sword = { id: 'sword', damage: '1d8' } as const;

const close = (own: Partial<OseStats>, theirs: Partial<OseStats> = {}) => {
  const table = tableOf([
    man('ada', 'party'),
    man('bea', 'party', { stats: { rank: 2, weapons: [sword, pole], ...own } }),
    orc('o1', 5),
    orc('o2', 5, { stats: theirs }),
  ]);
  table.act('table initiative', 6, 1);
  return table;
};

describe('ranks', () => {
  const blows = (table: ReturnType<typeof close>, id: string) =>
    table.legal().filter((line) => line.startsWith(`${id} attack`));

  test('from the second only what reaches strikes, as long as the first stands', () => {
    const table = close({});
    expect(blows(table, 'ada')).toEqual(['ada attack @o1,o2 /sword,unarmed']);
    expect(blows(table, 'bea')).toEqual(['bea attack @o1,o2 /pole']);
    table.rule({ kind: 'overrule', change: 'status', id: 'ada', status: 'unconscious' });
    expect(blows(table, 'bea')).toEqual(['bea attack @o1,o2 /sword,pole,unarmed']);
  });

  test('of the foe keep those behind from all but what reaches', () => {
    const table = close({}, { rank: 2 });
    expect(blows(table, 'ada')).toEqual(['ada attack @o1 /sword,unarmed']);
    expect(blows(table, 'bea')).toEqual(['bea attack @o1 /pole', 'bea attack @o2 /pole']);
    expect(table.refused('ada attack @o2 /sword')).toBe('noSuchTarget');
  });

  test('are changed by word, and one too far off covers nobody', () => {
    const table = close({});
    table.rule({ kind: 'overrule', change: 'part', id: 'bea', stats: { rank: 1 } });
    expect(blows(table, 'bea')).toEqual(['bea attack @o1,o2 /sword,pole,unarmed']);
    const apart = close({});
    apart.rule({ kind: 'overrule', change: 'place', id: 'ada', atFeet: -20 });
    expect(blows(apart, 'bea')).toEqual(['bea attack @o1,o2 /sword,pole,unarmed']);
  });
});

describe('height', () => {
  const bow = { id: 'bow', damage: '1d6', range: [50, 100, 150] } as const;

  test('is part of the way of a shot: the longer, and half the shorter', () => {
    const shot = (feet: number, height: number) => {
      const table = tableOf([
        man('ada', 'party', { stats: { weapons: [bow] } }),
        orc('o1', feet, { stats: { height } }),
      ]);
      table.act('table initiative', 6, 1);
      table.act('table next');
      return combat.figures(table.state, { kind: 'shoot', actor: 'ada', target: 'o1', way: 'bow' })?.needed;
    };
    // 13 against AC 6, one better up to 50 feet.
    expect([shot(40, 0), shot(40, 20), shot(40, 21), shot(20, 40), shot(21, 40)]).toEqual([
      12, 12, 13, 12, 13,
    ]);
  });

  test('keeps swords off, and stops nobody below', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5, { stats: { height: 20 } }), orc('o2', 60)]);
    table.act('table initiative', 6, 1);
    expect(table.legal()).toContain('ada move @o1,o2');
    table.act('ada move @o2');
    expect(table.one('ada').atFeet).toBe(40);
    const under = tableOf([man('ada', 'party'), orc('o1', 30, { stats: { height: 20 } })]);
    under.act('table initiative', 6, 1);
    under.act('ada move @o1');
    expect(under.one('ada').atFeet).toBe(30);
    expect(under.legal().some((line) => line.includes('attack'))).toBe(false);
  });
});

test('who finds no room at the same foe is marked, and strikes all the same', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => man(id, 'party'));
  const marked = (widthFeet?: number) => {
    const big = [orc('o1', 5, { hp: 40, maxHp: 40 }), orc('o2', 5)];
    const table = tableOf([...four, ...big], {}, widthFeet === undefined ? {} : { widthFeet });
    table.act('table initiative', 6, 1);
    for (const id of ['a', 'b', 'c', 'd']) table.act(`${id} attack @${id === 'a' ? 'o2' : 'o1'} /sword`, 2);
    return combat.seen(table.state).flatMap(({ id, marks }) => (marks.includes('noRoom') ? [id] : []));
  };
  // Two or three in ten feet.
  expect([marked(), marked(10), marked(7), marked(1)]).toEqual([[], [], ['d'], ['c', 'd']]);
});
