import { amount, given, list, oneOf, refuse, whole } from '../../../common/input.ts';
import { saveCategories } from '../../terms.ts';

/** How what is handed over is read key by key. Everything throws `bad-input`, with the field. */

export type Read = (value: unknown, field: string) => unknown;
export type Readers = readonly { readonly key: string; readonly reader: Read }[];

export const inOrder = (readers: Record<string, Read>): Readers =>
  Object.entries(readers).map(([key, reader]) => ({ key, reader }));

/** More than anybody shoots or walks; a slip beyond it is refused. */
const farthestFeet = 100_000;

export const count: Read = (value, field) => whole(value, field);
export const feet: Read = (value, field) => amount(value, field, { min: 0, max: farthestFeet });
export const saveWord = (value: unknown, field: string) => oneOf(value, field, saveCategories);

/** Checks what is there and leaves out what is not. */
export function readKeys(from: object, readers: Readers, field: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const { key, reader } of readers) {
    const value: unknown = Object.hasOwn(from, key) ? from[key as keyof typeof from] : undefined;
    if (value !== undefined) read[key] = reader(value, `${field}.${key}`);
  }
  return read;
}

export function readLimited(
  value: unknown,
  field: string,
  limit: number,
  reader: (one: object, at: string) => unknown,
): unknown[] {
  const all = list(value as readonly object[], field);
  if (all.length > limit) refuse(field, `a list of at most ${limit}`);
  return Array.from(all, (one, index) => reader(given(one, `${field}.${index}`), `${field}.${index}`));
}
