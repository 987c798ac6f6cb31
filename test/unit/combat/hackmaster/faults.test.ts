import { describe, expect, test } from 'vitest';
import type { FighterStatus } from '../../../../shared/rules/combat.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import { man, orc, tableOf } from './table.ts';

const word = { kind: 'overrule' } as const;
const sword = { id: 'sword', damage: '2d8p', speed: 10, reachFt: 3 };
const scorch = { id: 'scorch', castingTime: 3, uses: 1 };
const bow = { id: 'bow', damage: '2d6p', speed: 12, ranged: 'shortbow' as const, ammo: 4 };

describe('a hurt by the referee is a wound', () => {
  const casting = (settings = {}) => {
    const table = tableOf([man('mage', 'party', { stats: { spells: [scorch] } }), orc('orc', 60)], settings);
    table.play('table initiative', 2, 12);
    table.play('mage cast /scorch');
    return table;
  };

  test('that is checked against the threshold of pain (HM-PAIN-2, 3)', () => {
    const table = casting();
    // The threshold is 34 % of 25, rounded up: 9. The d20 shows 9, 3 over half of 13.
    expect(table.overrule({ ...word, change: 'hurt', id: 'mage', amount: 10 }, 9)).toEqual([
      'hurt mage 10',
      'trauma mage 15 failed',
      'helpless mage 17',
      'spellLost mage scorch',
    ]);
    expect(table.one('mage')).toMatchObject({ hp: 15, status: 'active', spell: null });
    expect(table.clock('mage')).toMatchObject({ helplessUntil: 17, prone: true });
  });

  test('that costs the spell by the setting, and none at the threshold (HM-PAIN-2)', () => {
    expect(
      casting({ woundSpoilsSpell: true }).overrule({ ...word, change: 'hurt', id: 'mage', amount: 9 }),
    ).toEqual(['hurt mage 9', 'spellLost mage scorch']);
  });

  test('that costs the aim (HM-ACT-4)', () => {
    const table = tableOf([man('archer', 'party', { stats: { weapons: [bow] } }), orc('orc', 45)]);
    table.play('table initiative', 1, 12);
    table.play('archer aim @orc');
    table.overrule({ ...word, change: 'hurt', id: 'archer', amount: 1 });
    expect(table.clock('archer')?.aimCounts).toBe(0);
  });
});

describe('of four who strike one in the same second', () => {
  /** The sides of the defence die each of them meets. */
  const defences = (table: ReturnType<typeof tableOf>, strikers: readonly string[]) =>
    strikers.map((id) => {
      table.play(`${id} attack @knight`, 2, 9);
      return table.events[0]?.rolled?.[1]?.sides;
    });
  const orcs = ['a', 'b', 'c', 'd'];
  const beset = (party = [man('knight', 'party')]) => {
    const fighters = [...party, ...orcs.map((id) => orc(id, 2))];
    const table = tableOf(fighters, {}, { surprised: [] });
    table.play('table initiative', ...party.map(() => 12), 2, 2, 2, 2);
    return table;
  };

  test('each meets the d12p (HM-DEF-4)', () => {
    expect(defences(beset(), orcs)).toEqual([12, 12, 12, 12]);
  });

  test('three are not enough, and who lies helpless is none of them', () => {
    const table = beset();
    table.overrule({ ...word, change: 'hurt', id: 'd', amount: 12 }, 20);
    expect(defences(table, ['a', 'b', 'c'])).toEqual([20, 20, 20]);
  });

  test('who has another within reach stands at him he has struck', () => {
    const table = beset([man('knight', 'party'), man('squire', 'party')]);
    expect(defences(table, orcs)).toEqual([20, 20, 20, 12]);
  });
});

