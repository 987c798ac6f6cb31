import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { partyNow } from './views/party-views.ts';
import { newItem } from './things.ts';

/** The party as a whole. */

const nothing = z.strictObject({});

/** Something found: a figure in gold for each, dice such as 3d6x100, or "table"; empty where the worth is not known. */
const found = newItem.extend({ worth: fields.words(60).default('') });

export const partyQueries = {
  'party.view': { input: nothing, output: partyNow, needs: ['classesInUse'] },
  /** What the starter content has to roll treasure on. */
  'party.treasureTables': {
    input: nothing,
    output: z.object({
      tables: z.array(z.object({ id: z.string(), title: z.string() })),
      /** Kinds whose worth a table knows. */
      worths: z.array(z.enum(['gem', 'jewellery'])),
    }),
    needs: ['encounters'],
  },
} as const satisfies QueriesContract;

export const partySteps = {
  'party.moveCharacter': {
    input: z.strictObject({ id: fields.id, by: fields.whole(-100, 100) }),
    log: 'people',
  },
  'party.findTreasure': {
    input: z
      .strictObject({
        what: z.array(found).max(100),
        /** A treasure table of the starter content to roll on besides. */
        table: z.string().max(40).nullable().default(null),
        where: fields.words(120).default(''),
      })
      .refine(({ what, table }) => what.length > 0 || table !== null, {
        error: 'Say what was found.',
        path: ['what'],
      }),
    log: 'finds',
    needs: ['encounters', 'prep', 'equipment'],
  },
} as const satisfies Steps;
