import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import { bow, fighter, man, orc, Table } from './table.ts';

const skirmish = () =>
  new Table([
    fighter('Hild', 'party', 0, 8, man({ strBonus: 1 })),
    fighter('Wren', 'party', 0, 5, man({ armourClass: 12, dexBonus: 1, weapons: [bow] })),
    fighter('orc', 'orcs', 30, 4, orc({ morale: 8 })),
    fighter(
      'boss',
      'orcs',
      30,
      6,
      orc({
        morale: 8,
        routine: ['axe', 'bite'],
        weapons: [
          { id: 'axe', damage: '1d6' },
          { id: 'bite', damage: '1d4' },
        ],
      }),
    ),
  ]);

describe('a skirmish by the count-down', () => {
  test('is played number by number, from the first meeting to the last blow', () => {
    const table = skirmish();
    expect(table.clock()).toBe('1 initiative -');
    expect(table.legal()).toEqual(['table initiative']);
    // Morale of the orcs 3 + 4 = 7 against 8; then Hild 3, Wren 4 + 1, the orc 5, the boss 2.
    expect(table.does([null, 'initiative'], 3, 4, 3, 4, 5, 2)).toEqual([
      'stands orc 7 first-encounter',
      'stands boss 7 first-encounter',
      'initiative Hild 3',
      'initiative Wren 5',
      'initiative orc 5',
      'initiative boss 2',
    ]);
    expect(table.clock()).toBe('1 count 5');
    const waits = ['wait', 'wait-until / 4 3 2', 'wait-for > Hild boss'];
    expect(table.legal()).toEqual([
      'Wren shoot > orc boss / bow',
      'Wren move > orc boss',
      'Wren fall-back',
      'Wren run > orc boss',
      'Wren done',
      ...waits.map((each) => `Wren ${each}`),
      'Wren flee',
      'Wren surrender',
      'orc move > Hild Wren',
      'orc fall-back',
      'orc run > Hild Wren',
      'orc done',
      ...waits.map((each) => `orc ${each}`),
      'orc flee',
      'orc surrender',
    ]);
    // 9 + 1 + dexterity 1 + short range 1 = 12 hits Armor Class 12; 5 points bring the orc to 0.
    expect(table.does(['Wren', 'shoot', 'orc', 'bow'], 9, 5)).toEqual([
      'hit orc by Wren bow',
      'hurt orc by Wren 5 bow',
    ]);
    expect(table.standing()).toContain('orc 0 active');
    // The orc acts on the same number and still has its action: 25 feet bring it to Wren and Hild.
    expect(table.does(['orc', 'move', 'Wren'])).toEqual(['moved orc 25']);
    expect(table.one('orc').atFeet).toBe(5);
    expect(table.kindsOf('orc')).toEqual([
      'attack',
      'grab',
      'done',
      'wait',
      'wait-until',
      'wait-for',
      'surrender',
    ]);
    // 11 + 1 = 12 hits; 4 points; then the number is over, the orc falls, and half of the orcs are gone: 6 + 2 = 8 stands.
    expect(table.does(['orc', 'attack', 'Wren', 'axe'], 11, 4, 6, 2)).toEqual([
      'hit Wren by orc axe',
      'hurt Wren by orc 4 axe',
      'dead orc',
      'stands boss 8 half-strength',
    ]);
    expect(table.clock()).toBe('1 count 3');
    expect(table.standing()).toEqual(['Hild 8 active', 'Wren 1 active', 'orc 0 dead', 'boss 6 active']);
    expect(table.legal()).toEqual([
      'Hild move > boss',
      'Hild fall-back',
      'Hild run > boss',
      'Hild done',
      'Hild wait',
      'Hild wait-until / 2',
      'Hild wait-for > boss',
      'Hild flee',
      'Hild surrender',
    ]);
    expect(table.does(['Hild', 'move', 'boss'])).toEqual(['moved Hild 25']);
    // 10 + 1 + strength 1 = 12 hits; 2 + 1 = 3 points.
    expect(table.does(['Hild', 'attack', 'boss', 'sword'], 10, 2)).toEqual([
      'hit boss by Hild sword',
      'hurt boss by Hild 3 sword',
    ]);
    expect(table.clock()).toBe('1 count 2');
    expect(table.legal()).toEqual([
      'boss attack > Hild / axe bite',
      'boss grab > Hild',
      'boss withdraw',
      'boss break-away',
      'boss done',
      'boss flee',
      'boss surrender',
    ]);
    // 12 + 1 misses Armor Class 14; the bite is left: 13 + 1 hits for 3.
    expect(table.does(['boss', 'attack', 'Hild', 'axe'], 12)).toEqual(['missed Hild by boss axe']);
    expect(table.legal()).toEqual(['boss attack > Hild / bite', 'boss done', 'boss surrender']);
    expect(table.does(['boss', 'attack', 'Hild', 'bite'], 13, 3)).toEqual([
      'hit Hild by boss bite',
      'hurt Hild by boss 3 bite',
    ]);
    expect(table.clock()).toBe('2 initiative -');
    expect(table.does([null, 'initiative'], 6, 1, 1)).toEqual([
      'initiative Hild 6',
      'initiative Wren 2',
      'initiative boss 1',
    ]);
    // A natural 20 hits; 8 + 1 = 9 points end it.
    expect(table.does(['Hild', 'attack', 'boss', 'sword'], 20, 8)).toEqual([
      'hit boss by Hild sword',
      'hurt boss by Hild 9 sword',
      'dead boss',
    ]);
    expect(table.state.over).toBe(true);
    expect(table.state.standing).toEqual(['party']);
    expect(table.legal()).toEqual([]);
    expect(table.refuses('Hild', 'done')).toBe('over');
  });

  test('tells why a number is what it is', () => {
    const table = skirmish();
    table.does([null, 'initiative'], 3, 4, 3, 4, 5, 2);
    const { events } = combat.apply(
      table.state,
      { kind: 'shoot', actor: 'Wren', target: 'orc', way: 'bow' },
      scriptedDice([9, 5]),
    );
    expect(events[0]?.rolled).toEqual([{ sides: 20, face: 9 }]);
    expect(events[0]?.reasons).toEqual([
      { source: 'roll', value: 9, rule: 'BF-ATK-1' },
      { source: 'attack bonus', value: 1, rule: 'BF-ATK-1' },
      { source: 'ability', value: 1, rule: 'BF-ATK-2' },
      expect.objectContaining({ value: 1, rule: 'BF-MIS-1' }),
      { source: 'Armor Class, at least', value: 12, rule: 'BF-ATK-3' },
    ]);
    expect(events[1]?.rolled).toEqual([{ sides: 6, face: 5 }]);
  });

  test('shows what is to come', () => {
    const table = skirmish();
    table.does([null, 'initiative'], 3, 4, 3, 4, 5, 2);
    expect(combat.upcoming(table.state)).toEqual([
      { round: 1, phase: 'count', title: 'Number 3', count: 3, actors: ['Hild'] },
      { round: 1, phase: 'count', title: 'Number 2', count: 2, actors: ['boss'] },
      {
        round: 2,
        phase: 'initiative',
        title: 'Initiative',
        count: null,
        actors: ['Hild', 'Wren', 'orc', 'boss'],
      },
    ]);
  });
});

