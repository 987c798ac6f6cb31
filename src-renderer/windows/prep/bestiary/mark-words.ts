import type { Creature } from './bestiary-desk.svelte.ts';

export type FigureMark = Creature['figures'][number]['mark'];

/** How a figure is known, in words. */
export const markTitles: Record<FigureMark, string> = {
  printed: 'printed in this book',
  derived: 'by this book’s own table',
  converted: 'converted from another book',
  guessed: 'guessed: look at it',
  typed: 'typed',
};

export const markLetters: Record<FigureMark, string> = {
  printed: 'p',
  derived: 'd',
  converted: 'c',
  guessed: 'g?',
  typed: 't',
};
