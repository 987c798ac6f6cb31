import { z } from 'zod';
import * as fields from '../fields.ts';
import { itemKinds } from '../vocabulary.ts';

/** A ware of the campaign's own price list, as the referee types it. Price and weight are of one lot. */
export const ownPrice = z.strictObject({
  name: fields.name,
  kind: z.enum(itemKinds),
  /** Pieces in a lot. */
  quantity: fields.whole(1, 1000).default(1),
  costGp: z.number().min(0).max(1_000_000),
  weight: z.number().min(0).max(1_000_000).default(0),
});
export type OwnPrice = z.output<typeof ownPrice>;

export const ownPrices = z.array(ownPrice).max(500, { error: 'At most 500 wares.' });
