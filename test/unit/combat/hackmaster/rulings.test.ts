import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../../shared/dice/dice.ts';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CombatAction, CombatSetup, CombatState } from '../../../../shared/rules/combat.ts';
import type { Circumstances } from '../../../../shared/rules/fight/circumstances.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import type { HackmasterState } from '../../../../shared/rules/hackmaster/combat/state.ts';
import type { HackmasterStats } from '../../../../shared/rules/hackmaster/combat/stats.ts';
import { stubborn } from '../support/choosers.ts';
import { man, orc, tableOf } from './table.ts';
import { fight } from '../support/muster.ts';
import { hackmasterMuster } from '../musters/hackmaster.ts';

const word = { kind: 'overrule' } as const;
const scorch = { id: 'scorch', castingTime: 3, uses: 1 };
const bow = { id: 'bow', damage: '2d6p', speed: 12, ranged: 'shortbow' as const, ammo: 4 };
type Table = ReturnType<typeof tableOf>;

const duel = (more = {}) => tableOf([man('knight', 'party', more), orc('orc', 2)], {}, { surprised: [] });

/** The first thing told of an act under these circumstances. */
function told({ state }: Table, kind: string, circumstances: Circumstances, faces: number[]) {
  const [actor = '', deed = ''] = kind.split(' ');
  const action = { kind: deed, actor, target: 'orc', circumstances };
  const step = combat.apply(state, action, scriptedDice(faces));
  expect(step.refused).toBeNull();
  return step.events[0];
}

describe('what is said of a blow', () => {
  const ready = () => {
    const table = duel();
    table.play('table initiative', 2, 9);
    return table;
  };

  test.each<[string, Circumstances, faces: number[], total: number, needed: number]>([
    ['four attackers (HM-DEF-4)', { attackers: 4 }, [3, 11], 5, 12],
    ['the rear (HM-DEF-5)', { rear: true }, [3, 7], 5, 8],
    ['surprise (HM-DEF-6)', { surprised: true }, [3, 7], 5, 8],
    ['light and dark (HM-LGT-2)', { light: 'dim', targetLight: 'dark' }, [3, 15], 1, 8],
    ['figures of the referee (HM-ATK-3)', { toHit: 2, defence: 3 }, [3, 15], 7, 15],
  ])('%s', (_what, circumstances, faces, total, needed) => {
    expect(told(ready(), 'knight attack', circumstances, faces)).toMatchObject({ total, needed });
  });

  test('stays with him of whom it is kept, until it is taken off', () => {
    const table = ready();
    table.overrule({ ...word, change: 'flags', id: 'orc', flags: { rear: true } });
    expect(told(table, 'knight attack', {}, [3, 7])).toMatchObject({ needed: 8 });
    expect(told(table, 'knight attack', { rear: false }, [3, 15])).toMatchObject({ needed: 12 });
    table.overrule({ ...word, change: 'flags', id: 'orc', flags: { rear: null, slow: true } });
    expect(table.one('orc')).toMatchObject({ kept: null, build: { slow: true } });
    expect(combat.flags('crouching')).toEqual({ crouching: true });
  });

  test('of a shot: movement, melee, a shield one crouches behind (HM-RNG-3, 7, HM-SHD-7)', () => {
    const archer = man('archer', 'party', { stats: { weapons: [bow] } });
    const table = tableOf([archer, orc('orc', 45, { stats: { shield: 'large' } })]);
    table.play('table initiative', 1, 12);
    expect(told(table, 'archer shoot', { moving: true }, [3, 15])).toMatchObject({ needed: 16 });
    expect(told(table, 'archer shoot', { inMelee: true }, [3, 10])).toMatchObject({ needed: 17 });
    // 6 on the d20 is enough for one who crouches: the shield takes the arrow.
    const crouching = { kind: 'shoot', actor: 'archer', target: 'orc', circumstances: { crouching: true } };
    const { events } = combat.apply(table.state, crouching, scriptedDice([18, 2, 6, 4, 5]));
    expect(events.map(({ kind }) => kind)).toEqual(['hit', 'cover', 'shieldHit']);
  });
});

