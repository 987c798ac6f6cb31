export interface Limits {
  min?: number | undefined;
  max?: number | undefined;
  fractions?: boolean | undefined;
}

export interface ParsedNumber {
  value: number | null;
  problem: string | null;
}

const shownAtMost = 24;

/** What the limits allow, in words; nothing where there are none. */
function allowed({ min, max }: Limits): string {
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}.`;
  if (min !== undefined) return `${min} or more.`;
  return max === undefined ? '' : `${max} or less.`;
}

/** Reads what was typed as a number, changing nothing. Empty text is no number and no problem. */
export function parseNumber(text: string, limits: Limits = {}): ParsedNumber {
  const { min = -Infinity, max = Infinity, fractions = false } = limits;
  const given = text.trim();
  const typed = given.replace(/^[−–]/, '-').replace(/^\+/, '');
  if (typed === '') return { value: null, problem: null };
  const wrong = (...words: string[]): ParsedNumber => ({
    value: null,
    problem: words.filter((word) => word !== '').join(' '),
  });
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(typed)) {
    const shown = given.length > shownAtMost ? `${given.slice(0, shownAtMost)}…` : given;
    return wrong(`"${shown}" is not a number.`, allowed(limits));
  }
  const value = Number(typed);
  if (value < min || value > max) return wrong(allowed(limits));
  if (!fractions && !Number.isSafeInteger(value)) return wrong('Whole numbers only.', allowed(limits));
  return { value, problem: null };
}
