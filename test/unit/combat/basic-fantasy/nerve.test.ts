import { describe, expect, test } from 'vitest';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import { fighter, man, orc, Table } from './table.ts';

describe('morale', () => {
  const orcs = (morale: number, more: Partial<Stats> = {}, settings = {}) =>
    new Table(
      [
        fighter('Hild', 'party', 0, 8, man()),
        fighter('a', 'orcs', 5, 2, orc({ morale, group: 'orc', ...more })),
        fighter('b', 'orcs', 5, 2, orc({ morale, group: 'orc', ...more })),
      ],
      { settings },
    );

  test('that fails at the first meeting leaves only flight and surrender', () => {
    const table = orcs(7);
    expect(table.does([null, 'initiative'], 4, 4, 1, 6).slice(0, 2)).toEqual([
      'breaks a 8 first-encounter',
      'breaks b 8 first-encounter',
    ]);
    expect(table.legal().slice(0, 4)).toEqual(['a flee', 'a surrender', 'b flee', 'b surrender']);
    // Hild strikes after the first who turns his back: 11 + 1 + 2 hits.
    expect(table.does(['a', 'flee'], 11, 1)).toEqual([
      'hit a by Hild sword',
      'hurt a by Hild 1 sword',
      'fled a',
    ]);
    table.does(['b', 'surrender']);
    expect(table.state.standing).toEqual(['party']);
  });

  test('is checked once more at half strength, and not again', () => {
    const table = orcs(8);
    table.does([null, 'initiative'], 4, 4, 6, 1);
    expect(table.does(['Hild', 'attack', 'a', 'sword'], 11, 8, 5, 4)).toEqual([
      'hit a by Hild sword',
      'hurt a by Hild 8 sword',
      'dead a',
      'breaks b 9 half-strength',
    ]);
    expect(table.kindsOf('b')).toEqual(['flee', 'surrender']);
    table.does({ kind: 'overrule', change: 'status', id: 'b', status: 'active' });
    expect(table.kindsOf('b')).toContain('attack');
    table.does(['b', 'done']);
    expect(table.does([null, 'initiative'], 6, 1)).toHaveLength(2);
  });

  test('of one alone goes by his hit points', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('ogre', 'ogres', 5, 10, orc({ morale: 7 })),
    ]);
    table.does([null, 'initiative'], 1, 1, 6, 1);
    expect(table.does(['Hild', 'attack', 'ogre', 'sword'], 11, 4)).toHaveLength(2);
    table.does(['ogre', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.does(['Hild', 'attack', 'ogre', 'sword'], 11, 1, 4, 3).slice(2)).toEqual([
      'stands ogre 7 half-strength',
    ]);
  });

  test('adjusts within the campaign’s limit, and never for the fearless', () => {
    expect(orcs(7, { moraleAdjustment: 5 }).does([null, 'initiative'], 4, 5, 1, 1)[0]).toBe(
      'stands a 9 first-encounter',
    );
    expect(orcs(7, { moraleAdjustment: 5 }).does([null, 'initiative'], 5, 5, 1, 1)[0]).toBe(
      'breaks a 10 first-encounter',
    );
    const loose = orcs(7, { moraleAdjustment: 5 }, { moraleAdjustmentLimit: 5 });
    expect(loose.does([null, 'initiative'], 6, 6, 1, 1)[0]).toBe('stands a 12 first-encounter');
    expect(orcs(12, { moraleAdjustment: -5 }).does([null, 'initiative'], 1, 1)[0]).toBe('initiative Hild 1');
  });

  test('of the broken who are held: first they must get loose', () => {
    const table = orcs(8);
    table.does([null, 'initiative'], 4, 4, 6, 1);
    table.does(['Hild', 'grab', 'a'], 11);
    table.does({ kind: 'overrule', change: 'hurt', id: 'b', amount: 5 });
    table.does(['a', 'done'], 6, 6);
    table.does([null, 'initiative'], 1, 6);
    expect(table.legal()).toEqual(['a escape > Hild', 'a surrender']);
    table.does(['a', 'escape', 'Hild'], 12);
    table.does(['Hild', 'done']);
    table.does([null, 'initiative'], 1, 6);
    expect(table.kindsOf('a')).toEqual(['flee', 'surrender']);
  });
});

