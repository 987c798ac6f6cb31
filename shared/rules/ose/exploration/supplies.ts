import { amount, given, list, text, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { roundsPerDay, roundsPerTurn } from '../measures.ts';
import type { Effect } from '../terms.ts';

/**
 * Spells and other effects after some time; those that reached 0 rounds are dropped. Throws `bad-input`.
 * OSE-TIME-4.
 */
export function effectsTick(input: {
  effects: Effect[];
  elapsed: { rounds?: number; turns?: number; days?: number };
}): { effects: Effect[]; ended: string[] } {
  const { rounds = 0, turns = 0, days = 0 } = given(given(input).elapsed, 'elapsed');
  const passed =
    whole(rounds, 'elapsed.rounds') +
    whole(turns, 'elapsed.turns') * roundsPerTurn +
    whole(days, 'elapsed.days') * roundsPerDay;
  const ticked = Array.from(list(input.effects, 'effects'), (effect) => {
    text(given(effect, 'effects').id, 'effects.id');
    return { ...effect, roundsLeft: Math.max(0, whole(effect.roundsLeft, 'effects.roundsLeft') - passed) };
  });
  return {
    effects: ticked.filter(({ roundsLeft }) => roundsLeft > 0),
    ended: ticked.filter(({ roundsLeft }) => roundsLeft === 0).map(({ id }) => id),
  };
}

/**
 * Food eaten, in person-days: foraged food first, which does not keep: of several days it feeds one at the most. Throws `bad-input`. OSE-TIME-4, OSE-HAZ-4, OSE-WILD-7.
 */
function rationsConsume(input: { people: number; days: number; rations: number; foraged?: number }): {
  rationsLeft: number;
  unfedPersonDays: number;
} & Reasoned {
  const { people, days, rations, foraged = 0 } = given(input);
  const daily = whole(people, 'people');
  const needed = daily * whole(days, 'days');
  const stock = amount(rations, 'rations');
  const found = Math.min(amount(foraged, 'foraged'), daily);
  const fromStock = Math.max(0, needed - found);
  return {
    rationsLeft: Math.max(0, stock - fromStock),
    unfedPersonDays: Math.max(0, fromStock - stock),
    reasons: [
      because('person-days', needed, 'OSE-TIME-4'),
      ...parts(because('foraged', found, 'OSE-TIME-4'), because('rations', stock, 'OSE-TIME-4')),
    ],
  };
}

export const suppliesOps = {
  'effects.tick': effectsTick,
  'rations.consume': rationsConsume,
} as const;
