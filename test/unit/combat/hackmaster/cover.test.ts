import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import { man, orc, tableOf } from './table.ts';

const word = { kind: 'overrule' } as const;
const bow = { id: 'bow', damage: '2d6p', speed: 12, ranged: 'shortbow' as const, ammo: 4 };
const marksOf = (table: ReturnType<typeof tableOf>, id: string) =>
  combat.seen(table.state).find((row) => row.id === id)?.marks;

describe('crouching behind a shield (HM-SHD-7, HM-ACT-1)', () => {
  const shot = () => {
    const archer = man('archer', 'party', { stats: { weapons: [bow] } });
    const table = tableOf([archer, orc('orc', 45, { stats: { shield: 'large' } })]);
    table.play('table initiative', 2, 1);
    return table;
  };

  test('takes one count, and gives the bracket of the cover value', () => {
    const table = shot();
    expect(table.kindsOf('archer')).not.toContain('crouch');
    expect(table.play('orc crouch')).toEqual(['crouches orc 1']);
    expect(table.clock('orc')).toMatchObject({ nextSecond: 2, weaponReadySecond: 1 });
    expect(marksOf(table, 'orc')).toEqual(['crouching']);
    table.play('table next');
    expect(table.kindsOf('orc')).not.toContain('crouch');
    // 6 is enough for one who crouches, 11 for one who stands.
    expect(table.play('archer shoot @orc', 18, 2, 6, 4, 5)).toContain('cover orc taken');
  });

  test('is over when he rises, for one count', () => {
    const table = shot();
    table.play('orc crouch');
    table.play('table next');
    expect(table.play('orc rise')).toEqual(['rises orc']);
    expect(table.clock('orc')).toMatchObject({ nextSecond: 3 });
    expect(table.play('archer shoot @orc', 18, 2, 6, 4, 5)).toContain('cover orc passed');
  });

  test('is over when he moves, at no cost, or attacks', () => {
    const table = shot();
    table.play('orc crouch');
    table.play('table next');
    table.play('archer wait');
    table.play('orc move @archer /walk');
    expect(table.clock('orc')).toMatchObject({ nextSecond: 3 });
    expect(marksOf(table, 'orc')).toEqual([]);
    const knight = man('knight', 'party', { stats: { shield: 'medium' } });
    const unshot = tableOf([knight, orc('orc', 2)]);
    unshot.play('table initiative', 1, 12);
    expect(unshot.kindsOf('knight')).not.toContain('crouch');
    const close = tableOf([knight, orc('orc', 2, { stats: { weapons: [bow] } })]);
    close.play('table initiative', 1, 12);
    close.play('knight crouch');
    close.play('table next');
    close.play('knight attack @orc', 2, 7);
    expect(marksOf(close, 'knight')).toEqual([]);
  });

  test('is no more without the shield, and a word may say otherwise', () => {
    const table = shot();
    table.play('orc crouch');
    table.play('table next');
    const standing = { kind: 'shoot', actor: 'archer', target: 'orc', circumstances: { crouching: false } };
    const { events } = combat.apply(table.state, standing, scriptedDice([18, 2, 6, 4, 5]));
    expect(events.map(({ detail }) => detail)).toContain('passed');
    table.overrule({ ...word, change: 'part', id: 'orc', stats: { shield: null } });
    expect(marksOf(table, 'orc')).toEqual([]);
  });
});

describe('height and rank', () => {
  const hawk = (height: number, atFeet = 2) =>
    orc('hawk', atFeet, {
      stats: { height, weapons: [{ id: 'beak', damage: '2d4p', speed: 8, reachFt: 3 }] },
    });
  const under = (height: number, atFeet = 2) => {
    const table = tableOf([man('knight', 'party', { stats: { rank: 2 } }), hawk(height, atFeet)]);
    table.play('table initiative', 1, 12);
    return table;
  };

  test('who hangs too high is out of reach: the longer way and half the shorter', () => {
    // 2 feet along and 2.5 up are 3.5 feet, as far as the sword reaches.
    expect(under(2.5).legal()).toContain('knight attack @hawk');
    expect(under(3).kindsOf('knight')).not.toContain('attack');
    const table = under(10);
    expect(marksOf(table, 'hawk')).toEqual(['10 feet up']);
    expect(marksOf(table, 'knight')).toEqual(['rank 2']);
    table.overrule({ ...word, change: 'part', id: 'hawk', stats: { height: 0 } });
    expect(table.legal()).toContain('knight attack @hawk');
  });

  test('he who walks toward one above him stops below him', () => {
    const table = under(30, 5);
    table.play('knight move @hawk /jog');
    expect(table.one('knight').atFeet).toBe(5);
    table.play('table next');
    expect(table.kindsOf('knight')).not.toContain('move');
  });

  test('a shot goes by the whole way', () => {
    const shooter = man('archer', 'party', { stats: { weapons: [bow] } });
    const far = (height: number) => {
      const table = tableOf([shooter, hawk(height, 45)]);
      table.play('table initiative', 1, 12);
      return combat.figures(table.state, { kind: 'shoot', actor: 'archer', target: 'hawk' })?.opposed?.attack
        .sides;
    };
    expect([far(0), far(20)]).toEqual([20, 12]);
  });

  test.each([{ height: -1 }, { rank: 0 }, { rank: 1.5 }])('%j cannot be', (stats) => {
    expect(() => tableOf([man('knight', 'party', { stats }), hawk(0)])).toThrow('stats');
  });
});

test('an aim may be said to be quick, or to be taken (HM-RNG-4)', () => {
  const archer = man('archer', 'party', { stats: { weapons: [bow] } });
  const table = tableOf([archer, orc('orc', 45)]);
  table.play('table initiative', 1, 12);
  const plus = (circumstances: Record<string, boolean>) =>
    combat.figures(table.state, { kind: 'shoot', actor: 'archer', target: 'orc', circumstances })?.opposed
      ?.attack.plus;
  expect([plus({}), plus({ quickAim: false }), plus({ quickAim: true })]).toEqual([-4, 2, -4]);
});
