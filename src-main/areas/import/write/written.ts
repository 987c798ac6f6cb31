import type { BookEntry } from '../../../imports/book-entry.ts';

/** What was made of an entry of the book, and under which name it stands. */
export interface Written {
  readonly id: number;
  readonly name: string;
}

/** The row that an entry is written over; null for a new one. */
export type Over = (entry: BookEntry) => number | null;
