import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { shipLimits } from './ship.ts';
import { stayLimits } from './stay-limits.ts';
import { mostCopper, purse, purseView } from './wage.ts';

/** A stay in a town and a dock's work meanwhile: what they would come to, and the step. Money in copper pieces. */

const price = fields.whole(0, stayLimits.copper);

/** What a dock does to a vessel in so many days, as the referee has them; paid as it is done. */
const dock = z.strictObject({
  vesselId: fields.id,
  copper: fields.whole(0, mostCopper),
  days: fields.whole(1, stayLimits.days),
  /** Hull points mended; null for all that she lacks. What she has taken on is pumped out in either case. */
  points: fields.whole(0, shipLimits.hull).nullable().default(null),
});

const stay = z.strictObject({
  /** A site of the hex in which they stand; without one the town is a name. */
  siteId: fields.id.nullable().default(null),
  name: fields.words(80).default(''),
  days: fields.whole(1, stayLimits.days),
  /** A head and day, a beast and day. */
  lodging: price,
  stable: price,
  /** Meals with the lodging, or rations from the packs; water is there in either case. */
  board: z.enum(['lodging', 'packs']).default('lodging'),
  purse,
  /** Wages that fall due are paid each morning out of the same purse, and do not stop the stay. */
  payWages: z.boolean().default(false),
  dock: dock.nullable().default(null),
  /** What the dice of healing show, in the order of the days and of the party; the program throws the others. */
  faces: z.array(fields.whole(1, 100)).max(stayLimits.faces).default([]),
});

export const townQueries = {
  'town.preview': {
    input: stay,
    output: z.object({
      /** Why nobody can stay; null where they can. */
      refusal: z.string().nullable(),
      heads: z.int(),
      beasts: z.int(),
      perDay: z.int(),
      purse: purseView,
      /** Who throws to heal on the first day, and with what. */
      healing: z.string(),
      /** Whole days that go by, and what they cost, wages and the dock with it. */
      days: z.int(),
      total: z.int(),
      until: z.object({ day: z.int(), time: z.string(), date: z.string().nullable() }).nullable(),
      /** Why it stops before its time; null where it does not. */
      stops: z.string().nullable(),
      /** What falls on its days. */
      falls: z.array(z.object({ day: z.int(), date: z.string().nullable(), text: z.string() })),
      purses: z.array(purseView),
      /** Vessels on which a dock could work where they are, and what each lacks. */
      docks: z.array(z.object({ id: z.int(), name: z.string(), lacks: z.string() })),
    }),
  },
} as const satisfies QueriesContract;

export const townSteps = {
  /** Days under a roof, each paid as it begins, up to the first thing that needs the referee. */
  'town.stay': {
    input: stay,
    output: z.object({
      days: z.int(),
      copper: z.int(),
      stopped: z.string().nullable(),
    }),
    log: 'travel',
    needs: ['equipment'],
  },
} as const satisfies Steps;
