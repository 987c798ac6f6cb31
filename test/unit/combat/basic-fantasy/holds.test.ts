import { describe, expect, test } from 'vitest';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import { bow, fighter, man, orc, Table } from './table.ts';

const wrestlers = (hild: Partial<Stats> = {}, ogre: Partial<Stats> = {}, orcHp = 9) =>
  new Table([
    fighter('Hild', 'party', 0, 12, man({ brawls: true, ...hild })),
    fighter('Wren', 'party', 0, 8, man()),
    fighter('orc', 'orcs', 5, orcHp, orc(ogre)),
  ]);

/** Hild takes hold of the orc: 11 + 1 hits Armor Class 12. */
const held = (hild: Partial<Stats> = {}, ogre: Partial<Stats> = {}) => {
  const table = wrestlers(hild, ogre);
  table.does([null, 'initiative'], 5, 4, 3);
  expect(table.does(['Hild', 'grab', 'orc'], 11)).toEqual(['grabbed orc by Hild hold', 'held orc by Hild']);
  return table;
};

describe('a hold', () => {
  test('puts the wrestler in the other one’s space, and makes him easier for everyone else', () => {
    const table = held();
    expect(table.one('Hild').atFeet).toBe(5);
    expect(table.one('Hild').holding).toBe(2);
    // Armor Class 12 - 4 = 8 for Wren: 7 + 1 hits.
    expect(table.does(['Wren', 'attack', 'orc', 'sword'], 7, 2)[0]).toBe('hit orc by Wren sword');
    expect(table.legal()).toEqual([
      'orc escape > Hild',
      'orc attack > Hild / axe',
      'orc done',
      'orc surrender',
    ]);
    expect(table.refuses('orc', 'move', 'Wren')).toBe('occupied');
  });

  test('is broken by a save against death rays, 12 for one Hit Die, into the space beside', () => {
    const table = held({}, { dexBonus: 1 });
    table.does(['Wren', 'done']);
    expect(table.does(['orc', 'escape', 'Hild'], 11)).toEqual([
      'saved orc by Hild escape',
      'freed orc by Hild',
    ]);
    expect(table.one('orc')).toMatchObject({ heldBy: [], atFeet: 10 });
    expect(table.one('Hild').holding).toBe(null);
  });

  test('lasts after a failed save, and gives unarmed damage, silence and dragging', () => {
    const table = held({ strBonus: 1 });
    table.does(['Wren', 'done']);
    expect(table.does(['orc', 'escape', 'Hild'], 11)).toEqual(['notSaved orc by Hild escape']);
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.legal().filter((each) => each.startsWith('Hild'))).toEqual([
      'Hild squeeze > orc',
      'Hild silence > orc',
      'Hild take-item > orc / axe',
      'Hild move-held > orc',
      'Hild release',
      'Hild done',
      'Hild wait',
      'Hild wait-until / 4 3',
      'Hild wait-for > Wren orc',
      'Hild flee',
      'Hild surrender',
    ]);
    // 2 + 1 subduing damage without a roll to hit.
    expect(table.does(['Hild', 'squeeze', 'orc'], 2)).toEqual(['subdued orc by Hild 3 punch']);
    expect(table.one('orc')).toMatchObject({ hp: 6, subdualTaken: 3 });
    table.does(['Wren', 'done']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    // 10 + 1 + 1 = 12: half of 40 feet, away from the other foes of Hild; there are none, so down the line.
    expect(table.does(['Hild', 'move-held', 'orc'], 10)).toEqual([
      'succeeds Hild move',
      'dragged orc by Hild 20',
    ]);
    expect([table.one('Hild').atFeet, table.one('orc').atFeet]).toEqual([-15, -15]);
  });

  test('silences a caster, who may not cast in a hold anyway, until it ends', () => {
    const table = held({}, { spells: [{ id: 'curse', level: 1 }] });
    table.does(['Wren', 'done']);
    expect(table.kindsOf('orc')).not.toContain('cast');
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.does(['Hild', 'silence', 'orc'])).toEqual(['silenced orc by Hild']);
    expect(table.one('orc').silencedBy).toBe(0);
    table.does(['Wren', 'done']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.kindsOf('Hild')).not.toContain('silence');
    expect(table.does(['Hild', 'release'])).toEqual(['freed orc by Hild']);
    expect(table.one('orc').silencedBy).toBe(null);
    expect(table.kindsOf('Hild')).toContain('attack');
    table.does(['Hild', 'done']);
    table.does(['Wren', 'done']);
    expect(table.kindsOf('orc')).toContain('cast');
  });

  test('ends when the holder is out of the fight', () => {
    const table = held();
    table.does({ kind: 'overrule', change: 'hurt', id: 'Hild', amount: 12 });
    expect(table.one('orc').heldBy).toEqual([]);
    const other = held();
    other.does({ kind: 'overrule', change: 'place', id: 'orc', atFeet: 40 });
    expect(other.one('Hild').holding).toBe(null);
  });

  test('bars missiles and walking, and lets a much larger one drag the holder', () => {
    const table = held({}, { weapons: [bow], size: 'large' });
    table.does(['Wren', 'done']);
    expect(table.legal()).toEqual(['orc escape > Hild', 'orc drag-holders', 'orc done', 'orc surrender']);
    // Away from Wren at 0 feet, half of 40.
    expect(table.does(['orc', 'drag-holders'])).toEqual(['drags orc 20']);
    expect([table.one('Hild').atFeet, table.one('orc').atFeet]).toEqual([25, 25]);
  });
});

