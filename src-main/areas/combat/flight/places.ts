/** Where those of a flight stand on the line of the fight, in feet. */

interface Placed {
  readonly id: string;
  readonly atFeet: number;
}

/** So near those come who catch somebody up. */
const inReach = 5;

const mean = (all: readonly Placed[]): number =>
  all.reduce((sum, { atFeet }) => sum + atFeet, 0) / Math.max(1, all.length);

/** Between the nearest of either side. */
export const gapBetween = (some: readonly Placed[], others: readonly Placed[]): number =>
  Math.round(Math.min(...some.flatMap((one) => others.map((other) => Math.abs(one.atFeet - other.atFeet)))));

interface Caught {
  readonly runners: readonly Placed[];
  readonly followers: readonly Placed[];
  /** Those who ran and fell out on the way: with the first who came after them. */
  readonly fellOut: readonly Placed[];
  readonly ranFeet: number;
  readonly gap: number;
}

/**
 * Those who ran are so far away, each as before beside the others; the first who follow are at the heels of the last.
 */
export function caughtAt({ runners, followers, fellOut, ranFeet, gap }: Caught): Map<string, number> {
  const away = Math.sign(mean(runners) - mean(followers)) || -1;
  const run = (at: number) => Math.round(at + away * ranFeet);
  const last = away * Math.min(...runners.map(({ atFeet }) => away * run(atFeet)));
  const foremost = away * Math.max(...followers.map(({ atFeet }) => away * atFeet));
  const heels = last - away * Math.max(inReach, gap);
  return new Map([
    ...runners.map(({ id, atFeet }) => [id, run(atFeet)] as const),
    ...followers.map(({ id, atFeet }) => [id, Math.round(atFeet - foremost + heels)] as const),
    ...fellOut.map(({ id }) => [id, Math.round(heels)] as const),
  ]);
}