const duel = (more = {}) =>
  new Table([fighter('Hild', 'party', 0, 8, man()), fighter('orc', 'orcs', 5, 4, orc(more))]);

describe('equal numbers', () => {
  test('kill each other', () => {
    const table = duel();
    table.does([null, 'initiative'], 4, 4);
    expect(table.does(['Hild', 'attack', 'orc', 'sword'], 11, 8)).toEqual([
      'hit orc by Hild sword',
      'hurt orc by Hild 8 sword',
    ]);
    expect(table.one('orc').status).toBe('active');
    table.does(['orc', 'attack', 'Hild', 'axe'], 20, 6);
    expect(table.standing()).toEqual(['Hild 2 active', 'orc 0 dead']);
    const both = new Table([fighter('Hild', 'party', 0, 3, man()), fighter('orc', 'orcs', 5, 4, orc())]);
    both.does([null, 'initiative'], 4, 4);
    both.does(['orc', 'attack', 'Hild', 'axe'], 13, 3);
    expect(both.does(['Hild', 'attack', 'orc', 'sword'], 11, 4)).toEqual([
      'hit orc by Hild sword',
      'hurt orc by Hild 4 sword',
      'dead Hild',
      'dead orc',
    ]);
    expect(both.state).toMatchObject({ over: true, standing: [] });
  });

  test('leave the fallen out of the targets of the others', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 4, orc()),
      fighter('boss', 'orcs', 5, 4, orc()),
    ]);
    table.does([null, 'initiative'], 4, 4, 1, 1);
    table.does(['Hild', 'attack', 'orc', 'sword'], 11, 4);
    expect(table.legal()).toContain('Wren attack > boss / sword');
    expect(table.refuses('Wren', 'attack', 'orc', 'sword')).toBe('noSuchTarget');
  });

  test('end the fight at once when nobody who is left has a foe', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 4, orc()),
    ]);
    table.does([null, 'initiative'], 4, 4, 1);
    table.does(['Hild', 'attack', 'orc', 'sword'], 11, 4);
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
    expect(table.one('orc').status).toBe('dead');
  });
});

