import { z } from 'zod';
import { longestPart, somebodyParts } from '../../pages/somebody.ts';
import type { CommandsContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Somebody met by chance: thrown part by part, nothing of it written until it is kept as a page. */

const said = fields.words(longestPart);

export const somebodyCommands = {
  /** Throws for every part that is not said. */
  'prep.somebody': {
    input: z.strictObject({ said: z.partialRecord(z.enum(somebodyParts), said) }),
    output: z.object({
      thrown: z.array(
        z.object({
          part: z.enum(somebodyParts),
          text: z.string(),
          /** The table it was thrown on; its own words where it is the program's. */
          table: z.string(),
          isOwn: z.boolean(),
        }),
      ),
    }),
  },
} as const satisfies CommandsContract;
