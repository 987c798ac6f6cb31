import { z } from 'zod';
import type { CommandsContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Dice outside any step. */
export const diceCommands = {
  /** Throws dice that belong to no step yet, such as a new character's scores. */
  'dice.roll': {
    input: z.strictObject({ dice: z.string().min(1).max(60), times: fields.whole(1, 20).default(1) }),
    output: z.object({ totals: z.array(z.int()), faces: z.array(z.array(z.int())) }),
  },
} as const satisfies CommandsContract;
