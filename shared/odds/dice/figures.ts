import { figure, refuse } from '../../rules/common/input.ts';
import { checkedDistribution, type Distribution, exactSum } from './distribution.ts';

/** A cumulated chance falls a hair short of the share it stands for; this much is forgiven. */
const HAIR = 1e-12;

export interface Figures {
  /** Lowest and highest value that are not cut off. */
  low: number;
  high: number;
  mean: number;
  deviation: number;
  median: number;
  /** The likeliest value, the lowest of several. */
  mode: number;
  neglected: number;
}

/** Figures need something to describe. */
function described(input: Distribution): Distribution {
  const known = checkedDistribution(input);
  if (known.values.length === 0) refuse('distribution', 'one with a value that can be');
  return known;
}

function moments({ values, chances, neglected }: Distribution): { mean: number; variance: number } {
  const known = 1 - neglected;
  const mean = exactSum(values.map((value, at) => value * (chances[at] ?? 0))) / known;
  const spread = exactSum(values.map((value, at) => (value - mean) ** 2 * (chances[at] ?? 0)));
  return { mean, variance: spread / known };
}

function chanceWhere(input: Distribution, counts: (value: number) => boolean): number {
  const { values, chances } = checkedDistribution(input);
  return Math.min(1, exactSum(chances.filter((_, at) => counts(values[at] ?? NaN))));
}

/** The mean of what is not cut off. Throws `bad-input`. */
export const mean = (input: Distribution): number => moments(described(input)).mean;

/** The standard deviation of what is not cut off. Throws `bad-input`. */
export const deviation = (input: Distribution): number => Math.sqrt(moments(described(input)).variance);

/** The likeliest value, the lowest of several. Throws `bad-input`. */
export function mode(input: Distribution): number {
  const { values, chances } = described(input);
  const most = chances.reduce((best, chance) => Math.max(best, chance), 0);
  return values[chances.findIndex((chance) => chance >= most * (1 - HAIR))] ?? NaN;
}

/**
 * The lowest value that is not exceeded with at least this share (0 to 1) of the chance; 0.5 is the median. A share
 * within what was cut off gives the highest value kept. Throws `bad-input`.
 */
export function percentile(input: Distribution, share: number): number {
  const { values, chances } = described(input);
  const wanted = figure(share, 'share', { min: 0, max: 1 }) - HAIR;
  let reached = 0;
  for (const [at, chance] of chances.entries()) {
    reached += chance;
    if (reached >= wanted && chance > 0) return values[at] ?? NaN;
  }
  return values.at(-1) ?? NaN;
}

/** Chance of exactly this value. Throws `bad-input`. */
export function chanceOf(input: Distribution, value: number): number {
  const wanted = figure(value, 'value');
  return chanceWhere(input, (each) => each === wanted);
}

/** Chance of this value or more, of what is not cut off. Throws `bad-input`. */
export function chanceAtLeast(input: Distribution, value: number): number {
  const least = figure(value, 'value');
  return chanceWhere(input, (each) => each >= least);
}

/** Chance of this value or less, of what is not cut off. Throws `bad-input`. */
export function chanceAtMost(input: Distribution, value: number): number {
  const most = figure(value, 'value');
  return chanceWhere(input, (each) => each <= most);
}

/** The figures a window shows beside the curve. Throws `bad-input`. */
export function figuresOf(input: Distribution): Figures {
  const known = described(input);
  const { mean: middle, variance } = moments(known);
  return {
    low: known.values[0] ?? NaN,
    high: known.values.at(-1) ?? NaN,
    mean: middle,
    deviation: Math.sqrt(variance),
    median: percentile(known, 0.5),
    mode: mode(known),
    neglected: known.neglected,
  };
}
