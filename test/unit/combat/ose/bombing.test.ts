import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import { man, orc, tableOf, told } from './table.ts';

const below = (height: number) => {
  const table = tableOf([
    man('ada', 'party', { stats: { height } }),
    orc('o1', 5),
    orc('o2', 5),
    orc('o3', 5, { stats: { height: 310 } }),
  ]);
  table.act('table initiative', 6, 1);
  table.act('table next');
  return table;
};

const bombs = (table: ReturnType<typeof below>) => table.legal().filter((line) => line.includes(' bomb '));

describe('a bomb (OSE-OTH-3, 4)', () => {
  test('falls from at most 300 feet, on those below', () => {
    expect(bombs(below(300))).toEqual(['ada bomb @o1,o2 /2d6,1d6,3d6,4d6,6d6,8d6,10d6']);
    expect(bombs(below(0))).toEqual([]);
    const high = tableOf([man('ada', 'party', { stats: { height: 301 } }), orc('o1', 5)]);
    high.act('table initiative', 6, 1);
    expect(high.legal().some((line) => line.includes('bomb'))).toBe(false);
  });

  test('is a d20 for each who is named, 16 or more, and one damage for all', () => {
    const table = below(100);
    const act = { kind: 'bomb', actor: 'ada', target: 'o1', targets: ['o2'], way: '2d6' } as const;
    expect(combat.figures(table.state, act)).toMatchObject({ needed: 16, damage: { dice: '2d6' }, drops: 4 });
    const events = table.take(act, [16, 15, 2, 1]);
    expect(told(events)).toEqual(expect.arrayContaining([expect.stringContaining('damage')]));
    const stand = Object.fromEntries(table.state.fighters.map(({ id, hp }) => [id, hp]));
    expect(stand).toMatchObject({ o1: 1, o2: 4, o3: 4 });
    expect(bombs(table)).toEqual([]);
  });

  test('that hits nobody throws no damage', () => {
    const table = below(100);
    table.take({ kind: 'bomb', actor: 'ada', target: 'o1', way: '2d6' }, [15]);
    expect(table.state.fighters.map(({ hp }) => hp)).toEqual([8, 4, 4, 4]);
  });
});
