import { z } from 'zod';
import * as fields from '../fields.ts';
import { pinnedKinds } from '../vocabulary.ts';
import { destination } from './page-views.ts';

/** What the referee needs tonight, from where the company stands. */

/** A thing that comes first, or not at all, by its kind; of a creature `own:12`, or its id in the campaign's book. */
export const pinnedThing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(pinnedKinds).exclude(['creature']), id: fields.id }),
  z.strictObject({ kind: z.literal('creature'), id: z.string().min(1).max(80) }),
]);

/** It comes first because the referee said so. */
const pinned = z.boolean();

/** A room within a few doors, each text a line of what is in it. */
const nearRoom = z.object({
  id: z.int(),
  levelId: z.int(),
  /** "12, Guardroom". */
  title: z.string(),
  level: z.string(),
  pinned,
  /** So many doors lie between; 0 is where the company stands, or where it would come in; null: it lies further off. */
  doors: z.int().nullable(),
  /** Only by a secret way that the players have not found. */
  hidden: z.boolean(),
  visited: z.boolean(),
  ways: z.array(z.string()),
  traps: z.array(z.string()),
  foes: z.array(z.string()),
  /** Ids of creatures among them. */
  creatures: z.array(z.string()),
  hoards: z.array(z.string()),
  /** The first sentence of its notes; empty without any. */
  notes: z.string(),
});

const chance = z.number().min(0).max(1);

const coming = z.object({ hours: z.int(), checks: z.int(), inSix: z.int(), somebody: chance });

/** A table whose creatures may come, with exact odds. */
const comingTable = z.object({
  id: z.int(),
  pinned,
  name: z.string(),
  levels: z.array(z.string()),
  /** What is thrown on it; empty for one of weights or cards. */
  dice: z.string(),
  /** Why its rows are not weighed; null where they are. */
  problem: z.string().nullable(),
  rows: z.array(
    z.object({
      text: z.string(),
      /** Of the table, when somebody comes. */
      row: chance,
      /** That at least one such comes within the hours looked at. */
      within: chance,
      /** How many come: least, mean and most; null where no number is said. */
      number: z.object({ least: z.number(), mean: z.number(), most: z.number() }).nullable(),
    }),
  ),
});

/** A page, with the first sentence on it. */
const pageLine = z.object({ id: z.int(), pinned, title: z.string(), text: z.string() });

export const tonightView = z.object({
  /** "day 3, 21:40", by the calendar where there is one. */
  moment: z.string(),
  /** How the company stands, under a word each: weather, light, stores; without those of which nothing is to be said. */
  standing: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  /** The dungeon that is looked at; null where the book has none with a room. */
  dungeon: z.object({ name: z.string(), from: z.string(), underWay: z.boolean() }).nullable(),
  near: z.array(nearRoom),
  /** Rooms as near that are not listed. */
  more: z.int(),
  /** Whether somebody comes within so many hours, by the checks of the dungeon. */
  coming,
  /** The same where the company stands in the wild: the ground, its checks of a day, and the table it throws on. */
  wild: z
    .object({
      ground: z.string(),
      coming,
      table: comingTable.nullable(),
      /** There is a table, and it is not wanted tonight. */
      hidden: z.boolean(),
    })
    .nullable(),
  tables: z.array(comingTable),
  /** Every creature that is keyed or on those tables, once each, as the campaign's system has it. */
  blocks: z.array(
    z.object({
      book: z.string(),
      id: z.string(),
      pinned,
      name: z.string(),
      /** So many wait in the rooms near; of a number that is thrown nobody knows yet. */
      keyed: z.int(),
      /** One of those tables brings it. */
      mayCome: z.boolean(),
      /** Hit points that its dice come to at most; 0 where they cannot be read. */
      mostHp: z.int(),
      figures: z.array(z.object({ label: z.string(), text: z.string(), guessed: z.boolean() })),
    }),
  ),
  moreBlocks: z.int(),
  /** People that the notes of those rooms lead to. */
  people: z.array(pageLine),
  /** Rumours that the players have not heard. */
  rumours: z.array(pageLine),
  musters: z.array(z.object({ id: z.int(), pinned, name: z.string(), lines: z.string() })),
  /** Pages of other kinds, and tables that no level near throws on: what the referee wants at hand. */
  pages: z.array(pageLine),
  ownTables: z.array(pageLine),
  /** Names that nobody bears yet, by the table they stand on. */
  names: z.array(z.object({ of: z.string(), names: z.array(z.string()) })),
  /** What the referee does not want to see tonight. */
  hidden: z.array(z.object({ what: pinnedThing, title: z.string() })),
  /** Lines that begin with an empty box, "- [ ]", with where they stand. */
  loose: z.array(z.object({ text: z.string(), where: z.string(), to: destination })),
  /** What lies within a day of the company on its map, as the crow flies, the nearest first. */
  sites: z.array(
    z.object({
      id: z.int(),
      pinned,
      name: z.string(),
      /** "settlement, 6 miles, heard of". */
      about: z.string(),
      /** The first sentence of its notes; empty without any. */
      notes: z.string(),
      to: destination,
    }),
  ),
});
