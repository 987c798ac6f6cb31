import { z } from 'zod';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { paperSizes, tableFormats } from '../vocabulary.ts';
import { folder } from './table-fields.ts';

/** Random tables as files for other programs. */

const contentTables = ['monsters', 'encounters'] as const;

const asFile = z.strictObject({
  /** One table, or all of a folder and those in it; the empty folder holds every table. */
  of: z.union([z.strictObject({ id: fields.id }), z.strictObject({ folder })]),
  /** With all that they throw on. */
  nested: z.boolean(),
  format: z.enum(tableFormats),
});

export const tableExportQueries = {
  /** What a form of file cannot hold of the tables, and how many these are. */
  'table.losses': {
    input: asFile,
    output: z.object({
      tables: z.int(),
      losses: z.array(z.object({ what: z.string(), count: z.int() })),
    }),
    needs: contentTables,
  },
} as const satisfies QueriesContract;

/** No steps of the journal. */
export const tableExportCommands = {
  'table.export': {
    input: asFile.extend({
      /** For what is printed. */
      paper: z.enum(paperSizes).default('A4'),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int(), tables: z.int() }),
  },
} as const satisfies CommandsContract;
