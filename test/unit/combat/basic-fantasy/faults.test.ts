import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Weapon } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import { sumOf } from '../../../../shared/rules/common/reason.ts';
import { bow, fighter, man, orc, spear, sword, Table } from './table.ts';

describe('a bonus to hit and one to damage', () => {
  const blow = (weapon: Weapon, face: number, ...more: number[]) => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [weapon] })),
      fighter('orc', 'orcs', 5, 20, orc()),
    ]);
    table.does([null, 'initiative'], 6, 1);
    return table.does(['Hild', 'attack', 'orc', weapon.id], face, ...more);
  };

  test('are counted apart: BF-ATK-4, BF-DMG-4', () => {
    // 8 + 1 + 3 = 12 hits; the 4 stays as it is.
    expect(blow({ ...sword, toHit: 3 }, 8, 4)).toEqual(['hit orc by Hild sword', 'hurt orc by Hild 4 sword']);
    // 10 + 1 misses; 11 + 1 hits for 4 + 2.
    expect(blow({ ...sword, damageBonus: 2 }, 10)).toEqual(['missed orc by Hild sword']);
    expect(blow({ ...sword, damageBonus: 2 }, 11, 4)[1]).toBe('hurt orc by Hild 6 sword');
  });

  test('of a magic weapon are one and the same, as before, and what is given apart comes on top', () => {
    expect(blow({ ...sword, bonus: 1 }, 10, 4)[1]).toBe('hurt orc by Hild 5 sword');
    expect(blow({ ...sword, bonus: 1, damageBonus: 2 }, 10, 4)[1]).toBe('hurt orc by Hild 7 sword');
  });
});

describe('reasons hold a sum once', () => {
  const reasonsOf = (table: Table, action: Parameters<typeof combat.apply>[1], ...faces: number[]) => {
    const { events } = combat.apply(table.state, action, scriptedDice(faces));
    return events[0];
  };

  test('parts that cancel each other are both listed', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ brawls: true, attackModifier: 2 })),
      fighter('orc', 'orcs', 5, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 1);
    const kick = { kind: 'brawl', actor: 'Hild', target: 'orc', way: 'kick' };
    const reasons = reasonsOf(table, kick, 10)?.reasons ?? [];
    expect(reasons.map(({ source }) => source)).toEqual([
      'roll',
      'attack bonus',
      'kick',
      'other',
      'Armor Class, at least',
    ]);
  });

  test('a grab tells its parts, not their sum', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ attackModifier: 2, blinded: true })),
      fighter('orc', 'orcs', 5, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 1);
    const grab = { kind: 'grab', actor: 'Hild', target: 'orc' };
    const sources = reasonsOf(table, grab, 10)?.reasons?.map(({ source }) => source);
    expect(sources).not.toContain('modifiers');
    expect(sources).toEqual(expect.arrayContaining(['attacker blinded', 'other']));
  });

  test('an Armor Class that is changed is told by its parts, and what is needed beside them', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc({ blinded: true })),
    ]);
    table.does([null, 'initiative'], 6, 1);
    const attack = { kind: 'attack', actor: 'Hild', target: 'orc', way: 'sword' };
    const event = reasonsOf(table, attack, 5);
    const armour = event?.reasons?.filter(({ source }) => source.startsWith('Armor Class')) ?? [];
    expect(sumOf(armour)).toBe(8);
    expect(event).toMatchObject({ total: 6, needed: 8 });
  });
});

