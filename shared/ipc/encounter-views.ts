import { z } from 'zod';
import { reasons } from './reasons.ts';

/** What windows show of an encounter. Computed on read; nothing of it is stored. */

const surpriseSide = z.object({ surprised: z.boolean(), die: z.int().nullable() });
export const encounterView = z.object({
  id: z.int(),
  who: z.string(),
  number: z.int(),
  turn: z.int(),
  step: z.enum(['surprise', 'distance', 'reaction', 'outcome']),
  partyCarriesLight: z.boolean(),
  surprise: z
    .object({ party: surpriseSide, monsters: surpriseSide, overruled: z.boolean(), text: z.string() })
    .nullable(),
  distanceFeet: z.int().nullable(),
  reactionModifier: z.int(),
  reactionReasons: reasons,
  reaction: z.object({ total: z.int(), result: z.string(), text: z.string() }).nullable(),
});
