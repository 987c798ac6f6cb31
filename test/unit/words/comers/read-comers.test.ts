import { describe, expect, test } from 'vitest';
import { readComers } from '../../../../shared/words/comers/read-comers.ts';
import { kindOfOne, nearlyCalled, oneOfMany, readingsOf } from '../../../../shared/words/comers/kinds.ts';

const read = (text: string) => {
  const { comers, problems } = readComers(text);
  return {
    comers: comers.map((comer) =>
      Object.fromEntries(Object.entries(comer).filter(([key]) => key !== 'line')),
    ),
    problems,
  };
};

describe('who comes, as it is typed', () => {
  test.each([
    ['30 goblins', [{ name: 'goblins', count: 30 }]],
    ['6 orcs hp 5 @60', [{ name: 'orcs', count: 6, hp: 5, atFeet: 60 }]],
    ['ogre hp 19', [{ name: 'ogre', count: 1, hp: 19 }]],
    ["4 x goblin archers @80'", [{ name: 'goblin archers', count: 4, atFeet: 80 }]],
    ['4x orcs', [{ name: 'orcs', count: 4 }]],
    [
      '3 goblins; ogre @-20',
      [
        { name: 'goblins', count: 3 },
        { name: 'ogre', count: 1, atFeet: -20 },
      ],
    ],
    [
      '3 Apes. AC 6, HD 4; Wolf. AC 7, HD 2',
      [
        { name: 'Apes', count: 3, block: '3 Apes. AC 6, HD 4' },
        { name: 'Wolf', count: 1, block: 'Wolf. AC 7, HD 2' },
      ],
    ],
    ['  ;; \n', []],
    ['ogre hp 19 side ogres', [{ name: 'ogre', count: 1, hp: 19, side: 'ogres' }]],
    ['4 goblin archers @80 as G', [{ name: 'goblin archers', count: 4, atFeet: 80, label: 'G' }]],
    ['Grix as gx', [{ name: 'Grix', count: 1, label: 'GX' }]],
    ['3 orcs hp 4, 6,2', [{ name: 'orcs', count: 3, hpEach: [4, 6, 2] }]],
    ['orcs hp 4,6', [{ name: 'orcs', count: 2, hpEach: [4, 6] }]],
    ['2 wolves hp 2d8+2', [{ name: 'wolves', count: 2, hpDice: '2d8+2' }]],
    ['thug ac 5 [14] hp 6', [{ name: 'thug', count: 1, hp: 6, armour: { first: 5, bracketed: 14 } }]],
    ['thug ac -1', [{ name: 'thug', count: 1, armour: { first: -1, bracketed: null } }]],
    [
      '2 trolls arrives round 3 @40',
      [{ name: 'trolls', count: 2, atFeet: 40, arrives: { at: 'round', round: 3 } }],
    ],
    ['6 orcs arrive when half are down', [{ name: 'orcs', count: 6, arrives: { at: 'half' } }]],
    [
      'ogre arrives at the gong hp 9',
      [{ name: 'ogre', count: 1, hp: 9, arrives: { at: 'said', words: 'at the gong' } }],
    ],
    ['Hild', [{ name: 'Hild', count: 1 }]],
  ])('%s', (text, comers) => {
    expect(read(text)).toEqual({ comers, problems: [] });
  });

  test('a line is kept as it was typed, but for when they arrive', () => {
    const { comers } = readComers('2 trolls hp 30 arrives round 3 @40');
    expect(comers.map(({ line }) => line)).toEqual(['2 trolls hp 30 @40']);
    expect(read('2 trolls hp 30 @40').comers).toEqual([{ name: 'trolls', count: 2, hp: 30, atFeet: 40 }]);
  });

  test.each([
    ['0 goblins', 'from 1 to 200 come at once'],
    ['10001 rats', 'from 1 to 200 come at once'],
    ['10,001 rats', 'how many come is a whole number'],
    ['-3 goblins', 'from 1 to 200 come at once'],
    ['2.5 goblins', 'how many come is a whole number'],
    ['2d6 goblins', 'throw first how many come'],
    ['ogre hp 0', 'hit points begin at 1'],
    ['ogre hp -4', 'hit points begin at 1'],
    ['ogre hp 1000000', 'nobody has more than 10,000 hit points'],
    ['ogre hp 900d900', 'nobody has more than 10,000 hit points'],
    ['ogre hp 0d6', 'no die falls for 0d6'],
    ['ogre hp many', 'hit points are a figure'],
    ['ogre hp 4 hp 5', 'hit points are a figure'],
    ['3 orcs hp 4,5', '2 figures of hit points stand there for 3'],
    ['orc ac plate', 'an armour class is a figure'],
    ['orc @door', 'a place is so many feet'],
    ['orc @99999', 'they stand at most 10,000 feet away'],
    ['orc side', 'a side is one word'],
    ['orc as Captain', 'a label is one or two letters'],
    ['3 orcs as OR', 'name one letter'],
    ['orc arrives', 'they arrive at a round'],
    ['orc arrives round three', 'a round is a figure'],
    ['orc arrives round 0', 'they arrive in a round from 1 to 1,000'],
    ['5 @30', 'nobody is named'],
    ['hp 4', 'nobody is named'],
    ['x'.repeat(90), 'a name has at most 80 characters'],
  ])('%s is told, and the rest is read', (line, why) => {
    const { comers, problems } = read(`${line}; 2 wolves`);
    expect(comers).toEqual([{ name: 'wolves', count: 2 }]);
    expect(problems).toEqual([expect.stringContaining(why)]);
  });

  test('a label serves once, of the fight as of the lines', () => {
    expect(readComers('orc as G; ogre as G').problems).toEqual([
      '“ogre as G”: the label G is given already.',
    ]);
    expect(readComers('orc as H', new Set(['H'])).problems).toHaveLength(1);
    expect(readComers('3 orcs as G; troll as G').problems).toEqual([]);
    expect(readComers('3 orcs as G; 2 trolls as G').problems).toHaveLength(1);
  });

  test('more lines than can be taken are told in one sentence', () => {
    expect(readComers('orc;'.repeat(50)).problems).toEqual([
      'At most 40 lines are taken at once; these are 50.',
    ]);
  });
});

