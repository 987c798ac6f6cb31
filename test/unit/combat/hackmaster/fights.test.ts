import { describe, expect, test } from 'vitest';
import { man, orc, tableOf } from './table.ts';

const onOrc = ['attack @orc', 'aggressive @orc', 'fightDefensively @orc /-2,-4,-6,-8'];

describe('a duel, second by second', () => {
  const duel = () => tableOf([man('knight', 'party', { stats: { shield: 'medium' } }), orc('orc', 2)]);

  test('from the first second to the last blow', () => {
    const table = duel();
    expect(table.legal()).toEqual(['table initiative']);
    expect(table.play('table initiative', 3, 5)).toEqual([
      'initiative knight 3',
      'initiative orc 5',
      'second 3',
    ]);
    expect(table.state.clock).toEqual({ round: null, phase: 'count', title: 'Second 3', count: 3 });

    expect(table.legal()).toEqual([
      ...onOrc.map((what) => `knight ${what}`),
      'knight withdraw',
      'knight fullParry',
      'knight flee',
      'knight surrender',
      'knight wait',
      'knight waitUntil /4..23',
      'knight drop /sword',
    ]);
    // 12+2 against the surprised orc's plain d8: 4. 5 + (8+3-1) + 1 is 16, less DR 2. 16 also knocks him back.
    expect(table.play('knight attack @orc', 12, 4, 5, 8, 3, 4, 5)).toEqual([
      'attack orc by knight 10 hit',
      'wound orc by knight 14',
      'trauma orc 0 passed',
      'knockedBack orc by knight 5 back',
    ]);
    expect(table.one('orc')).toMatchObject({ hp: 6, atFeet: 7, status: 'active' });
    expect(table.clock('knight')).toMatchObject({ nextSecond: 13, weaponReadySecond: 13 });

    expect(table.legal()).toEqual([
      'table next',
      'knight move @orc /jog,walk',
      'knight flee',
      'knight surrender',
    ]);
    expect(table.play('table next')).toEqual(['second 5']);
    expect(table.legal()).toEqual([
      'orc move @knight /jog,walk',
      'orc flee',
      'orc surrender',
      'orc wait',
      'orc waitUntil /foeInReach,6..25',
      'orc drop /axe',
    ]);
    expect(table.play('orc move @knight /jog')).toEqual(['moved orc 4.5 jog']);
    expect(table.legal()).toEqual([
      'table next',
      'knight withdraw',
      'knight fullParry',
      'knight flee',
      'knight surrender',
    ]);
    table.play('table next');

    expect(table.state.clock.count).toBe(6);
    expect(table.legal()).toEqual([
      'orc attack @knight',
      'orc aggressive @knight',
      'orc fightDefensively @knight /-2,-4,-6,-8',
      'orc withdraw',
      'orc fullParry',
      'orc flee',
      'orc surrender',
      'orc wait',
      'orc waitUntil /7..26',
      'orc drop /axe',
      'knight giveGround',
      'knight fullParry',
    ]);
    expect(table.play('knight giveGround')).toEqual(['yields knight']);
    expect(table.kindsOf('knight')).toEqual(['fullParry']);
    // 15+1+5 against 6+6+1+5; the blow is halved by the ground given: 10 to 5, less DR 4.
    expect(table.play('orc aggressive @knight', 15, 6, 4, 6)).toEqual([
      'gaveGround knight by orc 5',
      'attack knight by orc 3 hit',
      'wound knight by orc 1',
    ]);
    expect(table.one('knight')).toMatchObject({ hp: 24, atFeet: -5 });
    expect(table.one('orc').atFeet).toBe(-2.5);
    expect(table.clock('orc')).toMatchObject({ nextSecond: 17, effects: [{ kind: 'aggressive' }] });

    expect(table.play('table next')).toEqual(['second 13']);
    // 10+2-1 for the ground given, against 14-4-2: 7+1 less DR 2 is 6, all the orc has.
    expect(table.play('knight attack @orc', 10, 14, 3, 4)).toEqual([
      'attack orc by knight 3 hit',
      'wound orc by knight 6',
      'unconscious orc',
      'over',
    ]);
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
    expect(table.legal()).toEqual([]);
    expect(table.refused('knight attack @orc')).toBe('over');
  });

  test('any step may be taken back by keeping the state before it', () => {
    const table = duel();
    table.play('table initiative', 3, 5);
    const before = table.state;
    const kept = JSON.stringify(before);
    table.play('knight attack @orc', 12, 4, 5, 8, 3, 4, 5);
    expect(JSON.stringify(before)).toBe(kept);
    table.state = before;
    expect(table.play('knight attack @orc', 2, 8, 2)).toEqual(['attack orc by knight -5 miss']);
    expect(table.one('orc').hp).toBe(20);
  });

  test('what is not open is refused and changes nothing', () => {
    const table = duel();
    expect(table.refused('knight attack @orc')).toBe('notNow');
    table.play('table initiative', 3, 5);
    expect(table.refused('orc attack @knight')).toBe('notHisMoment');
    expect(table.refused('knight attack')).toBe('noSuchTarget');
    expect(table.refused('knight attack @knight')).toBe('noSuchTarget');
    expect(table.refused('knight fightDefensively @orc /-3')).toBe('noSuchWay');
    expect(table.refused('table next')).toBe('notNow');
    expect(table.refused('knight dance')).toBe('notPossible');
    expect(() => table.refused('nobody attack @orc')).toThrow('someone in this fight');
    expect(() => table.refused('knight attack @nobody')).toThrow('someone in this fight');
  });
});

