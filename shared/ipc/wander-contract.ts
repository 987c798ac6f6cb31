import { z } from 'zod';
import * as fields from './fields.ts';
import { wanderContent, wanderList, wanderTableView, wanderThrow } from './wander-views.ts';

/** Queries and commands of the wandering tables. */

const nothing = z.strictObject({});
const done = z.null();
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
  'wander.list': { input: nothing, output: wanderList },
  'wander.table': { input: z.strictObject({ id: fields.id }), output: wanderTableView },
  'wander.content': { input: nothing, output: wanderContent },
} as const;

export const wanderCommands = {
  'wander.addTable': {
    input: z.strictObject({
      name: fields.name,
      dice: diceText,
      notes: fields.prose(4000).default(''),
      rows: rows.default([]),
    }),
    output: created,
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
    output: done,
  },
  'wander.removeTable': { input: z.strictObject({ id: fields.id }), output: done },
  /** The rows of a table, all at once, in the place of those it had. */
  'wander.setRows': { input: z.strictObject({ id: fields.id, rows }), output: done },
  /** A table of the starter content with those it sends to. */
  'wander.takeFromContent': {
    input: z.strictObject({ contentId: z.string().min(1).max(80) }),
    output: created,
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
  },
} as const;

/** No step of the journal. */
export const wanderAppCommands = {
  /** Writes a table, or all of them, as CSV. */
  'wander.exportCsv': {
    input: z.strictObject({
      tableId: fields.id.nullable(),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int(), rows: z.int() }),
  },
} as const;
