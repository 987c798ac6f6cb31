import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CombatAction, CombatSetup, Fighter, Overrule } from '../../../../shared/rules/combat.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { randomOverrule, stubborn } from '../support/choosers.ts';
import { fighter } from './cast.ts';
import { take } from './script.ts';

/** The step of declaring is passed over where nobody can declare anything (SW-SEQ-2), in fights that are begun so. */

const hild = fighter('Hild', 'party', 10, 0);
const orc = fighter('orc', 'foes', 6, 5, 'orc');
const mora = fighter('Mora', 'party', 4, 0);

const begun = (
  settings: CombatSetup['settings'],
  fighters: Fighter<SwordsStats>[] = [hild, orc],
  more: Partial<CombatSetup<SwordsStats>> = {},
): SwordsState => machine.start({ settings, fighters, passesDeclaring: true, ...more });

const ruled = (state: SwordsState, order: Overrule<SwordsStats>): SwordsState => {
  const step = machine.apply(state, order, { roll: () => 1 });
  expect(step.refused).toBeNull();
  return step.state;
};

const byInitiative = { combatSequence: 'holmes', holmesOrder: 'initiative' };

describe.each([
  ['complete', { combatSequence: 'complete' }, []],
  ['core', { combatSequence: 'core' }, []],
  // Monsters' Dexterity falls with the end of the first step of the fight, whichever it is.
  ['holmes by initiative', byInitiative, [3, 3, 3]],
])('%s', (_order, settings, dexterity) => {
  test('without a caster a fight opens with initiative, as does each round after it', () => {
    let state = begun(settings);
    expect(state.clock).toMatchObject({ round: 1, phase: 'initiative' });
    const dice = seededDice(7);
    for (let n = 0; n < 40 && state.clock.round === 1; n += 1) {
      const [table] = machine.legalActions(state).filter(({ actor }) => actor === null);
      state = machine.apply(state, { kind: table?.kind ?? '', actor: null }, dice).state;
    }
    expect(state.clock).toMatchObject({ round: 2, phase: 'initiative' });
  });

  test('with a caster who has a spell left it waits, on whichever side', () => {
    expect(begun(settings, [hild, mora, orc]).clock.phase).toBe('declare');
    expect(begun(settings, [hild, fighter('shaman', 'foes', 6, 5)]).clock.phase).toBe('declare');
  });

  test('who has no spell left, or cannot act, is not waited for in the next round', () => {
    const end = (state: SwordsState): SwordsState => {
      let now = state;
      for (let n = 0; n < 40 && now.clock.round === 1; n += 1) {
        const [table] = machine.legalActions(now).filter(({ actor }) => actor === null);
        now = machine.apply(now, { kind: table?.kind ?? '', actor: null }, seededDice(n)).state;
      }
      return now;
    };
    const open = begun(settings, [hild, mora, orc]);
    const ruling = { kind: 'overrule', id: 'Mora' } as const;
    expect(end(open).clock).toMatchObject({ round: 2, phase: 'declare' });
    expect(end(ruled(open, { ...ruling, change: 'spell', way: 'sleep', left: 0 })).clock.phase).toBe(
      'initiative',
    );
    expect(end(ruled(open, { ...ruling, change: 'status', status: 'unconscious' })).clock.phase).toBe(
      'initiative',
    );
  });

  test('a fight that was begun without it stops there, as it was played', () => {
    const state = begun(settings, [hild, orc], { passesDeclaring: false });
    expect(state.clock.phase).toBe('declare');
    expect(take(state, 'table endPhase', dexterity).state.clock.phase).toBe('initiative');
    const silent = machine.start({ settings, fighters: [hild, orc] });
    expect(silent).toEqual(state);
  });

  test('the step is gone back to by word, and stays then', () => {
    const back = ruled(begun(settings), { kind: 'overrule', change: 'phase', phase: 'declare' });
    expect(back.clock.phase).toBe('declare');
  });
});

test('by Dexterity the step stays: with its end monsters roll theirs (SW-HOLM-4)', () => {
  expect(begun({ combatSequence: 'holmes', holmesOrder: 'dexterity' }).clock.phase).toBe('declare');
});

test('by segments there is no such step', () => {
  expect(begun({ combatSequence: 'segments' }).clock.phase).toBe('initiative');
});

test('another order of battle begins the round anew, with initiative where nobody casts', () => {
  const settings = { combatSequence: 'core' };
  const other: Overrule<SwordsStats> = { kind: 'overrule', change: 'settings', settings, words: 'core' };
  expect(ruled(begun({ combatSequence: 'segments' }), other).clock.phase).toBe('initiative');
});

test('a spell under way may be given up, so it is waited for (SW-HOLM-8)', () => {
  let state = begun({ ...byInitiative, tieBreak: 'simultaneous' }, [hild, mora, orc]);
  state = take(state, 'Mora declareSpell /sleep').state;
  expect(state.battle.combatants['Mora']?.casting).toBeTruthy();
  const dice = seededDice(3);
  for (let n = 0; n < 40 && state.clock.round === 1; n += 1) {
    const [table] = machine.legalActions(state).filter(({ actor }) => actor === null);
    state = machine.apply(state, { kind: table?.kind ?? '', actor: null }, dice).state;
  }
  expect(state.clock).toMatchObject({ round: 2, phase: 'declare' });
  expect(machine.options(state, 'Mora').map(({ kind }) => kind)).toContain('abandonSpell');
});

test('in random play with overrules no act ends in that step while nobody can declare anything', () => {
  for (const combatSequence of ['complete', 'core'])
    for (let seed = 1; seed <= 30; seed += 1) {
      const setup = {
        settings: { combatSequence },
        fighters: [hild, ...(seed % 2 === 0 ? [mora] : []), orc, fighter('orc', 'foes', 6, 40, 'two')],
        passesDeclaring: true,
      };
      const [dice, draw] = [seededDice(seed), seededDice(seed + 1000)];
      let state = machine.start(setup);
      for (let step = 0; step < 150 && !state.over; step += 1) {
        const sight = { state, legal: machine.legalActions(state), draw, step, setup };
        const move = (draw.roll(8) === 1 ? randomOverrule(sight) : stubborn(sight)) as
          | CombatAction
          | Overrule<SwordsStats>;
        const before = state;
        state = machine.apply(state, move, dice).state;
        const entered = state.clock.phase === 'declare' && before.clock.phase !== 'declare';
        if (!entered || 'change' in move || state.over) continue;
        const declares = machine.legalActions(state).some(({ actor }) => actor !== null);
        expect(declares, `seed ${seed}, step ${step}`).toBe(true);
      }
    }
});
