import { TurnkeeperError } from '../errors.ts';
import { shownText } from '../words/shown-text.ts';
import { calendarLimits } from './definition.ts';

/** Reads what came from outside: every refusal is a sentence that begins with the place. */

export function amiss(place: string, wanted: string): never {
  const message = `${place}: ${wanted}.`;
  throw new TurnkeeperError('bad-input', message, { [place]: message });
}

const longestName = calendarLimits.name;

const separated = (figure: number): string => figure.toLocaleString('en');

/** An object with no other fields than these. */
export function fieldsIn(value: unknown, place: string, names: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    amiss(place, 'an object is wanted');
  const fields: Record<string, unknown> = { ...value };
  const strange = Object.keys(fields).find((name) => !names.includes(name));
  if (strange !== undefined) amiss(place, `there is no field called “${shownText(strange)}”`);
  return fields;
}

export function wholeIn(value: unknown, place: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    amiss(place, `a whole number from ${separated(min)} to ${separated(max)}`);
  return value + 0;
}

export function flagIn(value: unknown, place: string): boolean {
  if (typeof value !== 'boolean') amiss(place, 'yes or no');
  return value;
}

/** One line of text. */
export function textIn(value: unknown, place: string, min: number, max: number): string {
  if (typeof value !== 'string') amiss(place, 'text is wanted');
  const line = value.trim();
  if (line.length < min) amiss(place, 'a name is wanted');
  if (line.length > max) amiss(place, `at most ${max} characters`);
  if (/\p{Cc}/u.test(line)) amiss(place, 'no line breaks or control characters');
  return line;
}

export const nameIn = (value: unknown, place: string): string =>
  textIn(value, `${place}, name`, 1, longestName);

export function oneIn<const Word extends string>(
  value: unknown,
  place: string,
  words: readonly Word[],
): Word {
  return words.find((word) => word === value) ?? amiss(place, `one of ${words.join(', ')}`);
}

export function listIn<T>(
  value: unknown,
  place: string,
  { min = 0, max }: { min?: number; max: number },
  read: (entry: unknown, at: number) => T,
): T[] {
  if (!Array.isArray(value)) amiss(place, 'a list is wanted');
  if (value.length < min) amiss(place, min === 1 ? 'at least one is wanted' : `at least ${min} are wanted`);
  if (value.length > max) amiss(place, `${separated(value.length)} are too many, at most ${separated(max)}`);
  return Array.from(value, read);
}

/** Null and what is left out are nothing. */
export const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === null || value === undefined ? null : read(value);