describe('a weapon set against a charge', () => {
  test('may be set by one of equal initiative: BF-CHG-8', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 20, man({ weapons: [spear] })),
      fighter('orc', 'orcs', 60, 20, orc({ weapons: [spear] })),
    ]);
    table.does([null, 'initiative'], 4, 4);
    expect(table.legal()).toContain('orc set > Hild / spear');
    expect(table.does(['orc', 'set', 'Hild', 'spear'])).toEqual(['braced orc spear']);
    expect(table.clock()).toBe('1 count 4');
    expect(table.kindsOf('orc')).not.toContain('wait');
    table.does(['Hild', 'charge', 'orc', 'spear'], 2);
    // 11 + 1 hits 14 - 2; 4 points are doubled.
    expect(table.does(['orc', 'attack', 'Hild', 'spear'], 11, 4)[1]).toBe('hurt Hild by orc 8 spear');
  });

  test('not by one of equal initiative who has begun his own turn, nor against one who has', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 20, man({ weapons: [spear] })),
      fighter('orc', 'orcs', 60, 20, orc({ weapons: [spear] })),
    ]);
    table.does([null, 'initiative'], 4, 4);
    table.does(['Hild', 'fall-back']);
    expect(table.kindsOf('orc')).not.toContain('set');
  });
});

describe('a charge', () => {
  test('doubles dice and bonuses together: BF-DMG-7', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 20, man({ strBonus: 1, weapons: [{ ...spear, bonus: 1 }] })),
      fighter('orc', 'orcs', 60, 20, orc()),
    ]);
    table.does([null, 'initiative'], 5, 2);
    expect(table.does(['Hild', 'charge', 'orc', 'spear'], 9, 4)).toContain('hurt orc by Hild 12 spear');
  });
});

describe('coming within 5 feet engages: BF-CMB-3', () => {
  const ranks = (hild = man()) =>
    new Table([
      fighter('Hild', 'party', 0, 20, hild),
      fighter('front', 'orcs', 30, 9, orc()),
      fighter('back', 'orcs', 40, 9, orc({ weapons: [bow] })),
    ]);

  test('nobody walks or runs past the front rank to those behind', () => {
    const walked = ranks();
    walked.does([null, 'initiative'], 6, 1, 1);
    expect(walked.does(['Hild', 'move', 'back'])).toEqual(['moved Hild 25']);
    expect(walked.legal()).toContain('Hild attack > front / sword');
    const ran = ranks();
    ran.does([null, 'initiative'], 6, 1, 1);
    expect(ran.does(['Hild', 'run', 'back'])).toEqual(['moved Hild 25']);
  });

  test('nor charges through it, nor steps past whom he is engaged with', () => {
    const table = ranks(man({ weapons: [{ ...spear, reachFeet: 5, long: false }] }));
    table.does([null, 'initiative'], 6, 1, 1);
    expect(table.legal()).toContain('Hild charge > front / spear');
    table.does(['Hild', 'move', 'front']);
    table.does(['Hild', 'done']);
    table.does(['front', 'done']);
    table.does(['back', 'done']);
    table.does([null, 'initiative'], 6, 1, 1);
    expect(table.refuses('Hild', 'move', 'back')).toBe('inMelee');
    expect(table.kindsOf('Hild')).not.toContain('charge');
  });

  test('the surprised stop nobody', () => {
    const table = new Table(
      [
        fighter('Hild', 'party', 0, 20, man()),
        fighter('front', 'orcs', 30, 9, orc()),
        fighter('back', 'orcs', 40, 9, orc()),
      ],
      { surprised: ['front', 'back'] },
    );
    table.does([null, 'initiative'], 6);
    expect(table.does(['Hild', 'move', 'back'])).toEqual(['moved Hild 35']);
  });
});

describe('the blow of a long weapon', () => {
  const lists = (hildHp: number) =>
    new Table([
      fighter('Hild', 'party', 0, hildHp, man({ weapons: [spear] })),
      fighter('orc', 'orcs', 60, 20, orc({ weapons: [{ ...spear, damage: '1d6' }] })),
    ]);

  test('falls together with that of the one who charges, even if it fells him: BF-INIT-8', () => {
    const table = lists(4);
    table.does([null, 'initiative'], 1, 5);
    expect(table.does(['orc', 'charge', 'Hild', 'spear'], 20, 6)).toEqual([
      'moved orc 50',
      'closes orc by Hild',
      'hit Hild by orc spear',
      'hurt Hild by orc 12 spear',
    ]);
    expect(table.state.over).toBe(false);
    expect(table.legal()).toEqual(['Hild meet > orc / spear', 'Hild decline']);
    // 9 + 1 hits 12 - 2.
    expect(table.does(['Hild', 'meet', 'orc', 'spear'], 9, 3)).toEqual([
      'hit orc by Hild spear',
      'hurt orc by Hild 3 spear',
      'dead Hild',
    ]);
    expect(table.state).toMatchObject({ over: true, standing: ['orcs'] });
  });

  test('that is not struck leaves him dead', () => {
    const table = lists(4);
    table.does([null, 'initiative'], 1, 5);
    table.does(['orc', 'charge', 'Hild', 'spear'], 20, 6);
    expect(table.does(['Hild', 'decline'])).toEqual(['dead Hild']);
  });
});

