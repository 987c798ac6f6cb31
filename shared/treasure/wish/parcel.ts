/** So many pieces of one worth, in copper pieces each. */
export interface Pieces {
  readonly worth: number;
  readonly quantity: number;
}

export const sumOfPieces = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { worth, quantity }) => sum + worth * quantity, 0);

/** So far below the sum it is weighed which pieces are the fewest; what is above is of the dearest. */
const dearestWeighed = 4;

/**
 * The fewest pieces of these worths that come as near to the sum as any do without passing it; the dearest first. Worths
 * are in copper pieces, each once, the least first.
 */
export function parcel(sum: number, worths: readonly number[]): Pieces[] {
  const dearest = worths.at(-1);
  if (dearest === undefined || sum <= 0) return [];
  const dear = Math.max(0, Math.floor(sum / dearest) - dearestWeighed + 1);
  const unit = worths.reduce(greatestCommon);
  const rest = fewest(
    Math.floor((sum - dear * dearest) / unit),
    worths.map((worth) => worth / unit),
  );
  const counts = new Map([[dearest, dear]]);
  for (const each of rest) counts.set(each * unit, (counts.get(each * unit) ?? 0) + 1);
  return [...counts]
    .filter(([, quantity]) => quantity > 0)
    .map(([worth, quantity]) => ({ worth, quantity }))
    .sort((one, other) => other.worth - one.worth);
}

const greatestCommon = (one: number, other: number): number =>
  other === 0 ? one : greatestCommon(other, one % other);

/** The worths of the fewest pieces whose sum is the greatest that is not above `most`. */
function fewest(most: number, worths: readonly number[]): number[] {
  const dearestFirst = [...worths].reverse();
  const count = [0];
  const last = [0];
  for (let sum = 1; sum <= most; sum += 1) {
    let least = Infinity;
    let by = 0;
    for (const worth of dearestFirst) {
      const before = worth <= sum ? (count[sum - worth] ?? Infinity) : Infinity;
      if (before + 1 < least) {
        least = before + 1;
        by = worth;
      }
    }
    count.push(least);
    last.push(by);
  }
  const pieces: number[] = [];
  for (let sum = count.findLastIndex(Number.isFinite); sum > 0; sum -= last[sum] ?? sum)
    pieces.push(last[sum] ?? 0);
  return pieces;
}
