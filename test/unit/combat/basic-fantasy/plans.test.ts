import { describe, expect, test } from 'vitest';
import { fighter, man, orc, spear, Table } from './table.ts';

describe('waiting', () => {
  const three = () =>
    new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc()),
    ]);

  test('until a number, then acting together with whoever has it', () => {
    const table = three();
    table.does([null, 'initiative'], 6, 4, 2);
    expect(table.legal()).toContain('Hild wait-until / 5 4 3 2');
    expect(table.refuses('Hild', 'wait-until', null, '6')).toBe('noSuchWay');
    expect(table.refuses('Hild', 'wait-until')).toBe('noSuchWay');
    table.does(['Hild', 'wait-until', null, '4']);
    expect(table.clock()).toBe('1 count 4');
    expect(table.kindsOf('Hild')).toEqual([
      'attack',
      'subdue',
      'grab',
      'withdraw',
      'break-away',
      'done',
      'flee',
      'surrender',
    ]);
    expect(table.kindsOf('Wren')).toContain('wait');
  });

  test('on a number nobody else has', () => {
    const table = three();
    table.does([null, 'initiative'], 6, 4, 2);
    table.does(['Hild', 'wait-until', null, '3']);
    expect(table.clock()).toBe('1 count 4');
    table.does(['Wren', 'done']);
    expect(table.clock()).toBe('1 count 3');
    expect(table.kindsOf('Wren')).toEqual([]);
    expect(table.kindsOf('Hild')).toContain('attack');
  });

  test('for another, along a chain of those who wait', () => {
    const table = three();
    table.does([null, 'initiative'], 6, 4, 2);
    expect(table.legal()).toContain('Hild wait-for > Wren orc');
    table.does(['Hild', 'wait-for', 'Wren']);
    table.does(['Wren', 'wait-for', 'orc']);
    expect(table.clock()).toBe('1 count 2');
    expect(table.state.due.map((index) => table.state.fighters[index]?.id)).toEqual(['Hild', 'Wren', 'orc']);
    expect(table.refuses('Hild', 'wait-for', 'orc')).toBe('acted');
  });

  test('for one who falls meanwhile leaves the waiter his turn', () => {
    const table = three();
    table.does([null, 'initiative'], 6, 4, 2);
    table.does(['Hild', 'wait-for', 'Wren']);
    table.does({ kind: 'overrule', change: 'status', id: 'Wren', status: 'dead' });
    expect(table.clock()).toBe('1 count 4');
    expect(table.kindsOf('Hild')).toEqual([
      'attack',
      'subdue',
      'grab',
      'withdraw',
      'break-away',
      'done',
      'flee',
      'surrender',
    ]);
  });

  test('for no named moment lets him come in on any later number, but not put it off again', () => {
    const table = three();
    table.does([null, 'initiative'], 6, 4, 2);
    expect(table.does(['Hild', 'wait'])).toEqual(['waits Hild']);
    expect(table.kindsOf('Hild')).toEqual(['come-in']);
    table.does(['Wren', 'done']);
    expect(table.clock()).toBe('1 count 2');
    table.does(['Hild', 'come-in']);
    expect(table.kindsOf('Hild')).toEqual([
      'attack',
      'subdue',
      'grab',
      'withdraw',
      'break-away',
      'done',
      'flee',
      'surrender',
    ]);
    expect(table.kindsOf('orc')).toContain('attack');
  });

  test('to the end leaves a last chance after the last number', () => {
    const table = three();
    table.does([null, 'initiative'], 6, 4, 2);
    table.does(['Hild', 'wait']);
    table.does(['Wren', 'wait']);
    table.does(['orc', 'done']);
    expect(table.clock()).toBe('1 count 1');
    expect(table.kindsOf('Hild')).toEqual([
      'attack',
      'subdue',
      'grab',
      'withdraw',
      'break-away',
      'done',
      'flee',
      'surrender',
    ]);
    table.does(['Hild', 'done']);
    table.does(['Wren', 'done']);
    expect(table.clock()).toBe('2 initiative -');
  });

  test('is of no use on the last number', () => {
    const table = three();
    table.does([null, 'initiative'], 2, 4, 1);
    table.does(['Wren', 'done']);
    table.does(['Hild', 'done']);
    expect(table.kindsOf('orc')).not.toContain('wait');
    expect(table.refuses('orc', 'wait-for', 'Hild')).toBe('notPossible');
  });
});

