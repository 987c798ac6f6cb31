/** Ranks stand so far from one another. Feet. */
export const rankFeet = 10;

/** Feet from one to another: the longer of line and height, and half the shorter. */
export const feetApart = (line: number, height: number): number =>
  height === 0 ? line : Math.max(line, height) + Math.min(line, height) / 2;

/** How near along the line one must come to reach so far at such a height; less than 0 where he never does. */
export function lineWithin(reach: number, height: number): number {
  if (height === 0) return reach;
  const long = reach - height / 2;
  return long >= height ? long : 2 * (reach - height);
}

interface Ranked {
  readonly side: string;
  readonly atFeet: number;
}

/** Whether one of these, of his own side, stands in a rank before him. */
export const isBehind = <F extends Ranked>(
  one: F,
  others: readonly F[],
  rankOf: (fighter: F) => number,
): boolean =>
  rankOf(one) > 1 &&
  others.some(
    (other) =>
      other.side === one.side &&
      rankOf(other) < rankOf(one) &&
      Math.abs(other.atFeet - one.atFeet) <= rankFeet,
  );