test('no free attack is told of one who is helpless (HM-OUT-5)', () => {
  const table = tableOf(
    [man('mage', 'party', { stats: { armourDr: 0 } }), orc('orc', 2)],
    {},
    { surprised: [] },
  );
  table.play('table initiative', 12, 4);
  table.play('orc attack @mage', 15, 9, 5, 7, 9);
  table.play('table next');
  expect(table.clock('mage')).toMatchObject({ helplessUntil: 19 });
  // A natural 1 against the bare d8 of the helpless.
  expect(table.play('orc attack @mage', 1, 7)).toEqual(['attack mage by orc -5 fumble']);
});

describe('waiting', () => {
  const apart = (more = {}) => tableOf([man('knight', 'party', more), orc('orc', 60)]);

  test('until a second of his choice takes one act and no more (HM-TIME-9)', () => {
    const table = apart();
    table.play('table initiative', 1, 12);
    table.play('knight waitUntil /9');
    expect(table.play('table next')).toEqual(['second 9']);
    expect(table.kindsOf('knight')).toContain('move');
  });

  test('is said in words, each way that is no second', () => {
    const table = apart();
    table.play('table initiative', 1, 12);
    const ways = combat
      .legalActions(table.state)
      .flatMap((each) => (each.kind === 'waitUntil' ? (each.ways ?? []) : []));
    const words = combat.wayWords['waitUntil'] ?? {};
    expect(ways.filter((way) => !/^\d+$/.test(way)).map((way) => words[way])).toEqual(['a foe within reach']);
    expect(words['ownSecond']).toBe('the weapon is ready');
  });

  test('until a foe is in reach calls on him as soon as one is (HM-TIME-9)', () => {
    const table = apart({ atFeet: 30 });
    table.play('table initiative', 1, 2);
    table.play('knight waitUntil /foeInReach');
    expect(table.play('table next')).toEqual(['second 2']);
    table.play('orc move @knight /jog');
    table.play('table next');
    table.play('orc move @knight /run');
    expect(table.kindsOf('knight')).not.toContain('attack');
    table.play('table next');
    table.play('orc move @knight /jog');
    expect(table.one('orc').atFeet).toBe(32.5);
    expect(table.kindsOf('knight')).toContain('attack');
  });
});

describe('a light', () => {
  const dark = { ambientLight: 'dark' };
  const blow = (table: ReturnType<typeof tableOf>) => {
    table.play('table initiative', 1, 12);
    table.play('knight attack @orc', 2, 7);
    return table.events[0]?.reasons?.find(({ rule }) => rule === 'HM-LGT-2')?.value;
  };

  test('lies burning where its bearer falls (HM-LGT-1)', () => {
    const bearer = man('bearer', 'party', { stats: { light: 'torch' } });
    const table = tableOf([man('knight', 'party'), bearer, orc('orc', 2)], dark);
    table.overrule({ ...word, change: 'status', id: 'bearer', status: 'dead' });
    table.overrule({ ...word, change: 'place', id: 'bearer', atFeet: 500 });
    expect(blow(table)).toBeUndefined();
  });

  test('is taken up from the ground like a weapon (HM-ACT-1)', () => {
    const torch = { id: 't', source: 'torch', lit: true, brightFeet: 30, dimFeet: 60 };
    const lights = [{ ...torch, bearer: null, atFeet: 2 }];
    const table = tableOf([man('knight', 'party'), orc('orc', 45)], dark, { lights });
    table.play('table initiative', 1, 12);
    table.play('knight takeUp /t');
    expect(table.clock('knight')?.nextSecond).toBe(2);
    expect(table.state.lights).toEqual([{ ...torch, bearer: 'knight', atFeet: null }]);
    table.play('table next');
    table.play('knight drop /t');
    expect(table.state.lights).toEqual([{ ...torch, bearer: null, atFeet: 0 }]);
  });
});