describe('turning the undead', () => {
  const zombie = orc({ undead: { kind: 'zombie', hitDice: '2' }, morale: 12, group: 'zombie' });
  const wight = orc({ undead: { kind: 'wight', hitDice: '3' } });
  const grave = (level: number, more: Partial<Stats> = {}) => {
    const table = new Table([
      fighter('Odo', 'party', 0, 8, man({ turnsAs: level, ...more })),
      fighter('zombie-1', 'dead', 30, 9, zombie),
      fighter('zombie-2', 'dead', 30, 9, zombie),
      fighter('wight', 'dead', 30, 12, wight),
    ]);
    // The zombies are fearless and share a die.
    table.does([null, 'initiative'], 6, 2, 1);
    return table;
  };

  test('drives the weakest away first, by one roll and one pool', () => {
    const table = grave(2);
    expect(table.legal()).toContain('Odo turn');
    // 20 turns zombies (15) and wights (20); a pool of 3 + 4 pays for 2 + 2 + 3; away for 1 + 2 turns.
    expect(table.does(['Odo', 'turn'], 20, 3, 4, 1, 2)).toEqual([
      'turning Odo success',
      'turned zombie-1 by Odo 180',
      'turned zombie-2 by Odo 180',
      'turned wight by Odo 180',
    ]);
    expect(table.legal()).toEqual([
      'zombie-1 flee',
      'zombie-1 surrender',
      'zombie-2 flee',
      'zombie-2 surrender',
    ]);
    table.does(['zombie-1', 'flee']);
    table.does(['zombie-2', 'flee']);
    table.does(['wight', 'flee']);
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
  });

  test('that fails in part bars the cleric for a turn', () => {
    const table = grave(2);
    // 15 is good for zombies, not for the wight.
    expect(table.does(['Odo', 'turn'], 15, 1, 1, 1, 1)).toEqual([
      'turning Odo partial-failure',
      'turned zombie-1 by Odo 120',
    ]);
    table.does(['zombie-1', 'flee']);
    table.does(['zombie-2', 'done']);
    table.does(['wight', 'done']);
    table.does([null, 'initiative'], 6, 2, 1);
    expect(table.kindsOf('Odo')).not.toContain('turn');
  });

  test('may be tried again on the rest after a success', () => {
    const table = grave(2);
    table.does(['Odo', 'turn'], 20, 1, 1, 1, 1);
    table.does(['zombie-1', 'flee']);
    table.does(['zombie-2', 'done']);
    table.does(['wight', 'done']);
    table.does([null, 'initiative'], 6, 2, 1);
    expect(table.kindsOf('Odo')).toContain('turn');
  });

  test('by the mighty destroys', () => {
    const table = grave(13);
    // Zombies are damaged: 13d8 = 13; the wight needs 2 and is turned if the pool pays for it: 4 pays for the zombies.
    const faces = [19, 2, 2, ...Array.from({ length: 13 }, () => 1)];
    expect(table.does(['Odo', 'turn'], ...faces)).toEqual([
      'turning Odo success',
      'hurt zombie-1 by Odo 9',
      'hurt zombie-2 by Odo 9',
      'dead zombie-1',
      'dead zombie-2',
    ]);
  });

  test('damages and turns those who survive', () => {
    const table = new Table([
      fighter('Odo', 'party', 0, 8, man({ turnsAs: 11 })),
      fighter('bones', 'dead', 30, 20, orc({ undead: { kind: 'skeleton', hitDice: '1' } })),
    ]);
    table.does([null, 'initiative'], 6, 1);
    const faces = [1, 1, 1, ...Array.from({ length: 11 }, () => 1), 1, 1];
    expect(table.does(['Odo', 'turn'], ...faces)).toEqual([
      'turning Odo success',
      'hurt bones by Odo 11',
      'turned bones by Odo 120',
    ]);
  });

  test('is weakened by negative levels', () => {
    expect(grave(2, { negativeLevels: 1 }).does(['Odo', 'turn'], 15)).toEqual(['turning Odo failure']);
  });
});

describe('energy drain', () => {
  const vampire = (extra: Partial<Stats> = {}, settings = {}) => {
    const table = new Table(
      [
        fighter(
          'Hild',
          'party',
          5,
          10,
          man({
            hitDie: 8,
            conBonus: -2,
            spells: [
              { id: 'light', level: 1, times: 2 },
              { id: 'web', level: 2 },
            ],
            ...extra,
          }),
        ),
        fighter('Odo', 'party', 50, 10, man()),
        fighter(
          'wight',
          'dead',
          0,
          12,
          orc({ undead: { hitDice: '3' }, weapons: [{ id: 'touch', damage: '1d4', drains: 1 }] }),
        ),
      ],
      { settings },
    );
    table.does([null, 'initiative'], 1, 1, 6);
    return table;
  };

  test('costs Hit Dice, rolls and the highest spells', () => {
    const table = vampire();
    // 13 + 1 hits; 1 point, then a d8 of 1 - 2, at least 1.
    expect(table.does(['wight', 'attack', 'Hild', 'touch'], 13, 1, 1)).toEqual([
      'hit Hild by wight touch',
      'hurt Hild by wight 1 touch',
      'drained Hild by wight 1',
    ]);
    expect(table.one('Hild')).toMatchObject({ hp: 8, maxHp: 9, negativeLevels: 1, spells: [2, 0] });
    // -1 on the attack: 11 + 1 - 1 misses 12.
    expect(table.does(['Hild', 'attack', 'wight', 'sword'], 11)).toEqual(['missed wight by Hild sword']);
  });

  test('to nothing kills, and the slain rise if the campaign wants it', () => {
    const slain = ['hit Hild by wight touch', 'hurt Hild by wight 4 touch', 'drained Hild by wight 1'];
    const table = vampire({ conBonus: 0 });
    expect(table.does(['wight', 'attack', 'Hild', 'touch'], 13, 4, 6)).toEqual([
      ...slain,
      'willRise Hild by wight',
      'dead Hild',
    ]);
    const plain = vampire({ conBonus: 0 }, { undeadSlayersRise: false });
    expect(plain.does(['wight', 'attack', 'Hild', 'touch'], 13, 4, 6)).toEqual([...slain, 'dead Hild']);
  });
});

describe('spells', () => {
  test('are cast on the caster’s number and used up', () => {
    const table = new Table([
      fighter(
        'Odo',
        'party',
        0,
        8,
        man({
          spells: [
            { id: 'sleep', level: 1 },
            { id: 'light', level: 1, times: 2 },
          ],
        }),
      ),
      fighter('orc', 'orcs', 30, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 1);
    expect(table.legal()).toContain('Odo cast / sleep light');
    expect(table.does(['Odo', 'cast', null, 'sleep'])).toEqual(['cast Odo sleep']);
    table.does({ kind: 'overrule', change: 'place', id: 'orc', atFeet: 5 });
    table.does(['orc', 'grab', 'Odo'], 13);
    table.does([null, 'initiative'], 6, 1);
    expect(table.kindsOf('Odo')).not.toContain('cast');
    table.does(['Odo', 'escape', 'orc'], 20);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.legal()).toContain('Odo cast / light');
  });
});