describe('a long weapon', () => {
  const closing = () =>
    new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [spear] })),
      fighter('orc', 'orcs', 30, 9, orc()),
      fighter('boss', 'orcs', 30, 9, orc()),
    ]);

  test('meets one who closes, on his number', () => {
    const table = closing();
    table.does([null, 'initiative'], 1, 5, 3);
    expect(table.does(['orc', 'move', 'Hild'])).toEqual(['moved orc 25', 'closes orc by Hild']);
    expect(table.legal()).toEqual([
      'Hild meet > orc / spear',
      'Hild decline',
      'orc attack > Hild / axe',
      'orc grab > Hild',
      'orc done',
      'orc wait',
      'orc wait-until / 4 3 2 1',
      'orc wait-for > Hild boss',
      'orc surrender',
    ]);
    // Not set against a charge: 1d6 as it is.
    expect(table.does(['Hild', 'meet', 'orc', 'spear'], 11, 6)).toEqual([
      'hit orc by Hild spear',
      'hurt orc by Hild 6 spear',
    ]);
    table.does(['orc', 'done']);
    table.does(['boss', 'done']);
    // Hild has used his action on the orc's number.
    expect(table.clock()).toBe('2 initiative -');
  });

  test('may be held back for the own number', () => {
    const table = closing();
    table.does([null, 'initiative'], 1, 5, 3);
    table.does(['orc', 'move', 'Hild']);
    table.does(['Hild', 'decline']);
    table.does(['orc', 'done']);
    table.does(['boss', 'done']);
    expect(table.clock()).toBe('1 count 1');
    expect(table.legal()).toContain('Hild attack > orc / spear');
  });

  test('holds the number open until it is decided', () => {
    const table = closing();
    table.does([null, 'initiative'], 1, 5, 3);
    table.does(['orc', 'move', 'Hild']);
    table.does(['orc', 'done']);
    expect(table.clock()).toBe('1 count 5');
    expect(table.legal()).toEqual(['Hild meet > orc / spear', 'Hild decline']);
    table.does({ kind: 'overrule', change: 'status', id: 'orc', status: 'fled' });
    expect(table.clock()).toBe('1 count 3');
  });

  test('does not meet anyone once its owner has acted', () => {
    const table = closing();
    table.does([null, 'initiative'], 6, 5, 3);
    table.does(['Hild', 'done']);
    expect(table.does(['orc', 'move', 'Hild'])).toEqual(['moved orc 25']);
  });

  test('keeps a foe off, who may still close in', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [spear] })),
      fighter('orc', 'orcs', 10, 9, orc()),
      fighter('boss', 'orcs', 50, 9, orc()),
    ]);
    table.does([null, 'initiative'], 1, 5, 1);
    expect(table.legal().slice(0, 4)).toEqual([
      'orc move > Hild',
      'orc withdraw',
      'orc break-away',
      'orc done',
    ]);
    expect(table.refuses('orc', 'run', 'Hild')).toBe('inMelee');
    table.does(['orc', 'move', 'Hild']);
    expect(table.one('orc').atFeet).toBe(5);
  });
});

describe('a charge', () => {
  const lists = (orcSpear = true) =>
    new Table([
      fighter('Hild', 'party', 0, 20, man({ weapons: [spear] })),
      fighter('orc', 'orcs', 60, 20, orc(orcSpear ? { weapons: [spear] } : {})),
    ]);

  test('strikes at +2 for double damage and costs 2 points of Armor Class', () => {
    const table = lists();
    table.does([null, 'initiative'], 5, 2);
    expect(table.legal()).toContain('Hild charge > orc / spear');
    // 50 feet; the orc with the longer-than-usual weapon may meet it. 9 + 1 + 2 = 12 hits; (4) x 2 = 8.
    expect(table.does(['Hild', 'charge', 'orc', 'spear'], 9, 4)).toEqual([
      'moved Hild 50',
      'closes Hild by orc',
      'hit orc by Hild spear',
      'hurt orc by Hild 8 spear',
    ]);
    // 11 + 1 hits 14 - 2; not set: normal damage.
    expect(table.does(['orc', 'meet', 'Hild', 'spear'], 11, 5)).toEqual([
      'hit Hild by orc spear',
      'hurt Hild by orc 5 spear',
    ]);
    expect(table.clock()).toBe('2 initiative -');
    expect(table.one('Hild')).toMatchObject({ roundsRun: 1, exhausted: false });
    table.does([null, 'initiative'], 1, 5);
    // The penalty was for that round: 12 + 1 misses 14.
    expect(table.does(['orc', 'attack', 'Hild', 'spear'], 12)).toEqual(['missed Hild by orc spear']);
  });

  test('runs into a weapon set against it', () => {
    const table = lists();
    table.does([null, 'initiative'], 3, 5);
    expect(table.legal()).toContain('orc set > Hild / spear');
    expect(table.does(['orc', 'set', 'Hild', 'spear'])).toEqual(['braced orc spear']);
    expect(table.clock()).toBe('1 count 3');
    table.does(['Hild', 'charge', 'orc', 'spear'], 2);
    // Both on number 3: 11 + 1 hits 14 - 2, and 4 points are doubled.
    expect(table.does(['orc', 'attack', 'Hild', 'spear'], 11, 4)).toEqual([
      'hit Hild by orc spear',
      'hurt Hild by orc 8 spear',
    ]);
  });

  test('that does not come leaves the braced his action, without double damage', () => {
    const table = lists();
    table.does([null, 'initiative'], 3, 5);
    table.does(['orc', 'set', 'Hild', 'spear']);
    table.does(['Hild', 'run', 'orc']);
    expect(table.does(['orc', 'attack', 'Hild', 'spear'], 13, 4)).toEqual([
      'hit Hild by orc spear',
      'hurt Hild by orc 4 spear',
    ]);
  });

  test('needs a weapon for it, 10 feet, no more than double movement, sight and breath', () => {
    const table = lists(false);
    table.does([null, 'initiative'], 2, 5);
    expect(table.kindsOf('orc')).not.toContain('charge');
    const at = (feet: number, more = {}, target = {}) => {
      const near = new Table([
        fighter('Hild', 'party', 0, 20, man({ weapons: [spear], ...more })),
        fighter('orc', 'orcs', feet, 20, orc(target)),
      ]);
      near.does([null, 'initiative'], 6, 1);
      return near.kindsOf('Hild').includes('charge');
    };
    expect([at(19), at(20), at(90), at(91)]).toEqual([false, true, true, false]);
    expect([at(30, { blinded: true }), at(30, {}, { invisible: true })]).toEqual([false, false]);
  });

  test('cannot be awaited by one whose number is lower', () => {
    const table = lists();
    table.does([null, 'initiative'], 5, 3);
    table.does(['Hild', 'done']);
    expect(table.kindsOf('orc')).not.toContain('set');
  });
});