test('a weapon let fall is in nobody`s hand until it is taken up, for one count (HM-ACT-1)', () => {
  const table = tableOf([man('knight', 'party', { stats: { weapons: [sword] } }), orc('orc', 2)]);
  table.play('table initiative', 1, 12);
  table.play('knight drop /sword');
  expect(table.kindsOf('knight')).not.toContain('attack');
  expect(table.kindsOf('knight')).not.toContain('draw');
  table.play('knight takeUp /sword');
  expect(table.clock('knight')).toMatchObject({ nextSecond: 2, weaponReadySecond: 1 });
  table.play('table next');
  expect(table.kindsOf('knight')).toContain('attack');
});

describe('a fighting withdrawal costs its -2', () => {
  const after = (...acts: string[]) => {
    const table = tableOf([man('knight', 'party'), orc('orc', 2)]);
    table.play('table initiative', 1, 12);
    table.play('knight withdraw');
    for (const act of acts) {
      table.play('table next');
      table.play(act);
    }
    table.play('table next');
    table.overrule({ ...word, change: 'place', id: 'orc', atFeet: table.one('knight').atFeet + 2 });
    table.play('knight attack @orc', 2, 7);
    return table.events[0]?.reasons?.find(({ rule }) => rule === 'HM-MAN-4')?.value;
  };

  test('on the second after it (HM-MAN-4)', () => {
    expect(after()).toBe(-2);
  });

  test('and no longer once he goes forward or stands (HM-MAN-4)', () => {
    expect(after('knight move @orc /walk')).toBeUndefined();
    expect(after('knight wait')).toBeUndefined();
  });
});

describe('a push', () => {
  const pair = (settings = {}, reachFt = 3) =>
    tableOf(
      [
        man('knight', 'party', { stats: { weapons: [{ ...sword, reachFt }] } }),
        man('squire', 'party', { stats: { weapons: [sword] } }),
        man('foe', 'foes', { atFeet: 2, maxHp: 90, hp: 90, stats: { armourDr: 0, weapons: [sword] } }),
      ],
      settings,
      { surprised: [] },
    );
  /** 15+2 against 5-4+1; 7+7+1 is 15, as much as pushes a man of middling size; straight back. */
  const pushed = (table: ReturnType<typeof tableOf>) => {
    table.play('table initiative', 2, 2, 2);
    table.play('knight attack @foe', 15, 5, 7, 7, 5);
    expect(table.one('foe').atFeet).toBe(7);
    return table;
  };

  test('does not take away the blow of one ready on the same second (HM-TIME-8)', () => {
    const table = pushed(pair());
    expect(table.legal()).toContain('foe attack @knight,squire');
    expect(table.legal()).toContain('squire attack @foe');
    table.play('foe attack @knight', 2, 9);
    table.play('squire attack @foe', 2, 9);
    table.play('table next');
    expect(table.legal().filter((act) => act.includes('attack'))).toEqual([]);
  });

  test('does so on first contact by the longer reach, and where blows come in turn (HM-TIME-8)', () => {
    expect(pushed(pair({}, 6)).kindsOf('foe')).not.toContain('attack');
    expect(pushed(pair({ sameSecond: 'inTurn' })).kindsOf('foe')).not.toContain('attack');
  });
});

test('the dead by word have no hit points, and healing does not raise them', () => {
  const table = tableOf([man('knight', 'party'), orc('orc', 2)]);
  const become = (status: FighterStatus) => table.overrule({ ...word, change: 'status', id: 'orc', status });
  become('dead');
  expect(table.one('orc')).toMatchObject({ status: 'dead', hp: 0 });
  table.overrule({ ...word, change: 'heal', id: 'orc', amount: 5 });
  expect(table.one('orc')).toMatchObject({ status: 'dead', hp: 0 });
});

test('the total of an attack stands in the event, and what would have been enough (HM-ATK-1)', () => {
  const table = tableOf([man('knight', 'party'), orc('orc', 2)]);
  table.play('table initiative', 1, 12);
  table.play('knight attack @orc', 12, 4, 5, 3);
  expect(table.events.slice(0, 2)).toMatchObject([
    { as: 'hit', total: 14, needed: 5, detail: 'sword' },
    { as: 'damage', amount: 7, left: 13 },
  ]);
});
