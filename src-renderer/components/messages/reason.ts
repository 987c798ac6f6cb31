/** One line of "why this number?": what it comes from, what it gives, and the rule that says so. */
export interface Reason {
  source: string;
  value: number | string;
  rule: string;
}

/** A figure with a true minus sign. */
export function figure(value: number | string): string {
  return String(value).replace(/^-/, '−');
}
