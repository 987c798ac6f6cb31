/** How a figure is known: printed in this book, by this book's own table, by a rule from another book, guessed, typed. */
export type Mark = 'printed' | 'derived' | 'converted' | 'guessed' | 'typed';

/** A figure, how it is known, and why it is so. */
export interface Figure<Value> {
  value: Value;
  mark: Mark;
  /** One sentence. */
  why: string;
  /** Of the system's inventory of rules, where one of them says it. */
  rule: string | null;
}

export const figure = <Value>(
  value: Value,
  mark: Mark,
  why: string,
  rule: string | null = null,
): Figure<Value> => ({ value, mark, why, rule });
