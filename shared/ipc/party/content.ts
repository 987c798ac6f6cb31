import { z } from 'zod';
import type { QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { contentCreatures, contentEquipment } from './views/ware-views.ts';

/** Questions to the starter content of the campaign’s system. */

const nothing = z.strictObject({});

export const contentQueries = {
  'content.equipment': { input: nothing, output: contentEquipment, needs: ['equipment'] },
  'content.creatures': {
    input: z.strictObject({
      search: z.string().max(80).default(''),
      limit: fields.whole(1, 200).default(50),
    }),
    output: contentCreatures,
    needs: ['equipment', 'monsters'],
  },
} as const satisfies QueriesContract;
