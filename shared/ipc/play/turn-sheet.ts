import { z } from 'zod';
import * as fields from '../fields.ts';
import { turnHour } from './dungeon-views.ts';
import { oddsView, passPreview, turnLogView } from './turn-sheet-views.ts';
import { paperSizes, turnSheetFormats } from '../vocabulary.ts';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';

/** Queries and commands of the turn sheet: its past hours, longer passes, chances, its printed page. */

const turn = fields.whole(1, 1_000_000);

export const turnSheetQueries = {
  /** Rows of the sheet, by the number of their hour; no delve, no rows. */
  'turnSheet.hours': {
    input: z.strictObject({ fromHour: fields.whole(1, 200_000), hours: fields.whole(1, 1000) }),
    output: z.object({ hours: z.array(turnHour) }),
  },
  'turnSheet.turn': { input: z.strictObject({ turn }), output: turnLogView.nullable() },
  'turnSheet.passPreview': { input: z.strictObject({ turn }), output: passPreview.nullable() },
  /** With what a search finds only where that is asked for: it wants everybody's classes. */
  'turnSheet.odds': {
    input: z.strictObject({ searches: z.boolean().default(false) }),
    output: oddsView.nullable(),
    needs: ['classes'],
  },
} as const satisfies QueriesContract;

export const turnSheetCommands = {
  'turnSheet.export': {
    input: z.strictObject({
      format: z.enum(turnSheetFormats),
      paper: z.enum(paperSizes),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
} as const satisfies CommandsContract;
