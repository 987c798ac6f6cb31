import { z } from 'zod';
import type { QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { creaturesFound, creatureSorts, creatureView } from './creature-views.ts';

/** Questions to the bestiary. */

export const creatureQueries = {
  'creature.search': {
    input: z.strictObject({
      /** Words and facts: `undead hd 2-4 ac>=15 -giant`. */
      text: z.string().max(200).default(''),
      sort: z.enum(creatureSorts).default('found'),
      /** From the most to the least. */
      down: z.boolean().default(false),
      /** The books of other systems too. */
      others: z.boolean().default(false),
      limit: fields.whole(1, 2000).default(500),
    }),
    output: creaturesFound,
    needs: ['bestiaries'],
  },
  'creature.view': {
    input: z.strictObject({
      book: z.string().max(40),
      id: z.string().max(80),
      /** The system to show it in; null: the campaign's. */
      in: z.string().max(40).nullable(),
    }),
    output: creatureView,
    needs: ['bestiaries'],
  },
} as const satisfies QueriesContract;
