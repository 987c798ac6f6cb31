import { isDeepStrictEqual } from 'node:util';
import { factKeys, writtenFigures } from '../../../shared/bestiary/written/every-figure.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { BookEntry, BookRandomTable } from '../book-entry.ts';
import type { BookCreature } from '../creatures/book-creature.ts';
import type { BookPage } from './pack-entry.ts';

/** What is another in one edition of a part of a pack than in the one before, in words. */

type Said<Part, Besides extends keyof Part> = { readonly [Key in Exclude<keyof Part, Besides>]: string };

const ofCreature: Said<BookCreature, 'is' | 'name' | 'facts' | 'whole'> = {
  also: 'second name',
  system: 'book',
  base: 'what it is a variant of',
  tags: 'tags',
  terrain: 'terrain',
  levels: 'levels',
  notes: 'notes',
  licence: 'licence',
  source: 'source',
  picture: 'picture',
};

const ofTable: Said<BookRandomTable, 'is' | 'name' | 'rows' | 'apart' | 'folder'> = {
  purpose: 'purpose',
  way: 'way of drawing',
  beyond: 'what comes beyond its ends',
  columns: 'columns',
  modifiers: 'modifiers',
  notes: 'notes',
  licence: 'licence',
  source: 'source',
};

const ofPage: Said<BookPage, 'is' | 'name' | 'kind'> = {
  folder: 'folder',
  text: 'text',
  playersText: 'what players may see',
  tags: 'tags',
  picture: 'picture',
};

export function changesBetween(before: BookEntry, after: BookEntry): string[] {
  if (before.is === 'creature' && after.is === 'creature')
    return [...figuresBetween(before, after), ...differing(ofCreature, before, after)];
  if (before.is === 'randomTable' && after.is === 'randomTable')
    return [...rowsBetween(before, after), ...differing(ofTable, before, after)];
  if (before.is === 'page' && after.is === 'page') return differing(ofPage, before, after);
  return [];
}

function differing<Key extends string>(
  words: Readonly<Record<Key, string>>,
  before: Readonly<Record<NoInfer<Key>, unknown>>,
  after: Readonly<Record<NoInfer<Key>, unknown>>,
): string[] {
  return (Object.keys(words) as Key[])
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => words[key]);
}

const figuresBetween = (before: BookCreature, after: BookCreature): string[] =>
  factKeys
    .filter((key) => !isDeepStrictEqual(before.facts[key], after.facts[key]))
    .map((key) => writtenFigures[key].label);

/** Rows that were not there before, or those that are gone, whichever are more. */
function rowsBetween(before: BookRandomTable, after: BookRandomTable): string[] {
  const [old, fresh] = [before, after].map(({ rows }) => rows.map((row) => JSON.stringify(row)));
  const missing = (of: readonly string[] = [], from: readonly string[] = []): number => {
    const left = new Set(from);
    return of.filter((row) => !left.has(row)).length;
  };
  const count = Math.max(missing(fresh, old), missing(old, fresh));
  if (count > 0) return [counted(count, 'row')];
  return isDeepStrictEqual(old, fresh) ? [] : ['the order of its rows'];
}
