import { capital } from '../../words/names.ts';
import type { WordForm } from './pieces.ts';

/** Begins with a vowel to the ear: "an hour", "a unicorn", "a euphoric". */
const soundsOpen = (text: string): boolean =>
  /^(?:hour|honest|heir|honou?r)/i.test(text) ||
  (/^[aeiou]/i.test(text) && !/^(?:uni(?![nm])|us[aeiu]|ut[eio]|eu|once?\b)/i.test(text));

const withArticle = (text: string): string => `${soundsOpen(text) ? 'an' : 'a'} ${text}`;

const oddPlurals: ReadonlyMap<string, string> = new Map([
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['ox', 'oxen'],
  ['wolf', 'wolves'],
  ['elf', 'elves'],
  ['dwarf', 'dwarves'],
  ['thief', 'thieves'],
  ['knife', 'knives'],
  ['wife', 'wives'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['shelf', 'shelves'],
  ['half', 'halves'],
  ['sheep', 'sheep'],
  ['fish', 'fish'],
  ['deer', 'deer'],
]);

/** Of the last word: "gem" to "gems", "ruby" to "rubies", "fox" to "foxes". */
function plural(text: string): string {
  const word = /\p{L}+$/u.exec(text.slice(-LONGEST_WORD))?.[0];
  if (word === undefined) return text;
  const before = text.slice(0, text.length - word.length);
  const odd = oddPlurals.get(word.toLowerCase());
  if (odd !== undefined) return `${before}${word.charAt(0)}${odd.slice(1)}`;
  if (/[^aeiou]y$/i.test(word)) return `${before}${word.slice(0, -1)}ies`;
  return `${before}${word}${/(?:s|x|z|ch|sh)$/i.test(word) ? 'es' : 's'}`;
}

const LONGEST_WORD = 60;

const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

const titled = (text: string): string =>
  text.replace(/[^\s-]+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : capital(word)));

const changes = {
  a: withArticle,
  s: plural,
  cap: capital,
  title: titled,
  lower: (text) => text.toLowerCase(),
} as const satisfies Record<WordForm, (text: string) => string>;

/** The text in these forms, one after another. */
export const inflected = (text: string, forms: readonly WordForm[]): string =>
  forms.reduce((changed, form) => changes[form](changed), text);