describe('the referee', () => {
  test('names the second on which one acts, or takes and gives back his act (HM-TIME-2)', () => {
    const table = duel();
    table.play('table initiative', 2, 9);
    table.overrule({ ...word, change: 'initiative', id: 'orc', count: 2 });
    expect(table.kindsOf('orc')).toContain('attack');
    table.overrule({ ...word, change: 'acted', id: 'orc', acted: true });
    expect(table.kindsOf('orc')).not.toContain('attack');
    table.play('knight attack @orc', 2, 9);
    table.overrule({ ...word, change: 'acted', id: 'knight', acted: false });
    expect(table.kindsOf('knight')).toContain('attack');
    const past = { ...word, change: 'initiative', id: 'orc', count: 1 } as const;
    expect(combat.apply(table.state, past, scriptedDice([])).refused).toBe('cannotBe');
  });

  test('says that one has acted, and what he took aim for is gone (HM-ACT-4)', () => {
    const aiming = () => {
      const table = tableOf([man('archer', 'party', { stats: { weapons: [bow] } }), orc('orc', 45)]);
      table.play('table initiative', 1, 12);
      table.play('archer aim @orc');
      return table;
    };
    const acted = { ...word, change: 'acted', id: 'archer', acted: true } as const;
    const doing = ({ state }: Table) => combat.seen(state).find(({ id }) => id === 'archer')?.doing;
    const ready = aiming();
    ready.play('table next');
    expect([doing(ready), ready.clock('archer')?.aimCounts]).toEqual(['aims', 4]);
    ready.overrule(acted);
    expect([doing(ready), ready.clock('archer')?.aimCounts]).toEqual([null, 0]);
    expect(ready.kindsOf('archer')).not.toContain('shoot');
    // Likewise of one who has not done aiming yet: his next second stays.
    const busy = aiming();
    const next = busy.clock('archer')?.nextSecond;
    busy.overrule(acted);
    expect([doing(busy), busy.clock('archer')?.aimCounts]).toEqual([null, 0]);
    expect(busy.clock('archer')?.nextSecond).toBe(next);
  });

  test('lets one join on a second of his choice, with the light he bears', () => {
    const table = duel();
    table.play('table initiative', 2, 9);
    const late = man('late', 'wolves', { atFeet: 50, stats: { light: 'torch' } });
    table.overrule({ ...word, change: 'join', fighter: late, initiative: 6 });
    expect(table.clock('late')).toMatchObject({ nextSecond: 6, alertSecond: 6 });
    expect(table.state.lights).toMatchObject([{ source: 'torch', bearer: 'late', brightFeet: 30 }]);
    table.overrule({ ...word, change: 'part', id: 'late', stats: { light: null } });
    expect(table.state.lights).toEqual([]);
  });

  test('gives spells and shots, begins a casting and ends it', () => {
    const table = duel({ stats: { spells: [scorch], weapons: [bow] } });
    table.play('table initiative', 2, 9);
    table.overrule({ ...word, change: 'spell', id: 'knight', way: 'scorch', left: 3, declared: true });
    expect(table.one('knight')).toMatchObject({ spell: 'scorch', uses: [3] });
    expect(combat.seen(table.state)[0]).toMatchObject({ standing: 'casting', doing: 'scorch', count: 5 });
    table.overrule({ ...word, change: 'spell', id: 'knight', way: 'scorch', declared: false });
    expect(table.one('knight').spell).toBeNull();
    table.overrule({ ...word, change: 'shots', id: 'knight', way: 'bow', left: 0 });
    expect(table.kindsOf('knight')).not.toContain('shoot');
    const unknown = { ...word, change: 'shots', id: 'knight', way: 'sling', left: 1 } as const;
    expect(combat.apply(table.state, unknown, scriptedDice([])).refused).toBe('noSuchWay');
  });

  test('calls for a saving throw of both sides, a tie saving (HM-SAVE-1, 2)', () => {
    const table = duel();
    const save = { ...word, change: 'save', id: 'knight', category: 'save', modifier: 1 } as const;
    // The source 12, the knight 9 of level 2 and 1 more.
    expect(table.overrule({ ...save, words: 'fear' }, 12, 9)).toEqual(['saves knight fear']);
    expect(table.events[0]).toMatchObject({ as: 'saves', total: 12, needed: 12 });
    expect(table.overrule({ ...save, words: 'fear' }, 13, 9)).toEqual(['failsSave knight fear']);
    expect(() => table.overrule({ ...save, category: 'wands' })).toThrow('one of save');
  });

  test('cannot roll initiative anew', () => {
    const table = duel();
    const phase = (to: string) =>
      combat.apply(table.state, { ...word, change: 'phase', phase: to }, scriptedDice([])).refused;
    expect(phase('count')).toBe('notNow');
    table.play('table initiative', 2, 9);
    expect([phase('initiative'), phase('count')]).toEqual(['cannotBe', null]);
  });
});