describe('taking something from the held one', () => {
  const grabbing = (...faces: number[]) => {
    const table = held();
    table.does(['Wren', 'done']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    return { table, events: table.does(['Hild', 'take-item', 'orc', 'axe'], ...faces) };
  };

  test('disarms him on a hit', () => {
    const { table, events } = grabbing(11);
    expect(events).toEqual(['succeeds Hild axe', 'taken orc by Hild axe']);
    table.does(['Wren', 'done']);
    expect(table.kindsOf('orc')).toEqual(['escape', 'done', 'surrender']);
  });

  test('takes a bow away, and leaves him the arrows', () => {
    const table = held({}, { weapons: [{ ...bow, pieces: 10 }] });
    table.does(['Wren', 'done']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.does(['Hild', 'take-item', 'orc', bow.id], 11)[1]).toBe(`taken orc by Hild ${bow.id}`);
    expect(table.machine.seen(table.state).find(({ id }) => id === 'orc')?.shots).toEqual([
      { way: bow.id, left: 10 },
    ]);
    expect(table.refuses('Hild', 'take-item', 'orc', bow.id)).toBeTruthy();
    table.does(['Wren', 'done']);
    expect(table.kindsOf('orc')).toEqual(['escape', 'done', 'surrender']);
  });

  test('gives him an answer at once on a miss, even out of turn', () => {
    const { table, events } = grabbing(10);
    expect(events).toEqual(['fails Hild axe']);
    expect(table.legal()).toEqual(['orc reverse', 'orc break-out', 'orc keep-still']);
    expect(table.refuses('Wren', 'done')).toBe('answerFirst');
    // 13 + 1 hits Hild's 14: the hold is turned round.
    expect(table.does(['orc', 'reverse'], 13)).toEqual([
      'succeeds orc reverse',
      'freed orc by Hild',
      'held Hild by orc',
    ]);
    expect(table.one('orc').holding).toBe(0);
    table.does(['Wren', 'done']);
    expect(table.kindsOf('orc')).toContain('squeeze');
  });

  test('lets him escape instead, or leave it', () => {
    const out = grabbing(10).table;
    expect(out.does(['orc', 'break-out'], 12)).toEqual(['saved orc by Hild escape', 'freed orc by Hild']);
    const kept = grabbing(10).table;
    expect(kept.does(['orc', 'break-out'], 11)).toEqual(['notSaved orc by Hild escape']);
    expect(kept.one('orc').heldBy).toEqual([0]);
    const still = grabbing(10).table;
    expect(still.does(['orc', 'keep-still'])).toEqual([]);
    expect(still.one('orc').heldBy).toEqual([0]);
    const missed = grabbing(10).table;
    expect(missed.does(['orc', 'reverse'], 12)).toEqual(['fails orc reverse']);
    expect(missed.one('orc').heldBy).toEqual([0]);
  });

  test('is forgotten if the hold ends meanwhile', () => {
    const { table } = grabbing(10);
    table.does({ kind: 'overrule', change: 'status', id: 'Hild', status: 'surrendered' });
    expect(table.state.question).toBe(null);
    expect(table.kindsOf('Wren')).toContain('attack');
  });
});

describe('wrestling', () => {
  test('suffers the touch of a creature without a roll, once a round', () => {
    const touch = { id: 'touch', damage: '1d4', drains: 1 };
    const table = wrestlers(
      { conBonus: 1, hitDie: 8 },
      { weapons: [touch], touchAttack: 'touch', undead: { hitDice: '3' } },
    );
    table.does([null, 'initiative'], 5, 4, 3);
    // The grab hits; the touch does 2 and drains a level worth 3 + 1 hit points.
    expect(table.does(['Hild', 'grab', 'orc'], 11, 2, 3)).toEqual([
      'grabbed orc by Hild hold',
      'held orc by Hild',
      'hurt Hild by orc 2 touch',
      'drained Hild by orc 1',
    ]);
    expect(table.one('Hild')).toMatchObject({ hp: 6, maxHp: 8, negativeLevels: 1 });
    table.does(['Wren', 'done']);
    expect(table.does(['orc', 'done'])).toEqual([]);
    table.does([null, 'initiative'], 5, 4, 3);
    table.does(['Hild', 'done']);
    table.does(['Wren', 'done']);
    // Another round of the hold, another touch.
    expect(table.does(['orc', 'done'], 1, 1)).toEqual(['hurt Hild by orc 1 touch', 'drained Hild by orc 1']);
    expect(table.one('Hild')).toMatchObject({ hp: 3, maxHp: 6, negativeLevels: 2 });
  });

  test('counts extra limbs once in the grab and once in the fight for an item', () => {
    const table = wrestlers({ extraGraspingAppendages: 2 });
    table.does([null, 'initiative'], 5, 4, 3);
    // 9 + 1 + 2 = 12.
    table.does(['Hild', 'grab', 'orc'], 9);
    table.does(['Wren', 'done']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.does(['Hild', 'take-item', 'orc', 'axe'], 8)).toEqual(['fails Hild axe']);
  });

  test('has room for four of a size on one opponent', () => {
    const party = Array.from({ length: 5 }, (_, nth) => fighter(`man-${nth}`, 'party', 0, 8, man()));
    const table = new Table([...party, fighter('orc', 'orcs', 5, 9, orc())]);
    table.does([null, 'initiative'], 6, 6, 6, 6, 6, 1);
    for (let nth = 0; nth < 4; nth += 1) {
      expect(table.kindsOf('man-4')).toContain('grab');
      table.does([`man-${nth}`, 'grab', 'orc'], 19);
    }
    expect(table.kindsOf('man-4')).not.toContain('grab');
    table.does(['man-4', 'done']);
    // One success breaks one hold only.
    table.does(['orc', 'escape', 'man-1'], 20);
    expect(table.one('orc').heldBy).toEqual([0, 2, 3]);
  });

  test('with other than human shapes is barred if the campaign says so', () => {
    const fighters = [
      fighter('Hild', 'party', 0, 8, man()),
      fighter('ooze', 'oozes', 5, 9, orc({ humanoid: false })),
    ];
    const barred = new Table(fighters, { settings: { wrestlingNonHumanoids: 'no' } });
    barred.does([null, 'initiative'], 5, 1);
    expect(barred.kindsOf('Hild')).not.toContain('grab');
    const asked = new Table(fighters);
    asked.does([null, 'initiative'], 5, 1);
    expect(asked.kindsOf('Hild')).toContain('grab');
  });
});

describe('blows that subdue', () => {
  test('with fists do 1d3, kicks 1d4 at -2, and hurt the striker on metal', () => {
    const table = wrestlers({}, { armourMaterial: 'metal' });
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.legal()).toContain('Hild brawl > orc / punch kick');
    expect(table.does(['Hild', 'brawl', 'orc', 'punch'], 11, 2)).toEqual([
      'hit orc by Hild punch',
      'subdued Hild by Hild 2 punch',
    ]);
    const bare = wrestlers();
    bare.does([null, 'initiative'], 5, 4, 3);
    expect(bare.does(['Hild', 'brawl', 'orc', 'kick'], 12)).toEqual(['missed orc by Hild kick']);
    const kick = wrestlers();
    kick.does([null, 'initiative'], 5, 4, 3);
    expect(kick.does(['Hild', 'brawl', 'orc', 'kick'], 13, 4)).toEqual([
      'hit orc by Hild kick',
      'subdued orc by Hild 4 kick',
    ]);
  });

  test('with the flat do half at -4; the last blow knocks out, whatever it was', () => {
    const table = wrestlers({}, {}, 4);
    table.does([null, 'initiative'], 5, 4, 3);
    expect(table.does(['Hild', 'subdue', 'orc', 'sword'], 14)).toEqual(['missed orc by Hild sword']);
    // 15 + 1 - 4 = 12 hits; 3 halved is 1.
    expect(table.does(['Wren', 'subdue', 'orc', 'sword'], 15, 3)).toEqual([
      'hit orc by Wren sword',
      'subdued orc by Wren 1 sword',
    ]);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 5, 4, 3);
    // Knocked out; 2 turns alone, 3 + 4 rounds with help.
    expect(table.does(['Hild', 'attack', 'orc', 'sword'], 11, 8, 2, 3, 4)).toEqual([
      'hit orc by Hild sword',
      'hurt orc by Hild 8 sword',
      'unconscious orc',
    ]);
    expect(table.one('orc').asleep).toEqual({ since: 2, wakeTurns: 2, rouseRounds: 7, helped: null });
  });
});

