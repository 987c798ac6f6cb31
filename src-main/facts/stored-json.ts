import type { z } from 'zod';
import type { roll } from '../../shared/ipc/desk/views.ts';

export type Roll = z.output<typeof roll>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const isRoll = (value: unknown): value is Roll => {
  if (typeof value !== 'object' || value === null) return false;
  const { sides, face, source } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(sides) && Number.isSafeInteger(face) && (source === 'rolled' || source === 'typed')
  );
};

/** Any JSON as it was stored; null where it cannot be read. */
export const storedJson = (text: string): unknown => parsed(text);

/** A line's outcome as it was stored: unknown JSON, null where it cannot be read. */
export const storedOutcome = (text: string): unknown => parsed(text);

/** A line's dice in the order they fell; whatever is no die is left out. */
export const storedRolls = (text: string): Roll[] => {
  if (text === '[]') return [];
  const rolls = parsed(text);
  return Array.isArray(rolls) ? rolls.filter(isRoll) : [];
};
