/** Where one is: along the line of the fight, and above the ground. Feet. */
export interface Spot {
  readonly atFeet: number;
  readonly heightFeet: number;
}

/** The longer of line and height, and half the shorter. */
export const feetApart = (line: number, height: number): number =>
  Math.max(line, height) + Math.min(line, height) / 2;

/** Feet from one to another. */
export function feetFrom(one: Spot, other: Spot): number {
  const line = Math.abs(one.atFeet - other.atFeet);
  return one.heightFeet === other.heightFeet
    ? line
    : feetApart(line, Math.abs(one.heightFeet - other.heightFeet));
}

/** How near along the line one must come to reach so far at such a height; less than 0 where he never does. */
export function lineWithin(reach: number, height: number): number {
  if (height === 0) return reach;
  const long = reach - height / 2;
  return long >= height ? long : 2 * (reach - height);
}
