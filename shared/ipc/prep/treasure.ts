import { z } from 'zod';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { hoardPlace } from './hoard.ts';
import { treasureAt, treasureCard, treasureWays } from './treasure-views.ts';

/** Treasure of a book: what can be rolled for, a roll as its dice fall, and what is taken of it. */

/** Whose hoard it is, where the book's chances go by it; ages count from 1. */
const dragon = z.strictObject({ age: fields.whole(1, 20), hitDice: fields.whole(1, 100) }).optional();

export const treasureSource = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('letters'),
    /** "D", "P ×12, C", "A + 1000 gp". */
    text: z.string().max(200),
    /** Of letters that each of them bears, where the text says no number. */
    bearers: fields.whole(1, 1000).default(1),
    dragon,
  }),
  z.strictObject({
    by: z.literal('creature'),
    id: z.string().max(80),
    count: fields.whole(1, 1000),
    /** What lies in its lair too. */
    lair: z.boolean(),
    dragon,
  }),
  z.strictObject({ by: z.literal('unguarded'), level: fields.whole(1, 100) }),
  z.strictObject({ by: z.literal('experience'), points: fields.whole(0, 1_000_000) }),
]);

/** What is known of a line by now. */
export const treasureLine = z.strictObject({
  faces: z
    .array(z.strictObject({ face: fields.whole(1, 10_000), typed: z.boolean() }))
    .max(25_000)
    .default([]),
  struck: z.boolean().default(false),
  /** In place of what the dice gave: "12 sp; silver ring 15 gp". */
  typed: fields.prose(500).nullable().default(null),
});

const roll = {
  source: treasureSource,
  /** The columns for low levels, where the book has them. */
  low: z.boolean(),
  lines: z.array(treasureLine).max(1000).default([]),
};

export const treasureQueries = {
  'treasure.ways': {
    input: z.strictObject({}),
    output: treasureWays,
    needs: ['encounters', 'prep', 'monsters'],
  },
  /** What is rolled for at a place, by who is there. */
  'treasure.at': {
    input: z.strictObject({ at: hoardPlace.unwrap() }),
    output: treasureAt,
    needs: ['monsters'],
  },
} as const satisfies QueriesContract;

export const treasureCommands = {
  /** A roll as far as its dice go; nothing of it is written. The program throws the next die, a line, or all. */
  'treasure.propose': {
    input: z.strictObject({ ...roll, throws: z.enum(['none', 'one', 'line', 'all']).default('none') }),
    output: treasureCard,
  },
} as const satisfies CommandsContract;

export const treasureSteps = {
  /** A roll that is complete goes into the pool, where it waits for an award. */
  'treasure.take': {
    input: z.strictObject({ ...roll, where: fields.words(120).default('') }),
    log: 'finds',
    needs: ['encounters', 'prep', 'equipment', 'monsters'],
  },
  /** A roll that is complete lies somewhere as a hoard until it is taken. An empty name takes the roll's. */
  'treasure.place': {
    input: z.strictObject({ ...roll, name: fields.words(80).default(''), at: hoardPlace }),
    output: z.object({ id: z.int() }),
    log: 'places',
    needs: ['encounters', 'prep', 'equipment', 'monsters'],
  },
} as const satisfies Steps;