describe('blows of one second', () => {
  const weak = { hp: 5, maxHp: 5, stats: { armourDr: 0 } };
  const pair = (settings = {}, reachFt = 3) =>
    tableOf(
      [
        man('a', 'party', {
          ...weak,
          stats: { armourDr: 0, weapons: [{ id: 'pike', damage: 'd8p', speed: 9, reachFt }] },
        }),
        man('b', 'orcs', {
          ...weak,
          atFeet: 2,
          stats: { armourDr: 0, weapons: [{ id: 'pike', damage: 'd8p', speed: 9, reachFt: 3 }] },
        }),
      ],
      settings,
    );

  test('he who is struck down still strikes, and both may fall', () => {
    const table = pair();
    table.play('table initiative', 4, 4);
    expect(table.play('a attack @b', 15, 3, 6)).toEqual([
      'attack b by a 17 hit',
      'wound b by a 7',
      'lastBlow b HM-TIME-8',
    ]);
    expect(table.one('b')).toMatchObject({ hp: -2, status: 'active' });
    expect(table.kindsOf('b')).toEqual(['attack', 'aggressive', 'fightDefensively', 'wait']);
    expect(table.play('b attack @a', 15, 2, 7)).toEqual([
      'attack a by b 18 hit',
      'wound a by b 8',
      'unconscious a',
      'unconscious b',
      'over',
    ]);
    expect(table.state).toMatchObject({ over: true, standing: [] });
  });

  test('he may let his last blow pass', () => {
    const table = pair();
    table.play('table initiative', 4, 4);
    table.play('a attack @b', 15, 3, 6);
    expect(table.play('b wait')).toEqual(['unconscious b', 'over']);
    expect(table.state.standing).toEqual(['party']);
  });

  test('on first contact the longer reach strikes first', () => {
    const table = pair({}, 6);
    table.play('table initiative', 4, 4);
    expect(table.legal()[0]).toBe('a attack @b');
    expect(table.play('a attack @b', 15, 3, 6)).toContain('unconscious b');
    expect(table.state.over).toBe(true);
  });

  test('in turn, nobody strikes after he has fallen', () => {
    const table = pair({ sameSecond: 'inTurn', atZero: 'dead' });
    table.play('table initiative', 4, 4);
    expect(table.play('a attack @b', 15, 3, 6)).toContain('dead b');
  });
});

