import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { Fighter, Overrule } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { begin, fighter } from './cast.ts';
import { eventText } from './script.ts';

const word = { kind: 'overrule' } as const;

const changed = (one: Fighter<SwordsStats>, stats: Partial<SwordsStats>): Fighter<SwordsStats> => ({
  ...one,
  stats: { ...one.stats, ...stats },
});

const hild = (stats: Partial<SwordsStats> = {}) => changed(fighter('Hild', 'party', 10, 0), stats);
const orc = (id = 'orc', atFeet = 5) => fighter('orc', 'foes', 6, atFeet, id);

function ruled(state: SwordsState, order: Overrule<SwordsStats>, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const step = machine.apply(state, order, dice);
  dice.finish();
  return step;
}

describe('saves', () => {
  const against = (category: string, modifier = 0) =>
    ({ ...word, change: 'save', id: 'Hild', category, modifier }) as const;

  test('are a table: each category has its own row, any other the single one', () => {
    const state = begin({}, [hild({ save: 14, saves: { poison: 12, dragon: 16 } }), orc()]);
    const told = (category: string, face: number) =>
      ruled(state, against(category), face).events.map(({ as, needed }) => [as, needed])[0];
    expect(told('poison', 12)).toEqual(['saves', 12]);
    expect(told('dragon', 15)).toEqual(['failsSave', 16]);
    expect(told('single', 14)).toEqual(['saves', 14]);
    expect(told('fire', 13)).toEqual(['failsSave', 14]);
    expect(attempt(machine, state, against('poison', 2), [])).toMatchObject({
      wanted: { what: 'save', by: 'Hild', way: 'poison', needed: 10 },
    });
  });

  test('without a single one there are those of the table alone', () => {
    const state = begin({}, [hild({ saves: { wands: 13 } }), orc()]);
    expect(ruled(state, against('wands'), 13).events.map(eventText)).toEqual(['saves Hild 13 (wands)']);
    expect(ruled(state, against('poison')).refused).toBe('cannotBe');
    expect(ruled(begin({}, [hild(), orc()]), against('single')).refused).toBe('cannotBe');
  });

  test.each([{ poison: 12.5 }, { poison: 'easy' }, 12, { '': 12 }])('%j is no table', (saves) => {
    expect(() => begin({}, [hild({ saves: saves as never }), orc()])).toThrow('saves');
  });
});
