import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import type { CombatAction } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { man, orc, tableOf, told } from './table.ts';

const breath = {
  id: 'breath',
  uses: 3,
  aim: 'foe',
  rangeFeet: 60,
  save: 'breath',
  recipe: { damage: '3d6', saved: 'half' },
} as const;

/** Mim acts first, in the step of the spells, three orcs before her. */
const company = (stats: Partial<OseStats>, foe: Partial<OseStats> = {}) => {
  const orcs = ['a', 'b', 'c'].map((id) => orc(id, 60, { hp: 9, maxHp: 9, stats: foe }));
  const table = tableOf([man('mim', 'party', { stats }), man('ada', 'party'), ...orcs]);
  if (stats.spells?.[0]) table.act(`mim declareSpell /${stats.spells[0].id}`);
  table.act('table initiative', 6, 1);
  table.act('table next');
  expect(table.clock()).toBe('1 spells 6');
  return table;
};

const use = (kind: string, way: string, target: string, ...targets: string[]): CombatAction => ({
  kind,
  actor: 'mim',
  way,
  target,
  ...(targets.length > 0 && { targets }),
});

describe('magic with a recipe', () => {
  test('strikes all who are named: each saves, the dice fall once, half is left', () => {
    const table = company({ powers: [breath] });
    // 15 saves against breath for one Hit Die.
    expect(told(table.take(use('power', 'breath', 'a', 'b', 'c'), [15, 14, 20, 4, 3, 2]))).toEqual([
      'power a by mim breath',
      'power b by mim breath',
      'power c by mim breath',
      'saves a by mim 15 breath',
      'failsSave b by mim 14 breath',
      'saves c by mim 20 breath',
      'damage a by mim 4 breath',
      'damage b by mim 9 breath',
      'dies b by mim',
      'damage c by mim 4 breath',
    ]);
  });

  test('is aimed only at those it can reach', () => {
    const table = company({ powers: [breath] });
    for (const id of ['ada', 'nobody']) {
      const act = () => combat.apply(table.state, use('power', 'breath', 'a', id), seededDice(1));
      expect(act).toThrow(RulesError);
    }
  });

  test('has its figures: the target saves, what is left, what drops him', () => {
    const table = company({ powers: [breath, { id: 'howl', aim: 'none' }] }, { wis: 16 });
    expect(combat.figures(table.state, use('power', 'breath', 'a'))).toMatchObject({
      throws: 'd20',
      needed: 13,
      saving: 'half',
      damage: { dice: '3d6', plus: 0, times: 1, least: 0, less: 0 },
      drops: 9,
    });
    expect(attempt(combat, table.state, use('power', 'breath', 'a'), []).wanted).toMatchObject({
      needed: 13,
    });
    expect(combat.figures(table.state, { kind: 'power', actor: 'mim', way: 'howl' })).toMatchObject({
      throws: 'sure',
      needed: null,
      damage: null,
    });
  });

  test('heals, blinds by the word for it, puts to sleep, kills', () => {
    const cure = { id: 'cure', level: 1, aim: 'ally', recipe: { heal: '1d6+1' } } as const;
    const healer = company({ spells: [cure] });
    healer.rule({ kind: 'overrule', change: 'hurt', id: 'ada', amount: 6 });
    expect(combat.figures(healer.state, use('cast', 'cure', 'ada'))).toMatchObject({
      throws: 'sure',
      healing: '1d6+1',
    });
    expect(healer.take(use('cast', 'cure', 'ada'), [4])).toMatchObject([
      { as: 'casts', id: 'ada' },
      { as: 'heals', id: 'ada', amount: 5, left: 7 },
    ]);
    const dark = { id: 'dark', level: 1, recipe: { effect: 'blind', rounds: 3 } } as const;
    const blinding = company({ spells: [dark] });
    blinding.take(use('cast', 'dark', 'a'), []);
    expect(blinding.events).toMatchObject([{ as: 'casts' }, { as: 'effect', detail: 'blind', amount: 3 }]);
    expect(combat.seen(blinding.state)[2]?.marks).toEqual(['blind']);
    const sleep = { id: 'sleep', level: 1, aim: 'foe', recipe: { status: 'unconscious' } } as const;
    const lulling = company({ spells: [sleep] });
    lulling.take(use('cast', 'sleep', 'a', 'b'), []);
    expect(lulling.state.fighters.map(({ status }) => status)).toEqual([
      'active',
      'active',
      'unconscious',
      'unconscious',
      'active',
    ]);
    const kill = { id: 'kill', level: 5, save: 'death', recipe: { status: 'dead' } } as const;
    const deadly = company({ spells: [kill] });
    deadly.take(use('cast', 'kill', 'c'), [2]);
    expect(deadly.one('c')).toMatchObject({ status: 'dead', hp: 0 });
  });
});

