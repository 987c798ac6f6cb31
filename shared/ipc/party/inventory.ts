import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { buyPreview, inventoryView, movePreview } from './views/inventory-views.ts';
import { place } from './views/party-views.ts';
import { ids, itemChanges, newItem } from './things.ts';
import { itemStates } from '../vocabulary.ts';

/** Queries and steps of things: who has them, where they lie, what they cost. */

const created = z.object({ id: z.int() });
/** Some of a stack, or all of everything chosen. */
const move = {
  itemIds: ids(10_000),
  /** How many of it, where one stack is chosen; null for all. */
  quantity: fields.whole(1, 1_000_000).nullable().default(null),
  to: place,
  /** Who then carries treasure worth mention, where the way of weighing asks for it. */
  carrying: z
    .array(z.strictObject({ characterId: fields.id, carries: z.boolean() }))
    .max(500)
    .default([]),
};

const buying = z.strictObject({
  characterId: fields.id,
  wares: z
    .array(
      z.strictObject({
        list: z.string().max(40),
        id: z.string().max(80),
        times: fields.whole(1, 1000).default(1),
      }),
    )
    .min(1, { error: 'Choose something to buy.' })
    .max(100),
  free: z.boolean().default(false),
});

export const inventoryQueries = {
  'inventory.view': { input: z.strictObject({ place }), output: inventoryView, needs: ['classesInUse'] },
  'inventory.preview': { input: z.strictObject(move), output: movePreview, needs: ['classesInUse'] },
  'inventory.previewBuy': { input: buying, output: buyPreview, needs: ['classes', 'equipment'] },
} as const satisfies QueriesContract;

export const inventorySteps = {
  'inventory.add': { input: z.strictObject({ to: place, item: newItem }), output: created, log: 'gear' },
  /** Wares of the starter content, paid from the buyer's coins; change is given. */
  'inventory.buy': { input: buying, log: 'gear', needs: ['classes', 'equipment'] },
  'inventory.edit': { input: z.strictObject({ id: fields.id, changes: itemChanges }), log: 'gear' },
  'inventory.remove': {
    input: z.strictObject({
      itemIds: ids(10_000),
      quantity: fields.whole(1, 1_000_000).nullable().default(null),
    }),
    log: 'gear',
  },
  'inventory.move': { input: z.strictObject(move), log: ['finds', 'gear'] },
  'inventory.split': {
    input: z.strictObject({ id: fields.id, quantity: fields.whole(1, 1_000_000) }),
    output: created,
    log: 'gear',
  },
  'inventory.merge': { input: z.strictObject({ itemIds: ids(500).min(2) }), log: 'gear' },
  'inventory.setState': {
    input: z.strictObject({ id: fields.id, state: z.enum(itemStates) }),
    log: 'gear',
    needs: ['classes'],
  },
  /** What is neither worn nor wielded falls to the ground. */
  'inventory.dropPack': { input: z.strictObject({ characterId: fields.id }), log: 'gear' },
  'inventory.addCache': { input: z.strictObject({ name: fields.place }), output: created, log: 'gear' },
  'inventory.renameCache': { input: z.strictObject({ id: fields.id, name: fields.place }), log: 'gear' },
  /** Only an empty one. */
  'inventory.removeStash': { input: z.strictObject({ id: fields.id }), log: 'gear' },
} as const satisfies Steps;
