import { z } from 'zod';

/** The bestiary as its window shows it. */

export const creatureSorts = ['found', 'name', 'hd', 'ac', 'morale', 'xp'] as const;
export type CreatureSort = (typeof creatureSorts)[number];

/** A creature of one book, in a line; texts are empty where the book says nothing. */
const creatureRow = z.object({
  /** The system whose book has it. */
  book: z.string(),
  id: z.string(),
  name: z.string(),
  hd: z.string(),
  ac: z.string(),
  morale: z.int().nullable(),
  xp: z.int(),
});

export const creaturesFound = z.object({
  rows: z.array(creatureRow),
  /** Of the rows only the first are given. */
  total: z.int(),
  /** What looked like a fact and was sought as a word. */
  unknown: z.array(z.string()),
  /** Books that were searched, by their systems, with how many of what was found each has. */
  books: z.array(z.object({ id: z.string(), title: z.string(), found: z.int() })),
  /** By what else the found could be told apart, with how many of them each has. */
  facets: z.array(
    z.object({
      title: z.string(),
      options: z.array(z.object({ fact: z.string(), label: z.string(), count: z.int() })),
    }),
  ),
});

export const figureMarks = ['printed', 'derived', 'converted', 'guessed', 'typed'] as const;

/** One creature as one system has it, figure by figure. */
export const creatureView = z.object({
  book: z.string(),
  id: z.string(),
  name: z.string(),
  /** Its second name; empty for none. */
  also: z.string(),
  /** The system in whose terms it is shown. */
  in: z.string(),
  /** Printed there, compared with the entry there of its name, converted, or suggested for a book without creatures. */
  how: z.enum(['printed', 'compared', 'converted', 'suggested']),
  /** The entry it is compared with; null for none. */
  other: z.object({ id: z.string(), name: z.string() }).nullable(),
  figures: z.array(
    z.object({
      label: z.string(),
      /** Empty where nobody knows it. */
      text: z.string(),
      mark: z.enum(figureMarks),
      why: z.string(),
      rule: z.string().nullable(),
      /** What the rules of conversion would have given instead; null where it is the same, or nothing is compared. */
      beside: z.object({ text: z.string(), mark: z.enum(figureMarks), why: z.string() }).nullable(),
    }),
  ),
  /** Every system it can be shown in. */
  systems: z.array(z.object({ id: z.string(), title: z.string() })),
  attribution: z.object({ licence: z.string(), text: z.string() }),
});