describe('turning the undead', () => {
  const turn = { kind: 'turn', actor: 'mim' };
  const before = (turnsAs: number, ...undead: NonNullable<OseStats['undead']>[]) => {
    const dead = undead.map((one, nth) => orc(`u${nth}`, 60, { stats: { undead: one } }));
    const table = tableOf([man('mim', 'party', { stats: { turnsAs } }), ...dead]);
    table.act('table initiative', 6, 1);
    table.act('table next');
    return table;
  };

  test('is offered only where there are undead, in place of a blow', () => {
    expect(before(1, { hd: 1 }).legal()).toContain('mim turn');
    const none = tableOf([man('mim', 'party', { stats: { turnsAs: 1 } }), orc('o1', 5)]);
    none.act('table initiative', 6, 1);
    expect(none.clock()).toBe('1 melee 6');
    const table = before(1, { hd: 1 });
    table.act('mim turn', 1, 1);
    expect(table.legal()).not.toContain('mim turn');
  });

  test('needs a sum of two dice, held against each kind', () => {
    const table = before(2, { hd: 3 }, { hd: 2, special: true }, { hd: 2 });
    expect(combat.figures(table.state, turn)).toEqual({
      throws: 'sum',
      sum: '2d6',
      needed: 7,
      reasons: [
        { source: 'Hit Dice 2', value: 7, rule: 'CONTENT' },
        { source: 'Hit Dice 2*', value: 9, rule: 'CONTENT' },
        { source: 'Hit Dice 3', value: 11, rule: 'CONTENT' },
      ],
      damage: null,
      drops: null,
      strays: [],
      invites: [],
    });
    const tried = attempt(combat, table.state, turn, []);
    expect(tried.wanted).toMatchObject({ title: 'Turn undead', dice: '2d6', of: 2, needed: 7 });
    const paid = attempt(combat, table.state, turn, [5, 4]);
    expect(paid.wanted).toMatchObject({ title: 'Hit Dice affected', dice: '2d6', nth: 1 });
    const missed = before(2, { hd: 2 });
    expect(told(missed.act('mim turn', 3, 3))).toEqual(['turning mim']);
  });

  test('turns the lowest first, as many Hit Dice as the second sum, at least one', () => {
    const table = before(3, { hd: 2 }, { hd: 1 }, { hd: 2 });
    expect(told(table.act('mim turn', 1, 1, 2, 2))).toEqual([
      'turning mim',
      'breaks u0 by mim',
      'breaks u1 by mim',
    ]);
    expect(combat.seen(table.state)[1]?.marks).toEqual(['broken']);
    const big = before(6, { hd: 6 });
    expect(combat.figures(big.state, turn)?.needed).toBe(9);
    expect(told(big.act('mim turn', 4, 5, 1, 1))).toEqual(['turning mim', 'breaks u0 by mim']);
  });

  test('destroys by a D, and does nothing where the table has nothing', () => {
    const strong = before(4, { hd: 1 }, { hd: 2 });
    expect(told(strong.act('mim turn', 1, 1, 1, 2))).toEqual([
      'turning mim',
      'dies u0 by mim',
      'breaks u1 by mim',
    ]);
    const old = before(11, { hd: 10 });
    expect(combat.figures(old.state, turn)?.needed).toBeNull();
    expect(told(old.act('mim turn', 6, 6))).toEqual(['turning mim']);
    expect(combat.figures(before(20, { hd: 8, special: true }).state, turn)?.needed).toBe(2);
    expect(combat.figures(before(1, { hd: 0 }).state, turn)?.needed).toBe(7);
  });
});
