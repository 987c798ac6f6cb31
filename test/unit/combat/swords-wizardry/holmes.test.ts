import { expect, test } from 'vitest';
import { begin, fighter } from './cast.ts';
import { legalText, playScript, type Step } from './script.ts';

const opening = begin({ combatSequence: 'holmes' }, [
  fighter('Hild', 'party', 4, 0),
  fighter('Wren', 'party', 6, -20),
  fighter('Mora', 'party', 4, -20),
  fighter('orc', 'foes', 5, 10),
  fighter('shaman', 'foes', 5, 15),
]);

const openingActions = ['Mora declareSpell /sleep', 'shaman declareSpell /hex', 'table endPhase'];

const steps: Step[] = [
  [
    'Mora declareSpell /sleep',
    [],
    ['declareSpell Mora (sleep)'],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 5',
    ['Mora abandonSpell', 'shaman declareSpell /hex', 'table endPhase'],
  ],
  [
    'table endPhase',
    [4, 4, 4],
    ['dexterity orc (Dexterity 12)'],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 5',
    ['table initiative'],
  ],
  [
    'table initiative',
    [2, 6],
    ['initiative foes 6', 'initiative party 2'],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 5',
    ['table endPhase'],
  ],
  [
    'table endPhase',
    [],
    [],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 5',
    ['Mora abandonSpell', 'Mora pass', 'Mora surrender', 'table endPhase'],
  ],
  ['table endPhase', [], [], 'Hild 4, Wren 6, Mora 4, orc 5, shaman 5', ['table endPhase']],
  [
    'table endPhase',
    [],
    [],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 5',
    [
      'Wren missile >orc,shaman /bow',
      'Wren pass',
      'Wren surrender',
      'Mora abandonSpell',
      'Mora pass',
      'Mora surrender',
      'table endPhase',
    ],
  ],
  [
    'Wren missile >shaman /bow',
    [13, 2, 3],
    ['hit shaman by Wren 2 (bow)', 'miss shaman by Wren (bow)'],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 3',
    ['Mora abandonSpell', 'Mora pass', 'Mora surrender', 'table endPhase'],
  ],
  [
    'table endPhase',
    [],
    [],
    'Hild 4, Wren 6, Mora 4, orc 5, shaman 3',
    [
      'Hild melee >orc /sword',
      'Hild subdue >orc /sword',
      'Hild grapple >orc',
      'Hild pass',
      'Hild surrender',
      'orc melee >Hild /axe',
      'orc grapple >Hild',
      'orc pass',
      'orc surrender',
      'table endPhase',
    ],
  ],
  [
    'Hild melee >orc /sword',
    [12, 8],
    ['hit orc by Hild 9 (sword)'],
    'Hild 4, Wren 6, Mora 4, orc -4, shaman 3',
    ['orc melee >Hild /axe', 'orc grapple >Hild', 'orc pass', 'orc surrender', 'table endPhase'],
  ],
  [
    'orc melee >Hild /axe',
    [15, 5],
    ['hit Hild by orc 5 (axe)', 'falls orc', 'dead Hild', 'dead orc'],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['table endPhase'],
  ],
  [
    'table endPhase',
    [],
    [],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['shaman move >Wren,Mora', 'shaman flee', 'shaman pass', 'shaman surrender', 'table endPhase'],
  ],
  [
    'table endPhase',
    [],
    [],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    [
      'Wren move >shaman',
      'Wren flee',
      'Wren pass',
      'Wren surrender',
      'Mora abandonSpell',
      'Mora pass',
      'Mora surrender',
      'table endPhase',
    ],
  ],
  [
    'Wren move >shaman',
    [],
    ['move Wren 25'],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['Mora abandonSpell', 'Mora pass', 'Mora surrender', 'table endPhase'],
  ],
  ['table endPhase', [], [], 'Hild -1, Wren 6, Mora 4, orc -4, shaman 3', ['table endPhase']],
  [
    'table endPhase',
    [],
    ['endOfRound - 1'],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['Mora abandonSpell', 'shaman declareSpell /hex', 'table endPhase'],
  ],
  ['table endPhase', [], [], 'Hild -1, Wren 6, Mora 4, orc -4, shaman 3', ['table initiative']],
  [
    'table initiative',
    [3, 1],
    ['initiative party 3', 'initiative foes 1'],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['Mora castSpell /sleep', 'Mora abandonSpell', 'Mora pass', 'Mora surrender', 'table endPhase'],
  ],
  [
    'Mora castSpell /sleep',
    [],
    ['castSpell Mora (sleep)'],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['table endPhase'],
  ],
  ['table endPhase', [], [], 'Hild -1, Wren 6, Mora 4, orc -4, shaman 3', ['table endPhase']],
  [
    'table endPhase',
    [],
    [],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman 3',
    ['Wren missile >shaman /bow', 'Wren pass', 'Wren surrender', 'table endPhase'],
  ],
  [
    'Wren missile >shaman /bow',
    [11, 1, 20, 6],
    ['hit shaman by Wren 1 (bow)', 'hit shaman by Wren 6 (bow)', 'dead shaman', 'combatOver party (party)'],
    'Hild -1, Wren 6, Mora 4, orc -4, shaman -4',
    [],
  ],
];

test('a whole fight, spells, missiles, melee by Dexterity, moves: every step, every legal action', () => {
  expect(legalText(opening)).toEqual(openingActions);
  const end = playScript(opening, steps);
  expect(end.over).toBe(true);
  expect(end.standing).toEqual(['party']);
});
