const mostWeight = 10_000;
/** Digits behind the point that count. */
const finest = 6;

/** A text without the odds at its end, `dragon^0.5`. */
export interface Weighed {
  readonly text: string;
  readonly weight: number;
  /** Odds that are worked out there, `^[level > 3]`; null for none. */
  readonly code: string | null;
}

export function weighed(given: string): Weighed {
  const at = given.lastIndexOf('^');
  if (at === -1 || given.charAt(at - 1) === '\\') return { text: given, weight: 1, code: null };
  const text = given.slice(0, at).trimEnd();
  const odds = given.slice(at + 1).trim();
  if (/^(?:\d{1,9}(?:\.\d{0,12})?|\.\d{1,12})$/.test(odds))
    return { text, weight: Number(Number(odds).toFixed(finest)), code: null };
  if (/^\[[^[\]]{0,400}\]$/.test(odds)) return { text, weight: 1, code: `^${odds}` };
  return { text: given, weight: 1, code: null };
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

const decimalsOf = (weight: number): number => String(weight).split('.')[1]?.length ?? 0;

/** The same odds in whole numbers up to 10,000; what weighs nothing stays at 0. */
export function wholeWeights(given: readonly number[]): { weights: number[]; isExact: boolean } {
  const most = given.reduce((found, weight) => Math.max(found, weight), 0);
  if (most <= mostWeight && given.every(Number.isInteger)) return { weights: [...given], isExact: true };
  const scale = 10 ** given.reduce((found, weight) => Math.max(found, decimalsOf(weight)), 0);
  const whole = given.map((weight) => Math.round(weight * scale));
  const common = whole.reduce(divisor, 0);
  const least = whole.map((weight) => weight / common);
  const heaviest = Math.round(most * scale) / common;
  if (heaviest <= mostWeight) return { weights: least, isExact: true };
  const share = (weight: number): number => Math.max(1, Math.round((weight * mostWeight) / heaviest));
  return { weights: least.map((weight) => (weight === 0 ? 0 : share(weight))), isExact: false };
}
