/** Reads unknown JSON as far as it is what is expected; the rest is left out. */

export type Fields = Partial<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

export const none: never[] = [];

export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf).filter((entry) => entry !== null) : none;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const figureOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const countOf = (value: unknown): number => Math.max(0, figureOf(value) ?? 0);
