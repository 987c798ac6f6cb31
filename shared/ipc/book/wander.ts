import { z } from 'zod';
import * as fields from '../fields.ts';
import { wanderContent, wanderList, wanderTableView, wanderThrow } from './wander-views.ts';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';

/** Queries and commands of the wandering tables. */

const nothing = z.strictObject({});
const created = z.object({ id: z.int() });

/** Dice as text; the handler reads the notation and says what is wrong with it. */
const diceText = z
  .string({ error: 'Dice are text such as 1d20.' })
  .trim()
  .min(1, { error: 'Write dice such as 1d20.' })
  .max(60, { error: 'At most 60 characters.' });

const total = fields.whole(-1_000_000, 1_000_000);

export const newWanderRow = z.strictObject({
  from: total,
  to: total,
  who: fields.words(80).default(''),
  number: fields.words(40).default(''),
  creatureId: fields.words(80).nullable().default(null),
  nestedId: fields.id.nullable().default(null),
  note: fields.words(400).default(''),
});

export const mostWanderRows = 500;
const rows = z.array(newWanderRow).max(mostWanderRows, { error: `At most ${mostWanderRows} rows.` });

export const wanderQueries = {
  'wander.list': { input: nothing, output: wanderList, needs: ['encounters'] },
  'wander.table': {
    input: z.strictObject({ id: fields.id }),
    output: wanderTableView,
    needs: ['monsters', 'encounters'],
  },
  'wander.content': { input: nothing, output: wanderContent, needs: ['encounters'] },
} as const satisfies QueriesContract;

export const wanderSteps = {
  'wander.addTable': {
    input: z.strictObject({
      name: fields.name,
      dice: diceText,
      notes: fields.prose(4000).default(''),
      rows: rows.default([]),
    }),
    output: created,
    log: 'tables',
  },
  'wander.changeTable': {
    input: z.strictObject({
      id: fields.id,
      changes: z.strictObject({
        name: fields.name.optional(),
        dice: diceText.optional(),
        notes: fields.prose(4000).optional(),
      }),
    }),
    log: 'tables',
  },
  'wander.removeTable': { input: z.strictObject({ id: fields.id }), log: 'tables' },
  /** The rows of a table, all at once, in the place of those it had. */
  'wander.setRows': { input: z.strictObject({ id: fields.id, rows }), log: 'tables' },
  /** A table of the starter content with those it sends to. */
  'wander.takeFromContent': {
    input: z.strictObject({ contentId: z.string().min(1).max(80) }),
    output: created,
    log: 'tables',
    needs: ['monsters', 'encounters'],
  },
  /** Throws on a table without an encounter; only the referee sees it. The faces of each table on the way may be typed. */
  'wander.roll': {
    input: z.strictObject({
      tableId: fields.id,
      faces: z
        .array(z.array(fields.whole(1, 10_000).nullable()).max(1000))
        .max(20)
        .default([]),
    }),
    output: wanderThrow,
    log: 'tables',
    needs: ['monsters', 'encounters'],
  },
} as const satisfies Steps;

/** No step of the journal. */
export const wanderCommands = {
  /** Writes a table, or all of them, as CSV. */
  'wander.exportCsv': {
    input: z.strictObject({
      tableId: fields.id.nullable(),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int(), rows: z.int() }),
  },
} as const satisfies CommandsContract;
