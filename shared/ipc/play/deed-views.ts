import { z } from 'zod';
import { reasons } from '../reasons.ts';
import { attemptKinds, featureKinds } from '../vocabulary.ts';

/** What windows show of the things people can do in a turn. */

const chanceOf = z.object({
  /** Whether the rules let this person try. */
  able: z.boolean(),
  /** Succeeds on this or less; null where nothing is thrown, or where the referee must say it. */
  chance: z.int().nullable(),
  sides: z.int().nullable(),
  reasons,
});

const personWithDeeds = z.object({
  id: z.int(),
  name: z.string(),
  className: z.string(),
  level: z.int(),
  deeds: z.array(chanceOf.extend({ kind: z.enum(attemptKinds) })),
  /** Climbing what is sheer unaided: by what is learnt alone; null where that is nothing. */
  sheer: chanceOf.nullable(),
});

const deedRule = z.object({
  kind: z.enum(attemptKinds),
  title: z.string(),
  /** The chance is that of harm, not of success. */
  ofHarm: z.boolean(),
  takesTurn: z.boolean(),
  hidden: z.boolean(),
  again: z.enum(['never', 'better', 'freely']),
  reasons,
});

/** An earlier try; how it went is not told. */
const earlierTry = z.object({
  characterId: z.int(),
  kind: z.enum(attemptKinds),
  place: z.string(),
  roomId: z.int().nullable(),
  featureId: z.int().nullable(),
  turn: z.int(),
  ofThisDelve: z.boolean(),
  chance: z.int().nullable(),
  sides: z.int().nullable(),
});

export const deedOptions = z.object({
  /** The keyed room the party stands in, as a place is written, and what is in it. */
  room: z.object({ id: z.int(), place: z.string() }).nullable(),
  features: z.array(z.object({ id: z.int(), kind: z.enum(featureKinds), name: z.string() })),
  rules: z.array(deedRule),
  people: z.array(personWithDeeds),
  tries: z.array(earlierTry),
});

export const deedResult = z.object({
  characterId: z.int(),
  kind: z.enum(attemptKinds),
  hidden: z.boolean(),
  /** Null where it could neither succeed nor fail. */
  success: z.boolean().nullable(),
  chance: z.int().nullable(),
  sides: z.int().nullable(),
  die: z.int().nullable(),
  fall: z.object({ damage: z.int(), hp: z.int() }).nullable(),
  /** What happened, in words for the referee. */
  text: z.string(),
});
