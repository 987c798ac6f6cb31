import { given, refuse, whole } from '../../rules/common/input.ts';
import { atLeastOnce, dieChance, type DieChance } from '../dice/chance.ts';
import { diceOdds } from '../dice/dice-odds.ts';
import { certain, type Distribution, mixture, possibleOnly, exactSum } from '../dice/distribution.ts';
import {
  checkedWandering,
  type CheckedWandering,
  checksWithin,
  mostTurns,
  type WanderingInput,
} from './wandering-odds.ts';

export interface LightInput {
  /** Turns of fuel left: a number, or dice if nobody counted. */
  turnsLeft: number | string;
  /** Chance in each turn to be blown out or doused; never if left out. */
  blownOut?: DieChance;
  /** Wandering monster checks while it burns; none if left out. */
  wandering?: WanderingInput;
}

export interface LightOdds {
  /** Whole turns of light from now. */
  turns: Distribution;
  /** It burns down to its end. */
  burnsOut: number;
  /** At least one encounter comes while it burns. */
  encounterInLight: number;
}

/** Turns lit by a light with so much fuel, and the chance that it burns down. */
function litTurns(fuel: number, out: number): { turns: Distribution; burnsOut: number } {
  const stays = 1 - out;
  const turns: [number, number][] = [];
  if (out > 0) for (let turn = 0; turn < fuel; turn += 1) turns.push([turn, stays ** turn * out]);
  const burnsOut = stays ** fuel;
  return { turns: possibleOnly([...turns, [fuel, burnsOut]]), burnsOut };
}

function encounterIn(
  fuel: number,
  { values, chances }: Distribution,
  wandering: CheckedWandering | undefined,
): number {
  if (!wandering) return 0;
  const met = (turns: number) =>
    atLeastOnce(wandering.chance.chance, checksWithin(wandering, Math.min(fuel, turns + 1)));
  return exactSum(values.map((turns, at) => (chances[at] ?? 0) * met(turns)));
}

function fuelOf(turnsLeft: number | string): Distribution {
  const fuel = typeof turnsLeft === 'string' ? diceOdds(turnsLeft) : certain(whole(turnsLeft, 'turnsLeft'));
  if ((fuel.values[0] ?? 0) < 0) refuse('turnsLeft', 'no less than 0 turns');
  if ((fuel.values.at(-1) ?? 0) > mostTurns) refuse('turnsLeft', `at most ${mostTurns} turns`);
  return fuel;
}

/**
 * How long a light lasts. In each turn first the wandering monster check falls, if one is due, then the light may
 * be blown out; a turn in which that happens is not a whole turn of light. Fuel up to 1,000 turns.
 * Throws `bad-input`.
 */
export function lightOdds(input: LightInput): LightOdds {
  const { blownOut = { upTo: 0 }, wandering } = given(input);
  const { chance: out } = dieChance(blownOut, 'blownOut');
  const checks = wandering === undefined ? undefined : checkedWandering(wandering, 'wandering');
  const fuel = fuelOf(input.turnsLeft);
  const cases = fuel.values.map((left, at) => {
    const lit = litTurns(left, out);
    const chance = fuel.chances[at] ?? 0;
    return { chance, of: lit.turns, burnsOut: lit.burnsOut, met: encounterIn(left, lit.turns, checks) };
  });
  return {
    turns: mixture(cases),
    burnsOut: exactSum(cases.map(({ chance, burnsOut }) => chance * burnsOut)),
    encounterInLight: exactSum(cases.map(({ chance, met }) => chance * met)),
  };
}
