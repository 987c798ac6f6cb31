import { given, refuse, whole } from '../../rules/common/input.ts';
import { atLeastOnce, type CheckedChance, dieChance, type DieChance } from '../dice/chance.ts';
import { type Distribution, possibleOnly } from '../dice/distribution.ts';
import { share, sumOfEqual } from '../dice/weights.ts';

/** Wandering monster checks: a chance every so many turns. */
export interface WanderingInput {
  chance: DieChance;
  /** Turns from one check to the next; 1 if left out. */
  every?: number;
  /** Turns already passed since the last check, 0 to `every` - 1; 0 if left out. */
  since?: number;
}

export interface WanderingOdds {
  /** Checks that fall due. */
  checks: number;
  atLeastOne: number;
  /** How many encounters. */
  encounters: Distribution;
  /** In which turn from now, counted from 1, the first one comes; neglected: none does. */
  firstTurn: Distribution;
}

export const mostTurns = 1000;

export interface CheckedWandering {
  chance: CheckedChance;
  every: number;
  since: number;
}

/** Throws `bad-input`. */
export function checkedWandering(input: WanderingInput, field: string): CheckedWandering {
  const { chance, every = 1, since = 0 } = given(input, field);
  const interval = whole(every, `${field}.every`, { min: 1, max: mostTurns });
  const passed = whole(since, `${field}.since`);
  if (passed >= interval) refuse(`${field}.since`, 'less than the turns between two checks');
  return { chance: dieChance(chance, `${field}.chance`), every: interval, since: passed };
}

/** Checks that fall due within so many turns from now. */
export const checksWithin = ({ every, since }: CheckedWandering, turns: number): number =>
  Math.floor((since + turns) / every);

/** Exact chances of each number of successes in so many tries. */
function successes({ upTo, sides }: CheckedChance, tries: number): Distribution {
  const one = { min: 0, counts: [BigInt(sides - upTo), BigInt(upTo)], whole: BigInt(sides) };
  const { counts, whole: cases } = sumOfEqual(one, tries);
  return possibleOnly(counts.map((count, number) => [number, share(count, cases)]));
}

function firstTurn(wandering: CheckedWandering, checks: number): Distribution {
  const { every, since, chance: odds } = wandering;
  const missed = 1 - odds.chance;
  const turns = Array.from({ length: checks }, (_, check): [number, number] => [
    (check + 1) * every - since,
    missed ** check * odds.chance,
  ]);
  return possibleOnly(turns, missed ** checks);
}

/**
 * What the wandering monster checks of the next turns (up to 1,000) bring. A check falls due in every turn that
 * completes an interval. Throws `bad-input`.
 */
export function wanderingOdds(input: WanderingInput & { turns: number }): WanderingOdds {
  const turns = whole(given(input).turns, 'turns', { min: 0, max: mostTurns });
  const wandering = checkedWandering(input, 'wandering');
  const checks = checksWithin(wandering, turns);
  return {
    checks,
    atLeastOne: atLeastOnce(wandering.chance.chance, checks),
    encounters: successes(wandering.chance, checks),
    firstTurn: firstTurn(wandering, checks),
  };
}