describe('surprise', () => {
  const fighters = () => [
    fighter('Hild', 'party', 0, 8, man()),
    fighter('Wren', 'party', 0, 8, man()),
    fighter('orc', 'orcs', 5, 9, orc()),
  ];

  test('costs the surprised a round, each for himself', () => {
    const table = new Table(fighters(), { surprised: ['Wren', 'orc'] });
    expect(table.clock()).toBe('0 initiative -');
    expect(table.does([null, 'initiative'], 4)).toEqual(['initiative Hild 4']);
    expect(table.refuses('Wren', 'move', 'orc')).toBe('notHisMoment');
    // No penalty to the Armor Class of the surprised: 10 + 1 misses 12.
    table.does(['Hild', 'attack', 'orc', 'sword'], 10);
    expect(table.clock()).toBe('1 initiative -');
    expect(table.does([null, 'initiative'], 1, 2, 3)).toHaveLength(3);
  });

  test('lets one walk away from surprised foes without a parting shot', () => {
    const table = new Table(fighters(), { surprised: ['orc'] });
    table.does([null, 'initiative'], 4, 3);
    expect(table.kindsOf('Hild')).toContain('fall-back');
    expect(table.does(['Hild', 'flee'])).toEqual(['fled Hild']);
  });

  test('of everyone passes', () => {
    const table = new Table(fighters(), { surprised: ['Hild', 'Wren', 'orc'] });
    expect(table.legal()).toEqual(['table pass-surprise']);
    expect(table.does([null, 'pass-surprise'])).toEqual(['surprisePassed']);
    expect(table.clock()).toBe('1 initiative -');
    expect(table.legal()).toEqual(['table initiative']);
  });
});

describe('identical monsters', () => {
  const fighters = [
    fighter('Hild', 'party', 0, 8, man({ initiative: 1 })),
    fighter('a', 'orcs', 30, 4, orc({ group: 'orc' })),
    fighter('b', 'orcs', 30, 4, orc({ group: 'orc', dexBonus: -1 })),
    fighter('c', 'orcs', 30, 4, orc({ group: 'wolf', blinded: true, deafened: true })),
  ];

  test('share a die, each with his own modifiers', () => {
    const table = new Table(fighters);
    expect(table.does([null, 'initiative'], 2, 5, 6)).toEqual([
      'initiative Hild 3',
      'initiative a 5',
      'initiative b 4',
      'initiative c 3',
    ]);
  });

  test('roll each for himself if the campaign wants it', () => {
    const table = new Table(fighters, { settings: { groupInitiativeForMonsters: false } });
    expect(table.does([null, 'initiative'], 2, 5, 6, 1)).toEqual([
      'initiative Hild 3',
      'initiative a 5',
      'initiative b 5',
      'initiative c -2',
    ]);
  });
});
