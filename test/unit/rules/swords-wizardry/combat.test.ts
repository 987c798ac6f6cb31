import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { combatNext } from '../../../../shared/rules/swords-wizardry/rounds/next.ts';
import { combatStart } from '../../../../shared/rules/swords-wizardry/rounds/start.ts';
import type {
  Combatant,
  CombatEvent,
  CombatState,
} from '../../../../shared/rules/swords-wizardry/rounds/terms.ts';
import type { Settings } from '../../../../shared/rules/swords-wizardry/rounds/choices.ts';
import { settings as settingList } from '../../../../shared/rules/swords-wizardry/settings.ts';
import { effective } from '../../../../shared/rules/swords-wizardry/rounds/choices.ts';
import { movementRateOf, speedOf } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { hitDiceOf } from '../../../../shared/rules/swords-wizardry/characters/hit-dice.ts';
import { swordsWizardry } from '../../../../shared/rules/swords-wizardry/index.ts';

const sequences = ['complete', 'core', 'holmes', 'segments'] as const;
const sides = ['party', 'foes', 'strangers'];

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

const fresh = (): Record<string, Combatant> => ({
  Hild: { side: 'party', dexterity: 9, inMelee: true, rateOfFire: 2 },
  Wren: { side: 'party', dexterity: 14 },
  orc: { side: 'foes', dexterity: 9, inMelee: true, profile: { monster: true } },
  shaman: { side: 'foes', bleeding: true },
  ogre: { side: 'strangers', dexterity: 5, inMelee: true },
});

/** An event out of the blue, mostly one that makes sense. */
function anyEvent(state: CombatState, roll: (sides: number) => number, step: number): CombatEvent {
  const pick = <T>(list: readonly [T, ...T[]]): T => list[roll(list.length) - 1] ?? list[0];
  const ids = Object.keys(state.combatants) as [string, ...string[]];
  const id = pick(ids);
  const level = roll(9);
  const kinds = [
    'act',
    'act',
    'act',
    'declareSpell',
    'abandonSpell',
    'damage',
    'stun',
    'status',
    'finishTurn',
    'endPhase',
    'endPhase',
    'join',
    'endCombat',
  ] as const;
  const type = state.phase === 'initiative' && roll(2) === 1 ? 'initiative' : pick(kinds);
  switch (type) {
    case 'initiative': {
      const needed = state.settings.combatSequence === 'segments' ? ids : state.sides;
      return { type, naturals: Object.fromEntries(needed.map((one) => [one, roll(6)])) };
    }
    case 'act': {
      const action = pick(['move', 'missile', 'melee', 'castSpell', 'hold', 'pass', 'secondShot'] as const);
      return { type, id, action, retreat: roll(2) === 1 };
    }
    case 'declareSpell':
      return { type, id, spell: 'web', level };
    case 'damage':
      return { type, id, amount: roll(4) - 1 };
    case 'stun':
      return { type, id, rounds: roll(3) };
    case 'status': {
      const key = pick(['dead', 'unconscious', 'fled', 'surrendered', 'pinned', 'struggling', 'inMelee']);
      return { type, id, set: { [key]: roll(3) === 1 } };
    }
    case 'finishTurn':
      return roll(2) === 1 ? { type, id } : { type, id, next: { spell: 'web', level } };
    case 'join':
      return { type, id: `x${step}`, combatant: { side: pick(['party', 'foes', 'late']) } };
    case 'abandonSpell':
      return { type, id };
    case 'endPhase':
    case 'endCombat':
      return { type };
  }
}

/** Something the table can always do to bring the fight on. */
function wayOn(state: CombatState, roll: (sides: number) => number): CombatEvent {
  if (state.phase === 'initiative') {
    const segments = state.settings.combatSequence === 'segments';
    if (!segments) return { type: 'initiative', order: state.sides.map((side) => [side]) };
    const naturals = Object.keys(state.combatants).map((id) => [id, roll(10)] as const);
    return { type: 'initiative', naturals: Object.fromEntries(naturals) };
  }
  const [due] = state.phase === 'segment' ? (state.due ?? []) : [];
  return due === undefined ? { type: 'endPhase' } : { type: 'finishTurn', id: due };
}

