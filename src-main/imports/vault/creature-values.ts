import type { NewPersonInput } from '../entry.ts';
import { isObject } from '../reading.ts';
import { isScalar, scalarText } from './scalars.ts';

/** Figures and words of a list or an object on one line; null for what is nested deeper. */
export const wordsIn = (value: unknown): string | null => {
  if (isScalar(value)) return String(value);
  if (Array.isArray(value)) {
    const each = value.map(wordsIn);
    return each.includes(null) ? null : each.join(', ');
  }
  if (!isObject(value)) return null;
  const pairs = Object.entries(value);
  if (!pairs.every(([, each]) => isScalar(each))) return null;
  const sign = (each: unknown): string =>
    typeof each === 'number' && each >= 0 ? `+${each}` : scalarText(each);
  return pairs.map(([key, each]) => `${key} ${sign(each)}`).join(', ');
};

const abilities = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;

/** The six scores in the order of their sheets; null for modifiers and other lists. */
export const scoresIn = (value: unknown): NonNullable<NewPersonInput['abilities']> | null => {
  if (!Array.isArray(value) || value.length !== abilities.length) return null;
  const scores = value.map((each) => Number(scalarText(each)));
  if (
    !value.every((each) => /^\d+$/.test(scalarText(each))) ||
    !scores.every((score) => score >= 1 && score <= 30)
  )
    return null;
  return Object.fromEntries(abilities.map((id, at) => [id, scores[at]]));
};

const saveNames = ['D', 'W', 'P', 'B', 'S'];

/** Five figures, with or without a level behind them, as a stat block writes its saving throws. */
export const savesText = (value: unknown): string | null => {
  const list: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  const named = isObject(value) ? Object.keys(value).map((key) => key.charAt(0).toUpperCase()) : saveNames;
  const figures = list.slice(0, 5);
  const isFive = list.length === 5 || list.length === 6;
  if (!isFive || !figures.every((each) => /^\d{1,2}$/.test(scalarText(each)))) return null;
  if (named.slice(0, 5).join('') !== saveNames.join('')) return null;
  const level = list.length === 6 ? ` (${scalarText(list[5]).replaceAll(/[()]/g, '')})` : '';
  return figures.map((each, at) => `${saveNames[at]}${scalarText(each)}`).join(' ') + level;
};
