import { RulesError } from '../../errors.ts';

/** Larger figures lose whole units in a double, so no rule can honour them. */
const LARGEST = Number.MAX_SAFE_INTEGER;
/** Nothing in the books is finer; what is divided by less has no end. */
const FINEST = 1e-9;

interface Limits {
  min?: number;
  max?: number;
}

/** 0 or more. */
const COUNT: Limits = { min: 0 };

export function refuse(field: string, wanted: string): never {
  throw new RulesError('bad-input', `${field} must be ${wanted}.`, field);
}

/** The input itself, once it is known to be an object and not a list. */
export function given<T extends object>(input: T, field = 'The input'): T {
  const raw: unknown = input;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) refuse(field, 'an object');
  return input;
}

/** A list, given as one. */
export function list<T>(value: readonly T[] | undefined, field: string): readonly T[] {
  const raw: unknown = value;
  if (!Array.isArray(raw)) refuse(field, 'a list');
  return raw as readonly T[];
}

function within(value: number, field: string, { min, max }: Limits, kind: string): number {
  if (min !== undefined && value < min) refuse(field, `${kind} of at least ${min}`);
  if (max !== undefined && value > max) refuse(field, `${kind} of at most ${max}`);
  return value + 0;
}

/** A number as fine as it comes, a chance for one; never -0. */
export function figure(value: unknown, field: string, limits: Limits = {}): number {
  if (typeof value !== 'number' || !(Math.abs(value) <= LARGEST)) refuse(field, 'a number');
  return within(value, field, limits, 'a number');
}

/** A number of feet, coins, hours or the like, fractions allowed; never -0. */
export function amount(value: unknown, field: string, limits: Limits = COUNT): number {
  const read = figure(value, field, limits);
  if (read !== 0 && Math.abs(read) < FINEST) refuse(field, 'a number no finer than a billionth');
  return read;
}

/** A whole number of either sign; never -0. */
export function signed(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) refuse(field, 'a whole number');
  return value + 0;
}

/** A whole number, by default a count (0 or more); never -0. */
export const whole = (value: unknown, field: string, limits: Limits = COUNT): number =>
  within(signed(value, field), field, limits, 'a whole number');

/** A modifier: a whole number of either sign, 0 if left out. */
export const modifier = (value: unknown, field: string): number =>
  value === undefined ? 0 : signed(value, field);

/** A number of times in six. */
export const inSix = (value: unknown, field: string): number => whole(value, field, { min: 0, max: 6 });

/** A percentage. */
export const percent = (value: unknown, field: string): number => whole(value, field, { min: 0, max: 100 });

/** A yes or no that must be given. */
export function bool(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') refuse(field, 'true or false');
  return value;
}

/** A yes or no; no if left out. */
export const flag = (value: unknown, field: string): boolean =>
  value === undefined ? false : bool(value, field);

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string') refuse(field, 'text');
  return value;
}

/** One of the listed words. */
export function oneOf<const T extends string>(value: unknown, field: string, words: readonly T[]): T {
  for (const word of words) if (word === value) return word;
  return refuse(field, `one of ${words.join(', ')}`);
}
