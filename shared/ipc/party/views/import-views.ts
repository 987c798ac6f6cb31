import { z } from 'zod';

/** What an import shows before anything is taken. */

/** How a part of a pack stands to the edition of which it was taken before. */
const editionStates = ['new', 'same', 'renewed', 'both', 'here', 'removed'] as const;
export type EditionState = (typeof editionStates)[number];

export const importEntry = z.object({
  index: z.int(),
  kind: z.enum(['character', 'item', 'table', 'randomTable', 'dungeon', 'creature', 'muster', 'page']),
  name: z.string(),
  /** What will be made of it, in one line. */
  summary: z.string(),
  /** Each field that could not be read, by its path, with why. */
  unread: z.array(z.object({ path: z.string(), why: z.string() })),
  /** Why it cannot be taken at all; null where it can. */
  refused: z.string().nullable(),
  /** One of this kind and name stands in the campaign already. */
  stands: z.boolean(),
  /** Null where nothing of its pack was taken before. */
  edition: z
    .object({
      /** Not in the one before; as it was; changed in the pack, here, or both; removed here. */
      state: z.enum(editionStates),
      /** What is another in the pack, in words. */
      changed: z.array(z.string()),
    })
    .nullable(),
});

export const importPreview = z.object({
  token: z.string(),
  format: z.string(),
  /** Something of it was written by another program. */
  foreign: z.boolean(),
  entries: z.int(),
  characters: z.int(),
  items: z.int(),
  /** Wandering ones. */
  tables: z.int(),
  randomTables: z.int(),
  dungeons: z.int(),
  /** The referee's own. */
  creatures: z.int(),
  /** Of the notebook. */
  musters: z.int(),
  pages: z.int(),
  refused: z.int(),
  /** The newest step that took of the very same text. */
  before: z.object({ step: z.int(), summary: z.string() }).nullable(),
  /** Of packs of which something was taken before: how many parts are what; null where there are none. */
  editions: z
    .object({
      ...(Object.fromEntries(editionStates.map((state) => [state, z.int()])) as Record<
        EditionState,
        z.ZodInt
      >),
      /** Parts that stand here and that the pack has no more. */
      gone: z.array(z.string()),
    })
    .nullable(),
  /** How many that can be taken stand in the campaign already, by kind and name. */
  stand: z.int(),
  /** Fields that could not be read, over all entries, gathered by path. */
  unread: z.array(z.object({ path: z.string(), count: z.int(), why: z.string() })),
  first: z.array(importEntry),
});
