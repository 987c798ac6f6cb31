import { share } from './weights.ts';

/** An exact chance: so many parts of a whole, in lowest terms, the whole above 0. */
export interface Fraction {
  readonly parts: bigint;
  readonly whole: bigint;
}

export const never: Fraction = { parts: 0n, whole: 1n };
export const certainly: Fraction = { parts: 1n, whole: 1n };

function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** In lowest terms. `whole` must be above 0. */
export function fraction(parts: bigint, whole: bigint): Fraction {
  const common = divisor(parts, whole);
  return common === 1n ? { parts, whole } : { parts: parts / common, whole: whole / common };
}

export const plus = (one: Fraction, other: Fraction): Fraction =>
  one.whole === other.whole
    ? fraction(one.parts + other.parts, one.whole)
    : fraction(one.parts * other.whole + other.parts * one.whole, one.whole * other.whole);

export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { parts: -other.parts, whole: other.whole });

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.parts * other.parts, one.whole * other.whole);

export const asNumber = ({ parts, whole }: Fraction): number => share(parts, whole);
