import { z } from 'zod';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Maps as files. */

export const mapFormats = ['text-mapper', 'csv', 'json'] as const;
export type MapFormat = (typeof mapFormats)[number];

const asFile = z.strictObject({
  mapId: fields.id,
  format: z.enum(mapFormats),
  /** Only what the players have seen, and nothing secret. */
  forPlayers: z.boolean(),
});

export const mapExportQueries = {
  /** What the format cannot hold of the map, and how many hexes it would hold. */
  'map.losses': {
    input: asFile,
    output: z
      .object({
        hexes: z.int(),
        losses: z.array(z.object({ what: z.string(), count: z.int() })),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const mapExportCommands = {
  'map.export': {
    input: asFile.extend({ path: fields.path, replace: z.boolean().default(false) }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
} as const satisfies CommandsContract;
