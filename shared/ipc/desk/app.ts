import { z } from 'zod';
import { textSteps } from '../../text-sizes.ts';
import * as fields from '../fields.ts';
import { exportChoices, ownWindows, themes } from '../vocabulary.ts';
import { settingValues } from './campaign.ts';
import { referencePages } from './reference-pages.ts';
import { appView, knownBackups, rescueReport, takenLines } from './views.ts';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';

/** Queries and commands about the program and its files: they need no open campaign and stand in no journal. */

const nothing = z.strictObject({});
const done = z.null();

export const appQueries = {
  'app.view': { input: nothing, output: appView },
  /** Every backup of every campaign known here, and of those beside a file that would not open. */
  'app.backups': {
    input: z.strictObject({ beside: fields.path.nullable().default(null) }),
    output: knownBackups,
  },
} as const satisfies QueriesContract;

export const appCommands = {
  'app.createCampaign': {
    input: z.strictObject({
      name: fields.name,
      path: fields.path,
      system: z.string().max(40),
      settings: settingValues.default({}),
    }),
    output: z.object({ path: z.string() }),
  },
  'app.createSample': {
    input: z.strictObject({ path: fields.path }),
    output: z.object({ path: z.string() }),
  },
  'app.openCampaign': {
    input: z.strictObject({ path: fields.path }),
    output: z.object({ path: z.string() }),
  },
  'app.closeCampaign': { input: nothing, output: done },
  'app.duplicateCampaign': {
    input: z.strictObject({ path: fields.path }),
    output: z.object({ path: z.string() }),
  },
  'app.forgetRecent': { input: z.strictObject({ path: fields.path }), output: done },
  'app.backUp': { input: nothing, output: z.object({ path: z.string() }) },
  'app.restoreBackup': {
    input: z.strictObject({ backup: fields.path, path: fields.path }),
    output: z.object({ path: z.string() }),
  },
  /** Saves what can be read of a damaged file into a new one; the damaged one stays as it is. */
  'app.rescue': {
    input: z.strictObject({ damaged: fields.path, path: fields.path }),
    output: rescueReport,
  },
  /** Writes every row of the open campaign, what can be taken back and pictures too, to a new file of JSON Lines. */
  'app.writeLines': {
    input: z.strictObject({ path: fields.path }),
    output: z.object({ path: z.string(), lines: z.int() }),
  },
  /** Makes a new campaign file of such lines. What could not be taken is told. */
  'app.takeLines': {
    input: z.strictObject({ lines: fields.path, path: fields.path }),
    output: takenLines,
  },
  'app.checkIntegrity': {
    input: nothing,
    output: z.object({ sound: z.boolean(), problems: z.array(z.string()) }),
  },
  'app.setPreferences': {
    input: z.strictObject({
      theme: z.enum(themes, { error: 'A theme is system, parchment or lantern.' }).optional(),
      /** In per cent, or a step from the size in use when the command comes: two quick keys are two steps. */
      scale: z.union([fields.whole(80, 200), z.enum(textSteps)]).optional(),
      touch: z.boolean().optional(),
      sideOpen: z.boolean().optional(),
      wholeDice: z.boolean().optional(),
    }),
    output: done,
  },
  'app.openWindow': {
    input: z.strictObject({
      area: z.enum(ownWindows),
      /** The entry that the reference opens at. */
      look: z.string().max(120).nullable().default(null),
    }),
    output: done,
  },
  /** Puts words where every program finds them to paste. */
  'app.copyText': { input: z.strictObject({ text: z.string().min(1).max(1000) }), output: done },
  /** Tables, creatures and wares of a system; read once and kept, so it is no question. */
  'app.referencePages': { input: z.strictObject({ system: z.string().max(40) }), output: referencePages },
  /** Asks the person for a path with the system's own dialog; null when they cancel. */
  'app.choosePath': {
    input: z.strictObject({
      purpose: z.enum(['open', 'save', 'export', 'import']),
      suggestion: z.string().max(4096),
    }),
    output: z.object({ path: z.string().nullable() }),
  },
  'app.export': {
    input: z.strictObject({
      job: fields.job,
      /** All: every form in one order, under the name of `path` with their own endings. Pack: `path` is a folder. */
      format: z.enum(exportChoices),
      /** Without what players may not know. */
      forPlayers: z.boolean().default(false),
      sessionId: fields.id.nullable(),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    /** `path` is the first of the files, or the folder; `bytes` are those of all. */
    output: z.object({
      path: z.string(),
      bytes: z.int(),
      lines: z.int(),
      files: z.array(z.object({ path: z.string(), bytes: z.int() })),
      /** Of a pack: files that are not ours, or were changed since, and stay; the new ones stand beside them. */
      kept: z.array(z.string()),
    }),
  },
  /** Whoever asked waits no more for what is counted for them. */
  'app.dropQuestion': { input: z.strictObject({ by: fields.asker }), output: done },
  'app.cancelExport': { input: z.strictObject({ job: z.string().max(40) }), output: done },
} as const satisfies CommandsContract;
