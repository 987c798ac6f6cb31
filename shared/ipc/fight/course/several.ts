import { z } from 'zod';
import type { Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';

/** A fight among others: which, in what state, and how far it has come. */
export const fightHead = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(['open', 'paused', 'ended']),
  outcome: z.string(),
  /** The encounter it came of. */
  encounterId: z.int().nullable(),
  /** Null where fights are counted in seconds. */
  round: z.int().nullable(),
  /** So many rounds, or seconds, behind the one that is ahead. */
  behind: z.int(),
});

const fight = z.strictObject({ fightId: fields.id });

export const severalSteps = {
  'combat.pause': { input: fight, log: 'fights' },
  'combat.goOn': { input: fight, log: 'fights' },
} as const satisfies Steps;