describe('breaking away at full speed', () => {
  const melee = () =>
    new Table([
      fighter('Hild', 'party', 0, 20, man()),
      fighter('Wren', 'party', -60, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc()),
    ]);

  test('costs the parting shots and the attack, and he stays in the fight: BF-DIS-2, 3, 8', () => {
    const table = melee();
    table.does([null, 'initiative'], 6, 1, 2);
    expect(table.kindsOf('Hild')).toContain('break-away');
    // 11 + 1 + 2 = 14 hits.
    expect(table.does(['Hild', 'break-away'], 11, 3)).toEqual([
      'hit Hild by orc axe',
      'hurt Hild by orc 3 axe',
      'moved Hild 40',
    ]);
    expect(table.one('Hild')).toMatchObject({ atFeet: -40, status: 'active', hp: 17 });
    expect(table.refuses('Hild', 'attack', 'orc', 'sword')).toBe('acted');
    table.does(['orc', 'done']);
    table.does(['Wren', 'done']);
    table.does([null, 'initiative'], 6, 1, 2);
    expect(table.kindsOf('Hild')).toContain('run');
  });

  test('leaves one who is felled by it where he stood', () => {
    const table = melee();
    table.does([null, 'initiative'], 6, 1, 2);
    table.does({ kind: 'overrule', change: 'hurt', id: 'Hild', amount: 19 });
    expect(table.does(['Hild', 'break-away'], 20, 6)).toEqual([
      'hit Hild by orc axe',
      'hurt Hild by orc 6 axe',
      'dead Hild',
    ]);
    expect(table.one('Hild').atFeet).toBe(0);
  });
});

describe('the dead', () => {
  test('by word have no hit points, and healing does not raise them', () => {
    const table = melee();
    table.does({ kind: 'overrule', change: 'status', id: 'Wren', status: 'dead' });
    expect(table.one('Wren').hp).toBe(0);
    table.does({ kind: 'overrule', change: 'heal', id: 'Wren', amount: 5 });
    expect(table.one('Wren')).toMatchObject({ hp: 0, status: 'dead' });
  });

  const melee = () =>
    new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc()),
    ]);
});

describe('morale that is asked', () => {
  const orcs = (morale = 7) =>
    new Table(
      [
        fighter('Hild', 'party', 0, 8, man()),
        fighter('a', 'orcs', 5, 2, orc({ morale, group: 'orc' })),
        fighter('b', 'orcs', 5, 2, orc({ morale, group: 'orc' })),
      ],
      { askMorale: true },
    );

  test('at the first meeting comes before initiative, with the referee’s adjustment', () => {
    const table = orcs();
    expect(table.legal()).toEqual(['table morale / 0 -1 +1 -2 +2 stand break']);
    expect(table.refuses(null, 'initiative')).toBe('answerFirst');
    expect(table.does([null, 'morale', null, '+1'], 4, 4)).toEqual([
      'stands a 8 first-encounter',
      'stands b 8 first-encounter',
    ]);
    expect(table.legal()).toEqual(['table initiative']);
    expect(table.does([null, 'initiative'], 1, 6)).toHaveLength(3);
  });

  test('at half strength comes when the number is over, and not within the blow', () => {
    const table = orcs();
    table.does([null, 'morale', null, 'stand']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.does(['Hild', 'attack', 'a', 'sword'], 11, 8)).toEqual([
      'hit a by Hild sword',
      'hurt a by Hild 8 sword',
      'dead a',
    ]);
    expect(table.clock()).toBe('1 count 6');
    expect(table.legal()).toEqual(['table morale / 0 -1 +1 -2 +2 stand break']);
    expect(table.does([null, 'morale', null, 'break'])).toEqual(['breaks b half-strength']);
    expect(table.clock()).toBe('1 count 1');
    expect(table.kindsOf('b')).toEqual(['flee', 'surrender']);
  });

  test('names whom it asks, not an id in the title', () => {
    const { state } = orcs();
    expect(combat.strip(state).find(({ when }) => when === 'now')).toMatchObject({
      phase: 'morale',
      title: 'Morale at the first meeting',
      sides: ['orcs'],
      actors: ['a', 'b'],
    });
  });
});

