import { describe, expect, test } from 'vitest';
import { man, orc, tableOf } from './table.ts';

const spear = {
  id: 'spear',
  damage: '2d6p',
  damageType: 'piercing' as const,
  kind: 'spear' as const,
  speed: 12,
  jabSpeed: 8,
  reachFt: 8,
};

describe('moving', () => {
  test('from a walk or jog to a run or sprint, which must be halted', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 100)]);
    table.play('table initiative', 1, 12);
    expect(table.legal()[0]).toBe('knight move @orc /jog,walk');
    expect(table.play('knight move @orc /jog')).toEqual(['moved knight 10 jog']);
    table.play('table next');
    expect(table.legal()[0]).toBe('knight move @orc /jog,walk,run,sprint');
    expect(table.play('knight move @orc /run')).toEqual(['moved knight 15 run']);
    table.play('table next');
    expect(table.kindsOf('knight')).toEqual(['halt', 'move', 'flee', 'surrender']);
    expect(table.play('knight halt')).toEqual(['moved knight 10 halt']);
    expect(table.one('knight').atFeet).toBe(35);
    table.play('table next');
    expect(table.legal()[0]).toBe('knight move @orc /jog,walk');
  });

  test('the slow go half as far, by whole steps', () => {
    const table = tableOf([man('dwarf', 'party', { stats: { slow: true } }), orc('orc', 60)]);
    table.play('table initiative', 1, 12);
    expect(table.play('dwarf move @orc /walk')).toEqual(['moved dwarf 0 walk']);
    table.play('table next');
    expect(table.play('dwarf move @orc /walk')).toEqual(['moved dwarf 5 walk']);
    table.play('table next');
    expect(table.play('dwarf move @orc /run')).toEqual(['moved dwarf 5 run']);
    table.play('table next');
    expect(table.play('dwarf move @orc /run')).toEqual(['moved dwarf 10 run']);
  });

  test('back, fighting, and forward again', () => {
    const table = tableOf([man('knight', 'party'), orc('orc', 2)]);
    table.play('table initiative', 1, 12);
    expect(table.play('knight withdraw')).toEqual(['moved knight 5 walk']);
    expect(table.one('knight')).toMatchObject({ atFeet: -5, facing: 1 });
    expect(table.clock('knight')?.effects).toEqual([{ kind: 'fightingWithdrawal' }]);
    table.play('table next');
    table.play('knight move @orc /walk');
    table.play('table next');
    // 10+2 against the surprised orc's 7: he went forward, and the withdrawal was over.
    expect(table.play('knight attack @orc', 10, 7, 1, 1)[0]).toBe('attack orc by knight 5 hit');
    expect(table.clock('knight')?.effects).toEqual([]);
  });

  test('an enemy at the back strikes at d8p until one turns', () => {
    const table = tableOf(
      [man('knight', 'party', { stats: { shield: 'large' } }), orc('near', 2), orc('behind', -2)],
      {},
      { surprised: [] },
    );
    table.play('table initiative', 3, 12, 2);
    // 4+1 against 5+1 on the d8, no shield.
    expect(table.play('behind attack @knight', 4, 5)).toEqual(['attack knight by behind -1 miss']);
    table.play('table next');
    expect(table.play('knight turn')).toEqual(['turned knight']);
    expect(table.one('knight').facing).toBe(-1);
  });
});

describe('a charge', () => {
  /** A jog, then a sprint of 20 ft into the foe. */
  const charging = (more = {}, settings = {}) => {
    const table = tableOf(
      [man('knight', 'party', { stats: { defence: 3, dexterityDefence: 2 } }), orc('orc', 33.5, more)],
      settings,
      { surprised: [] },
    );
    table.play('table initiative', 1, 12);
    table.play('knight move @orc /jog');
    table.play('table next');
    expect(table.play('knight move @orc /sprint')).toEqual(['moved knight 20 sprint']);
    table.play('table next');
    return table;
  };

  test('strikes at +4, counts double for knock-back, and costs dexterity', () => {
    const table = charging();
    expect(table.kindsOf('knight')).toEqual(['charge', 'halt', 'flee', 'surrender']);
    // 10+2+4 against 9-4; 4+3+1 is 8, less DR 2; counts 16 against 15.
    expect(table.play('knight charge @orc', 10, 9, 4, 3, 5)).toEqual([
      'attack orc by knight 11 hit',
      'wound orc by knight 6',
      'knockedBack orc by knight 5 back',
    ]);
    expect(table.clock('knight')?.effects).toEqual([{ kind: 'charge', until: 8 }]);
  });

  test('ground is not given to it but by a setting', () => {
    const standing = charging();
    standing.play('orc giveGround');
    // 10+2+4 against 18-4.
    expect(standing.play('knight charge @orc', 10, 18, 1, 1)).toEqual([
      'attack orc by knight 2 hit',
      'wound orc by knight 1',
    ]);
    expect(standing.one('orc').atFeet).toBe(33.5);
    const giving = charging({}, { giveGroundToCharge: true });
    giving.play('orc giveGround');
    expect(giving.play('knight charge @orc', 10, 18)).toEqual([
      'gaveGround orc by knight 5',
      'attack orc by knight -3 miss',
    ]);
    expect(giving.one('orc').atFeet).toBe(38.5);
  });

  test('is met by a set spear, which breaks it', () => {
    const table = tableOf(
      [man('guard', 'party', { stats: { weapons: [spear] } }), orc('orc', 40)],
      {},
      { surprised: [] },
    );
    table.play('table initiative', 1, 1);
    expect(table.play('guard readyAgainstCharge')).toEqual(['setsWeapon guard 3']);
    table.play('orc move @guard /jog');
    table.play('table next');
    table.play('orc move @guard /sprint');
    table.play('table next');
    table.play('orc move @guard /sprint');
    expect(table.one('orc').atFeet).toBe(2.5);
    table.play('table next');
    expect(table.state.clock.count).toBe(4);
    // The guard first: 12+2 against 8-4. (3+2+1) x 2 is 12, less DR 2; the wound of 10 calls for a check.
    expect(table.play('orc charge @guard', 12, 8, 3, 2, 5)).toEqual([
      'attack orc by guard 10 hit',
      'wound orc by guard 10',
      'trauma orc 0 passed',
      'chargeBroken orc by guard',
    ]);
    expect(table.one('orc')).toMatchObject({ hp: 10, atFeet: 8 });
    expect(table.one('guard').holding).toBe('orc');
    expect(table.kindsOf('orc')).toContain('knockAside');
    expect(table.kindsOf('orc')).not.toContain('move');
  });
});

