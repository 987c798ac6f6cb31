import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { tables } from '../../../../shared/rules/ose/tables.ts';
import { man, orc, tableOf, told, type Settings } from './table.ts';

const facing = (mine: Partial<OseStats>, theirs: Partial<OseStats> = {}, settings: Settings = {}) => {
  const table = tableOf(
    [man('ada', 'party', { stats: mine }), orc('o1', 5, { hp: 30, maxHp: 30, stats: theirs })],
    settings,
  );
  table.act('table initiative', 6, 1);
  return table;
};

describe('weapons', () => {
  test('may add to the roll and not to the damage, and the other way about', () => {
    const keen = facing({ weapons: [{ id: 'rapier', damage: '1d6', toHit: 2 }] });
    expect(told(keen.act('ada attack @o1 /rapier', 11, 3))).toEqual([
      'hit o1 by ada 13 rapier',
      'damage o1 by ada 3 rapier',
    ]);
    const heavy = facing({ weapons: [{ id: 'maul', damage: '1d6', damageBonus: 2 }] });
    expect(told(heavy.act('ada attack @o1 /maul', 13, 3))).toEqual([
      'hit o1 by ada 13 maul',
      'damage o1 by ada 5 maul',
    ]);
  });

  test('tell each part of the roll once, and what it came to', () => {
    const [hit] = facing({ str: 16 }).act('ada attack @o1 /sword', 11, 1);
    expect(hit).toMatchObject({ as: 'hit', total: 13, needed: 13 });
    expect(hit?.reasons?.map(({ source }) => source)).toEqual([
      'roll',
      'THAC0',
      'armour class',
      'roll needed',
      'strength',
    ]);
  });

  test('find another armour class on the small where the attacker is large', () => {
    const small: Partial<OseStats> = { ac: { descending: 6 }, acAgainstLarge: { descending: 4 } };
    expect(facing({}, small).act('ada attack @o1 /sword', 13, 1)[0]?.as).toBe('hit');
    expect(facing({ large: true }, small).act('ada attack @o1 /sword', 13)[0]?.as).toBe('miss');
  });

  test('of routines that exclude each other serve one of them a round', () => {
    const table = facing({
      kind: 'monster',
      attacks: 3,
      weapons: [
        { id: 'claw', damage: '1d3', perRound: 2 },
        { id: 'bite', damage: '1d6', perRound: 1 },
        { id: 'breath', damage: '2d6', perRound: 1 },
      ],
      routines: [['claw', 'bite'], ['breath']],
    });
    expect(table.legal()[0]).toBe('ada attack @o1 /claw,bite,breath');
    table.act('ada attack @o1 /bite', 2);
    expect(table.legal()[0]).toBe('ada attack @o1 /claw');
    expect(table.refused('ada attack @o1 /breath')).toBe('noSuchWay');
  });

  test('tell what a hit does besides', () => {
    const table = facing({ weapons: [{ id: 'fang', damage: '1d6', onHit: 'poison' }] });
    expect(told(table.act('ada attack @o1 /fang', 19, 1)).at(-1)).toBe('effect o1 by ada poison');
  });
});

