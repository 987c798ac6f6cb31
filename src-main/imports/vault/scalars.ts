export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A figure or word as text; empty for what is neither. */
export const scalarText = (value: unknown): string => (isScalar(value) ? String(value) : '');
