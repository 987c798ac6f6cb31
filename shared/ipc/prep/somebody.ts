import { z } from 'zod';
import { longestPart, somebodyParts } from '../../pages/somebody.ts';
import type { CommandsContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { linkSpot } from './link-spot.ts';

/** Somebody met by chance: thrown part by part, nothing of it written until it is kept as a page. */

const said = fields.words(longestPart);

export const somebodyCommands = {
  /** Throws for every part that is not said. */
  'prep.somebody': {
    input: z.strictObject({
      said: z.partialRecord(z.enum(somebodyParts), said),
      /** The room that lies open in a window. */
      open: fields.id.nullable().default(null),
    }),
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
      /** Where a link to them can stand, the nearest first; the log is always the last. */
      spots: z.array(z.object({ spot: linkSpot, name: z.string(), where: z.string() })),
    }),
  },
} as const satisfies CommandsContract;
