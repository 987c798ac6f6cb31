import { type DiceExpression, type DiceTerm, keptDice } from '../../dice/expression.ts';
import { checkedDice } from '../../dice/notation.ts';
import { figure, given, refuse } from '../../rules/common/input.ts';
import { dieWeights } from './die-weights.ts';
import { type Distribution, distributionFrom } from './distribution.ts';
import { keptOfEqual } from './kept-weights.ts';
import { negated, share, sumOf, sumOfEqual, type Weights } from './weights.ts';

export interface DiceOddsOptions {
  /** Chance that may be cut off from chains of exploding and penetrating dice, all dice together. */
  neglect?: number;
}

const defaultNeglect = 1e-12;
const smallestNeglect = 1e-60;
const largestNeglect = 0.01;

/** The chance to be cut off, if one was named. Throws `bad-input`. */
export function neglectOf(options: DiceOddsOptions): number {
  const { neglect = defaultNeglect } = given(options, 'options');
  return figure(neglect, 'neglect', { min: smallestNeglect, max: largestNeglect });
}

/** Pairs of outcomes to look at where terms have different factors. */
const MOST_PAIRS = 1_000_000;

type Cases = Map<number, bigint>;

function poolWeights(term: DiceTerm, neglect: number): Weights {
  const die = dieWeights(term, neglect);
  const kept = keptDice(term);
  const chosen = kept.count < term.count;
  const sum = chosen ? keptOfEqual(die, term.count, kept.count, kept.end) : sumOfEqual(die, term.count);
  return term.sign > 0 ? sum : negated(sum);
}

/** The dice of the expression added together as far as they have the same factor. */
function sumsByFactor({ terms }: DiceExpression, neglect: number): Map<number, Weights> {
  const pools = terms.filter((term) => term.kind === 'dice');
  const dice = pools.reduce((total, { count }) => total + count, 0);
  const sums = new Map<number, Weights>();
  for (const term of pools) {
    const pool = poolWeights(term, neglect / dice);
    const before = sums.get(term.times);
    sums.set(term.times, before ? sumOf(before, pool) : pool);
  }
  return sums;
}

function addPool(cases: Cases, { min, counts }: Weights, factor: number): Cases {
  const likely = counts.flatMap((count, at) => (count === 0n ? [] : [[(min + at) * factor, count] as const]));
  if (cases.size * likely.length > MOST_PAIRS) {
    refuse('notation', 'fewer or smaller dice: these factors give too many outcomes for exact odds');
  }
  const sums: Cases = new Map();
  for (const [value, ways] of cases) {
    for (const [more, count] of likely) {
      sums.set(value + more, (sums.get(value + more) ?? 0n) + ways * count);
    }
  }
  return sums;
}

/** How many of so many equally likely cases give each total; what was cut off is missing from the ways. */
export interface ExactCases {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly whole: bigint;
}

/** As `diceOdds`, in whole numbers. Throws `bad-input`. */
export function exactCases(expression: DiceExpression | string, neglect = defaultNeglect): ExactCases {
  const tree = checkedDice(expression);
  let flat = 0;
  for (const term of tree.terms) if (term.kind === 'number') flat += term.sign * term.times * term.value;
  let ways: Cases = new Map([[flat, 1n]]);
  let whole = 1n;
  for (const [factor, sum] of sumsByFactor(tree, neglect)) {
    ways = addPool(ways, sum, factor);
    whole *= sum.whole;
  }
  return { ways, whole };
}

/** As `diceOdds`, for a chance to be cut off that is known to be a sensible one. */
export function oddsWithin(expression: DiceExpression | string, neglect: number): Distribution {
  const { ways, whole } = exactCases(expression, neglect);
  let counted = 0n;
  for (const cases of ways.values()) counted += cases;
  const chances = Array.from(ways, ([value, cases]) => [value, share(cases, whole)] as const);
  return distributionFrom(chances, share(whole - counted, whole));
}

/**
 * The exact distribution of an expression: whole-number counts over a common denominator, made numbers at the end.
 * Exploding and penetrating chains are followed until less than `neglect` (default 1e-12) is left out, which the
 * result reports. Throws `bad-input`, also for dice with too many outcomes (beyond about 1000d6 or 200d100).
 */
export const diceOdds = (expression: DiceExpression | string, options: DiceOddsOptions = {}): Distribution =>
  oddsWithin(expression, neglectOf(options));
