import { z } from 'zod';
import { itemFacts } from '../sheet.ts';
import { coinKinds, itemKinds, itemStates, knownWords } from '../../vocabulary.ts';
import { memberView, place, weightUnit } from './party-views.ts';

/** Things of one place, and what a move or a purchase would do. */

export const itemView = z.object({
  id: z.int(),
  kind: z.enum(itemKinds),
  name: z.string(),
  quantity: z.int(),
  weightEach: z.number(),
  /** What the campaign's method counts of it, with what it holds. */
  weight: z.number(),
  costEach: z.number().nullable(),
  coin: z.enum(coinKinds).nullable(),
  charges: z.int().nullable(),
  capacity: z.number().nullable(),
  /** How full it is, by plain weight. */
  filled: z.number(),
  state: z.enum(itemStates),
  containerId: z.int().nullable(),
  depth: z.int(),
  notes: z.string(),
  facts: itemFacts,
  /** What it is in truth, while that is not known: for the referee alone. */
  truth: z
    .object({
      name: z.string(),
      known: z.enum(knownWords),
      worthEach: z.number().nullable(),
      charges: z.int().nullable(),
      notes: z.string(),
      facts: itemFacts,
    })
    .nullable(),
});

const purse = z.object({ cp: z.int(), sp: z.int(), ep: z.int(), gp: z.int(), pp: z.int() });

/** The things of one place in the order of their nesting: each is followed by what it holds. */
export const inventoryView = z.object({
  place: place,
  name: z.string(),
  unit: weightUnit,
  items: z.array(itemView),
  purse,
  weight: z.number(),
  member: memberView.nullable(),
});

/** What would be if things went elsewhere. Nothing is stored. */
export const movePreview = z.object({
  /** Why it cannot be done; null where it can. */
  refused: z.string().nullable(),
  /** What would be out of order all the same, such as a pack that is over-full. */
  remarks: z.array(z.string()),
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      before: z.object({ weight: z.number(), baseFeet: z.int(), encounterFeet: z.int() }),
      after: z.object({ weight: z.number(), baseFeet: z.int(), encounterFeet: z.int() }),
      maximum: z.number().nullable(),
      ac: z.object({ before: z.string(), after: z.string() }),
    }),
  ),
  /** Of whom the way of weighing asks whether their treasure is worth mention, and what stands. */
  treasure: z.array(z.object({ id: z.int(), name: z.string(), carries: z.boolean() })),
  party: z
    .object({
      beforeFeet: z.int(),
      afterFeet: z.int(),
      afterEncounterFeet: z.int(),
      slowest: z.array(z.string()),
    })
    .nullable(),
});

/** What buying would do. Nothing is stored. */
export const buyPreview = z.object({
  refused: z.string().nullable(),
  costGp: z.number(),
  coins: z.object({ before: purse, after: purse }),
  member: movePreview.shape.members.element.nullable(),
});
