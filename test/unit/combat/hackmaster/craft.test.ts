import { describe, expect, test } from 'vitest';
import { man, orc, tableOf } from './table.ts';

const bow = {
  id: 'bow',
  damage: '2d6p',
  damageType: 'piercing' as const,
  speed: 12,
  ranged: 'shortbow' as const,
  ammo: 2,
};
const sword = { id: 'sword', damage: '2d8p', speed: 10, reachFt: 3.5 };
const archer = (more = {}) => man('archer', 'party', { stats: { weapons: [bow, sword], ...more } });

describe('missiles', () => {
  test('in four bands, aimed or not, at a standing target', () => {
    const table = tableOf([archer(), orc('orc', 45)]);
    table.play('table initiative', 1, 12);
    expect(table.legal()).toEqual([
      'archer shoot @orc',
      'archer move @orc /jog,walk',
      'archer flee',
      'archer surrender',
      'archer wait',
      'archer waitUntil /foeInReach,2..21',
      'archer aim @orc',
      'archer draw /sword',
      'archer drop /bow',
    ]);
    expect(table.play('archer aim @orc')).toEqual(['aims orc by archer 4']);
    table.play('table next');
    expect(table.state.clock.count).toBe(5);
    expect(table.kindsOf('archer')).not.toContain('aim');
    // 9+2 against 8 on the d12; 3+4, without strength.
    expect(table.play('archer shoot @orc', 9, 8, 3, 4)).toEqual([
      'shot orc by archer hit',
      'wound orc by archer 5',
    ]);
    expect(table.clock('archer')).toMatchObject({ nextSecond: 17, aimCounts: 0 });
    table.play('table next');
    table.play('orc wait');
    table.play('table next');
    table.play('orc move @archer /jog');
    for (let second = 14; second < 17; second += 1) {
      table.play('table next');
      table.play('orc wait');
    }
    table.play('table next');
    table.play('orc wait');
    expect(table.state.clock.count).toBe(17);
    // Unaimed: 20+4-1 on the d20, +2-6, a critical against 5: (6+5-1+2) x 2 is 24, less 2.
    expect(table.play('archer shoot @orc', 20, 5, 5, 6, 5, 2)).toContain('wound orc by archer 22');
    expect(table.one('archer').ammo).toEqual([0, null]);
  });

  test('a shot into melee may hit the next one', () => {
    const table = tableOf([archer(), man('friend', 'party', { atFeet: 40 }), orc('orc', 42)]);
    table.play('table initiative', 1, 12, 12);
    // 12+2-6 is 8. The orc rolls 9+6, the friend beside him 1+6.
    expect(table.play('archer shoot @orc', 12, 9, 1, 2, 3)).toEqual([
      'shot friend by archer hit',
      'wound friend by archer 1',
    ]);
  });

  test('a shield may take the missile', () => {
    const table = tableOf([archer(), orc('orc', 45, { stats: { shield: 'large' } })]);
    table.play('table initiative', 1, 12);
    expect(table.play('archer shoot @orc', 18, 2, 11, 4, 5)).toEqual([
      'shot orc by archer hit',
      'cover orc taken',
      'shieldHit orc by archer 1',
    ]);
  });

  test('far away the die is a d4, and strength helps a thrown weapon only after a jog', () => {
    const javelin = { id: 'javelin', damage: '2d4p', speed: 8, ranged: 'javelin' as const, ammo: 2 };
    const thrower = man('thrower', 'party', { stats: { weapons: [javelin], strengthDamage: 3 } });
    const table = tableOf([thrower, orc('orc', 100)]);
    table.play('table initiative', 1, 12);
    expect(table.play('thrower shoot @orc', 4, 4, 2, 1, 1, 1)).toEqual([
      'shot orc by thrower hit',
      'wound orc by thrower 0',
    ]);
    expect(table.one('thrower')).toMatchObject({ wielded: -1, ammo: [1] });
    table.play('table next');
    table.play('thrower draw /javelin');
    expect(table.one('thrower').wielded).toBe(0);
  });
});

