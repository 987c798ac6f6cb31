import { z } from 'zod';
import { fighterStatuses } from '../../../rules/combat.ts';
import * as fields from '../../fields.ts';
import { fighterId } from '../combat-acts.ts';

/** What the end card says; each line may have been changed. */
export const endingInput = {
  outcome: fields.words(200).default(''),
  /** Those of whom the referee says otherwise than the board. */
  fates: z
    .array(z.strictObject({ fighter: fighterId, status: z.enum(fighterStatuses) }))
    .max(400)
    .default([]),
  /** What lay about and goes to somebody; the rest stays on the ground. */
  things: z
    .array(z.strictObject({ thingId: fields.id, to: fields.id }))
    .max(400)
    .default([]),
  /** Missiles found again, by who shot them; the others are lost. */
  found: z
    .array(z.strictObject({ thingId: fields.id, quantity: fields.whole(0, 1_000_000) }))
    .max(400)
    .default([]),
  /** Foes of no encounter wait for an award too. */
  counts: z.boolean().default(true),
  /** The encounter is over with it, and its turns are completed. */
  concludes: z.boolean().default(false),
  /** What the encounter took; null: the rounds fought and run. */
  rounds: fields.whole(0, 3600).nullable().default(null),
};