describe('a charger', () => {
  test.each([
    [true, 'hit', 2],
    [false, 'miss', 0],
  ])('without a dexterity score defends at -2 for as long: %s', (chargeWithoutDexterity, result, ahead) => {
    const table = tableOf(
      [man('knight', 'party', { stats: { defence: 3 } }), orc('orc', 33.5)],
      { chargeWithoutDexterity },
      { surprised: [] },
    );
    table.play('table initiative', 1, 4);
    table.play('knight move @orc /jog');
    table.play('table next');
    table.play('knight move @orc /sprint');
    table.play('table next');
    table.play('knight charge @orc', 3, 19);
    if (table.state.due.length > 0) table.play('orc forgo');
    table.play('table next');
    table.play('orc move @knight /walk');
    table.play('table next');
    // 10+1 against 12-4+3, or 2 less.
    const [blow] = table.play('orc attack @knight', 10, 12, ...(result === 'hit' ? [1, 1] : []));
    expect(blow).toBe(`attack knight by orc ${ahead} ${result}`);
  });
});

describe('holding at bay', () => {
  test('keeps one foe out until he knocks the weapon aside', () => {
    const table = tableOf(
      [man('guard', 'party', { stats: { weapons: [spear] } }), orc('orc', 7)],
      {},
      { surprised: [] },
    );
    table.play('table initiative', 5, 2);
    expect(table.kindsOf('guard')).toEqual([]);
    expect(table.play('orc wait')).toEqual([]);
    table.play('table next');
    table.play('orc wait');
    table.play('table next');
    table.play('orc wait');
    table.play('table next');
    expect(table.state.clock.count).toBe(5);
    expect(table.play('guard holdAtBay @orc')).toEqual(['holdsAtBay orc by guard']);
    expect(table.kindsOf('orc')).not.toContain('move');
    expect(table.kindsOf('orc')).toContain('knockAside');
    // 12+1 against 10-4+1; he may strike on the next second.
    expect(table.play('orc knockAside @guard', 12, 10)).toEqual(['knockAside guard by orc knocked aside']);
    expect(table.one('orc').atFeet).toBe(2.5);
    expect(table.clock('orc')).toMatchObject({ nextSecond: 6, weaponReadySecond: 6 });
    expect(table.one('guard').holding).toBeNull();
  });
});

describe('flight', () => {
  test('earns a free attack at d10p, and the pursuit waits', () => {
    const table = tableOf([man('knight', 'party', { stats: { shield: 'large' } }), orc('orc', 2)]);
    table.play('table initiative', 3, 2);
    table.play('orc wait');
    table.play('table next');
    expect(table.play('knight flee')).toEqual(['flees knight']);
    expect(table.legal()).toEqual(['orc freeAttack @knight', 'orc forgo']);
    // 8+1 against 9+1 on the d10.
    expect(table.play('orc freeAttack @knight', 8, 9)).toEqual([
      'attack knight by orc -1 miss',
      'moved knight 10 jog',
    ]);
    expect(table.one('knight')).toMatchObject({ atFeet: -10, status: 'active' });
    expect(table.clock('knight')).toMatchObject({ nextSecond: 4, weaponReadySecond: 13, fleeing: true });
    expect(table.clock('orc')).toMatchObject({ nextSecond: 3, weaponReadySecond: 2, pursueFrom: 9 });
    expect(table.kindsOf('orc')).not.toContain('move');
    table.play('orc wait');
    table.play('table next');
    expect(table.kindsOf('knight')).toEqual(['stopFleeing', 'flee', 'surrender']);
    expect(table.play('knight flee')).toEqual(['fled knight', 'over']);
    expect(table.state).toMatchObject({ over: true, standing: ['orcs'] });
  });

  test('gives nobody a free attack who has an enemy beside him', () => {
    const table = tableOf([man('knight', 'party'), man('friend', 'party'), orc('orc', 2)]);
    table.play('table initiative', 3, 4, 2);
    table.play('orc wait');
    table.play('table next');
    expect(table.play('knight flee')).toEqual(['flees knight', 'moved knight 10 jog']);
    expect(table.state.due).toEqual([]);
  });

  test('is over when he stops, and out of reach he is away at once', () => {
    const table = tableOf([man('knight', 'party'), man('friend', 'party'), orc('orc', 2)]);
    table.play('table initiative', 3, 4, 2);
    table.play('orc wait');
    table.play('table next');
    table.play('knight flee');
    table.play('orc wait');
    table.play('table next');
    expect(table.play('knight stopFleeing')).toEqual(['stopsFleeing knight']);
    expect(table.clock('knight')).not.toHaveProperty('fleeing');
    expect(table.play('knight flee')).toEqual(['fled knight']);
  });
});