describe('spells', () => {
  const mage = (more = {}) =>
    man('mage', 'party', {
      stats: {
        spells: [
          { id: 'scorch', castingTime: 3, uses: 1 },
          { id: 'fog', castingTime: 2, componentStored: true },
        ],
        ...more,
      },
    });

  test('take their time, tire the caster, and are used up', () => {
    const table = tableOf([mage(), orc('orc', 60)]);
    table.play('table initiative', 2, 12);
    expect(table.play('mage cast /scorch')).toEqual(['casts mage 3 scorch']);
    expect(table.play('table next')).toEqual(['spell mage scorch', 'second 5']);
    expect(table.clock('mage')).toMatchObject({
      nextSecond: 6,
      effects: [{ kind: 'spellFatigue', until: 13 }],
    });
    expect(table.clock('mage')).not.toHaveProperty('casting');
    table.play('table next');
    expect(table.legal()).toContain('mage move @orc /walk');
    expect(table.legal()).toContain('mage cast /fog');
    // The component takes d4p: 4, then 2.
    expect(table.play('mage cast /fog', 4, 2)).toEqual(['casts mage 7 fog']);
    table.play('table next');
    expect(table.state.clock.count).toBe(12);
    expect(table.kindsOf('mage')).toContain('abort');
    expect(table.play('mage abort')).toEqual(['brokenOff mage fog']);
    expect(table.one('mage').spell).toBeNull();
    expect(table.kindsOf('mage')).toContain('cast');
  });

  test('are lost when the caster is put down by pain', () => {
    const table = tableOf([mage({ armourDr: 0 }), orc('orc', 2)], {}, { surprised: [] });
    table.play('table initiative', 2, 4);
    table.play('mage cast /scorch');
    table.play('table next');
    // 15+1 against 9-4+1; 5+7 is over 9; 9 on the d20 is 3 over half of 13.
    expect(table.play('orc attack @mage', 15, 9, 5, 7, 9)).toEqual([
      'attack mage by orc 10 hit',
      'wound mage by orc 12',
      'trauma mage 15 failed',
      'helpless mage 19',
      'spellLost mage scorch',
    ]);
    expect(table.clock('mage')).toMatchObject({ helplessUntil: 19, prone: true });
    expect(table.kindsOf('mage')).toEqual([]);
    // A helpless target is struck at half the weapon's speed, and rolls a bare d8.
    table.play('table next');
    expect(table.state.clock.count).toBe(15);
    table.play('orc attack @mage', 3, 8, 1);
    expect(table.clock('orc')?.nextSecond).toBe(21);
    table.play('table next');
    expect(table.state.clock.count).toBe(19);
    expect(table.kindsOf('mage')).toContain('stand');
    expect(table.play('mage stand')).toEqual(['stood mage']);
    expect(table.clock('mage')).toMatchObject({ prone: false, nextSecond: 20 });
  });

  test('a wound spoils them only by the setting', () => {
    for (const woundSpoilsSpell of [false, true]) {
      const table = tableOf([mage({ armourDr: 0 }), orc('orc', 2)], { woundSpoilsSpell }, { surprised: [] });
      table.play('table initiative', 2, 4);
      table.play('mage cast /scorch');
      table.play('table next');
      const events = table.play('orc attack @mage', 15, 9, 2, 3);
      expect(events.includes('spellLost mage scorch')).toBe(woundSpoilsSpell);
      expect(table.one('mage').spell).toBe(woundSpoilsSpell ? null : 'scorch');
    }
  });
});

