import { describe, expect, test } from 'vitest';
import type { FightLight } from '../../../../shared/rules/fight/lights.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import { man, orc, tableOf } from './table.ts';

const word = { kind: 'overrule' } as const;
const light = (source: string, bearer: string): FightLight => ({
  id: `${source} of ${bearer}`,
  source,
  bearer,
  atFeet: null,
  lit: true,
  brightFeet: 15,
  dimFeet: 30,
});
const carrying = (source: string, atFeet = 60) => {
  const table = tableOf(
    [man('knight', 'party'), man('squire', 'party'), orc('orc', atFeet)],
    { ambientLight: 'dark' },
    { lights: [light(source, 'knight')], surprised: [] },
  );
  table.play('table initiative', 1, 12, 12);
  return table;
};
const lit = (table: ReturnType<typeof carrying>) => table.state.lights.map((one) => one.lit);
const running = (source: string) => {
  const table = carrying(source);
  table.play('knight move @orc /jog');
  table.play('table next');
  table.play('knight move @orc /run');
  return table;
};

describe('a candle (HM-LGT-6)', () => {
  test('is asked for when its bearer runs, before anything else, and goes out', () => {
    const table = running('candle');
    expect(table.legal()).toEqual(['knight blownOut /out,burns']);
    expect(table.refused('table next')).toBe('answerFirst');
    expect(combat.rest(table.state)).toEqual([{ kind: 'blownOut', actor: 'knight', way: 'out' }]);
    expect(table.play('knight blownOut /out')).toEqual(['blownOut knight candle goes out']);
    expect(lit(table)).toEqual([false]);
    expect(combat.seen(table.state)[0]?.light).toBe('dark');
    expect(table.legal()).toContain('table next');
  });

  test('or burns on, and is asked for again when he runs on', () => {
    const table = running('candle');
    expect(table.play('knight blownOut /burns')).toEqual(['blownOut knight candle burns on']);
    expect(lit(table)).toEqual([true]);
    table.play('table next');
    table.play('knight move @orc /sprint');
    expect(table.legal()).toEqual(['knight blownOut /out,burns']);
    table.overrule({ ...word, change: 'light', light: { ...light('candle', 'knight'), lit: false } });
    expect(table.legal()).toContain('table next');
  });

  test('is asked for when its bearer is knocked back, and before his free attacks', () => {
    const club = { id: 'club', damage: '2d8p', speed: 10, reachFt: 3 };
    const brute = orc('orc', 2, { stats: { strengthDamage: 9, weapons: [club] } });
    const table = tableOf(
      [man('knight', 'party', { hp: 60, maxHp: 60, stats: { light: 'candle' } }), brute],
      {},
      { surprised: [] },
    );
    table.play('table initiative', 12, 1);
    table.play('orc attack @knight', 15, 5, 4, 4, 5);
    expect(table.one('knight').atFeet).toBe(-5);
    expect(table.legal()).toEqual(['knight blownOut /out,burns']);
  });

  test('walking and jogging do not trouble it, nor running a torch or one that is out', () => {
    const table = carrying('candle');
    table.play('knight move @orc /jog');
    expect(table.legal()).toContain('table next');
    expect(running('torch').legal()).toContain('table next');
    const out = carrying('candle');
    out.play('knight move @orc /jog');
    out.play('table next');
    out.overrule({ ...word, change: 'light', light: { ...light('candle', 'knight'), lit: false } });
    out.play('knight move @orc /run');
    expect(out.legal()).toContain('table next');
  });
});

test('a torch swung as a weapon is flagged and burns on, until its second is over (HM-LGT-6)', () => {
  const torch = { id: 'torch', damage: '2d4p', speed: 8, reachFt: 3 };
  const bearer = man('knight', 'party', { stats: { light: 'torch', weapons: [torch] } });
  const table = tableOf([bearer, orc('orc', 2)], { ambientLight: 'dark' }, { surprised: [] });
  table.play('table initiative', 1, 12);
  table.play('knight attack @orc', 2, 9);
  expect(combat.seen(table.state)[0]?.marks).toContain('torch swung');
  expect(combat.reminders(table.state)).toContainEqual({ word: 'light', side: 'party', ids: ['knight'] });
  expect(table.events.at(-1)).toMatchObject({ as: 'note', id: 'knight', detail: 'torch swung' });
  expect(table.state.lights.map((one) => one.lit)).toEqual([true]);
  table.play('table next');
  expect(combat.seen(table.state)[0]?.marks).not.toContain('torch swung');
  expect(combat.reminders(table.state)).toEqual([]);
});
