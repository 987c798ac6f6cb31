/** A fraction as the tables print it: numerator, denominator. */
export type Ratio = [numerator: number, denominator: number];

/** A fraction of the tables, which hold lists of two. */
export function ratio(figure: readonly number[]): Ratio {
  const [numerator, denominator] = figure;
  if (numerator === undefined || denominator === undefined) throw new RangeError('Not a fraction.');
  return [numerator, denominator];
}

/** A fraction in the row of a sum: nothing where it changes nothing. */
export const ratioShown = ([top, bottom]: Ratio): string | number =>
  top === bottom ? 0 : `x ${top}/${bottom}`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Binary fractions fall a hair short of the whole number they stand for (60 x 1.15); this much is forgiven. */
const HAIR = 1e-9;

/** Drops the fraction, as every rule here rounds. */
export function dropFraction(value: number): number {
  const near = Math.round(value);
  return (Math.abs(value - near) < HAIR ? near : Math.floor(value)) + 0;
}

/** `value` times every ratio; the fraction is dropped once, at the end. */
export function scaled(value: number, ...ratios: Ratio[]): number {
  const numerator = ratios.reduce((total, [top]) => total * top, value);
  const denominator = ratios.reduce((total, [, bottom]) => total * bottom, 1);
  return dropFraction(numerator / denominator);
}

/** Whole units needed to hold `value`. */
export const roundUp = (value: number): number => -dropFraction(-value) + 0;

/** A modifier as it is written: +1, −2. */
export const withSign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