describe('other dice that fall within another’s act are asked likewise', () => {
  const ask = { askMorale: true };

  test('the save of the dying, and how long they have', () => {
    const table = new Table(
      [
        fighter('Hild', 'party', 0, 4, man()),
        fighter('Wren', 'party', 0, 8, man()),
        fighter('orc', 'orcs', 5, 9, orc()),
      ],
      { ...ask, settings: { deathAtZero: 'linger' } },
    );
    table.does([null, 'initiative'], 1, 1, 6);
    table.does(['orc', 'attack', 'Hild', 'axe'], 20, 6);
    expect(table.legal()).toEqual(['table save / 0 -1 +1 -2 +2 saved fails']);
    const { state } = table;
    // 11 + 1 saves against 12; 3 + 4 rounds are left.
    expect(table.does([null, 'save', null, '+1'], 11, 3, 4)).toEqual([
      'saved Hild death',
      'unconscious Hild',
    ]);
    expect(table.one('Hild').diesAfter).toBe(8);
    table.state = state;
    expect(table.does([null, 'save', null, 'fails'])).toEqual(['notSaved Hild death', 'dead Hild']);
  });

  test('how long the knocked out sleep', () => {
    const table = new Table(
      [
        fighter('Hild', 'party', 0, 4, man()),
        fighter('Wren', 'party', 0, 8, man()),
        fighter('orc', 'orcs', 5, 9, orc({ weapons: [{ id: 'club', damage: '1d6', subdues: true }] })),
      ],
      ask,
    );
    table.does([null, 'initiative'], 1, 1, 6);
    table.does({ kind: 'overrule', change: 'hurt', id: 'Hild', amount: 3 });
    expect(table.does(['orc', 'subdue', 'Hild', 'club'], 20, 6).slice(-1)).toEqual(['unconscious Hild']);
    expect(table.legal()).toEqual(['table waking']);
    table.does([null, 'waking'], 2, 3, 4);
    expect(table.one('Hild').asleep).toMatchObject({ wakeTurns: 2, rouseRounds: 7 });
    expect(table.clock()).toBe('1 count 1');
  });

  test('the saves of those whom oil splashes, one after the other', () => {
    const oil: Weapon = {
      id: 'oil',
      flask: { kind: 'oil' },
      ranged: { delivery: 'thrown', ranges: { short: 10, medium: 30, long: 50 } },
    };
    const table = new Table(
      [
        fighter('Hild', 'party', 0, 8, man({ weapons: [oil] })),
        fighter('Wren', 'party', 35, 8, man()),
        fighter('orc', 'orcs', 30, 9, orc()),
        fighter('boss', 'orcs', 25, 9, orc()),
      ],
      ask,
    );
    table.does([null, 'initiative'], 6, 1, 1, 1);
    expect(table.does(['Hild', 'throw', 'orc', 'oil'], 11, 8)).toEqual([
      'hit orc by Hild oil',
      'hurt orc by Hild 8 fire',
    ]);
    expect(table.does([null, 'save', null, '0'], 11, 4)).toEqual([
      'notSaved Wren oil',
      'hurt Wren by Hild 4 fire',
    ]);
    expect(table.does([null, 'save', null, 'saved'])).toEqual(['saved boss oil']);
    expect(table.clock()).toBe('1 count 1');
  });
});