describe('free attacks', () => {
  test('a fumble gives one at once, and a perfect defence of it another', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 2)]);
    table.play('table initiative', 3, 5);
    table.play('knight wait');
    table.play('table next');
    table.play('knight wait');
    table.play('table next');
    expect(table.state.clock.count).toBe(5);
    // The orc rolls a 1: 2 against 10-4+1.
    expect(table.play('orc attack @knight', 1, 10)).toEqual([
      'attack knight by orc -5 fumble',
      'freeAttack orc by knight immediate',
    ]);
    expect(table.legal()).toEqual(['knight freeAttack @orc', 'knight forgo']);
    expect(table.refused('table next')).toBe('answerFirst');
    // 5+2 against a natural 20 that penetrates by 3-1, less 4.
    expect(table.play('knight freeAttack @orc', 5, 20, 3)).toEqual([
      'attack orc by knight -11 miss',
      'freeAttack knight by orc immediate',
    ]);
    expect(table.legal()).toEqual(['orc freeAttack @knight', 'orc forgo']);
    expect(table.clock('knight')).toMatchObject({ nextSecond: 5, weaponReadySecond: 3 });
    expect(table.play('orc forgo')).toEqual([]);
    expect(table.legal()).toContain('knight attack @orc');
  });

  test('the chain may be stopped by a setting', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 2)], { freeAttackChains: false });
    table.play('table initiative', 5, 3);
    table.play('orc attack @knight', 1, 4);
    expect(table.play('knight freeAttack @orc', 5, 20, 3)).toEqual(['attack orc by knight -11 miss']);
  });

  test('a natural 1 on the defence gives one on the next second, or never', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 2)]);
    table.play('table initiative', 3, 12);
    expect(table.play('knight attack @orc', 3, 1, 1, 2)).toEqual([
      'attack orc by knight 4 hit',
      'wound orc by knight 2',
      'freeAttack orc by knight nextSecond',
    ]);
    expect(table.play('table next')).toEqual(['second 4']);
    expect(table.kindsOf('knight')).toEqual(['freeAttack', 'withdraw', 'fullParry', 'flee', 'surrender']);
    table.play('knight freeAttack @orc', 10, 8, 4, 1, 1);
    expect(table.clock('knight')?.nextSecond).toBe(13);
    expect(table.play('table next')).toEqual(['second 12']);
    expect(table.kindsOf('knight')).not.toContain('freeAttack');
  });

  test('a near-perfect defence answers with the fist, or with the knife in hand', () => {
    const knife = {
      id: 'knife',
      damage: 'd4p',
      size: 'small' as const,
      speed: 7,
      reachFt: 1,
      shortBlade: true,
    };
    const table = tableOf([man('rogue', 'party', { stats: { weapons: [knife] } }), orc('orc', 2)]);
    table.play('table initiative', 5, 6);
    table.play('rogue wait');
    table.play('table next');
    expect(table.play('orc attack @rogue', 8, 19)).toEqual([
      'attack rogue by orc -7 miss',
      'freeAttack orc by rogue immediate',
    ]);
    expect(table.legal()).toEqual(['rogue freeAttack @orc /handToHand,weapon', 'rogue forgo']);
    // (4+3-1-2) + (3-2) + 1, past the orc's armour.
    expect(table.play('rogue freeAttack @orc /handToHand', 12, 9, 4, 3, 3)).toEqual([
      'attack orc by rogue 9 hit',
      'wound orc by rogue 6',
    ]);
  });
});

describe('shields', () => {
  const guarded = (shield: 'small' | 'large', damage = 'd6p+d8p', defence = 1) =>
    tableOf([
      man('knight', 'party', { stats: { shield, defence } }),
      orc('ogre', 2, {
        stats: {
          weapons: [{ id: 'maul', damage, damageType: 'crushing', damageModifier: 6, speed: 8, reachFt: 4 }],
        },
      }),
    ]);

  test('take the blow, save or break, and let through what is too much for them', () => {
    const table = guarded('small');
    table.play('table initiative', 1, 2);
    table.play('knight wait');
    table.play('table next');
    // 12+1 against 10+4+1 lands on the shield: the d8 (5) and 6 are 11. Save at +6: 9 against 2+6, broken.
    expect(table.play('ogre attack @knight', 12, 10, 2, 5, 9, 2)).toEqual([
      'attack knight by ogre -2 shield',
      'shieldHit knight by ogre 11',
      'shieldSave knight destroyed',
      'wound knight by ogre 3',
    ]);
    expect(table.one('knight')).toMatchObject({ hp: 22, shield: null });
  });

  test('hold under a weaker blow', () => {
    const table = guarded('large');
    table.play('table initiative', 1, 2);
    table.play('knight wait');
    table.play('table next');
    expect(table.play('ogre attack @knight', 12, 8, 2, 5)).toEqual([
      'attack knight by ogre -2 shield',
      'shieldHit knight by ogre 11',
      'wound knight by ogre 1',
    ]);
    expect(table.one('knight')).toMatchObject({ hp: 24, shield: 'large' });
  });
});
