import { z } from 'zod';
import { heldKinds } from '../../../stocking/contents.ts';
import type { CommandsContract, Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { treasureLine } from '../treasure.ts';

/** Stocking a level: what each of its rooms holds, as the dice fall, and all that is kept written in one step. */

/** In the order in which their dice fall. */
export const stockCells = ['contents', 'monster', 'trap', 'special', 'treasure'] as const;
export type StockCell = (typeof stockCells)[number];

export const mostStockRooms = 500;

const settled = {
  /** In place of what the dice gave. */
  said: fields.words(500).nullable().default(null),
  struck: z.boolean().default(false),
  /** The referee placed it first: it stands whatever the room comes to hold. */
  locked: z.boolean().default(false),
};
const cell = z.strictObject({
  faces: z
    .array(z.strictObject({ face: fields.whole(1, 10_000), typed: z.boolean() }))
    .max(1000)
    .default([]),
  ...settled,
});

/** Who counts more often on the table of who is there. */
const theme = z
  .strictObject({ who: z.array(fields.words(200)).min(1).max(200).readonly(), times: fields.whole(2, 10) })
  .nullable();

/** What is known of a room by now. */
const row = z.strictObject({
  roomId: fields.id,
  /** The theme its monsters were thrown under: their faces go on meaning what they meant. */
  theme: theme.default(null),
  /** As many as their lair holds, in place of those who roam. */
  lair: z.boolean().default(false),
  contents: cell.prefault({}),
  monster: cell.prefault({}),
  trap: cell.prefault({}),
  special: cell.prefault({}),
  treasure: z.strictObject({ lines: z.array(treasureLine).max(1000).default([]), ...settled }).prefault({}),
});

const sheet = {
  levelId: fields.id,
  /** The book whose tables say what rooms hold; null for the campaign's own. */
  by: z.string().max(40).nullable().default(null),
  /** A random table of the campaign that says what rooms hold; null: as the book's does. */
  table: fields.id.nullable().default(null),
  /** The columns of treasure for low levels; null as the party is. */
  low: z.boolean().nullable().default(null),
  /** Of rooms whose monsters are still to be thrown. */
  theme: theme.default(null),
};

const rowId = fields.id;

const cellView = z.object({
  state: z.enum(['empty', 'waits', 'asked', 'rolled', 'typed', 'struck', 'none']),
  text: z.string(),
  dice: z.array(z.string()),
  /** What is said of it beside: no table, nothing stood there. */
  told: z.array(z.string()),
});

const rowView = z.object({
  roomId: z.int(),
  key: z.string(),
  name: z.string(),
  cells: z.record(z.enum(stockCells), cellView),
  /** The next die of the room. */
  ask: z
    .object({
      cell: z.enum(stockCells),
      line: z.int(),
      title: z.string(),
      sides: z.int(),
      nth: z.int(),
      of: z.int(),
    })
    .nullable(),
  /** No die is wanted any more, and something is there. */
  complete: z.boolean(),
  /** Of its foes, all of them; null where nobody knows. */
  xp: z.int().nullable(),
  /** Coins and goods in gold pieces. */
  gold: z.number(),
  magic: z.int(),
  given: row,
});

export const stockSheet = z.object({
  level: z.object({ name: z.string(), depth: z.int(), dungeon: z.string() }),
  /** Whose tables of contents serve; null where none was chosen and the campaign's book prints none. */
  by: z.string().nullable(),
  books: z.array(z.object({ id: z.string(), title: z.string(), own: z.boolean() })),
  /** Random tables of the campaign whose purpose is contents. */
  tables: z.array(z.object({ id: z.int(), title: z.string() })),
  /** The one that says what rooms hold, and how each of its rows is read. */
  table: z
    .object({
      id: z.int(),
      title: z.string(),
      /** Or "weights", "deck". */
      dice: z.string(),
      rows: z.array(
        z.object({
          /** "1–3", or its parts "×2". */
          at: z.string(),
          text: z.string(),
          /** "Monster, with treasure". */
          read: z.string(),
          /** None of the words that mean something: they go into the notes of the room. */
          note: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** What monsters are thrown on; null where there is no such table. */
  monsters: z
    .object({
      title: z.string(),
      note: z.string(),
      /** Its rows, each in so many of all equal cases; a sentence where they cannot be told. */
      comers: z.union([
        z.object({
          rows: z.array(z.object({ who: z.string(), parts: z.number() })).readonly(),
          nobody: z.number(),
        }),
        z.string(),
      ]),
    })
    .nullable(),
  /** What is chosen of it, as far as it is on that table. */
  theme,
  low: z.boolean().nullable(),
  rows: z.array(rowView),
  /** What became of rooms of the sheet that are no longer of the level, one sentence each. */
  left: z.array(z.string()),
  /** Rooms of the level that hold something, and what. */
  standing: z.array(
    z.object({
      roomId: z.int(),
      key: z.string(),
      name: z.string(),
      holds: z.string(),
      /** "emptied 12 days ago": its foes and treasure are gone; empty where they are not, or it had none. */
      emptied: z.string(),
    }),
  ),
  sums: z.object({
    monsters: z.array(z.object({ hd: z.string(), count: z.int(), xp: z.int() })),
    xp: z.int(),
    gold: z.number(),
    magic: z.int(),
    /** Of the treasure, where the book gives it; null where the referee says it. */
    treasureXp: z.int().nullable(),
  }),
  shares: z.array(
    z.object({
      contents: z.enum(heldKinds),
      rooms: z.int(),
      treasure: z.int(),
      /** So many of as many rooms, on average; null without a table. */
      expected: z.number().nullable(),
      expectedTreasure: z.number().nullable(),
    }),
  ),
});

export const stockCommands = {
  /** A sheet as far as its dice go; nothing of it is written. The program throws for the rooms named, a cell or all. */
  'stock.plan': {
    input: z.strictObject({
      ...sheet,
      /** Null: every room of the level that holds nothing yet. */
      rows: z.array(row).max(mostStockRooms).nullable().default(null),
      throws: z
        .strictObject({ rooms: z.array(rowId).max(mostStockRooms), cell: z.enum(stockCells).nullable() })
        .nullable()
        .default(null),
    }),
    output: stockSheet,
  },
} as const satisfies CommandsContract;

export const stockSteps = {
  /** Foes, traps, things of note and hoards of all these rooms; their dice must all have fallen. */
  'stock.write': {
    input: z.strictObject({
      ...sheet,
      rows: z
        .array(row)
        .min(1, { error: 'Keep at least one room.' })
        .max(mostStockRooms, { error: `At most ${mostStockRooms} rooms.` }),
    }),
    log: 'places',
    needs: ['encounters', 'prep', 'equipment', 'monsters', 'stocking'],
  },
} as const satisfies Steps;
