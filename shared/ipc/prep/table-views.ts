import { z } from 'zod';
import type { RollTree } from '../../tables/rolled.ts';
import { dieWanted } from '../die-wanted.ts';
import { tablePurposes } from '../vocabulary.ts';
import { again, columns, gifts, modifiers, spans } from './table-fields.ts';

/** What windows show of the random tables. Odds, faults and what leads where are worked out on read. */

export const tableWays = ['dice', 'weights', 'deck'] as const;
export const tableEnds = ['end rows', 'nothing'] as const;

const named = z.object({ id: z.int(), name: z.string() });

/** An exact chance: as a fraction where it is one to read, and from 0 to 1. */
const chance = z.object({ fraction: z.string().nullable(), value: z.number() });

export const tableList = z.object({
  tables: z.array(
    z.object({
      id: z.int(),
      folder: z.string(),
      name: z.string(),
      purpose: z.enum(tablePurposes),
      way: z.enum(tableWays),
      /** Of its first column. */
      dice: z.string(),
      rows: z.int(),
    }),
  ),
});

/** A piece of a row's text as it is written; the table it leads to, where it does. */
const piece = z.object({
  kind: z.enum(['text', 'link', 'dice', 'table', 'choice', 'kept', 'unread']),
  written: z.string(),
  leadsTo: z.object({ id: z.union([z.int(), z.string()]), name: z.string() }).nullable(),
});

const fault = z.object({ written: z.string(), sentence: z.string(), nearest: z.array(z.string()) });

export const tableRow = z.object({
  id: z.int(),
  spans,
  weight: z.int(),
  text: z.string(),
  pieces: z.array(piece),
  gives: gifts,
  /** What it gives, each in words. */
  giving: z.array(z.string()),
  again,
  once: z.boolean(),
  struck: z.boolean(),
  drawn: z.int(),
  note: z.string(),
  chance,
  faults: z.array(fault),
});

export const tableView = z.object({
  id: z.int(),
  folder: z.string(),
  name: z.string(),
  purpose: z.enum(tablePurposes),
  way: z.enum(tableWays),
  beyond: z.enum(tableEnds),
  columns,
  modifiers,
  notes: z.string(),
  licence: z.string(),
  source: z.string(),
  rows: z.array(tableRow),
  /** The column the odds are of. */
  column: z.int(),
  /** The least and the most that can be thrown, modified; null where no dice can be read or none are thrown. */
  reach: z.object({ least: z.int(), most: z.int().nullable() }).nullable(),
  /** That nothing stands where the dice fall. */
  nothing: chance,
  /** Gaps, overlaps and whatever else is not as it should be, one sentence each. */
  problems: z.array(z.string()),
  /** Cards that are left, of how many; null where it is no deck. */
  cards: z.object({ left: z.int(), of: z.int() }).nullable(),
  usedBy: z.object({ tables: z.array(named), places: z.array(z.string()) }),
});

export const leafOddsView = z.object({
  leaves: z.array(z.object({ text: z.string(), chance })),
  /** How many more there are than are told. */
  more: z.int(),
  /** What no leaf tells: too deep, or too fine. */
  cut: chance,
  sentence: z.string().nullable(),
});

export const tableExamples = z.object({ texts: z.array(z.string()) });

export const namesAfterTable = z.object({ names: z.array(z.string()), sentence: z.string().nullable() });

export const offeredLists = z.object({
  tables: z.array(
    z.object({ id: z.string(), folder: z.string(), name: z.string(), dice: z.string(), rows: z.int() }),
  ),
  source: z.string(),
  licence: z.string(),
});

export const tableMap = z.object({
  tables: z.array(
    z.object({
      id: z.union([z.int(), z.string()]),
      name: z.string(),
      /** How many tables on from the first. */
      depth: z.int(),
      leadsTo: z.array(z.object({ id: z.union([z.int(), z.string()]), name: z.string() })),
      /** It leads back to itself. */
      inRing: z.boolean(),
    }),
  ),
  /** There are more than are told. */
  more: z.boolean(),
});

export const tableAsks = z.object({ wanted: dieWanted.nullable() });

/** A roll that stands in the journal. */
const kept = z.object({
  seq: z.int(),
  tableId: z.union([z.int(), z.string()]),
  name: z.string(),
  tree: z.custom<RollTree>((value) => typeof value === 'object' && value !== null),
});
export const keptRolls = z.object({ rolls: z.array(kept) });

export const tableRolled = z.object({ tree: kept.shape.tree });
