import { z } from 'zod';
import { playersSee } from '../fight/players/players.ts';
import { errorCodes } from '../../errors.ts';
import { themes } from '../vocabulary.ts';

/** What windows show. Everything here is computed on read; nothing of it is stored. */

/** `date` is the day by the campaign's calendar; null where it has none. */
const dated = { day: z.int(), time: z.string(), date: z.string().nullable() };
const when = z.object({ seconds: z.int(), ...dated });

const doable = z.object({ seq: z.int(), kind: z.string(), summary: z.string() }).nullable();

export const roll = z.object({ sides: z.int(), face: z.int(), source: z.enum(['rolled', 'typed']) });

export const appView = z.object({
  version: z.string(),
  campaignPath: z.string().nullable(),
  /** Why the last campaign could not be opened at start, or the preferences not be read or kept. */
  /** Of which file it speaks, and the backup that can be opened in its place. */
  notice: z
    .object({
      code: z.enum(errorCodes),
      message: z.string(),
      path: z.string().nullable(),
      backup: z.string().nullable(),
    })
    .nullable(),
  recent: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      openedAt: z.string(),
      /** Its rules and its newest session; null where that is not known. */
      system: z.string().nullable(),
      lastSession: z.object({ number: z.int(), startedAt: z.string() }).nullable(),
      state: z.enum(['there', 'missing']),
    }),
  ),
  preferences: z.object({
    theme: z.enum(themes),
    scale: z.int(),
    touch: z.boolean(),
    sideOpen: z.boolean(),
    wholeDice: z.boolean(),
  }),
  campaignFolder: z.string(),
  separator: z.string(),
  systems: z.array(z.object({ id: z.string(), title: z.string(), about: z.string() })),
});

/** What is known of the open file: still being read through, sound, or damaged. */
const integrity = z.enum(['checking', 'sound', 'damaged']);

/** Whether the open file is still the one at its path; if not, views go on and steps stop. */
const whereabouts = z.enum(['here', 'gone', 'replaced']);

export const shellView = z.object({
  name: z.string(),
  system: z.string(),
  readOnly: z.boolean(),
  integrity,
  whereabouts,
  /** How many records make no sense. */
  amiss: z.int(),
  now: when,
  session: z.object({ id: z.int(), number: z.int(), startedAt: z.string() }).nullable(),
  delve: z.object({ name: z.string(), turn: z.int() }).nullable(),
  undo: doable,
  redo: doable,
  steps: z.int(),
  /** The step after which things are shown as they stood, where the referee looks back; null where now is shown. */
  lookingBack: z
    .object({
      seq: z.int(),
      summary: z.string(),
      /** How many steps that stand were taken since. */
      stepsSince: z.int(),
      earlier: z.int().nullable(),
      later: z.int().nullable(),
    })
    .nullable(),
});

export const settingView = z.object({
  key: z.string(),
  title: z.string(),
  help: z.string(),
  rule: z.string(),
  kind: z.enum(['boolean', 'choice', 'number']),
  choices: z.array(z.object({ value: z.string(), title: z.string() })),
  min: z.number().nullable(),
  max: z.number().nullable(),
  value: z.union([z.boolean(), z.string(), z.number()]),
  fallback: z.union([z.boolean(), z.string(), z.number()]),
  /** False where the part of play that asks for it is not on the desk yet. */
  inUse: z.boolean(),
});

const backupView = z.object({
  path: z.string(),
  madeAt: z.string(),
  step: z.int(),
  reason: z.string(),
  bytes: z.int(),
});

export const knownBackups = z.object({
  campaigns: z.array(
    z.object({
      name: z.string(),
      /** The campaign's own file, which may be gone. */
      path: z.string(),
      /** False where a backup is so damaged that it does not say whose it is. */
      readable: z.boolean(),
      backups: z.array(backupView),
    }),
  ),
});

/** What a rescue brought out of a damaged file. */
export const rescueReport = z.object({
  path: z.string(),
  pages: z.int(),
  unreadPages: z.int(),
  people: z.array(z.string()),
  things: z.int(),
  rooms: z.int(),
  logLines: z.int(),
  lostLines: z.int(),
  rebuilt: z.int(),
  unplaced: z.int(),
  unplacedPath: z.string().nullable(),
  undoKept: z.boolean(),
});

export const takenLines = z.object({
  path: z.string(),
  rows: z.int(),
  /** What was not as it should be, each a sentence. */
  told: z.array(z.string()),
});

export const campaignView = z.object({
  name: z.string(),
  path: z.string(),
  system: z.object({ id: z.string(), title: z.string() }),
  readOnly: z.boolean(),
  createdAt: z.string(),
  steps: z.int(),
  integrity,
  whereabouts,
  /** Why the last backup could not be made; play goes on. */
  backupProblem: z.string().nullable(),
  /** Which older backups the last one left no room for within the budget. */
  backupsLetGo: z.string().nullable(),
  settings: z.array(settingView),
  /** What players may see of a fight. */
  players: playersSee,
  backups: z.array(backupView),
});

export const logLine = z.object({
  seq: z.int(),
  sessionId: z.int().nullable(),
  realTime: z.string(),
  gameTime: z.int(),
  ...dated,
  kind: z.string(),
  summary: z.string(),
  outcome: z.unknown(),
  rolls: z.array(roll),
  status: z.enum(['done', 'undone', 'dropped']),
});

const movableStep = z.object({ seq: z.int(), summary: z.string(), ...dated });

/** The next first; `last` where there are more than are named. */
export const movableSteps = z.object({ steps: z.array(movableStep), last: movableStep.nullable() });

export const logPage = z.object({ lines: z.array(logLine), more: z.boolean() });

export const sessionView = z.object({
  id: z.int(),
  number: z.int(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  startSeconds: z.int(),
  endSeconds: z.int().nullable(),
  lines: z.int(),
});