describe('the knocked out', () => {
  test('wake when a comrade rouses them long enough', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 4, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc({ weapons: [{ id: 'club', damage: '1d6', subdues: true }] })),
    ]);
    table.does([null, 'initiative'], 1, 2, 6);
    // 17 + 1 - 4 = 14 hits; 6 halved is 3; then in the next round 4 of killing damage.
    table.does(['orc', 'subdue', 'Hild', 'club'], 17, 6);
    table.does(['Wren', 'done']);
    table.does(['Hild', 'done']);
    table.does([null, 'initiative'], 1, 2, 6);
    expect(table.does(['orc', 'attack', 'Hild', 'club'], 13, 4, 2, 1, 1)).toEqual([
      'hit Hild by orc club',
      'hurt Hild by orc 4 club',
      'unconscious Hild',
    ]);
    expect(table.one('Hild').asleep).toEqual({ since: 2, wakeTurns: 2, rouseRounds: 2, helped: null });
    expect(table.does(['Wren', 'rouse', 'Hild'])).toEqual(['roused Hild by Wren']);
    table.does([null, 'initiative'], 2, 6);
    table.does(['orc', 'done']);
    table.does(['Wren', 'rouse', 'Hild']);
    table.does([null, 'initiative'], 2, 6);
    table.does(['orc', 'done']);
    expect(table.does(['Wren', 'rouse', 'Hild'])).toEqual(['roused Hild by Wren', 'awake Hild 1']);
    expect(table.one('Hild')).toMatchObject({ hp: 1, status: 'active', subdualTaken: 0, asleep: null });
  });

  test('wake by themselves after so many turns', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 2, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 100, 9, orc()),
    ]);
    table.does([null, 'initiative'], 1, 2, 6);
    table.does(['orc', 'done']);
    table.does(['Wren', 'done']);
    // Hild hurts himself on metal: only to be knocked out by subduing damage.
    table.does({ kind: 'overrule', change: 'place', id: 'orc', atFeet: 5 });
    table.does({ kind: 'overrule', change: 'stats', id: 'orc', stats: orc({ armourMaterial: 'metal' }) });
    table.does({ kind: 'overrule', change: 'stats', id: 'Hild', stats: man({ brawls: true }) });
    expect(table.does(['Hild', 'brawl', 'orc', 'punch'], 20, 3, 1, 6, 6).slice(-1)).toEqual([
      'unconscious Hild',
    ]);
    for (let round = 0; round < 59; round += 1) {
      table.does([null, 'initiative'], 2, 6);
      table.does(['orc', 'done']);
      table.does(['Wren', 'done']);
    }
    expect(table.one('Hild').status).toBe('unconscious');
    table.does([null, 'initiative'], 2, 6);
    table.does(['orc', 'done']);
    expect(table.does(['Wren', 'done'])).toEqual(['awake Hild 1']);
  });
});
