import { z } from 'zod';

/** What the campaign's book has to roll treasure on. */
export const treasureWays = z.object({
  way: z.enum(['letters', 'experience', 'own tables']),
  /** Whether the party is of low level; null where the book has no columns for it. */
  low: z.boolean().nullable(),
  letters: z.array(z.object({ letter: z.string(), kind: z.enum(['hoard', 'individual', 'group']) })),
  /** The letter whose chances go by a dragon's age and Hit Dice, and the last age that has a figure; null where none does. */
  dragon: z.object({ letter: z.string(), ages: z.int() }).nullable(),
  levels: z.array(z.object({ min: z.int(), max: z.int().nullable() })),
  /** Creatures that have treasure. */
  creatures: z.array(z.object({ id: z.string(), name: z.string(), treasure: z.string() })),
});

/** Where a roll will lie, and what is rolled for there; null where the place does not tell. */
export const treasureAt = z.object({
  /** "12, Guardroom: the chest". */
  title: z.string(),
  asked: z
    .discriminatedUnion('by', [
      z.object({
        by: z.literal('creature'),
        name: z.string(),
        /** Null where nobody has thrown it yet. */
        count: z.int().nullable(),
        lair: z.boolean(),
      }),
      z.object({ by: z.literal('unguarded'), level: z.int() }),
    ])
    .nullable(),
});

const gold = z.object({ least: z.number(), mean: z.number(), most: z.number() });

/** A roll as far as its dice go. */
export const treasureCard = z.object({
  title: z.string(),
  /** What was written and not read. */
  left: z.array(z.string()),
  lines: z.array(
    z.object({
      title: z.string(),
      printed: z.string(),
      /** What coins, gems and jewellery of it may come to, in gold pieces; null where nobody can say before. */
      worth: gold.nullable(),
      state: z.enum(['done', 'asked', 'waits', 'struck', 'typed']),
      dice: z.array(z.string()),
      finds: z.array(z.object({ text: z.string(), gold: z.number().nullable(), magic: z.boolean() })),
      told: z.array(z.string()),
      faces: z.array(z.object({ face: z.int(), typed: z.boolean() })),
      struck: z.boolean(),
      typed: z.string().nullable(),
    }),
  ),
  /** The die that is asked for, and of which line; null where every line is complete. */
  ask: z.object({ line: z.int(), title: z.string(), sides: z.int(), nth: z.int(), of: z.int() }).nullable(),
  /** Of all lines, before any die: in gold pieces. */
  worth: gold.nullable(),
  sums: z.object({
    coins: z.number(),
    goods: z.number(),
    magic: z.int(),
    weight: z.string(),
    unweighed: z.int(),
    /** "fills 7 × Sack (large), a load for 3 mules"; empty where nothing weighs or the book does not say. */
    carriage: z.string(),
  }),
});
