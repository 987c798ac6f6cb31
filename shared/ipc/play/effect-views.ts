import { z } from 'zod';
import { reasons } from '../reasons.ts';
import { effectKinds } from '../vocabulary.ts';

/** What windows show of an effect. Computed on read. */

const effectView = z.object({
  id: z.int(),
  characterId: z.int().nullable(),
  /** The character, or "the party". */
  who: z.string(),
  kind: z.enum(effectKinds),
  name: z.string(),
  notes: z.string(),
  /** "6 turns", "3 rounds", "over since 10:40", "until ended". */
  left: z.string(),
  /** "turn 12", "day 3, 14:20"; empty without an end. */
  ends: z.string(),
  /** The turn of the delve after which it is over; null without a delve or an end. */
  endsOnTurn: z.int().nullable(),
  secondsLeft: z.int().nullable(),
  over: z.boolean(),
  reasons,
});

/** Those that run, soonest to end first, those over and not seen to before them. */
export const effectList = z.object({ effects: z.array(effectView) });
