import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { fighterId } from './combat-acts.ts';
import { planOdds } from './odds.ts';

/** Many acts of one stroke, each hanging on what those before it left; and the groups that act so. */

const fight = { fightId: fields.id };
const goingOn = { ...fight, after: fields.whole(0, 1_000_000) };
const members = z.array(fighterId).min(1).max(400);

/** How a group chooses whom it strikes. */
export const planAims = ['nearest', 'spread', 'one', 'again'] as const;

const plan = z.strictObject({
  kind: z.literal('plan'),
  /** As the journal calls them. */
  name: fields.words(80),
  /** In the order in which they act. */
  members,
  aim: z.enum(planAims),
  /** Whom all strike, where all strike one. */
  at: fighterId.nullable().default(null),
  /** What they strike with, where they have it. */
  way: z.string().max(120).nullable().default(null),
});

const stroke = z.discriminatedUnion('kind', [
  /** On to where somebody has something to do, something is decided or a die falls. */
  z.strictObject({ kind: z.literal('goOn') }),
  /** Whoever is left passes. */
  z.strictObject({ kind: z.literal('rest') }),
  plan,
  /** He stands where he reaches her, by the referee's word, and strikes. */
  z.strictObject({
    kind: z.literal('standsThere'),
    actor: fighterId,
    target: fighterId,
    /** What he strikes with, where he can. */
    way: z.string().max(120).nullable().default(null),
  }),
]);

export const strokeQueries = {
  /** Whom each would strike as they stand; null where nothing can be done in the fight any more. */
  'combat.plan': {
    input: z.strictObject({ ...fight, plan }),
    output: z
      .object({
        acts: z.array(
          z.object({ by: z.string(), title: z.string(), role: z.string(), at: z.string().nullable() }),
        ),
        /** Who can strike nobody, and keeps his act. */
        idle: z.array(z.string()),
        ways: z.array(z.string()),
        /** Whom any of them could strike now. */
        targets: z.array(z.string()),
        /** What their blows come to; null where the campaign shows none. */
        odds: planOdds.nullable(),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const groupSteps = {
  /** Puts some into a group, a new one or one there is, or out of theirs; and names it. */
  'combat.group': {
    input: z.strictObject({
      ...fight,
      members: z.array(fighterId).max(400).default([]),
      into: z.union([z.literal('new'), z.literal('none'), fields.id]),
      /** Left out: it keeps its name, and a new one is called after its first. */
      name: fields.name.exactOptional(),
    }),
    log: 'fights',
  },
} as const satisfies Steps;

/** Faces are about to be typed for it: where no die falls nothing is done. */
export const asksDice = z.boolean().default(false);

export const strokeInput = z.strictObject({
  ...goingOn,
  stroke,
  throwAll: z.boolean().default(false),
  asksDice,
});
