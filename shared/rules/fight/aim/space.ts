/** Stats that say where he stands besides the line: they come and go in a fight like conditions. */
export const placeKeys = ['rank', 'height'] as const;

/** Where he stands besides the line, in words. */
export const placeWords = ({
  rank,
  height,
}: Readonly<Record<(typeof placeKeys)[number], number>>): string[] => [
  ...(rank > 1 ? [`rank ${rank}`] : []),
  ...(height > 0 ? [`${height} feet up`] : []),
];

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

interface Striker {
  readonly id: string;
  /** Whom he strikes hand to hand; null for nobody. */
  readonly against: string | null;
}

/** Of those who strike at one and the same, who are more than find room abreast; they strike all the same. */
export const withoutRoom = (strikers: readonly Striker[], abreast: number): string[] =>
  strikers.flatMap(({ id, against }, at) => {
    const before = strikers.filter((one, nth) => nth < at && one.against === against).length;
    return against !== null && before >= abreast ? [id] : [];
  });

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
