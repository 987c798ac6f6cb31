import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Records that make no sense, and how each can be mended. */

export const mends = ['last', 'usual', 'keep', 'typed'] as const;

const amissRecord = z.object({
  table: z.string(),
  id: z.int(),
  /** What kind of record it is, and its own name; empty where it bears none. */
  what: z.string(),
  name: z.string(),
  /** Where it is shown. */
  where: z.string(),
  /** What is wrong with it, a sentence each. */
  wrong: z.array(z.string()),
  /** The columns at fault with their values; null for none. */
  values: z.array(
    z.object({
      column: z.string(),
      words: z.string(),
      stands: z.string().nullable(),
      shown: z.string().nullable(),
      mayBeTyped: z.boolean(),
    }),
  ),
  mends: z.array(z.object({ how: z.enum(mends).exclude(['typed']), words: z.string() })),
});

export const amissQueries = {
  'amiss.list': {
    input: z.strictObject({}),
    output: z.object({ records: z.array(amissRecord), total: z.int() }),
  },
} as const satisfies QueriesContract;

export const amissSteps = {
  'amiss.mend': {
    input: z.strictObject({
      table: z.string().max(60),
      id: fields.whole(0, Number.MAX_SAFE_INTEGER),
      how: z.enum(mends),
      /** What is typed, and where. */
      column: z.string().max(60).optional(),
      value: z.string().max(100_000).optional(),
    }),
    log: 'campaign',
  },
} as const satisfies Steps;
