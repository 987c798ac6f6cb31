import { z } from 'zod';
import type { CommandsContract, QueryContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { paperSizes, tonightFormats } from '../vocabulary.ts';
import { pinnedThing, tonightView } from './tonight-views.ts';

/** What the referee needs tonight, on the page and on paper. */

/** Rooms through so many doors are near. */
const doors = fields.whole(0, 10).default(3);

/** What is near where the company stands, what may come, and whatever is at hand for it. */
export const tonightQuery = {
  input: z.strictObject({ doors }),
  output: tonightView,
  needs: ['bestiaries', 'encounters', 'monsters', 'lists'],
} as const satisfies QueryContract;

export const tonightSteps = {
  'tonight.pin': {
    input: z.strictObject({
      what: pinnedThing,
      /** First, wherever it lies; not at all; null: as it comes. */
      as: z.enum(['first', 'hidden']).nullable(),
    }),
    log: 'pages',
    needs: ['bestiaries'],
  },
  /** Two things that come first change places. */
  'tonight.swap': {
    input: z.strictObject({ one: pinnedThing, other: pinnedThing }),
    log: 'pages',
    needs: ['bestiaries'],
  },
} as const satisfies Steps;

export const tonightCommands = {
  'tonight.export': {
    input: z.strictObject({
      doors,
      format: z.enum(tonightFormats),
      /** Of a PDF, and of a page for a browser that prints it. */
      paper: z.enum(paperSizes),
      /** So many of them a PDF has at most; what is least is left out. */
      pages: z.union([z.literal(1), z.literal(2), z.literal(4)]).default(1),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({
      path: z.string(),
      bytes: z.int(),
      /** What did not fit, each in words. */
      leftOut: z.array(z.string()),
    }),
  },
} as const satisfies CommandsContract;
