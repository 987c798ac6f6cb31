import { z } from 'zod';
import { outcomeWords } from '../../odds/fight/struck.ts';

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

/** What the blows of a plan come to, one after another. */
export const planOdds = z.object({
  /** Acts that hit, and hit points they take, in the mean. */
  hits: z.number(),
  damage: z.number(),
  /** Where one falls it is not counted that those who come after turn to the next. */
  asAimed: z.boolean(),
  targets: z.array(
    z.object({
      id: z.string(),
      falls: chance,
      /** The spell he is about to cast, and the chance that it survives the plan. */
      spell: z.object({ name: z.string(), survives: chance }).nullable(),
    }),
  ),
});

/** How somebody would save; needed is the face, where a single die decides. */
export const saveOdds = z.array(
  z.object({ id: z.string(), needed: z.int().nullable(), saves: chance.nullable() }),
);

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
