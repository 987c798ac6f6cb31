/** Whole numbers from the first to the second, as old books write how many appear: 2-8, 1–6, 3 to 18. */
const spelt = /^\s*(\d{1,6})\s*(?:-|–|—|to|\.\.+)\s*(\d{1,6})\s*$/i;

/** The two ends of a written range, "00" standing for 100; a single number is both. Null for anything else. */
export function rangeOf(text: string): { from: number; to: number } | null {
  const single = /^\s*(\d{1,6})\s*$/.exec(text);
  const [, first, second] = single ? [text, single[1], single[1]] : (spelt.exec(text) ?? []);
  if (first === undefined || second === undefined) return null;
  const [from, to] = [numberOf(first), numberOf(second)];
  return to < from ? null : { from, to };
}

const numberOf = (digits: string): number => (digits === '00' ? 100 : Number(digits));

/**
 * The dice that give a written range: 2d4 for 2-8, 1d4+1 for 2-5. Null where the text is no range; a single number is
 * none either.
 */
export function diceOfRange(text: string): string | null {
  const range = spelt.test(text) ? rangeOf(text) : null;
  if (range === null || range.from === range.to) return null;
  const { from, to } = range;
  if (from >= 1 && to % from === 0) return `${from}d${to / from}`;
  const shift = from - 1;
  return `1d${to - from + 1}${shift === 0 ? '' : shift > 0 ? `+${shift}` : shift}`;
}
