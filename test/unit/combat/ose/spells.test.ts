import { describe, expect, test } from 'vitest';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { man, orc, tableOf, told } from './table.ts';

describe('spells', () => {
  const caster = (stats: Partial<OseStats> = {}) =>
    man('mim', 'party', {
      stats: { spells: [{ id: 'charm', level: 1, save: 'spells', rangeFeet: 120 }], ...stats },
    });

  test('let the target save, wisdom counted, and are gone when cast', () => {
    const table = tableOf([caster(), orc('o1', 50, { stats: { wis: 16 } })]);
    table.act('mim declareSpell /charm');
    table.act('table initiative', 6, 1);
    expect(table.clock()).toBe('1 spells 6');
    expect(table.legal()).toEqual(['mim cast @mim,o1 /charm', 'mim surrender', 'table next']);
    const events = table.act('mim cast @o1 /charm', 14);
    expect(told(events)).toEqual(['casts o1 by mim charm', 'saves o1 by mim 16 charm']);
    expect(events[1]?.reasons).toContainEqual({
      source: 'wisdom against magic',
      value: 2,
      rule: 'OSE-SAVE-6',
    });
    expect(table.one('mim').spells).toEqual([0]);
  });

  test('a failed save before his turn costs the other caster his spell', () => {
    const witch = orc('witch', 50, { stats: { spells: [{ id: 'curse', level: 1 }] } });
    const table = tableOf([caster(), witch]);
    table.act('mim declareSpell /charm');
    table.act('witch declareSpell /curse');
    table.act('table initiative', 6, 1);
    expect(told(table.act('mim cast @witch /charm', 15))).toEqual([
      'casts witch by mim charm',
      'failsSave witch by mim 15 charm',
      'spellLost witch curse',
      'round 2',
    ]);
  });

  test('of those who won the initiative a hit spoils nothing', () => {
    const table = tableOf([caster(), man('bob', 'party'), orc('o1', 5)]);
    table.act('mim declareSpell /charm');
    table.act('table initiative', 6, 1);
    expect(told(table.act('mim cast @o1 /charm', 16))).toEqual([
      'casts o1 by mim charm',
      'saves o1 by mim 16 charm',
    ]);
    table.act('table next');
    expect(told(table.act('o1 attack @mim /axe', 19, 1))).toEqual([
      'hit mim by o1 19 axe',
      'damage mim by o1 1 axe',
      'round 2',
    ]);
  });

  test('not undeclared, not moving, nothing besides', () => {
    const table = tableOf([caster(), orc('o1', 5)]);
    table.act('mim declareSpell /charm');
    expect(table.refused('mim declareRetreat')).toBe('acted');
    table.act('table initiative', 6, 1);
    table.act('table next');
    expect(table.clock()).toBe('1 melee 1');
    expect(table.one('mim').spells).toEqual([1]);
    const silent = tableOf([caster(), orc('o1', 50)]);
    silent.act('table initiative', 6, 1);
    silent.act('table next');
    expect(silent.clock()).toBe('1 movement 1');
  });

  test.each(['gagged', 'bound', 'silenced', 'unstable'] as const)('not when %s', (condition) => {
    expect(tableOf([caster({ [condition]: true }), orc('o1', 50)]).legal()).not.toContain(
      'mim declareSpell /charm',
    );
  });

  test('reach so far, and those who can be seen', () => {
    const spells: OseStats['spells'] = [
      { id: 'bolt', level: 1, aim: 'foe', rangeFeet: 100 },
      { id: 'bless', level: 2, aim: 'ally' },
      { id: 'mirror', level: 1, aim: 'self' },
      { id: 'sense', level: 1, aim: 'foe', sightNotNeeded: true },
    ];
    const targets = (way: string): string[] => {
      const table = tableOf([
        caster({ spells }),
        man('bob', 'party'),
        orc('near', 100),
        orc('far', 101),
        orc('unseen', 50, { stats: { invisible: true } }),
      ]);
      table.act(`mim declareSpell /${way}`);
      table.act('table initiative', 6, 1);
      table.act('table next');
      return table.legal().filter((line) => line.includes('cast'));
    };
    expect(targets('bolt')).toEqual(['mim cast @near /bolt']);
    expect(targets('bless')).toEqual(['mim cast @mim,bob /bless']);
    expect(targets('mirror')).toEqual(['mim cast @mim /mirror']);
    expect(targets('sense')).toEqual(['mim cast @near,far,unseen /sense']);
  });
});

