import type { BookRandomRow, BookRandomTable } from '../book-entry.ts';

/** What a table has of which its source says nothing. */
export const plainHead = {
  is: 'randomTable',
  folder: '',
  apart: false,
  purpose: 'any',
  beyond: 'nothing',
  modifiers: [],
  notes: '',
  licence: '',
  source: '',
} satisfies Partial<BookRandomTable>;

/** The same of a row. */
export const plainRow = {
  gives: [],
  again: null,
  once: false,
  struck: false,
  drawn: 0,
  note: '',
} satisfies Partial<BookRandomRow>;
