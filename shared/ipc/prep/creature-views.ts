import { z } from 'zod';
import { creatureFacts } from '../../content/schemas/own-creature.ts';
import { destination } from './page-views.ts';

/** The bestiary as its window shows it. */

export const creatureSorts = ['found', 'name', 'hd', 'ac', 'morale', 'xp'] as const;
export type CreatureSort = (typeof creatureSorts)[number];

/** What an own creature says of itself beside its figures. */
const about = {
  tags: z.array(z.string()),
  terrain: z.array(z.string()),
  levels: z.object({ least: z.int(), most: z.int() }).nullable(),
  notes: z.string(),
  licence: z.string(),
  source: z.string(),
};

const place = { book: z.string(), id: z.string() };

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
  /** The referee's own. */
  own: z.boolean(),
  /** The name of what it is a variant of; empty for none. */
  variantOf: z.string(),
  /** It is at hand in this campaign: of its book, or the referee's own. */
  atHand: z.boolean(),
});

export const creaturesFound = z.object({
  rows: z.array(creatureRow),
  /** Of the rows only the first are given. */
  total: z.int(),
  /** What looked like a fact and was sought as a word. */
  unknown: z.array(z.string()),
  /** Books that were searched, by their systems, with how many of what was found each has. */
  books: z.array(z.object({ id: z.string(), title: z.string(), found: z.int() })),
  /** Of the referee's own, how many there are and how many were found. */
  own: z.object({ total: z.int(), found: z.int() }),
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
  /** The referee's own in its own terms. Else printed there, compared with the entry there of its name, converted, or suggested for a book without creatures. */
  how: z.enum(['own', 'printed', 'compared', 'converted', 'suggested']),
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
      /**
       * What the rules of conversion would have given instead, or what the base of a variant has; null where it is the
       * same, or nothing is compared.
       */
      beside: z.object({ text: z.string(), mark: z.enum(figureMarks), why: z.string() }).nullable(),
    }),
  ),
  /** Every system it can be shown in. */
  systems: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Of the book it or its base comes from; null for one that comes from none. */
  attribution: z.object({ licence: z.string(), text: z.string() }).nullable(),
  /** What only the referee's own have; null for one of a book. */
  own: z
    .object({
      id: z.int(),
      variantOf: z.object({ ...place, name: z.string() }).nullable(),
      /** Names of its own variants. */
      variants: z.array(z.string()),
      pictureId: z.int().nullable(),
      /** Whose the picture is where a variant shows its base's; empty for its own. */
      pictureOf: z.string(),
      ...about,
      /** What of it could not be read, one sentence each. */
      problems: z.array(z.string()),
    })
    .nullable(),
});

/** As `Writing` of the bestiary says it. */
const writing = z.object({
  acSum: z.int(),
  descending: z.boolean(),
  thac0Sum: z.int().nullable(),
  turnRounds: z.int(),
  rates: z
    .array(z.object({ per_turn_ft: z.int(), per_round_ft: z.int(), rate: z.int().exactOptional() }))
    .nullable(),
  levels: z.boolean(),
});

/** A form of a creature as it begins. */
export const creatureDraft = z.object({
  /** The own creature; null for one that is not there yet. */
  id: z.int().nullable(),
  name: z.string(),
  also: z.string(),
  system: z.string(),
  /** Every book it may be written in, and what one must know of it to do so. */
  systems: z.array(z.object({ id: z.string(), title: z.string(), writing })),
  base: z.object({ ...place, name: z.string() }).nullable(),
  /** Only what is its own. */
  facts: creatureFacts,
  /** What its base has; empty without one. */
  basis: creatureFacts,
  /** Of what it copies; null for none, and where it is no copy. */
  pictureId: z.int().nullable(),
  ...about,
});

export const creatureJudged = z.object({
  /** Where a figure is not as the book's tables have it. */
  remarks: z.array(z.object({ key: z.string(), text: z.string() })),
  /** What stands where nothing is typed, as the card writes it. */
  otherwise: z.array(z.object({ key: z.string(), text: z.string() })),
});

const asVariant = z.object({
  facts: creatureFacts,
  /** Figures that would be others, before and after. */
  lines: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

/** Where a creature is used, and when it was met. */
export const creatureUses = z.object({
  uses: z.array(
    z.object({
      kind: z.enum(['room', 'table', 'muster', 'met']),
      name: z.string(),
      /** Where it stands; of a meeting, when it was. */
      where: z.string(),
      words: z.string(),
      to: destination.nullable(),
    }),
  ),
  more: z.int(),
});

export const creaturesPasted = z.object({
  /** The book in whose terms it was read, and those it may be read in. */
  system: z.string(),
  systems: z.array(z.object({ id: z.string(), title: z.string() })),
  creatures: z.array(
    z.object({
      name: z.string(),
      /** The first and the last of its lines in the text, from 1. */
      lines: z.object({ first: z.int(), last: z.int() }),
      facts: creatureFacts,
      notes: z.string(),
      /** Each figure as it is typed. */
      figures: z.array(z.object({ label: z.string(), text: z.string() })),
      /** What could not be read as a figure, each a sentence; it stands in the notes. */
      unread: z.array(z.string()),
      /** The line by which they come to a fight with these figures; null where it has no armour class, or no Hit Dice. */
      comer: z.string().nullable(),
    }),
  ),
  /** Lines before the first block, which belong to none. */
  loose: z.array(z.object({ line: z.int(), text: z.string() })),
});

export const creatureAdjusted = z.object({
  name: z.string(),
  /** Null where it has no Hit Die more, or none less. */
  more: asVariant.nullable(),
  less: asVariant.nullable(),
  leaders: z.array(asVariant.extend({ role: z.string() })),
});
