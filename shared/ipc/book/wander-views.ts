import { z } from 'zod';
import { figure, reasons } from '../reasons.ts';
import { confidences } from '../vocabulary.ts';

/** What windows show of the wandering tables. Chances and problems are worked out on read. */

/** Where a table came from, if it was taken from the starter content. */
const origin = z.object({
  name: z.string(),
  confidence: z.enum(confidences),
  licence: z.string(),
  attribution: z.string(),
});

export const wanderListed = z.object({
  id: z.int(),
  name: z.string(),
  dice: z.string(),
  /** Empty for one of the referee's own. */
  source: z.string(),
  rows: z.int(),
  problems: z.int(),
  /** The levels of dungeons that throw on it. */
  levels: z.array(z.string()),
});

export const wanderList = z.object({
  tables: z.array(wanderListed),
  /** Why nothing can be taken from the starter content; null where it can. */
  noContent: z.string().nullable(),
});

export const wanderRowView = z.object({
  id: z.int(),
  from: z.int(),
  to: z.int(),
  who: z.string(),
  /** Dice or a figure; empty for the creature's own. */
  number: z.string(),
  /** What the empty number stands for, where the starter content says it. */
  ownNumber: z.string().nullable(),
  creatureId: z.string().nullable(),
  /** Its name in the starter content; null where there is none of that id. */
  creature: z.string().nullable(),
  nestedId: z.int().nullable(),
  nested: z.string().nullable(),
  note: z.string(),
  /** From 0 to 1; null where the dice cannot be weighed. */
  chance: figure.nullable(),
});

export const wanderTableView = z.object({
  id: z.int(),
  name: z.string(),
  dice: z.string(),
  /** The sides of each die of one plain throw, in order; null where a throw may take more. */
  sides: z.array(z.int()).nullable(),
  source: z.string(),
  origin: origin.nullable(),
  notes: z.string(),
  rows: z.array(wanderRowView),
  /** Gaps, overlaps and whatever else is not as it should be, one sentence each. */
  problems: z.array(z.string()),
  /** Tables that send here. */
  usedBy: z.array(z.object({ id: z.int(), name: z.string() })),
  levels: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const wanderContent = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['dungeon', 'wilderness', 'subtable', 'town']),
      /** Of the dungeon; the last is null where it goes on downwards. */
      level: z.object({ from: z.int(), to: z.int().nullable() }).nullable(),
      dice: z.string(),
      rows: z.int(),
      /** How many tables come with it. */
      subtables: z.int(),
      /** Worked out from other figures, printed nowhere. */
      derived: z.boolean(),
      confidence: z.enum(confidences),
    }),
  ),
  attribution: z.object({ licence: z.string(), text: z.string() }).nullable(),
  noContent: z.string().nullable(),
});

/** One table that was thrown on. */
const thrown = z.object({
  tableId: z.int(),
  table: z.string(),
  dice: z.string(),
  total: z.int(),
  /** The row, in words; null where nothing stands at that total. */
  row: z.string().nullable(),
});

export const wanderThrow = z.object({
  /** Null where nothing stands at the last total. */
  who: z.string().nullable(),
  creatureId: z.string().nullable(),
  /** Dice or a figure; empty where nobody says. */
  numberDice: z.string(),
  note: z.string(),
  path: z.array(thrown),
  reasons,
});
