import { z } from 'zod';
import type { Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** What a thing is and what it seems. */

const byId = z.strictObject({ id: fields.id });
const gold = z.number().min(0).max(10_000_000, { error: 'At most 10,000,000 gold pieces.' });

export const itemSteps = {
  /** Known for what it is from now on; alike: whatever looks the same and is the same, wherever it is. */
  'item.identify': { input: byId.extend({ alike: z.boolean().default(false) }), log: 'gear' },
  /** What players see of it. Of a thing that is known, what stands becomes what it is in truth. */
  'item.setShown': {
    input: byId.extend({
      name: fields.name,
      /** The bonus it seems to have; null for none that anybody knows of. */
      bonus: fields.whole(-10, 10).nullable().default(null),
    }),
    log: 'gear',
  },
  /** What came of trying it, in words that players may read. */
  'item.noteTried': {
    input: byId.extend({ text: fields.words(200).min(1, { error: 'Say what came of it.' }) }),
    log: 'gear',
  },
  /** What it is behind its name; what is left out stays. */
  'item.setTruth': {
    input: byId.extend({
      name: fields.name.optional(),
      charges: fields.whole(0, 1000).nullable().optional(),
      worthEach: gold.nullable().optional(),
      notes: fields.prose(2000).optional(),
    }),
    log: 'gear',
  },
} as const satisfies Steps;