describe('the referee', () => {
  const fight = () => tableOf([man('knight', 'party'), orc('orc', 2), orc('brute', 2)]);

  test('lets newcomers in, who act from the next second', () => {
    const table = fight();
    table.play('table initiative', 3, 5, 6);
    const joined = table.overrule(
      { kind: 'overrule', change: 'join', fighter: man('late', 'wolves', { atFeet: 50 }) },
      4,
    );
    expect(joined).toEqual(['joined late wolves', 'initiative late 7']);
    expect(table.state.sides).toEqual(['party', 'orcs', 'wolves']);
    expect(table.one('late').facing).toBe(-1);
    expect(() =>
      table.overrule({ kind: 'overrule', change: 'join', fighter: man('late', 'wolves') }),
    ).toThrow('new to this fight');
  });

  test('ends a fight by wiping a side out in the middle of a second, and revives it', () => {
    const table = fight();
    table.play('table initiative', 3, 5, 6);
    expect(table.overrule({ kind: 'overrule', change: 'hurt', id: 'orc', amount: 20 })).toEqual([
      'hurt orc 20',
      'unconscious orc',
    ]);
    table.overrule({ kind: 'overrule', change: 'status', id: 'brute', status: 'dead' });
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
    expect(table.overrule({ kind: 'overrule', change: 'heal', id: 'orc', amount: 3 })).toEqual([
      'returned orc',
      'healed orc 3',
    ]);
    expect(table.one('orc')).toMatchObject({ hp: 3, status: 'active' });
    expect(table.clock('orc')).toMatchObject({ out: false, nextSecond: 4 });
    expect(table.state.over).toBe(false);
    expect(table.overrule({ kind: 'overrule', change: 'heal', id: 'brute', amount: 3 })).toEqual([
      'healed brute 0 dead',
    ]);
    expect(table.one('brute').status).toBe('dead');
    table.overrule({ kind: 'overrule', change: 'status', id: 'brute', status: 'active' });
    expect(table.one('brute').status).toBe('active');
  });

  test('moves and refits anyone, and what is broken stays broken', () => {
    const table = tableOf([man('knight', 'party', { stats: { shield: 'small' } }), orc('orc', 2)]);
    table.overrule({ kind: 'overrule', change: 'place', id: 'knight', atFeet: -30 });
    expect(table.one('knight').atFeet).toBe(-30);
    const { stats } = man('knight', 'party', { stats: { shield: 'large', weapons: [bow, sword] } });
    table.overrule({ kind: 'overrule', change: 'stats', id: 'knight', stats });
    expect(table.one('knight')).toMatchObject({ shield: 'large', wielded: 1, ammo: [2, null] });
    expect(() => table.overrule({ kind: 'overrule', change: 'hurt', id: 'knight', amount: -3 })).toThrow(
      'at least 0',
    );
    expect(() => table.overrule({ kind: 'overrule', change: 'heal', id: 'nobody', amount: 3 })).toThrow(
      'someone in this fight',
    );
  });

  test('sees surrender end it, and who is to come', () => {
    const table = fight();
    table.play('table initiative', 3, 5, 5);
    expect(table.play('knight surrender')).toEqual(['surrendered knight', 'over']);
    expect(table.state).toMatchObject({ over: true, standing: ['orcs'] });
  });
});

describe('a setup', () => {
  test('that cannot be is refused', () => {
    expect(() => tableOf([man('a', 'party'), man('a', 'orcs')])).toThrow('of different ids');
    expect(() =>
      tableOf([man('a', 'party', { stats: { weapons: [{ ...sword, damage: 'much' }] } })]),
    ).toThrow();
    expect(() => tableOf([man('a', 'party', { stats: { weapons: [sword, sword] } })])).toThrow('listed once');
    expect(() => tableOf([man('a', 'party')], { atZero: 'asleep' })).toThrow('one of');
    expect(() => tableOf([man('a', 'party'), orc('b', 5)], {}, { surprised: ['c'] })).toThrow(
      'ids of fighters',
    );
  });

  test('of one side is over before it begins', () => {
    expect(tableOf([man('a', 'party')]).state).toMatchObject({ over: true, standing: ['party'] });
  });

  test('with a list of the surprised leaves the others on their guard', () => {
    const table = tableOf([man('a', 'party'), orc('b', 2), orc('c', 2)], {}, { surprised: ['b'] });
    table.play('table initiative', 2, 9, 9);
    expect(table.clock('b')?.alertSecond).toBe(9);
    expect(table.clock('c')?.alertSecond).toBe(0);
    // On guard: a d20p-4, not a d8p.
    expect(table.play('a attack @c', 5, 19)).toEqual([
      'attack c by a -8 miss',
      'freeAttack a by c immediate',
    ]);
  });
});