describe('a stat block', () => {
  const wizardry = 'Goblin: HD 1d6hp; AC 7[12]; Atk 1 weapon (1d6); Move 9; Save 18; AL C; CL/XP B/10';

  test('is a line of its own, whatever parts it', () => {
    expect(read(`${wizardry}\nogre`).comers).toEqual([
      { name: 'Goblin', count: 1, block: wizardry },
      { name: 'ogre', count: 1 },
    ]);
  });

  test('may say how many, and where they stand', () => {
    expect(read(`3 ${wizardry} @40 side caves`).comers).toEqual([
      { name: 'Goblin', count: 3, atFeet: 40, side: 'caves', block: `3 ${wizardry}` },
    ]);
  });

  test('without a name is told', () => {
    expect(read('AC 6 [13], HD 1-1').problems).toEqual([
      expect.stringContaining('a name stands before a stat block'),
    ]);
  });
});

describe('names of kinds', () => {
  test('many are one of them', () => {
    expect(readingsOf('Wolves')).toContain('wolf');
    expect(readingsOf('lizard men')).toContain('lizard man');
    expect(kindOfOne('Goblin Chief 12')).toBe('Goblin Chief');
  });

  test.each([
    ['robbers', 'robber'],
    ['lizard men', 'lizard man'],
    ['wolves', 'wolf'],
    ['thieves', 'thief'],
    ['witches', 'witch'],
    ['Grimm', 'Grimm'],
    ['Boss', 'Boss'],
  ])('one of many %s is a %s', (many, one) => {
    expect(oneOfMany(many)).toBe(one);
  });

  test('what was nearly typed is found, what is far is not', () => {
    const names = ['Goblin', 'Hobgoblin', 'Ogre', 'Orc'];
    expect(nearlyCalled('gobblins', names)).toBe('Goblin');
    expect(nearlyCalled('ogr', names)).toBe('Ogre');
    expect(nearlyCalled('dragon', names)).toBeNull();
  });
});
