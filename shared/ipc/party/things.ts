import { z } from 'zod';
import * as fields from '../fields.ts';
import { itemFacts } from './sheet.ts';
import { coinKinds, itemKinds, itemStates } from '../vocabulary.ts';

/** What a window says of things: new ones, changed ones, chosen ones. */

export const ids = (max: number) => z.array(fields.id).min(1, { error: 'Choose at least one.' }).max(max);

const notes = fields.prose(2000);
const weight = z
  .number({ error: 'A weight is a number.' })
  .min(0, { error: 'Nothing weighs less than nothing.' })
  .max(1_000_000, { error: 'At most 1,000,000.' });
const gold = z
  .number({ error: 'A price is a number.' })
  .min(0, { error: 'At least 0.' })
  .max(10_000_000, { error: 'At most 10,000,000 gold pieces.' });

/** A thing as a window hands it over: weight in the campaign's unit, price in gold pieces, both for one of it. */
export const newItem = z.strictObject({
  kind: z.enum(itemKinds, { error: 'Choose what kind of thing it is.' }),
  name: fields.name,
  quantity: fields.whole(1, 1_000_000).default(1),
  weightEach: weight.default(0),
  costEach: gold.nullable().default(null),
  coin: z.enum(coinKinds).nullable().default(null),
  charges: fields.whole(0, 1000).nullable().default(null),
  /** How much it holds, in the campaign's unit of weight; null where it holds nothing. */
  capacity: weight.nullable().default(null),
  state: z.enum(itemStates).default('carried'),
  notes: notes.default(''),
  facts: itemFacts.prefault({}),
});

export const itemChanges = z.strictObject({
  kind: z.enum(itemKinds).optional(),
  name: fields.name.optional(),
  quantity: fields.whole(1, 1_000_000).optional(),
  weightEach: weight.optional(),
  costEach: gold.nullable().optional(),
  coin: z.enum(coinKinds).nullable().optional(),
  charges: fields.whole(0, 1000).nullable().optional(),
  capacity: weight.nullable().optional(),
  notes: notes.optional(),
  facts: itemFacts.optional(),
});
