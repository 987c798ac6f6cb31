import { z } from 'zod';
import { reasons } from '../../reasons.ts';

/** What tires or ails somebody for now. */
export const passingState = z.object({
  id: z.int(),
  /** Added to rolls: negative where it harms. */
  attack: z.int(),
  damage: z.int(),
  saves: z.int(),
  /** By how much the armour class is worse, whichever way it is written. */
  armourClass: z.int(),
  reasons,
  /** As an ascending armour class has them. */
  acReasons: reasons,
  /** In words, one each: "exhausted, 3 turns of rest", "Bless". */
  states: z.array(z.object({ text: z.string(), reasons })),
});
