import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { tablePurposes } from '../vocabulary.ts';
import * as table from './table-fields.ts';
import {
  keptRolls,
  namesAfterTable,
  offeredLists,
  leafOddsView,
  tableAsks,
  tableEnds,
  tableExamples,
  tableList,
  tableMap,
  tableRolled,
  tableView,
  tableWays,
} from './table-views.ts';

/** Questions to the random tables, and what is done with them. */

export const mostTables = 10_000;
export const mostTableRows = 2000;

const byId = z.strictObject({ id: fields.id });

/** How a table is thrown on: by which column, with which of its modifiers, and what else is added. */
const throwing = {
  id: fields.id,
  column: fields.whole(0, 3).default(0),
  modifiers: z.array(fields.whole(0, 19)).max(20).default([]),
  add: fields.whole(-1000, 1000).default(0),
};

/** Dice that have fallen, in their order: off the table, or thrown by the program one by one. */
const faces = z
  .array(z.strictObject({ face: fields.whole(1, 10_000), source: z.enum(['rolled', 'typed']) }))
  .max(10_000, { error: 'At most 10,000 dice.' })
  .default([]);

/** A part of a roll in the journal, by its place among `branchesOf`. */
const branch = { seq: fields.id, branch: fields.whole(0, 10_000) };

export const newTableRow = z.strictObject({
  /** Of a row that stands and goes on; null for a new one. */
  id: fields.id.nullable().default(null),
  spans: table.spans,
  weight: table.weight.default(1),
  text: table.rowText,
  gives: table.gifts.default([]),
  again: table.again.default(null),
  once: z.boolean().default(false),
  note: table.rowNote.default(''),
});

const rows = z
  .array(newTableRow)
  .max(mostTableRows, { error: `A table has at most ${mostTableRows.toLocaleString('en')} rows.` });

const head = {
  name: fields.name,
  folder: table.folder,
  purpose: z.enum(tablePurposes),
  way: z.enum(tableWays),
  beyond: z.enum(tableEnds),
  columns: table.columns,
  modifiers: table.modifiers,
  notes: fields.prose(4000),
  licence: fields.words(200),
};

const changedHead = z.strictObject({
  name: head.name.exactOptional(),
  folder: head.folder.exactOptional(),
  purpose: head.purpose.exactOptional(),
  way: head.way.exactOptional(),
  beyond: head.beyond.exactOptional(),
  columns: head.columns.exactOptional(),
  modifiers: head.modifiers.exactOptional(),
  notes: head.notes.exactOptional(),
  licence: head.licence.exactOptional(),
});

const changedRow = z.strictObject({
  spans: table.spans.exactOptional(),
  weight: table.weight.exactOptional(),
  text: table.rowText.exactOptional(),
  gives: table.gifts.exactOptional(),
  again: table.again.exactOptional(),
  once: z.boolean().exactOptional(),
  struck: z.boolean().exactOptional(),
  note: table.rowNote.exactOptional(),
});

const contentTables = ['monsters', 'encounters'] as const;

export const tableQueries = {
  'table.list': { input: z.strictObject({}), output: tableList },
  'table.view': { input: z.strictObject(throwing), output: tableView, needs: contentTables },
  /** Of everything it may come to, through all its tables. */
  'table.odds': { input: z.strictObject(throwing), output: leafOddsView, needs: contentTables },
  /** Ten rolls that are no steps, the same for the same seed. */
  'table.examples': {
    input: z.strictObject({ ...throwing, seed: fields.whole(0, 2 ** 31 - 1).default(0) }),
    output: tableExamples,
    needs: contentTables,
  },
  /** Ten names in the manner of its own, the same for the same seed; none, and why, of a table that is not of names. */
  'table.namesAfter': {
    input: z.strictObject({ id: fields.id, seed: fields.whole(0, 2 ** 31 - 1).default(0) }),
    output: namesAfterTable,
  },
  /** The program's own lists, each to be taken by copy. */
  'table.offered': { input: z.strictObject({}), output: offeredLists, needs: ['lists'] },
  'table.map': { input: byId, output: tableMap, needs: contentTables },
  /** The die that falls next where these have fallen; null where none is left. */
  'table.asks': {
    input: z.strictObject({ ...throwing, faces }),
    output: tableAsks,
    needs: contentTables,
  },
  /** The same where one branch of a roll that stands is thrown again. */
  'table.branchAsks': {
    input: z.strictObject({ ...branch, faces }),
    output: tableAsks,
    needs: contentTables,
  },
  /** The last rolls that stand, the newest first; one with a branch thrown again stands for what it was. */
  'table.rolls': { input: z.strictObject({ limit: fields.whole(1, 50).default(10) }), output: keptRolls },
} as const satisfies QueriesContract;

export const tableSteps = {
  'table.add': {
    input: z.strictObject({
      ...head,
      folder: table.folder.default(''),
      purpose: head.purpose.default('any'),
      way: head.way.default('dice'),
      beyond: head.beyond.default('nothing'),
      modifiers: table.modifiers.default([]),
      notes: head.notes.default(''),
      licence: head.licence.default(''),
      rows: rows.default([]),
    }),
    output: z.object({ id: z.int() }),
    log: 'tables',
  },
  'table.change': {
    input: z.strictObject({ id: fields.id, changes: changedHead }),
    log: 'tables',
    needs: ['bestiaries'],
  },
  /** All rows of a table; those of an id go on with what has come up of them. The dice may go over with them. */
  'table.setRows': {
    input: z.strictObject({
      id: fields.id,
      rows,
      way: head.way.exactOptional(),
      columns: head.columns.exactOptional(),
    }),
    log: 'tables',
  },
  'table.changeRow': {
    input: z.strictObject({
      id: fields.id,
      changes: changedRow,
    }),
    log: 'tables',
  },
  'table.remove': { input: byId, log: 'tables' },
  /** Every drawn card goes back into the deck, and no row is struck off any more. */
  'table.shuffle': { input: byId, log: 'tables' },
  /** A copy of one of the program's own lists. */
  'table.takeFromContent': {
    input: z.strictObject({ contentId: z.string().min(1).max(80) }),
    output: z.object({ id: z.int() }),
    log: 'tables',
    needs: ['lists'],
  },
  /** Only the referee sees it. Dice that are not among the faces are thrown by the program. */
  'table.roll': {
    input: z.strictObject({ ...throwing, faces }),
    output: tableRolled,
    log: 'tables',
    needs: contentTables,
  },
  /** One branch again, all other dice as they lie. What it drew goes back into its deck first. */
  'table.rollBranch': {
    input: z.strictObject({ ...branch, faces }),
    output: tableRolled,
    log: 'tables',
    needs: contentTables,
  },
  /** A roll that stands, by its line in the log: foes are keyed to the room, things lie there, all else stands in words. */
  'table.keepInRoom': {
    input: z.strictObject({ seq: fields.id, roomId: fields.id }),
    log: 'tables',
    needs: ['monsters', 'equipment'],
  },
} as const satisfies Steps;
