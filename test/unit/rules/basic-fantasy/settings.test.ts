import { describe, expect, test } from 'vitest';
import { basicFantasy } from '../../../../shared/rules/basic-fantasy/index.ts';
import { saveCategories } from '../../../../shared/rules/basic-fantasy/terms.ts';
import { defaultSettings } from '../../../../shared/rules/system.ts';

describe('the settings of basic-fantasy', () => {
  test('are these, with these defaults', () => {
    expect(defaultSettings(basicFantasy)).toEqual({
      groupInitiativeForMonsters: true,
      reactionRolls: true,
      maneuverability: false,
      sidestepSpaceFeet: 5,
      climbingAndDiving: false,
      pursuitFallSaves: true,
      missIntoMelee: true,
      missIntoMeleeMaxTries: 3,
      wrestlingNonHumanoids: 'ask',
      moraleAdjustmentLimit: 2,
      undeadSlayersRise: true,
      groupItemSaves: false,
      accustomedDisability: false,
      deathAtZero: 'standard',
    });
  });

  test('the space of a sidestep is 5 or 10 feet, which the rule accepts', () => {
    const setting = basicFantasy.settings.find(({ key }) => key === 'sidestepSpaceFeet');
    expect(setting).toMatchObject({ min: 5, max: 10, step: 5 });
    expect(basicFantasy.operations['maneuver.sidestep']({ spaceFeet: 10 }).feet).toBe(10);
  });

  test('every choice offered for death at 0 hit points is one the rule knows', () => {
    const setting = basicFantasy.settings.find(({ key }) => key === 'deathAtZero');
    if (setting?.kind !== 'choice') throw new Error('deathAtZero is not a choice.');
    const outcomes = setting.choices.map(
      ({ value }) =>
        basicFantasy.operations['damage.apply']({
          vitals: { hp: { current: 1, max: 8 }, subdualTaken: 0, status: 'active' },
          amount: 1,
          deathAtZero: value as 'standard' | 'linger',
          save: { natural: 12, target: 12 },
          lingerRounds: 7,
        }).vitals.status,
    );
    expect(outcomes).toEqual(['dead', 'unconscious']);
  });

  test('the saves a window may name are those the rules know', () => {
    expect(basicFantasy.capabilities.saves.map(({ id }) => id)).toEqual([...saveCategories]);
  });
});