describe('the board', () => {
  test('sees the seconds ahead, what ends on them, and who may act now', () => {
    const table = duel({ stats: { spells: [scorch] } });
    table.play('table initiative', 2, 5);
    table.play('knight cast /scorch');
    table.play('table next');
    const shown = combat.strip(table.state).map(({ title, when, actors, steps }) => ({
      what: `${when} ${title}: ${actors.join()}`,
      steps: steps.map((step) => `${step.title}: ${step.actors.join()}`),
    }));
    expect(shown).toEqual([
      { what: 'past Initiative: ', steps: [] },
      { what: 'now Second 5: orc', steps: [] },
      { what: 'ahead Second 6: knight,orc', steps: ['Own acts: knight,orc'] },
      { what: 'ahead Second 13: ', steps: ['Ends: spell fatigue: knight'] },
    ]);
    expect(combat.seen(table.state)).toMatchObject([
      { id: 'knight', armour: '+1, DR 4', standing: 'waits', marks: ['spell fatigue'] },
      { id: 'orc', armour: '+0, DR 2', standing: 'mayAct', count: 5 },
    ]);
  });

  test('lets the rest pass: free attacks, then the ready, then the second', () => {
    const table = duel();
    table.play('table initiative', 2, 2);
    expect(combat.rest(table.state).map(({ kind, actor }) => `${actor ?? ''} ${kind}`)).toEqual([
      'knight wait',
      'orc wait',
    ]);
    table.play('knight attack @orc', 1, 9);
    expect(combat.rest(table.state)).toEqual([{ kind: 'forgo', actor: 'orc' }]);
    table.play('orc forgo');
    table.play('orc wait');
    expect(combat.rest(table.state)).toEqual([{ kind: 'next', actor: null }]);
  });

  test('lets a runner pass by coming to a halt', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 100)]);
    table.play('table initiative', 1, 12);
    for (const gait of ['jog', 'run']) {
      table.play(`knight move @orc /${gait}`);
      table.play('table next');
    }
    expect(combat.rest(table.state)).toEqual([{ kind: 'halt', actor: 'knight' }]);
  });

  test('says what one may not do, and why', () => {
    const table = duel();
    table.play('table initiative', 2, 9);
    table.play('knight attack @orc', 2, 9);
    const why = (id: string, kind: string) =>
      combat.barred(table.state, id).find((each) => each.kind === kind)?.barred;
    expect(why('knight', 'attack')).toBe('notHisMoment');
    expect(why('orc', 'attack')).toBe('notHisMoment');
    expect(why('orc', 'giveGround')).toBe('notInMelee');
    table.overrule({ ...word, change: 'hurt', id: 'orc', amount: 12 }, 20);
    expect(why('orc', 'move')).toBe('unable');
    table.overrule({ ...word, change: 'status', id: 'orc', status: 'dead' });
    expect(combat.reminders(table.state)).toEqual([]);
  });

  test('reminds of the nerve of monsters that have lost one of theirs', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 2), orc('brute', 2), orc('chief', 2)]);
    table.overrule({ ...word, change: 'status', id: 'orc', status: 'dead' });
    expect(combat.reminders(table.state)).toEqual([
      { word: 'firstDeath', side: 'orcs', ids: ['brute', 'chief'] },
    ]);
  });

  test('shows who may strike at one who flees, before he does (HM-MAN-5)', () => {
    const table = duel();
    table.play('table initiative', 2, 9);
    expect(combat.figures(table.state, { kind: 'flee', actor: 'knight' })).toMatchObject({
      throws: 'sure',
      invites: ['orc'],
    });
  });

  test('shows what a blow deals: dice, what is added, what armour takes off (HM-DMG-1, 2)', () => {
    const table = duel({ stats: { weapons: [{ id: 'sword', damage: '2d8p', speed: 10, jabSpeed: 7 }] } });
    table.play('table initiative', 2, 9);
    const damage = { dice: '2d8', plus: 1, times: 0.5, least: 0, less: 2 };
    expect(combat.figures(table.state, { kind: 'jab', actor: 'knight', target: 'orc' })).toMatchObject({
      damage,
      drops: 20,
    });
  });
});

