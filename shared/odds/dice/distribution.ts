import { figure, given, list, refuse } from '../../rules/common/input.ts';

/**
 * How likely each value is. `values` rise, `chances` stand beside them; together with `neglected`, the chance of
 * everything that was cut off, they make 1. A true chance lies at most `neglected` above the one shown.
 */
export interface Distribution {
  readonly values: readonly number[];
  readonly chances: readonly number[];
  readonly neglected: number;
}

/** Chances are summed from many rounded ones; this much is forgiven. */
const HAIR = 1e-9;

const made = new WeakSet<Distribution>();

/** A frozen distribution of values that are known to rise and to have chances. */
function distribution(
  values: readonly number[],
  chances: readonly number[],
  neglected: number,
): Distribution {
  const whole = { values: Object.freeze(values), chances: Object.freeze(chances), neglected };
  made.add(whole);
  return Object.freeze(whole);
}

/** Adds up with the lost digits carried along, so that a mean of 7 is 7. */
export function exactSum(terms: Iterable<number>): number {
  let total = 0;
  let lost = 0;
  for (const term of terms) {
    const next = total + term;
    lost += Math.abs(total) >= Math.abs(term) ? total - next + term : term - next + total;
    total = next;
  }
  return total + lost;
}

/** A distribution from values in any order; equal values are added together. */
export function distributionFrom(cases: Iterable<readonly [number, number]>, neglected = 0): Distribution {
  const merged = new Map<number, number>();
  for (const [value, chance] of cases) merged.set(value, (merged.get(value) ?? 0) + chance);
  const values = [...merged.keys()].sort((a, b) => a - b);
  return distribution(
    values,
    values.map((value) => merged.get(value) ?? 0),
    neglected,
  );
}

/** The same without the values that cannot be. */
export const possibleOnly = (cases: readonly (readonly [number, number])[], neglected = 0): Distribution =>
  distributionFrom(
    cases.filter(([, chance]) => chance > 0),
    neglected,
  );

export const certain = (value: number): Distribution => distributionFrom([[value, 1]]);

function checkEntry(values: readonly unknown[], at: number, field: string): void {
  const value = figure(values[at], `${field}.values`);
  const before = values[at - 1];
  if (typeof before === 'number' && before >= value) refuse(`${field}.values`, 'in rising order');
}

/** The distribution itself; one that comes from elsewhere (from a message, say) is checked. Throws `bad-input`. */
export function checkedDistribution(input: Distribution, field = 'distribution'): Distribution {
  if (made.has(input)) return input;
  const values = list(given(input, field).values, `${field}.values`);
  const chances = list(input.chances, `${field}.chances`);
  const neglected = figure(input.neglected, `${field}.neglected`, { min: 0, max: 1 });
  if (chances.length !== values.length) refuse(`${field}.chances`, 'a list as long as the values');
  values.forEach((_, at) => checkEntry(values, at, field));
  for (const chance of chances) figure(chance, `${field}.chances`, { min: 0, max: 1 });
  if (Math.abs(exactSum(chances) + neglected - 1) > HAIR)
    refuse(`${field}.chances`, 'chances that sum to one');
  return distribution([...values], [...chances], neglected);
}

/** Both independent values put together, by default added. Throws `bad-input`. */
export function combined(
  a: Distribution,
  b: Distribution,
  put: (a: number, b: number) => number = (one, other) => one + other,
): Distribution {
  const [first, second] = [checkedDistribution(a), checkedDistribution(b)];
  const cases = first.values.flatMap((one, at) =>
    second.values.map((other, by): [number, number] => [
      put(one, other),
      (first.chances[at] ?? 0) * (second.chances[by] ?? 0),
    ]),
  );
  return distributionFrom(cases, 1 - (1 - first.neglected) * (1 - second.neglected));
}

/** Every value changed; values that become equal are added together. Throws `bad-input`. */
export function mapped(input: Distribution, change: (value: number) => number): Distribution {
  const { values, chances, neglected } = checkedDistribution(input);
  return distributionFrom(
    values.map((value, at) => [change(value), chances[at] ?? 0]),
    neglected,
  );
}

/** One of several distributions, each with its own chance; the chances make 1, and 0 leaves one out. */
export function mixture(parts: readonly { chance: number; of: Distribution }[]): Distribution {
  const likely = parts.filter(({ chance }) => chance > 0);
  const cases = likely.flatMap(({ chance, of }) =>
    of.values.map((value, at): [number, number] => [value, chance * (of.chances[at] ?? 0)]),
  );
  return distributionFrom(cases, exactSum(likely.map(({ chance, of }) => chance * of.neglected)));
}