describe.each(sequences)('combat.next, %s', (combatSequence) => {
  test('never reaches a state without a legal event, changes nothing in place, refuses without a trace', () => {
    const holmesOrder = fc.constantFrom('initiative' as const, 'dexterity' as const);
    const tieBreak = fc.constantFrom('simultaneous' as const, 'reroll' as const);
    const secondBowShot = fc.constantFrom('missilePhase' as const, 'endOfRound' as const);
    fc.assert(
      fc.property(fc.integer(), holmesOrder, tieBreak, secondBowShot, (seed, order, tie, shots) => {
        const dice = seededDice(seed);
        const roll = (faces: number) => dice.roll(faces);
        const settings: Partial<Settings> = {
          combatSequence,
          holmesOrder: order,
          tieBreak: tie,
          secondBowShot: shots,
        };
        const surprised = roll(3) === 1 ? ['foes'] : [];
        let state = deepFreeze(combatStart({ settings, sides, surprised, combatants: fresh() }));
        for (let step = 0; step < 60 && state.phase !== 'over'; step += 1) {
          const result = combatNext({ state, event: anyEvent(state, roll, step) });
          if (result.rejected !== null) {
            expect(result.state).toEqual(state);
            expect(result.effects).toEqual([]);
          }
          state = deepFreeze(result.state);
          if (state.phase === 'over') break;
          expect(combatNext({ state, event: wayOn(state, roll) }).rejected).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('ends when it is only brought on and one side is out', () => {
    const dice = seededDice(3);
    const combatants = fresh();
    let state = combatStart({ settings: { combatSequence }, sides, combatants });
    for (const id of ['orc', 'shaman', 'ogre']) {
      const event = { type: 'status' as const, id, set: { fled: true } };
      state = combatNext({ state, event }).state;
    }
    for (let step = 0; step < 40 && state.phase !== 'over'; step += 1) {
      state = combatNext({ state, event: wayOn(state, (faces) => dice.roll(faces)) }).state;
    }
    expect(state.phase).toBe('over');
  });
});

test('the settings shown have the defaults the rules go by', () => {
  const shown = Object.fromEntries(settingList.map((setting) => [setting.key, setting.default]));
  expect(shown).toEqual(effective({}));
  expect(effective(shown as Partial<Settings>)).toEqual(effective(undefined));
  for (const setting of settingList) {
    if (setting.kind !== 'choice') continue;
    for (const { value } of setting.choices) {
      expect(effective({ [setting.key]: value })).toMatchObject({ [setting.key]: value });
    }
  }
});

test('hit dice of the classes', () => {
  const dice = (own: 'thief' | 'assassin' | 'ranger' | 'fighter', level: number) =>
    hitDiceOf({ class: own, level });
  expect([dice('thief', 9), dice('thief', 10), dice('thief', 14)]).toEqual([9, 10, 10]);
  expect([dice('assassin', 12), dice('assassin', 13), dice('assassin', 14)]).toEqual([12, 13, 13]);
  expect([dice('ranger', 1), dice('ranger', 5), dice('fighter', 12)]).toEqual([2, 6, 12]);
  expect(hitDiceOf({ monsterHitDice: 4.5 })).toBe(4.5);
});

test('a round is a minute and a turn ten of them', () => {
  expect(swordsWizardry.clock).toEqual({ roundSeconds: 60, turnSeconds: 600 });
});

test('a rate of 12 is 40 feet a round, and the other way about', () => {
  const nobody = { ac: { descending: 9 }, skill: { monsterHitDice: 1 }, weapons: [] };
  expect(speedOf(nobody)).toBe(40);
  expect(movementRateOf(nobody)).toBe(12);
  expect(movementRateOf({ ...nobody, speedFeet: 10 })).toBe(3);
});

test('the interval of monsters says what is usual, fast and slow', () => {
  const interval = settingList.find(({ key }) => key === 'monsterInterval');
  expect(interval?.help).toMatch(/usually 10, fast ones 7, slow ones 13/);
});
