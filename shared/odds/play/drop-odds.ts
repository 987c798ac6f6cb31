import { given, list, refuse, whole } from '../../rules/common/input.ts';
import { attackDamage, type AttackInput } from './damage.ts';
import { diceOdds } from '../dice/dice-odds.ts';
import {
  certain,
  type Distribution,
  distributionFrom,
  exactSum,
  mapped,
  possibleOnly,
} from '../dice/distribution.ts';

const most = { points: 1000, attacks: 100, rounds: 500 };

/** Chances by points lost; the last entry is everything that brings the target down. */
function spread({ values, chances }: Distribution, hp: number): Float64Array {
  const losses = new Float64Array(hp + 1);
  values.forEach((points, at) => {
    const lost = Math.min(points, hp);
    losses[lost] = (losses[lost] ?? 0) + (chances[at] ?? 0);
  });
  return losses;
}

function addedUp(a: Float64Array, b: Float64Array): Float64Array {
  const last = a.length - 1;
  const sum = new Float64Array(a.length);
  a.forEach((chance, lost) => {
    if (chance === 0) return;
    for (let more = 0; more <= last; more += 1) {
      const together = Math.min(last, lost + more);
      sum[together] = (sum[together] ?? 0) + chance * (b[more] ?? 0);
    }
  });
  return sum;
}

/** Hit points lost in a round of all these attacks, as far as `hp` goes. */
function roundDamage(attacks: readonly AttackInput[], hp: number): Distribution {
  const all = Array.from(list(attacks, 'attacks'), (attack) => ({
    attack,
    count: whole(given(attack, 'attacks').count ?? 1, 'attacks.count', { min: 0, max: most.attacks }),
  }));
  if (all.reduce((sum, { count }) => sum + Math.max(1, count), 0) > most.attacks) {
    refuse('attacks', `a list of at most ${most.attacks} attacks`);
  }
  let round = spread(certain(0), hp);
  let known = 1;
  for (const { attack, count } of all) {
    const damage = attackDamage(attack);
    const loss = spread(damage, hp);
    for (let blow = 0; blow < count; blow += 1) round = addedUp(round, loss);
    known *= (1 - damage.neglected) ** count;
  }
  return possibleOnly(
    Array.from(round, (chance, lost) => [lost, chance] as const),
    1 - known,
  );
}

export interface DropInput {
  /** Hit points of the target: a number, or dice if they are not known. */
  hp: number | string;
  attacks: readonly AttackInput[];
  /** Rounds looked at; 500 if left out, and at most. */
  rounds?: number;
}

export interface DropOdds {
  /** Rounds until the target drops; what is neglected still stands after the last round looked at. */
  rounds: Distribution;
  /** Mean rounds without any end to the fight; null if the target can never be hurt, or in no rounds one can count. */
  meanRounds: number | null;
  /** Hit points lost in one round, as far as the target has any. */
  round: Distribution;
}

function hitPoints(hp: number | string): Distribution {
  const points =
    typeof hp === 'string' ? diceOdds(hp) : certain(whole(hp, 'hp', { min: 1, max: most.points }));
  if ((points.values.at(-1) ?? 0) > most.points) refuse('hp', `at most ${most.points} hit points`);
  return mapped(points, (value) => Math.max(1, value));
}

/** Mean rounds from each number of hit points down, by the losses of one; null in no rounds one can count. */
export function meanFrom(hp: Distribution, { values, chances, neglected }: Distribution): number | null {
  const hurting = exactSum(chances.filter((_, at) => values[at] !== 0));
  if (hurting === 0) return null;
  const means = [0];
  for (let points = 1; points <= (hp.values.at(-1) ?? 0); points += 1) {
    let later = 0;
    values.forEach((loss, at) => {
      if (loss > 0 && loss < points) later += (chances[at] ?? 0) * (means[points - loss] ?? 0);
    });
    means.push((1 - neglected + later) / hurting);
  }
  const mean =
    exactSum(hp.values.map((points, at) => (hp.chances[at] ?? 0) * (means[points] ?? 0))) /
    (1 - hp.neglected);
  return Number.isFinite(mean) ? mean : null;
}

/** So small a remainder no longer changes any figure shown. */
const SETTLED = 1e-12;

interface Losses {
  points: Int32Array;
  chances: Float64Array;
}

/** One round: chances of each number of hit points left, 0 being down. */
function afterRound(left: Float64Array, { points: losses, chances }: Losses): Float64Array {
  const next = new Float64Array(left.length);
  for (let points = 1; points < left.length; points += 1) {
    const here = left[points] ?? 0;
    for (let at = 0; here > 0 && at < losses.length; at += 1) {
      const to = Math.max(0, points - (losses[at] ?? 0));
      next[to] = (next[to] ?? 0) + here * (chances[at] ?? 0);
    }
  }
  return next;
}

/**
 * How many rounds of these attacks bring a target down. Hit points up to 1,000.
 * Throws `bad-input`.
 */
export function dropOdds(input: DropInput): DropOdds {
  const { attacks, rounds: limit = most.rounds } = given(input);
  const hp = hitPoints(input.hp);
  const last = whole(limit, 'rounds', { min: 1, max: most.rounds });
  const round = roundDamage(attacks, hp.values.at(-1) ?? 0);
  const losses = { points: Int32Array.from(round.values), chances: Float64Array.from(round.chances) };
  let left: Float64Array = new Float64Array((hp.values.at(-1) ?? 0) + 1);
  hp.values.forEach((points, at) => (left[points] = hp.chances[at] ?? 0));
  const drops: [number, number][] = [];
  let standing = 1;
  for (let number = 1; number <= last && standing > SETTLED; number += 1) {
    left = afterRound(left, losses);
    const dropped = left[0] ?? 0;
    if (dropped > 0) drops.push([number, dropped]);
    standing = exactSum(left.subarray(1));
  }
  const lost = 1 - exactSum(drops.map(([, chance]) => chance));
  return { rounds: distributionFrom(drops, Math.max(0, lost)), meanRounds: meanFrom(hp, round), round };
}
