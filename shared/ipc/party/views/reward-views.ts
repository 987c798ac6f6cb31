import { z } from 'zod';
import { reasons } from '../../reasons.ts';
import { coinKinds } from '../../vocabulary.ts';
import { movePreview } from './inventory-views.ts';

/** What the window of an award shows: what it is for, and who gets what. */

export const accountOf = ['find', 'encounter'] as const;

export const accountView = z.object({
  lines: z.array(
    z.object({
      of: z.enum(accountOf),
      id: z.int(),
      title: z.string(),
      /** Where it was found and where it is, or what came of the meeting. */
      detail: z.string(),
      /** Of all of it, in gold; null where nobody said. */
      worthGp: z.number().nullable(),
      /** By the rule. */
      xp: z.int(),
      reasons,
      /** What becomes of it unless the referee says otherwise. */
      fate: z.enum(['counted', 'later', 'struck']),
      /** Not magical, of known worth and at hand. */
      canSell: z.boolean(),
    }),
  ),
  /** What the system says of experience for treasure. */
  rule: z.string(),
});

const share = z.object({ kind: z.enum(coinKinds), total: z.int(), each: z.int(), remainder: z.int() });

export const rewardPreview = z.object({
  coins: z.array(share),
  /** Found things that are no coin, with their worth where it is known. */
  things: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantity: z.int(),
      costEach: z.number().nullable(),
      magic: z.boolean(),
    }),
  ),
  poolWeight: z.number(),
  /** Experience points by person. */
  xp: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      half: z.boolean(),
      share: z.int(),
      bonusPercent: z.int(),
      gains: z.int(),
      levelsUp: z.boolean(),
    }),
  ),
  /** All that is shared out: the lines that count and what is given besides. */
  xpTotal: z.int(),
  xpRemainder: z.int(),
  /** Who would walk how fast with his share. */
  members: movePreview.shape.members,
});
