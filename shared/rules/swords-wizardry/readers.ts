import { RulesError } from '../../errors.ts';
import { given, list, oneOf, refuse, signed, text, whole } from '../common/input.ts';
import { tables } from './tables.ts';
import { classIds, type AC, type ClassId, type Modifier } from './terms.ts';

/** Key names that JSON cannot hold apart from an object's own machinery. */
const unfit = new Set(['__proto__']);

/** A name for a creature, a side or an item. */
export function name(value: unknown, field: string): string {
  const read = text(value, field);
  if (unfit.has(read)) refuse(field, 'another name');
  return read;
}

/** A list of names. */
export const names = (value: readonly string[] | undefined, field: string): string[] =>
  Array.from(list(value, field), (each) => name(each, field));

/** A list of names, each of them once. */
export function distinctNames(value: readonly string[] | undefined, field: string): string[] {
  const read = names(value, field);
  if (new Set(read).size < read.length) refuse(field, 'a list of different names');
  return read;
}

function level(value: unknown, field: string, limits: { max: number; what: string }): number {
  if (typeof value !== 'number') refuse(field, `a ${limits.what}`);
  if (!Number.isSafeInteger(value) || value < 0 || value > limits.max) {
    throw new RulesError('level-out-of-range', `${field}: ${value} is no ${limits.what}.`, field);
  }
  return value + 0;
}

/** A class level, 0 or more. Throws `level-out-of-range`. */
export const classLevel = (value: unknown, field: string): number =>
  level(value, field, { max: Number.MAX_SAFE_INTEGER, what: 'class level' });

const highestSpell = tables.segments.spellLevels.length;

/** A spell level, from 0 (no spell) to the highest there is. Throws `level-out-of-range`. */
export const spellLevel = (value: unknown, field: string): number =>
  level(value, field, { max: highestSpell, what: `spell level from 0 to ${highestSpell}` });

export const classId = (value: unknown, field: string): ClassId => oneOf(value, field, classIds);

/** Hit points and the like: a whole number, 0 if left out. */
export const points = (value: unknown, field: string): number =>
  value === undefined ? 0 : whole(value, field);

const none: readonly Modifier[] = [];

/** Apart, so that the names of fields are only made up for a complaint. Throws `bad-input`. */
const readModifier = (source: unknown, size: unknown, field: string): Modifier => ({
  source: text(source, `${field}.source`),
  value: signed(size, `${field}.value`),
});

export function readModifiers(value: readonly Modifier[] | undefined, field: string): readonly Modifier[] {
  if (value === undefined) return none;
  const read: Modifier[] = [];
  for (const each of list(value, field)) {
    const { source, value: size }: { source: unknown; value: unknown } = given(each, field);
    const plain = typeof source === 'string' && typeof size === 'number' && Number.isSafeInteger(size);
    read.push(plain ? { source, value: size + 0 } : readModifier(source, size, field));
  }
  return read;
}

export function total(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return sum;
}

/** The armour class and the way it is written. */
export function readAc(value: AC, field = 'ac'): { ascending: boolean; value: number } {
  const { ascending, descending }: { ascending?: unknown; descending?: unknown } = given(value, field);
  if (ascending !== undefined) return { ascending: true, value: signed(ascending, `${field}.ascending`) };
  return { ascending: false, value: signed(descending, `${field}.descending`) };
}
