import { describe, expect, test } from 'vitest';
import { bow, fighter, man, orc, Table } from './table.ts';

describe('moving', () => {
  test('comes before striking, and only once', () => {
    const table = new Table([
      fighter(
        'Hild',
        'party',
        0,
        8,
        man({ weapons: [{ id: 'sword', damage: '1d8' }, bow], routine: ['sword', 'bow'] }),
      ),
      fighter('orc', 'orcs', 30, 9, orc()),
      fighter('boss', 'orcs', 31, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 1, 1);
    table.does(['Hild', 'move', 'orc']);
    expect(table.refuses('Hild', 'move', 'boss')).toBe('acted');
    // 25 feet walked; within 5 feet a shot is at -5: 15 + 1 - 5 = 11 misses 12.
    expect(table.does(['Hild', 'shoot', 'orc', 'bow'], 15)).toEqual(['missed orc by Hild bow']);
    expect(table.refuses('Hild', 'move', 'boss')).toBe('acted');
    expect(table.kindsOf('Hild')).toEqual(['attack', 'done', 'surrender']);
  });

  test('at a run is twice as far and leaves no attack', () => {
    const table = new Table([fighter('Hild', 'party', 0, 8, man()), fighter('orc', 'orcs', 100, 9, orc())]);
    table.does([null, 'initiative'], 6, 1);
    expect(table.does(['Hild', 'run', 'orc'])).toEqual(['moved Hild 80']);
    expect(table.refuses('Hild', 'attack', 'orc', 'sword')).toBe('acted');
  });

  test('until exhausted, and again after a turn of rest', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ constitution: 1, movementFeet: 5 })),
      fighter('orc', 'orcs', 1000, 9, orc()),
    ]);
    const round = (action: 'run' | 'done') => {
      table.does([null, 'initiative'], 6, 1);
      const events = table.does(action === 'run' ? ['Hild', 'run', 'orc'] : ['Hild', 'done']);
      return [...events, ...table.does(['orc', 'done'])];
    };
    round('run');
    expect(round('run')).toContain('exhausted Hild');
    table.does([null, 'initiative'], 6, 1);
    expect(table.refuses('Hild', 'run', 'orc')).toBe('unable');
    table.does(['Hild', 'done']);
    table.does(['orc', 'done']);
    for (let rested = 1; rested < 59; rested += 1) round('done');
    expect(table.one('Hild').exhausted).toBe(true);
    expect(round('done')).toContain('rested Hild');
    expect(table.one('Hild')).toMatchObject({ exhausted: false, roundsRun: 0 });
  });

  test('is in yards under the open sky, and so are ranges', () => {
    const table = new Table(
      [fighter('Hild', 'party', 0, 8, man({ weapons: [bow] })), fighter('orc', 'orcs', 150, 9, orc())],
      { outdoors: true },
    );
    table.does([null, 'initiative'], 6, 1);
    // 150 feet are 50 yards, short range: 10 + 1 + 1 = 12 hits.
    expect(table.does(['Hild', 'shoot', 'orc', 'bow'], 10, 1)[0]).toBe('hit orc by Hild bow');
    expect(table.does(['orc', 'move', 'Hild'])).toEqual(['moved orc 120']);
  });
});

describe('leaving a melee', () => {
  const melee = () =>
    new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc()),
      fighter(
        'boss',
        'orcs',
        5,
        9,
        orc({
          weapons: [
            { id: 'claw', damage: '1d4' },
            { id: 'bite', damage: '1d6' },
          ],
          routine: ['claw', 'bite'],
        }),
      ),
    ]);

  test('backing away half a move costs nothing and leaves the attack', () => {
    const table = melee();
    table.does([null, 'initiative'], 6, 3, 1);
    expect(table.refuses('Hild', 'move', 'orc')).toBe('inMelee');
    expect(table.does(['Hild', 'withdraw'])).toEqual(['moved Hild 20']);
    expect(table.one('Hild').atFeet).toBe(-20);
    expect(table.kindsOf('Hild')).toEqual(['done', 'wait', 'wait-until', 'wait-for', 'surrender']);
    table.does(['Hild', 'wait']);
    table.does(['orc', 'move', 'Hild']);
    table.does(['Hild', 'come-in']);
    expect(table.does(['Hild', 'attack', 'orc', 'sword'], 11, 3)[0]).toBe('hit orc by Hild sword');
  });

  test('fleeing costs a parting shot of everyone engaged, one each, at +2, even of those who have acted', () => {
    const table = melee();
    table.does([null, 'initiative'], 3, 6, 5);
    table.does(['orc', 'attack', 'Hild', 'axe'], 2);
    table.does(['boss', 'attack', 'Hild', 'claw'], 2);
    table.does(['boss', 'attack', 'Hild', 'bite'], 2);
    // 11 + 1 + 2 = 14 hits; 10 + 1 + 2 misses.
    expect(table.does(['Hild', 'flee'], 11, 6, 10)).toEqual([
      'hit Hild by orc axe',
      'hurt Hild by orc 6 axe',
      'missed Hild by boss claw',
      'fled Hild',
    ]);
    expect(table.state).toMatchObject({ over: true, standing: ['orcs'] });
    expect(table.one('Hild')).toMatchObject({ hp: 2, status: 'fled' });
  });

  test('one killed by a parting shot has not fled', () => {
    const table = melee();
    table.does([null, 'initiative'], 6, 3, 1);
    expect(table.does(['Hild', 'flee'], 20, 6, 20, 4).slice(-1)).toEqual(['dead Hild']);
    expect(table.one('Hild').status).toBe('dead');
  });

  test('giving up is always possible', () => {
    const table = melee();
    table.does([null, 'initiative'], 6, 3, 1);
    expect(table.does(['Hild', 'surrender'])).toEqual(['surrendered Hild']);
    expect(table.state).toMatchObject({ over: true, standing: ['orcs'] });
  });
});
