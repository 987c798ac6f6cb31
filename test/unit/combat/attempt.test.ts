import { expect, test } from 'vitest';
import { askingDice, DieWanted } from '../../../shared/dice/asking.ts';
import { RulesError } from '../../../shared/errors.ts';
import { attempt } from '../../../shared/rules/fight/attempt.ts';
import { combat } from '../../../shared/rules/ose/combat/machine.ts';
import { man, orc, tableOf } from './ose/table.ts';

const strike = { kind: 'attack', actor: 'ada', target: 'o1', way: 'sword' };

function melee() {
  const table = tableOf([man('ada', 'party', { stats: { str: 16 } }), orc('o1', 5), orc('o2', 60)]);
  table.act('table initiative', 6, 1);
  return table.state;
}

test('a blow asks for its dice one by one, by name, and tells what came before', () => {
  const state = melee();
  expect(attempt(combat, state, strike, [])).toEqual({
    wanted: {
      what: 'attack',
      title: 'Attack',
      rule: 'OSE-ATK-1',
      by: 'ada',
      against: 'o1',
      way: 'sword',
      needed: 11,
      sides: 20,
      nth: 1,
    },
    soFar: [],
  });
  expect(attempt(combat, state, strike, [11])).toMatchObject({
    wanted: { what: 'damage', by: 'ada', dice: '1d6', of: 1, sides: 6, nth: 1 },
    soFar: [{ as: 'hit', id: 'o1', total: 13, needed: 13 }],
  });
  expect(attempt(combat, state, strike, [11, 2])).toMatchObject({
    wanted: null,
    used: 2,
    step: { refused: null, events: [{ as: 'hit' }, { as: 'damage', amount: 4, left: 0 }, { as: 'dies' }] },
  });
});

test('whoever throws for initiative is named, and the dice of one throw are counted', () => {
  const { state } = tableOf([man('ada', 'party'), orc('o1', 60)]);
  const roll = { kind: 'initiative', actor: null };
  expect(attempt(combat, state, roll, [])).toMatchObject({ wanted: { what: 'initiative', by: 'party' } });
  expect(attempt(combat, state, roll, [4])).toMatchObject({ wanted: { by: 'orcs', sides: 6 } });
  const dice = askingDice([3, 5]);
  dice.about({ what: 'damage', title: 'Damage', rule: 'X-1', by: null, dice: '3d6', of: 3 });
  dice.roll(6);
  dice.roll(6);
  const third = (): unknown => {
    try {
      return dice.roll(6);
    } catch (error) {
      return error;
    }
  };
  const wanted = third();
  expect(wanted).toBeInstanceOf(DieWanted);
  expect(wanted).toMatchObject({ message: 'Damage: a d6 is wanted.', ask: { nth: 3, of: 3, sides: 6 } });
  expect(dice.used).toBe(2);
});

test('a face its die has not is an error, and what the rules refuse wants no die', () => {
  const state = melee();
  expect(() => attempt(combat, state, strike, [21])).toThrow(RulesError);
  expect(attempt(combat, state, { ...strike, actor: 'o1', target: 'ada' }, [])).toMatchObject({
    wanted: null,
    used: 0,
    step: { refused: 'notHisMoment' },
  });
});