describe('morale', () => {
  const goblin = (id: string, atFeet: number, morale = 7) => orc(id, atFeet, { stats: { morale } });
  const goblins = ['g1', 'g2', 'g3', 'g4'];
  const slay = (table: ReturnType<typeof tableOf>, id: string) =>
    table.rule({ kind: 'overrule', change: 'status', id, status: 'dead' });

  test('is checked at the first death, and the broken only leave or give up', () => {
    const table = tableOf(
      [man('ada', 'party'), ...goblins.map((id) => goblin(id, 60)), goblin('boss', 60, 11)],
      {
        morale: true,
      },
    );
    slay(table, 'g1');
    table.act('table initiative', 1, 6);
    expect(table.clock()).toBe('1 morale 6');
    expect(table.legal()).toEqual(['table morale /0,-1,+1,-2,+2,stand,break']);
    expect(table.refused('table next')).toBe('notNow');
    expect(table.refused('table morale /3')).toBe('noSuchWay');
    const events = table.act('table morale /-1', 3, 4, 6, 4);
    expect(told(events)).toEqual([
      'morale 7 orcs: breaks',
      'breaks g2',
      'breaks g3',
      'breaks g4',
      'morale 10 orcs: fights',
    ]);
    expect(events[0]?.reasons).toContainEqual({ source: 'situation', value: -1, rule: 'OSE-MOR-10' });
    expect(table.legal().slice(0, 4)).toEqual(['g2 fallBack', 'g2 flee', 'g2 surrender', 'g3 fallBack']);
    expect(table.legal()).toContain('boss move @ada');
  });

  test('breaks in melee too: a retreat without having declared it, or surrender', () => {
    const table = tableOf([man('ada', 'party'), goblin('g1', 5), goblin('g2', 5), goblin('g3', 5)], {
      morale: true,
    });
    slay(table, 'g1');
    table.act('table initiative', 1, 6);
    table.act('table morale /0', 6, 6);
    expect(table.legal()).toEqual([
      'g2 retreat @ada',
      'g2 surrender',
      'g3 retreat @ada',
      'g3 surrender',
      'table next',
    ]);
    table.act('g2 retreat @ada');
    table.act('g3 surrender');
    expect(table.clock()).toBe('1 movement 1');
    expect(table.one('g2').atFeet).toBe(45);
  });

  test('holds after two successes, and asks again when half are down', () => {
    const table = tableOf([man('ada', 'party'), ...goblins.map((id) => goblin(id, 60))], { morale: true });
    slay(table, 'g1');
    table.act('table initiative', 1, 6);
    expect(told(table.act('table morale /0', 3, 4))).toEqual(['morale 7 orcs: fights']);
    table.act('table next');
    table.act('table next');
    slay(table, 'g2');
    table.act('table initiative', 1, 6);
    expect(told(table.act('table morale /0', 1, 1))).toEqual(['morale 2 orcs: fightsToDeath']);
    slay(table, 'g3');
    table.act('table next');
    table.act('table next');
    table.act('table initiative', 1, 6);
    expect(table.clock()).toBe('3 movement 6');
  });

  test('is nothing to characters and retainers, and nothing at all without the setting', () => {
    const clock = (stats: Partial<OseStats>, morale: boolean) => {
      const table = tableOf([man('ada', 'party'), orc('g1', 60, { stats }), orc('g2', 60, { stats })], {
        morale,
      });
      slay(table, 'g1');
      table.act('table initiative', 1, 6);
      return table.clock();
    };
    expect(clock({ morale: 7 }, true)).toBe('1 morale 6');
    expect(clock({ morale: 7 }, false)).toBe('1 movement 6');
    expect(clock({ morale: 7, kind: 'retainer' }, true)).toBe('1 movement 6');
    expect(clock({ morale: 7, kind: 'character' }, true)).toBe('1 movement 6');
    expect(clock({}, true)).toBe('1 movement 6');
  });

  test('of 2 does not fight from the start', () => {
    const table = tableOf([man('ada', 'party'), goblin('g1', 60, 2)], { morale: true });
    table.act('table initiative', 1, 6);
    expect(table.legal()).toEqual(['g1 fallBack', 'g1 flee', 'g1 surrender', 'table next']);
  });

  test('one by one: each checks when the turn of one of them comes', () => {
    const table = tableOf([man('ada', 'party'), goblin('g1', 60), goblin('g2', 60), goblin('g3', 60)], {
      morale: true,
      individualInitiative: true,
    });
    table.act('table initiative', 6, 5, 4, 3);
    table.act('table next');
    expect(table.clock()).toBe('1 movement 5');
    slay(table, 'g3');
    expect(table.clock()).toBe('1 movement 5');
    table.act('table next');
    expect(table.clock()).toBe('1 morale 4');
    table.act('table morale /0', 2, 2);
    expect(table.clock()).toBe('1 movement 4');
  });
});
