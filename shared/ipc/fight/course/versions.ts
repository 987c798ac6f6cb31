import { z } from 'zod';
import type { Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';

/** The rules have changed since a fight was played: where, what was said of it then, and how it comes out now. */
export const difference = z.object({
  n: z.int(),
  why: z.string(),
  stored: z.string(),
  anew: z.string(),
});

export const versionSteps = {
  /** Goes on from what is known of it, at the opening of the next round. */
  'combat.fromFacts': {
    input: z.strictObject({ fightId: fields.id }),
    log: 'fights',
    needs: ['classes', 'monsters'],
  },
} as const satisfies Steps;
