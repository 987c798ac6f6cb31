import { refuse } from '../../rules/common/input.ts';
import { checkSize, digitsOf, negated, pack, unpack, type Weights } from './weights.ts';

/** Steps of big multiplication a choice among dice may cost: a second at most, or so. */
const MOST_STEPS = 4e9;

function checkWork(faces: number, dice: number, kept: number, digits: number): void {
  const length = kept * (faces - 1) + 1;
  checkSize(length * digits * 4);
  const words = (digits * 4) / 64;
  const multiplying = faces * kept * (length * words) * (1 + faces * words) * 0.5;
  const choosing = faces * dice * kept * words * 20;
  if (multiplying + choosing > MOST_STEPS) {
    refuse('notation', 'fewer or smaller dice: to choose among so many is too much for exact odds');
  }
}

/** Pascal's triangle down to row `last`. */
function binomials(last: number): bigint[][] {
  const rows: bigint[][] = [[1n]];
  for (let row = 1; row <= last; row += 1) {
    const above = rows[row - 1] ?? [];
    rows.push(Array.from({ length: row + 1 }, (_, at) => (above[at - 1] ?? 0n) + (above[at] ?? 0n)));
  }
  return rows;
}

const powers = (base: bigint, last: number): bigint[] => {
  const list = [1n];
  for (let power = 1; power <= last; power += 1) list.push((list[power - 1] ?? 1n) * base);
  return list;
};

/** Of `dice` dice that show the threshold or less: the cases in which at least `atLeast` of them show it. */
function reaching(
  row: readonly bigint[],
  shown: readonly bigint[],
  below: readonly bigint[],
  atLeast: number,
) {
  const dice = row.length - 1;
  let cases = 0n;
  for (let count = atLeast; count <= dice; count += 1) {
    cases += (row[count] ?? 0n) * (shown[count] ?? 0n) * (below[dice - count] ?? 0n);
  }
  return cases;
}

/**
 * The sum of the highest `kept` of `dice` equal dice. Every throw has one threshold, its lowest kept face: so many
 * dice are above it and count with their faces, at least enough show it to fill up, the others lie below. Summed
 * over the thresholds, with the dice above as a power of the polynomial of the faces above.
 */
function highest({ min, counts, whole }: Weights, dice: number, kept: number): Weights {
  const total = whole ** BigInt(dice);
  const digits = digitsOf(total);
  checkWork(counts.length, dice, kept, digits);
  const triangle = binomials(dice);
  const bits = BigInt(digits * 4);
  let sum = 0n;
  let lower = 0n;
  counts.forEach((count, threshold) => {
    if (count === 0n) return;
    const shown = powers(count, dice);
    const below = powers(lower, dice);
    const above = pack(
      counts.map((each, face) => (face > threshold ? each : 0n)),
      digits,
    );
    let cases = 0n;
    for (let higher = kept - 1; higher >= 0; higher -= 1) {
      const filling = reaching(triangle[dice - higher] ?? [], shown, below, kept - higher);
      const ways = (triangle[dice]?.[higher] ?? 0n) * filling;
      cases = cases * above + (ways << (bits * BigInt(threshold * (kept - higher))));
    }
    sum += cases;
    lower += count;
  });
  const length = kept * (counts.length - 1) + 1;
  return { min: min * kept, counts: unpack(sum, length, digits), whole: total };
}

/** The sum of the highest or lowest `kept` of `dice` equal dice. */
export function keptOfEqual(die: Weights, dice: number, kept: number, end: 'highest' | 'lowest'): Weights {
  return end === 'highest' ? highest(die, dice, kept) : negated(highest(negated(die), dice, kept));
}
