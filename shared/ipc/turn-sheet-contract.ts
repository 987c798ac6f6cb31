import { z } from 'zod';
import * as fields from './fields.ts';
import { turnHour } from './dungeon-views.ts';
import { oddsView, passed, passPreview, turnLogView } from './turn-sheet-views.ts';
import { paperSizes, passActivities, turnSheetFormats } from './vocabulary.ts';

/** Queries and commands of the turn sheet: its past hours, longer passes, chances, its printed page. */

const turn = fields.whole(1, 1_000_000);
const detail = fields.words(200).default('');
const activity = z.enum(passActivities).default('explore');

export const turnSheetQueries = {
  /** Rows of the sheet, by the number of their hour; no delve, no rows. */
  'dungeon.sheet': {
    input: z.strictObject({ fromHour: fields.whole(1, 200_000), hours: fields.whole(1, 1000) }),
    output: z.object({ hours: z.array(turnHour) }),
  },
  'dungeon.turnLog': { input: z.strictObject({ turn }), output: turnLogView.nullable() },
  'dungeon.passPreview': { input: z.strictObject({ turn }), output: passPreview.nullable() },
  /** With what a search finds only where that is asked for: it wants everybody's classes. */
  'dungeon.odds': {
    input: z.strictObject({ searches: z.boolean().default(false) }),
    output: oddsView.nullable(),
  },
} as const;

export const turnSheetCommands = {
  /** Passes turns so that `turn` is the one at hand; stops before what is due unless `over` says to let it wait. */
  'dungeon.passTo': {
    input: z.strictObject({ turn, activity, detail, over: z.boolean().default(false) }),
    output: passed,
  },
  /** Passes turns until something asks for the referee, and stops before it. */
  'dungeon.passUntilDue': { input: z.strictObject({ activity, detail }), output: passed },
} as const;

export const turnSheetAppCommands = {
  'turnSheet.export': {
    input: z.strictObject({
      format: z.enum(turnSheetFormats),
      paper: z.enum(paperSizes),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
} as const;
