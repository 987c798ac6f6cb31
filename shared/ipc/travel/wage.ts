import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { wageSpans } from './wage-words.ts';

/** Queries and commands of wages: what falls due, and whether it is paid, owed or let go. Money in copper pieces. */

export const mostCopper = 100_000_000;

/** Whose coins: of one of the party, or of the pool where null. */
export const purse = fields.id.nullable();

const everybody = { error: 'Name somebody.' };
const ids = z.array(fields.id).min(1, everybody).max(500);

/** What somebody of the party, or the pool, has in coins. */
export const purseView = z.object({ id: z.int().nullable(), name: z.string(), copper: z.int() });

export const wageQueries = {
  'wage.list': {
    input: z.strictObject({}),
    output: z.object({
      people: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          employer: z.object({ id: z.int(), name: z.string() }).nullable(),
          /** For each span. */
          copper: z.int(),
          every: z.enum(wageSpans),
          /** Spans that nobody has settled yet; null for none. */
          due: z.object({ spans: z.int(), copper: z.int(), day: z.int() }).nullable(),
          owed: z.int(),
          /** The clock's day on which the next falls due; null where they earn nothing more. */
          next: z.object({ day: z.int(), date: z.string().nullable() }).nullable(),
        }),
      ),
      purses: z.array(purseView),
    }),
  },
} as const satisfies QueriesContract;

export const wageSteps = {
  /** What is due and owed to each, or so much of it; the rest is owed on. */
  'wage.pay': {
    input: z.strictObject({
      people: z
        .array(
          z.strictObject({
            id: fields.id,
            copper: fields.whole(0, mostCopper).nullable().default(null),
          }),
        )
        .min(1, everybody)
        .max(500),
      purse,
    }),
    output: z.object({ copper: z.int() }),
    log: 'travel',
    needs: ['equipment'],
  },
  /** What is due is kept as owed. */
  'wage.owe': { input: z.strictObject({ ids }), log: 'travel' },
  /** What is due falls away, and what is owed too where it is said. */
  'wage.waive': {
    input: z.strictObject({ ids, owed: z.boolean().default(false) }),
    log: 'travel',
  },
} as const satisfies Steps;
