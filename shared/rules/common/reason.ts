/** One part of a computed figure: what it comes from, how much it is, and the rule that says so. */
export interface Reason {
  source: string;
  value: number | string;
  rule: string;
}

/** Carried by results that are sums or thresholds, so that a window can answer "why this number?". */
export interface Reasoned {
  reasons: Reason[];
}

export const because = (source: string, value: number | string, rule: string): Reason => ({
  source,
  value,
  rule,
});

/** Only the parts that change the sum: a modifier of 0 explains nothing. */
export const parts = (...reasons: Reason[]): Reason[] => reasons.filter((reason) => reason.value !== 0);

/** Adds a part, if it changes the sum; for the operations of every blow, which list theirs one by one. */
export function addPart(reasons: Reason[], source: string, value: number | string, rule: string): void {
  if (value !== 0) reasons.push({ source, value, rule });
}

/** The rule of a figure that stands in the starter content or on the sheet, not in a system's inventory. */
export const CONTENT = 'CONTENT';

/** What the numbers among the parts come to. */
export const sumOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((total, { value }) => (typeof value === 'number' ? total + value : total), 0);
