import { z } from 'zod';
import type { CommandsContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { sheetFormats } from '../vocabulary.ts';

/** Character sheets as files. */
export const sheetCommands = {
  'sheet.export': {
    input: z.strictObject({
      /** Null for the whole party on one page. */
      characterId: fields.id.nullable(),
      format: z.enum(sheetFormats),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
} as const satisfies CommandsContract;
