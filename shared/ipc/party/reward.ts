import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { accountOf, accountView, rewardPreview } from './views/reward-views.ts';

/** What is handed out when an adventure is over: coins, things, experience. */

const sharers = z
  .array(z.strictObject({ characterId: fields.id, half: z.boolean().default(false) }))
  .max(500);
const rewardInput = {
  /** Who shares the coins evenly; empty where they stay in the pool. */
  coinSharerIds: z.array(fields.id).max(500).default([]),
  /** Experience points to be shared out. */
  xp: fields.whole(0, 100_000_000).default(0),
  xpSharers: sharers.default([]),
  /** What the pool's things go to whom. */
  picks: z
    .array(z.strictObject({ itemId: fields.id, characterId: fields.id }))
    .max(500)
    .default([]),
  /** What was brought back and who was beaten, as the account tells it; what is left out waits for a later award. */
  lines: z
    .array(
      z.strictObject({
        of: z.enum(accountOf),
        id: fields.id,
        /** Sold: its worth comes into the pool as coins, and it counts. Struck: it never counts. */
        fate: z.enum(['counted', 'sold', 'struck']),
        /** Experience on the referee's word; null: by the rule. */
        xp: fields.whole(0, 100_000_000).nullable().default(null),
      }),
    )
    .max(2000)
    .default([]),
};

export const rewardQueries = {
  /** What was brought back and who was beaten since the last award. */
  'reward.account': { input: z.strictObject({}), output: accountView, needs: ['monsters'] },
  'reward.preview': {
    input: z.strictObject(rewardInput),
    output: rewardPreview,
    needs: ['classesInUse', 'monsters'],
  },
  'reward.pickOrder': {
    input: z.strictObject({
      entries: z
        .array(z.strictObject({ characterId: fields.id, rolls: z.array(fields.whole(1, 1000)).max(20) }))
        .min(1)
        .max(100),
    }),
    output: z.object({ order: z.array(z.array(z.int())), reroll: z.array(z.array(z.int())) }),
  },
} as const satisfies QueriesContract;

export const rewardSteps = {
  /** Coins, things and experience handed out in one step. */
  'reward.award': {
    input: z.strictObject({
      ...rewardInput,
      reason: fields.words(200).default(''),
      pickRolls: z
        .array(z.strictObject({ characterId: fields.id, rolls: z.array(fields.whole(1, 1000)).max(20) }))
        .max(100)
        .default([]),
    }),
    log: ['finds', 'people'],
    needs: ['classes', 'monsters'],
  },
} as const satisfies Steps;