describe('powers', () => {
  const wand = { id: 'wand', uses: 1, aim: 'foe', rangeFeet: 60, save: 'wands' } as const;
  const turning = { id: 'turning', aim: 'none' } as const;
  const shooter = (powers: OseStats['powers']) => {
    const table = tableOf([man('ada', 'party', { stats: { ...(powers && { powers }) } }), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    table.act('table next');
    return table;
  };

  test('are used in the step of the spells, undeclared, in place of a blow', () => {
    const table = shooter([wand, turning]);
    expect(table.clock()).toBe('1 spells 6');
    expect(table.legal()).toEqual([
      'ada power @o1 /wand',
      'ada power /turning',
      'ada surrender',
      'table next',
    ]);
    expect(told(table.act('ada power @o1 /wand', 12))).toEqual([
      'power o1 by ada wand',
      'failsSave o1 by ada 12 wand',
    ]);
    expect(table.one('ada').powers).toEqual([0, null]);
    expect(table.clock()).toBe('1 movement 1');
  });

  test('run out, and those without end do not', () => {
    const table = shooter([{ ...wand, uses: 0 }, turning]);
    expect(table.legal()[0]).toBe('ada power /turning');
    table.act('ada power /turning');
    expect(table.one('ada').powers).toEqual([0, null]);
  });

  test('are not spoilt by a hit, and not open to one who declared a spell', () => {
    const mage = man('mim', 'party', {
      stats: { powers: [wand], spells: [{ id: 'light', level: 1, aim: 'none' }] },
    });
    const table = tableOf([mage, orc('o1', 5)]);
    table.act('mim declareSpell /light');
    table.act('table initiative', 6, 1);
    expect(table.legal()).toEqual(['mim cast /light', 'mim surrender', 'table next']);
    const quiet = tableOf([mage, orc('o1', 5)]);
    quiet.act('table initiative', 1, 6);
    quiet.act('o1 attack @mim /axe', 20, 1);
    expect(quiet.legal()[0]).toBe('mim power @o1 /wand');
  });
});

describe('a tie of three', () => {
  test('leaves the numbers in the order in which they act', () => {
    const table = tableOf([man('ada', 'party'), man('elf', 'elves', { atFeet: 90 }), orc('o1', 200)]);
    table.act('table initiative', 3, 3, 5, 1, 6);
    expect(table.state.moments.map(({ members, count }) => [members, count])).toEqual([
      [['orcs'], 5],
      [['elves'], 3],
      [['party'], 3],
    ]);
  });
});

describe('circumstances', () => {
  const strike = (circumstances: Record<string, boolean | number | string>, faces: number[]) => {
    const table = facing({}, { shieldBonus: 1 });
    const step = combat.apply(
      table.state,
      { kind: 'attack', actor: 'ada', target: 'o1', way: 'sword', circumstances },
      { roll: () => faces.shift() ?? 1 },
    );
    return step.events;
  };

  test('of one act change that act', () => {
    expect(strike({}, [12])[0]?.as).toBe('miss');
    expect(strike({ behind: true }, [12])[0]?.as).toBe('hit');
    expect(strike({ toHit: 1 }, [12])[0]?.as).toBe('hit');
    expect(strike({ dark: true }, [16])[0]?.as).toBe('miss');
    expect(strike({ backStab: true, damage: 1 }, [8, 3])[1]?.amount).toBe(8);
    expect(strike({ backStab: true }, [7])[0]?.as).toBe('miss');
  });

  test('of the dark and of a stab from hiding cost and give what the tables say', () => {
    const { suggestions, outside } = tables;
    const figures = (circumstances = {}) =>
      combat.figures(facing({}).state, {
        kind: 'attack',
        actor: 'ada',
        target: 'o1',
        way: 'sword',
        circumstances,
      });
    expect(figures()?.needed).toBe(13);
    expect(figures({ dark: true })?.needed).toBe(13 - suggestions.darkAttack);
    expect(figures({ backStab: true })?.needed).toBe(13 - outside.backStab.toHit);
    expect(figures({ backStab: true })?.damage?.times).toBe(outside.backStab.times);
  });

  test('kept of a fighter hold until they are taken off, and a word overrides them', () => {
    const table = facing({}, { shieldBonus: 1 });
    const set = (behind: boolean | null) =>
      table.rule({ kind: 'overrule', change: 'flags', id: 'o1', flags: { behind } });
    const needed = (circumstances = {}) =>
      combat.figures(table.state, { kind: 'attack', actor: 'ada', target: 'o1', way: 'sword', circumstances })
        ?.needed;
    expect(needed()).toBe(13);
    set(true);
    expect(needed()).toBe(12);
    expect(needed({ behind: false })).toBe(13);
    expect(combat.seen(table.state)[1]?.marks).toEqual(['behind']);
    set(null);
    expect(needed()).toBe(13);
  });

  test('that the action does not ask for, or that cannot be, are errors', () => {
    expect(() => strike({ cover: -2 }, [])).toThrow('circumstances');
    expect(() => strike({ toHit: 99 }, [])).toThrow('circumstances.toHit');
    expect(() => strike({ behind: 1 }, [])).toThrow('circumstances.behind');
  });
});

describe('what the board is told', () => {
  test('figures of a blow, of the helpless, of the invulnerable', () => {
    const figures = (theirs: Partial<OseStats>) =>
      combat.figures(facing({ str: 16 }, theirs).state, {
        kind: 'attack',
        actor: 'ada',
        target: 'o1',
        way: 'sword',
      });
    expect(figures({})).toMatchObject({
      throws: 'd20',
      needed: 11,
      damage: { dice: '1d6', plus: 2, times: 1, least: 1 },
      drops: 30,
    });
    expect(figures({ harmedBy: ['silver'] })).toMatchObject({ damage: null, drops: null });
    const table = facing({});
    table.rule({ kind: 'overrule', change: 'status', id: 'o1', status: 'unconscious' });
    const sleeping = { kind: 'attack', actor: 'ada', target: 'o1', way: 'sword' };
    expect(combat.figures(table.state, sleeping)).toMatchObject({ throws: 'sure', needed: null });
  });

  test('rows say who may act, who waits on what, and what is left', () => {
    const bow = { id: 'bow', damage: '1d6', range: [50, 100, 150], shots: 3 } as const;
    const table = tableOf([man('ada', 'party', { stats: { weapons: [bow] } }), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    expect(combat.seen(table.state)).toMatchObject([
      { id: 'ada', armour: '5', standing: 'mayAct', count: 6, shots: [{ way: 'bow', left: 3 }] },
      { id: 'o1', armour: '6', standing: 'waits', count: 1 },
    ]);
    expect(combat.rest(table.state)).toEqual([{ kind: 'next', actor: null }]);
  });

  test('the strip shows the steps of the moment, and names nobody', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    expect(combat.strip(table.state).map(({ phase, when }) => [phase, when])).toEqual([
      ['declare', 'now'],
      ['initiative', 'ahead'],
    ]);
    table.act('table initiative', 6, 1);
    table.act('ada move @o1');
    const [, , first, second] = combat.strip(table.state);
    expect([first?.when, second?.when]).toEqual(['past', 'now']);
    expect(second).toMatchObject({ title: 'Acting', sides: ['orcs'], actors: ['o1'], count: 1 });
    expect(second?.steps.map(({ phase, when }) => [phase, when])).toEqual([
      ['movement', 'now'],
      ['missile', 'ahead'],
      ['spells', 'ahead'],
      ['melee', 'ahead'],
    ]);
  });

  test('reminders: casters undeclared, and the nerve no dice decide', () => {
    const mage = man('mim', 'party', { stats: { spells: [{ id: 'light', level: 1 }] } });
    const squire = man('squire', 'party', { stats: { kind: 'retainer' } });
    const table = tableOf([mage, squire, orc('o1', 60), orc('o2', 60), orc('o3', 60)]);
    expect(combat.reminders(table.state)).toEqual([{ word: 'undeclared', side: null, ids: ['mim'] }]);
    for (const id of ['mim', 'o1', 'o2'])
      table.rule({ kind: 'overrule', change: 'status', id, status: 'dead' });
    expect(combat.reminders(table.state)).toEqual([
      { word: 'loyalty', side: 'party', ids: ['squire'] },
      { word: 'half', side: 'orcs', ids: ['o3'] },
    ]);
  });

  test('what is barred comes with its reason', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    const barred = Object.fromEntries(
      combat.barred(table.state, 'ada').map(({ kind, barred: why }) => [kind, why]),
    );
    expect(barred).toMatchObject({ declareSpell: 'notNow', attack: 'notNow', retreat: 'undeclared' });
    expect(barred).not.toHaveProperty('move');
  });
});