test('every die of a blow is named, those that penetrate apart (HM-DICE-1)', () => {
  const table = tableOf(
    [man('knight', 'party'), orc('orc', 2, { hp: 60, maxHp: 60 })],
    {},
    { surprised: [] },
  );
  table.play('table initiative', 2, 9);
  const strike = { kind: 'attack', actor: 'knight', target: 'orc' };
  const asked = (...faces: number[]) => {
    const { wanted } = attempt(combat, table.state, strike, faces);
    return wanted && `${wanted.by ?? ''} ${wanted.what} ${wanted.dice ?? ''} ${wanted.nth} d${wanted.sides}`;
  };
  expect(asked()).toBe('knight attack d20p 1 d20');
  expect(asked(20)).toBe('knight extra d6-1 1 d6');
  expect(asked(20, 2)).toBe('orc defence d20p 1 d20');
  expect(asked(20, 2, 9)).toBe('knight damage 2d8p 1 d8');
  expect(asked(20, 2, 9, 8)).toBe('knight extra d8-1 1 d8');
  expect(asked(20, 2, 9, 8, 3)).toBe('knight damage 2d8p 2 d8');
  expect(asked(20, 2, 9, 8, 3, 4)).toBe('orc save d20 1 d20');
  expect(asked(20, 2, 9, 8, 3, 4, 5)).toBe('knight chance d12 1 d12');
});

test('the defender is told which face holds (HM-ATK-2)', () => {
  const table = duel();
  table.play('table initiative', 2, 9);
  const strike = { kind: 'attack', actor: 'knight', target: 'orc' };
  // 10+2 is held by 16 on a d20p-4.
  expect(attempt(combat, table.state, strike, [10])).toMatchObject({
    wanted: { what: 'defence', needed: 16 },
  });
});

test('every die of whole fights is named before it falls', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const setup = fight(hackmasterMuster, 'count', { party: 3, foes: 3 }, seed);
    const [behind, draw] = [seededDice(seed), seededDice(seed + 7)];
    let named = 0;
    const dice: Dice = {
      about: ({ rule, title }) => {
        expect(rule).toMatch(/^HM-/);
        expect(title).not.toMatch(/party|foes/);
        named = 1;
      },
      roll: (sides) => {
        named -= 1;
        expect(named).toBe(0);
        return behind.roll(sides);
      },
    };
    let state: CombatState = combat.start(setup as CombatSetup<HackmasterStats>);
    for (let step = 0; step < 150 && !state.over; step += 1) {
      const legal = combat.legalActions(state as HackmasterState);
      const move = stubborn({ state, legal, draw, step, setup }) as CombatAction;
      ({ state } = combat.apply(state as HackmasterState, move, dice));
    }
  }
});
