import { expect, test } from 'vitest';
import { begin, fighter } from './cast.ts';
import { legalText, playScript, type Step } from './script.ts';

const opening = begin({ combatSequence: 'segments', tieBreak: 'reroll' }, [
  fighter('Hild', 'party', 10, 0),
  fighter('Mora', 'party', 4, -20),
  fighter('orc', 'foes', 6, 20),
  fighter('shaman', 'foes', 7, 20),
]);

const openingActions = ['Mora declareSpell /sleep', 'shaman declareSpell /hex', 'table initiative'];

const steps: Step[] = [
  [
    'Mora declareSpell /sleep',
    [],
    ['declareSpell Mora (sleep)'],
    'Hild 10, Mora 4, orc 6, shaman 7',
    ['shaman declareSpell /hex', 'table initiative'],
  ],
  [
    'table initiative',
    [4, 2, 4, 9],
    ['initiative Hild 4', 'initiative Mora 2', 'initiative orc 4', 'initiative shaman 9'],
    'Hild 10, Mora 4, orc 6, shaman 7',
    [
      'Mora castSpell /sleep',
      'Mora abandonSpell',
      'Mora finishTurn',
      'Mora prepareSpell /sleep',
      'Mora surrender',
    ],
  ],
  [
    'Mora castSpell /sleep',
    [],
    ['castSpell Mora (sleep)'],
    'Hild 10, Mora 4, orc 6, shaman 7',
    ['Mora move >orc,shaman', 'Mora flee', 'Mora finishTurn', 'Mora surrender'],
  ],
  ['Mora finishTurn', [], ['nextAction Mora 8'], 'Hild 10, Mora 4, orc 6, shaman 7', ['table endPhase']],
  [
    'table endPhase',
    [7, 3],
    ['rollOff orc (1 in the roll-off)', 'rollOff Hild (2 in the roll-off)'],
    'Hild 10, Mora 4, orc 6, shaman 7',
    ['orc move >Hild,Mora', 'orc flee', 'orc finishTurn', 'orc surrender'],
  ],
  [
    'orc move >Hild',
    [],
    ['move orc 10'],
    'Hild 10, Mora 4, orc 6, shaman 7',
    ['orc melee >Hild /axe', 'orc grapple >Hild', 'orc finishTurn', 'orc surrender'],
  ],
  [
    'orc melee >Hild /axe',
    [14, 5],
    ['hit Hild by orc 5 (axe)'],
    'Hild 5, Mora 4, orc 6, shaman 7',
    ['orc finishTurn', 'orc surrender'],
  ],
  [
    'orc finishTurn',
    [],
    ['nextAction orc 14'],
    'Hild 5, Mora 4, orc 6, shaman 7',
    [
      'Hild move >shaman',
      'Hild withdraw',
      'Hild flee',
      'Hild melee >orc /sword',
      'Hild subdue >orc /sword',
      'Hild grapple >orc',
      'Hild finishTurn',
      'Hild surrender',
    ],
  ],
  [
    'Hild melee >orc /sword',
    [12, 3],
    ['hit orc by Hild 4 (sword)'],
    'Hild 5, Mora 4, orc 2, shaman 7',
    ['Hild move >shaman', 'Hild withdraw', 'Hild flee', 'Hild finishTurn', 'Hild surrender'],
  ],
  ['Hild finishTurn', [], ['nextAction Hild 18'], 'Hild 5, Mora 4, orc 2, shaman 7', ['table endPhase']],
  [
    'table endPhase',
    [],
    [],
    'Hild 5, Mora 4, orc 2, shaman 7',
    ['Mora move >orc,shaman', 'Mora flee', 'Mora finishTurn', 'Mora surrender'],
  ],
  ['Mora finishTurn', [], ['nextAction Mora 14'], 'Hild 5, Mora 4, orc 2, shaman 7', ['table endPhase']],
  [
    'table endPhase',
    [],
    [],
    'Hild 5, Mora 4, orc 2, shaman 7',
    [
      'shaman move >Hild,Mora',
      'shaman flee',
      'shaman finishTurn',
      'shaman prepareSpell /hex',
      'shaman surrender',
    ],
  ],
  [
    'shaman prepareSpell /hex',
    [],
    ['nextAction shaman 19 (hex)'],
    'Hild 5, Mora 4, orc 2, shaman 7',
    ['table endPhase'],
  ],
  [
    'table endPhase',
    [5, 5, 9, 2],
    ['endOfRound - 1', 'rollOff orc (1 in the roll-off)', 'rollOff Mora (2 in the roll-off)'],
    'Hild 5, Mora 4, orc 2, shaman 7',
    [
      'orc move >Mora',
      'orc withdraw',
      'orc flee',
      'orc melee >Hild /axe',
      'orc grapple >Hild',
      'orc finishTurn',
      'orc surrender',
    ],
  ],
  [
    'orc melee >Hild /axe',
    [13],
    ['miss Hild by orc (axe)'],
    'Hild 5, Mora 4, orc 2, shaman 7',
    ['orc move >Mora', 'orc withdraw', 'orc flee', 'orc finishTurn', 'orc surrender'],
  ],
  [
    'orc finishTurn',
    [],
    ['nextAction orc 24'],
    'Hild 5, Mora 4, orc 2, shaman 7',
    ['Mora move >orc,shaman', 'Mora flee', 'Mora finishTurn', 'Mora surrender'],
  ],
  ['Mora finishTurn', [], ['nextAction Mora 20'], 'Hild 5, Mora 4, orc 2, shaman 7', ['table endPhase']],
  [
    'table endPhase',
    [],
    [],
    'Hild 5, Mora 4, orc 2, shaman 7',
    [
      'Hild move >shaman',
      'Hild withdraw',
      'Hild flee',
      'Hild melee >orc /sword',
      'Hild subdue >orc /sword',
      'Hild grapple >orc',
      'Hild finishTurn',
      'Hild surrender',
    ],
  ],
  [
    'Hild move >shaman',
    [],
    ['move Hild 10'],
    'Hild 5, Mora 4, orc 2, shaman 7',
    [
      'Hild melee >orc,shaman /sword',
      'Hild subdue >orc,shaman /sword',
      'Hild grapple >orc,shaman',
      'Hild finishTurn',
      'Hild surrender',
    ],
  ],
  [
    'Hild melee >shaman /sword',
    [11, 6],
    ['hit shaman by Hild 7 (sword)', 'spellLost shaman (hex)', 'unconscious shaman'],
    'Hild 5, Mora 4, orc 2, shaman 0',
    ['Hild finishTurn', 'Hild surrender'],
  ],
  ['Hild finishTurn', [], ['nextAction Hild 32'], 'Hild 5, Mora 4, orc 2, shaman 0', ['table endPhase']],
  [
    'table endPhase',
    [],
    [],
    'Hild 5, Mora 4, orc 2, shaman 0',
    ['Mora move >orc', 'Mora flee', 'Mora finishTurn', 'Mora surrender'],
  ],
  ['Mora finishTurn', [], ['nextAction Mora 26'], 'Hild 5, Mora 4, orc 2, shaman 0', ['table endPhase']],
  [
    'table endPhase',
    [],
    ['endOfRound - 2'],
    'Hild 5, Mora 4, orc 2, shaman 0',
    [
      'orc move >Mora',
      'orc withdraw',
      'orc flee',
      'orc melee >Hild /axe',
      'orc grapple >Hild',
      'orc finishTurn',
      'orc surrender',
    ],
  ],
  [
    'orc surrender',
    [],
    ['surrendered orc', 'combatOver party (party)'],
    'Hild 5, Mora 4, orc 2, shaman 0',
    [],
  ],
];

test('a whole fight, segments, ties rolled off: every step, every legal action', () => {
  expect(legalText(opening)).toEqual(openingActions);
  const end = playScript(opening, steps);
  expect(end.over).toBe(true);
  expect(end.standing).toEqual(['party']);
});
