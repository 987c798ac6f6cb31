import { z } from 'zod';
import { siteKinds } from '../../../map/map-words.ts';
import type { CommandsContract, Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';

/** Stocking the sites of a map: what stands at each by one random table, and all that is kept written in one step. */

export const mostStockSites = 500;
const longestText = 4000;

const row = z.strictObject({
  siteId: fields.id,
  faces: z
    .array(z.strictObject({ face: fields.whole(1, 10_000), typed: z.boolean() }))
    .max(1000)
    .default([]),
  /** In place of what the dice gave. */
  said: fields.prose(longestText).nullable().default(null),
});

const sheet = {
  mapId: fields.id,
  /** What is there is thrown on it; null where it is only typed. */
  tableId: fields.id.nullable().default(null),
};

const site = { siteId: z.int(), hex: z.string(), kind: z.enum(siteKinds), name: z.string() };

export const siteSheet = z.object({
  map: z.string(),
  rows: z.array(
    z.object({
      ...site,
      state: z.enum(['asked', 'rolled', 'typed', 'none']),
      text: z.string(),
      dice: z.array(z.string()),
      /** Why it cannot be kept as it was rolled; empty where it can. */
      fault: z.string(),
      ask: z.object({ title: z.string(), sides: z.int(), nth: z.int(), of: z.int() }).nullable(),
      /** Something is there, and no die is wanted any more. */
      complete: z.boolean(),
      given: row,
    }),
  ),
  /** Sites with notes, by what their notes begin with. */
  standing: z.array(z.object({ ...site, notes: z.string() })),
});

export const stockSiteCommands = {
  /** A sheet as far as its dice go; nothing of it is written. The program throws for the sites named. */
  'stock.planSites': {
    input: z.strictObject({
      ...sheet,
      /** Null: every site of the map without notes. */
      rows: z.array(row).max(mostStockSites).nullable().default(null),
      throws: z.array(fields.id).max(mostStockSites).default([]),
    }),
    output: siteSheet,
  },
} as const satisfies CommandsContract;

export const stockSiteSteps = {
  /** What is at all these sites goes behind their notes; their dice must all have fallen. */
  'stock.writeSites': {
    input: z.strictObject({
      ...sheet,
      rows: z
        .array(row)
        .min(1, { error: 'Keep at least one site.' })
        .max(mostStockSites, { error: `At most ${mostStockSites} sites.` })
        .refine((rows) => new Set(rows.map(({ siteId }) => siteId)).size === rows.length, {
          error: 'Each site is written once.',
        }),
    }),
    log: 'places',
    needs: ['monsters', 'encounters'],
  },
} as const satisfies Steps;
