import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import { man, orc, tableOf } from './table.ts';

const blade = { id: 'sword', damage: '2d8p', speed: 10, jabSpeed: 7, reachFt: 3.5 };
const spear = { id: 'spear', damage: '2d6p', speed: 12, kind: 'spear' as const, reachFt: 8 };
const knight = (stats = {}) => man('knight', 'party', { stats: { weapons: [blade], ...stats } });

test('a jab is ready again sooner, halves its damage and does not penetrate', () => {
  const table = tableOf([knight(), orc('orc', 2)], {}, { surprised: [] });
  table.play('table initiative', 2, 9);
  expect(table.legal()).toContain('knight jab @orc');
  // 15+2 against 9-4 without shield; 8+5+1 is 14, half of it 7, less 2. An 8 calls for no further die.
  expect(table.play('knight jab @orc', 15, 9, 8, 5)).toEqual([
    'attack orc by knight 12 hit',
    'wound orc by knight 5',
  ]);
  expect(table.clock('knight')).toMatchObject({ nextSecond: 9, weaponReadySecond: 9 });
});

describe('a defensive stance', () => {
  test('stands until it is dropped, and costs the attack what it gives the defence', () => {
    const table = tableOf([knight(), orc('orc', 2)], {}, { surprised: [] });
    table.play('table initiative', 2, 3);
    expect(table.legal()).toContain('knight fightDefensively @orc /-2,-4,-6,-8');
    // 15+2-4 against 15-4.
    expect(table.play('knight fightDefensively @orc /-4', 15, 15, 8, 1)).toEqual([
      'attack orc by knight 2 hit',
      'wound orc by knight 8',
    ]);
    expect(table.clock('knight')?.effects).toEqual([{ kind: 'fightDefensively', attackPenalty: -4 }]);
    table.play('table next');
    // 15+1 against 15-4+1 and 2 of the stance.
    expect(table.play('orc attack @knight', 15, 15, 1, 1)).toContain('attack knight by orc 2 hit');
    expect(table.kindsOf('knight')).toContain('dropStance');
    expect(table.play('knight dropStance')).toEqual(['stanceDropped knight']);
    expect(table.clock('knight')?.effects).toEqual([]);
    expect(table.kindsOf('knight')).not.toContain('dropStance');
  });
});

describe('a heavy blow', () => {
  const giant = () => man('giant', 'party', { stats: { strengthDamage: 20 } });
  const pushes = (knockbackFalls: boolean) => {
    const table = tableOf([giant(), orc('orc', 2, { hp: 200, maxHp: 200 })], { knockbackFalls });
    table.play('table initiative', 2, 9);
    return table;
  };

  test('throws a man of middling size back and down', () => {
    const table = pushes(true);
    const events = table.play('giant attack @orc', 15, 3, 5, 5, 1);
    expect(events.at(-1)).toMatch(/^knockedDown orc by giant \d+/);
    expect(table.clock('orc')).toMatchObject({ prone: true });
  });

  test('only pushes him by the setting', () => {
    const table = pushes(false);
    const events = table.play('giant attack @orc', 15, 3, 5, 5, 1);
    expect(events.at(-1)).toMatch(/^knockedBack orc by giant \d+/);
    expect(table.clock('orc')).toMatchObject({ prone: false });
  });
});

describe('a spear set against a charge', () => {
  /** The orc has run up to the spearman, who has had time to set his spear, and may charge. */
  function charged(secondDoubling: number) {
    const spearman = man('spearman', 'party', { stats: { weapons: [spear] } });
    const table = tableOf([spearman, orc('orc', 120, { hp: 900, maxHp: 900 })], { secondDoubling });
    table.play('table initiative', 1, 1);
    table.play('spearman readyAgainstCharge');
    for (const gait of ['jog', 'run', 'sprint', 'sprint', 'sprint', 'sprint', 'sprint', 'sprint']) {
      if (table.kindsOf('orc').includes('charge')) break;
      table.play(`orc move @spearman /${gait}`);
      if (table.kindsOf('spearman').includes('wait')) table.play('spearman wait');
      table.play('table next');
    }
    expect(table.kindsOf('orc')).toContain('charge');
    return table;
  }

  test('multiplies a critical hit by the setting for what is doubled twice', () => {
    for (const [secondDoubling, wound] of [
      [3, 25],
      [4, 34],
    ] as const) {
      const table = charged(secondDoubling);
      // 20+2+2 against 10-4; 3+5+1 is 9, multiplied, less 2; the push goes straight back.
      const events = table.play('orc charge @spearman', 20, 3, 10, 3, 5, 5);
      expect(events).toContain('attack orc by spearman 18 critical');
      expect(events).toContain(`wound orc by spearman ${wound}`);
      expect(events.at(-1)).toBe('chargeBroken orc by spearman');
      expect(table.one('spearman').holding).toBe('orc');
    }
  });

  test('leaves the charge its blow when it misses', () => {
    const table = charged(3);
    // 2+2 against 15-4; then the charge: 15 and its bonus against 12-4, and 4+4 of damage.
    const events = table.play('orc charge @spearman', 2, 15, 15, 12, 4, 4, 1);
    expect(events[0]).toBe('attack orc by spearman -7 miss');
    expect(events[1]).toMatch(/^attack spearman by orc \d+ hit$/);
    expect(events).not.toContain('chargeBroken orc by spearman');
  });
});

test('one who lets his free attack pass may pursue at once', () => {
  for (const takes of [true, false]) {
    const table = tableOf([knight(), orc('orc', 2)], {}, { surprised: [] });
    table.play('table initiative', 2, 3);
    table.play('knight wait');
    table.play('table next');
    expect(table.play('orc flee')).toContain('flees orc');
    expect(table.legal()).toEqual(['knight freeAttack @orc', 'knight forgo']);
    if (takes) table.play('knight freeAttack @orc', 2, 9);
    else table.play('knight forgo');
    expect(table.clock('knight')?.pursueFrom).toBe(takes ? 8 : undefined);
  }
});

test('what is to come shows each fighter at his next moment, in order of time', () => {
  const table = tableOf([knight(), orc('orc', 2), orc('brute', 2)], {}, { surprised: [] });
  expect(combat.upcoming(table.state)).toEqual([]);
  table.play('table initiative', 2, 9, 5);
  table.play('knight attack @orc', 3, 15);
  const shown = (): string[] =>
    combat
      .upcoming(table.state)
      .map(({ count, title, actors }) => `${count ?? ''} ${title}: ${actors.join()}`);
  expect(shown()).toEqual(['5 Second 5: brute', '9 Second 9: orc', '12 Second 12: knight']);
  table.overrule({ kind: 'overrule', change: 'status', id: 'brute', status: 'fled' });
  expect(shown()).toEqual(['9 Second 9: orc', '12 Second 12: knight']);
});

test('a weapon whose damage is a bare figure is refused, whatever dice it may meet', () => {
  for (const damage of ['3', '2+1']) {
    expect(() => tableOf([knight({ weapons: [{ ...blade, damage }] })])).toThrow('dice such as');
  }
});
