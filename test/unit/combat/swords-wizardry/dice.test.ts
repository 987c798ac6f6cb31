import { describe, expect, test } from 'vitest';
import type { Dice, DieAbout } from '../../../../shared/dice/dice.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CombatAction, CombatSetup } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { stubborn } from '../support/choosers.ts';
import { fight } from '../support/muster.ts';
import { swordsWizardryMuster as muster } from '../musters/swords-wizardry.ts';
import { must } from '../support/soundness.ts';
import { begin, fighter } from './cast.ts';
import { actionFrom, take } from './script.ts';

/** Who throws the die that is wanted next, which of how many it is, and its sides. */
function asked(state: SwordsState, does: string, faces: readonly number[]): string | null {
  const { wanted } = attempt(machine, state, actionFrom(does), faces);
  if (!wanted) return null;
  const { by, what, nth, of = 1, sides, dice = '' } = wanted;
  return `${by ?? 'the table'} ${what} ${dice} ${nth} of ${of} d${sides}`.replace('  ', ' ');
}

const asks = (state: SwordsState, does: string, ...faces: number[]): (string | null)[] =>
  Array.from({ length: faces.length + 1 }, (_, known) => asked(state, does, faces.slice(0, known)));

const hild = () => fighter('Hild', 'party', 10, 0);
const orc = (id = 'orc') => fighter('orc', 'foes', 6, 5, id);

describe('dice of several people are asked of each', () => {
  test('initiative of each side, and again of those who tie (SW-INIT-1, 4)', () => {
    const open = begin({ combatSequence: 'complete', tieBreak: 'reroll' }, [hild(), orc()]);
    const { state } = take(open, 'table endPhase');
    expect(asks(state, 'table initiative', 3, 3, 4, 2)).toEqual([
      'party initiative 1 of 1 d6',
      'foes initiative 1 of 1 d6',
      'party initiative 1 of 1 d6',
      'foes initiative 1 of 1 d6',
      null,
    ]);
  });

  test('the Dexterity of monsters, three dice for each type (SW-HOLM-4)', () => {
    const brute = { ...orc('brute'), stats: { ...orc().stats, type: 'ogre' } };
    const open = begin({ combatSequence: 'holmes' }, [hild(), orc('one'), brute, orc('two')]);
    expect(asks(open, 'table endPhase', 1, 2, 3, 4, 5)).toEqual([
      'one chance 3d6 1 of 3 d6',
      'one chance 3d6 2 of 3 d6',
      'one chance 3d6 3 of 3 d6',
      'brute chance 3d6 1 of 3 d6',
      'brute chance 3d6 2 of 3 d6',
      'brute chance 3d6 3 of 3 d6',
    ]);
  });

  test('a tie of segments is rolled off by those who tie (SW-SEG-17)', () => {
    const open = begin({ combatSequence: 'segments', tieBreak: 'reroll' }, [hild(), orc()]);
    expect(asks(open, 'table initiative', 4, 4, 7)).toEqual([
      'Hild initiative 1 of 1 d10',
      'orc initiative 1 of 1 d10',
      'Hild initiative 1 of 1 d10',
      'orc initiative 1 of 1 d10',
    ]);
  });
});

test('dice thrown together are counted: of damage, of a grapple (SW-ATK-3, SW-UNARM-1)', () => {
  const giant = {
    ...orc('giant'),
    stats: { ...orc().stats, skill: { monsterHitDice: 2 }, weapons: [{ id: 'club', damage: '2d6+1' }] },
  };
  const open = begin({ combatSequence: 'core' }, [giant, hild()]);
  const { state } = take(take(open, 'table endPhase').state, 'table initiative', [6, 1]);
  expect(asks(state, 'giant melee >Hild /club', 19, 1, 2)).toEqual([
    'giant attack 1 of 1 d20',
    'giant damage 2d6+1 1 of 2 d6',
    'giant damage 2d6+1 2 of 2 d6',
    null,
  ]);
  expect(asks(state, 'giant grapple >Hild', 19, 1).slice(1)).toEqual([
    'giant chance 2d6 1 of 2 d6',
    'giant chance 2d6 2 of 2 d6',
  ]);
});

describe.each(Object.keys(muster.orders))('%s', (order) => {
  test('every die of whole fights is announced by itself before it falls', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const setup = fight(muster, order, { party: 3, foes: 4 }, seed);
      const [behind, draw] = [seededDice(seed), seededDice(seed + 7)];
      let announced: DieAbout | null = null;
      const dice: Dice = {
        about: (what) => {
          must(/^(SW-|CONTENT$)/.test(what.rule) && !/party|foes/.test(what.title), () =>
            JSON.stringify(what),
          );
          announced = what;
        },
        roll: (sides) => {
          must(announced !== null, () => `a d${sides} nobody has announced`);
          announced = null;
          return behind.roll(sides);
        },
      };
      let state = machine.start(setup as CombatSetup<SwordsStats>);
      for (let step = 0; step < 150 && !state.over; step += 1) {
        const legal = machine.legalActions(state);
        const move = stubborn({ state, legal, draw, step, setup }) as CombatAction;
        ({ state } = machine.apply(state, move, dice));
      }
    }
  });
});
