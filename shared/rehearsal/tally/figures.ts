import type { Counts, Tally } from './tally.ts';

/** How often something came up, as a chance with its standard error; both from 0 to 1. */
export interface Chance {
  readonly chance: number;
  readonly error: number;
}

export function chanceOf(times: number, fights: number): Chance {
  if (fights === 0) return { chance: 0, error: 0 };
  const chance = times / fights;
  // Of what never or always came up the rule of three says how sure that is, at the width of one error.
  const spread = times === 0 || times === fights ? 1 / fights : Math.sqrt((chance * (1 - chance)) / fights);
  return { chance, error: spread };
}

/** How much oftener one way was won than another on the same seeds, with its standard error. */
export function differenceOf({ lost, won }: { lost: number; won: number }, fights: number): Chance {
  if (fights === 0) return { chance: 0, error: 0 };
  const chance = (won - lost) / fights;
  return { chance, error: Math.sqrt(Math.max(1, won + lost - (won - lost) ** 2 / fights)) / fights };
}

/** A bar of a histogram: from one figure to another, both included. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** As many bars as there is room for, each as wide as the others. */
export function bins(counts: readonly (readonly [number, number])[], most: number): Bin[] {
  if (counts.length === 0) return [];
  const figures = counts.map(([figure]) => figure);
  const least = Math.min(...figures);
  const greatest = Math.max(...figures);
  const width =
    steps.find((step) => Math.floor(greatest / step) - Math.floor(least / step) < most) ??
    Math.ceil((greatest - least + 1) / most);
  const first = Math.floor(least / width) * width;
  const many = Math.floor((greatest - first) / width) + 1;
  const bars = Array.from({ length: many }, () => 0);
  for (const [figure, times] of counts) {
    const at = Math.floor((figure - first) / width);
    bars[at] = (bars[at] ?? 0) + times;
  }
  return bars.map((times, nth) => ({
    from: first + nth * width,
    to: first + nth * width + width - 1,
    times,
  }));
}

/** The figures of a count with how often they came up, the least first. */
export const sorted = (counts: Counts): [number, number][] =>
  Object.entries(counts)
    .map(([figure, times]): [number, number] => [Number(figure), times])
    .sort(([a], [b]) => a - b);

export function meanOfCounts(counts: readonly (readonly [number, number])[]): number {
  const times = counts.reduce((sum, [, many]) => sum + many, 0);
  return times === 0 ? 0 : counts.reduce((sum, [figure, many]) => sum + figure * many, 0) / times;
}

/** The figure that half of the fights reach or stay under. */
export function medianOfCounts(counts: readonly (readonly [number, number])[]): number {
  const half = counts.reduce((sum, [, many]) => sum + many, 0) / 2;
  let sum = 0;
  for (const [figure, many] of counts) {
    sum += many;
    if (sum >= half) return figure;
  }
  return 0;
}

const examplesShown = 20;

/** Numbers of fights that went so well for the first side: from so much of them to so much, the worst first. */
export function examplesBetween(
  { scores, fights }: Pick<Tally, 'scores' | 'fights'>,
  low: number,
  high: number,
): number[] {
  const ordered = Object.entries(scores)
    .map(([score, one]) => ({ score: Number(score), ...one }))
    .sort((a, b) => a.score - b.score);
  const found: number[] = [];
  let before = 0;
  for (const { count, first } of ordered) {
    const after = before + count;
    if (after > low * fights && before < high * fights) found.push(first);
    before = after;
  }
  return found.slice(0, examplesShown);
}
