import { refuse } from '../../rules/common/input.ts';

/**
 * Exact chances: `counts[i]` of `whole` equally likely cases give the value `min + i`. Cases that were cut off
 * (the far end of a chain of dice) are missing from the counts, not from the whole.
 *
 * Sums of dice are powers and products of polynomials in these counts. Each polynomial is packed into one big
 * whole number with room enough for every coefficient, so that the engine's own multiplication does the work.
 */
export interface Weights {
  readonly min: number;
  readonly counts: readonly bigint[];
  readonly whole: bigint;
}

/** Bits a packed polynomial may have: about a thousand d6, and a fraction of a second. */
const MOST_BITS = 2 ** 25;

/** Hexadecimal digits that hold every count of so large a whole. */
export const digitsOf = (whole: bigint): number => whole.toString(16).length;

/** Refuses dice with too many outcomes before any memory is taken. */
export function checkSize(bits: number): void {
  if (bits > MOST_BITS)
    refuse('notation', 'fewer or smaller dice: these have too many outcomes for exact odds');
}

/** Bits of `dice` dice with so many faces and this whole each, packed. */
export const packedBits = (faces: number, whole: bigint, dice: number): number =>
  (dice * (faces - 1) + 1) * dice * digitsOf(whole) * 4;

export const pack = (counts: readonly bigint[], digits: number): bigint =>
  BigInt(
    `0x0${counts
      .map((count) => count.toString(16).padStart(digits, '0'))
      .reverse()
      .join('')}`,
  );

export function unpack(packed: bigint, length: number, digits: number): bigint[] {
  const text = packed.toString(16).padStart(length * digits, '0');
  return Array.from({ length }, (_, index) => {
    const end = text.length - index * digits;
    return BigInt(`0x${text.slice(end - digits, end)}`);
  });
}

/** The sum of `dice` such dice. */
export function sumOfEqual({ min, counts, whole }: Weights, dice: number): Weights {
  if (dice === 1) return { min, counts, whole };
  checkSize(packedBits(counts.length, whole, dice));
  const total = whole ** BigInt(dice);
  const digits = digitsOf(total);
  const packed = pack(counts, digits) ** BigInt(dice);
  return { min: min * dice, counts: unpack(packed, dice * (counts.length - 1) + 1, digits), whole: total };
}

/** The sum of two independent values. */
export function sumOf(a: Weights, b: Weights): Weights {
  const whole = a.whole * b.whole;
  const digits = digitsOf(whole);
  const length = a.counts.length + b.counts.length - 1;
  checkSize(length * digits * 4);
  const packed = pack(a.counts, digits) * pack(b.counts, digits);
  return { min: a.min + b.min, counts: unpack(packed, length, digits), whole };
}

/** The value with its sign turned round. */
export const negated = ({ min, counts, whole }: Weights): Weights => ({
  min: -(min + counts.length - 1),
  counts: counts.toReversed(),
  whole,
});

/** Doubles reach down to about this power of two before they lose digits. */
const DEPTH = 1000;

/** `count / whole` as a number, also where both are beyond the range of numbers. */
export function share(count: bigint, whole: bigint): number {
  const excess = BigInt(Math.max(0, whole.toString(16).length * 4 - DEPTH));
  return Number(count >> excess) / Number(whole >> excess);
}
