import { z } from 'zod';
import { outcomeWords } from '../../../odds/fight/struck.ts';

/** What the dice of an act may come to; chances from 0 to 1. */

const chance = z.number();

const bar = z.object({
  /** Hit points lost; `orMore`: so many or more. */
  points: z.int(),
  chance,
  /** So many take the target out. */
  drops: z.boolean(),
  orMore: z.boolean(),
});

export const odds = z.object({
  /** Null where the figures of the act do not tell. */
  hit: chance.nullable(),
  drops: chance.nullable(),
  /** How many such acts it takes in the mean until the target is out of it. */
  blows: z.number().nullable(),
  /** Of a hit, from the least up. */
  damage: z.array(bar),
  mean: z.number().nullable(),
  outcomes: z.array(z.object({ what: z.enum(outcomeWords), chance })),
  instead: z.array(z.object({ name: z.string(), chance })),
});

/** A circumstance as it stands for an act without being named: kept of one of the two. */
export const kept = z.object({
  key: z.string(),
  value: z.union([z.boolean(), z.number(), z.string()]),
  /** Of whom, by id. */
  of: z.string(),
});

/** What is enough against each of the lawful targets of an attack. */
export const aimedAt = z.array(
  z.object({ id: z.string(), needed: z.int().nullable(), hit: chance.nullable() }),
);
