import { z } from 'zod';
import { ownPrice } from '../price-list.ts';
import { itemFacts } from '../sheet.ts';
import { characterKinds, confidences, itemKinds, itemStates } from '../../vocabulary.ts';
import { weightUnit } from './party-views.ts';

/** Wares and creatures of the starter content. */

/** The thing a ware becomes when it is bought, ready for `character.add` and `inventory.add`. */
const wareItem = z.object({
  kind: z.enum(itemKinds),
  name: z.string(),
  quantity: z.int(),
  weightEach: z.number(),
  costEach: z.number().nullable(),
  charges: z.int().nullable(),
  capacity: z.number().nullable(),
  /** Armour is worn, weapons are wielded, the rest is carried. */
  state: z.enum(itemStates),
  facts: itemFacts,
});

export const wareView = z.object({
  list: z.string(),
  id: z.string(),
  name: z.string(),
  costGp: z.number().nullable(),
  weight: z.number().nullable(),
  quantity: z.int(),
  summary: z.string(),
  confidence: z.enum(confidences),
  item: wareItem,
});

const attribution = z.object({ licence: z.string(), text: z.string() });

export const contentEquipment = z.object({
  groups: z.array(z.object({ id: z.string(), title: z.string(), wares: z.array(wareView) })),
  /** The campaign's own list as it was typed; its wares stand among the groups too. */
  prices: z.array(ownPrice),
  unit: weightUnit,
  attribution: attribution.nullable(),
});

/** Beasts, carts, ships, hirelings and monsters that can join the party. */
export const contentCreatures = z.object({
  creatures: z.array(
    z.object({
      list: z.string(),
      id: z.string(),
      name: z.string(),
      kind: z.enum(characterKinds),
      summary: z.string(),
      costGp: z.number().nullable(),
      confidence: z.enum(confidences),
    }),
  ),
  total: z.int(),
  attribution: attribution.nullable(),
});
