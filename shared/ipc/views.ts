import { z } from 'zod';
import { partyView } from './party-views.ts';
import { figure, reasons } from './reasons.ts';
import { attemptKinds, lightKinds, reactions, themes, turnActivities } from './vocabulary.ts';

/** What windows show. Everything here is computed on read; nothing of it is stored. */

const when = z.object({ seconds: z.int(), day: z.int(), time: z.string() });

const doable = z.object({ seq: z.int(), kind: z.string(), summary: z.string() }).nullable();

export const roll = z.object({ sides: z.int(), face: z.int(), source: z.enum(['rolled', 'typed']) });

export const appView = z.object({
  version: z.string(),
  campaignPath: z.string().nullable(),
  /** Why the last campaign could not be opened at start, or the preferences not be read or kept. */
  notice: z.object({ message: z.string(), backup: z.string().nullable() }).nullable(),
  recent: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      openedAt: z.string(),
      state: z.enum(['there', 'missing']),
    }),
  ),
  preferences: z.object({ theme: z.enum(themes), scale: z.int(), touch: z.boolean(), sideOpen: z.boolean() }),
  campaignFolder: z.string(),
  separator: z.string(),
  systems: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** What is known of the open file: still being read through, sound, or damaged. */
const integrity = z.enum(['checking', 'sound', 'damaged']);

export const shellView = z.object({
  name: z.string(),
  system: z.string(),
  readOnly: z.boolean(),
  integrity,
  now: when,
  session: z.object({ id: z.int(), number: z.int(), startedAt: z.string() }).nullable(),
  delve: z.object({ name: z.string(), turn: z.int() }).nullable(),
  undo: doable,
  redo: doable,
  steps: z.int(),
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
});

export const campaignView = z.object({
  name: z.string(),
  path: z.string(),
  system: z.object({ id: z.string(), title: z.string() }),
  readOnly: z.boolean(),
  createdAt: z.string(),
  steps: z.int(),
  integrity,
  /** Why the last backup could not be made; play goes on. */
  backupProblem: z.string().nullable(),
  settings: z.array(settingView),
  backups: z.array(
    z.object({ path: z.string(), madeAt: z.string(), step: z.int(), reason: z.string(), bytes: z.int() }),
  ),
});

const markKinds = ['check', 'checkRolled', 'rest', 'torchEnds', 'lanternEnds', 'encounter'] as const;
export const turnBox = z.object({
  turn: z.int(),
  state: z.enum(['past', 'now', 'future']),
  did: z.string().nullable(),
  activity: z.enum(turnActivities).nullable(),
  dark: z.boolean(),
  marks: z.array(z.object({ kind: z.enum(markKinds), letter: z.string(), label: z.string() })),
});

export const turnLane = z.object({
  id: z.string(),
  kind: z.enum(lightKinds),
  bearer: z.string(),
  from: z.int(),
  to: z.int(),
  used: z.boolean(),
});

export const turnHour = z.object({
  number: z.int(),
  time: z.string(),
  boxes: z.array(turnBox),
  lanes: z.array(turnLane),
});

export const lightView = z.object({
  id: z.int(),
  kind: z.enum(lightKinds),
  bearerId: z.int(),
  bearer: z.string(),
  lit: z.boolean(),
  turnsLeft: z.int(),
  canRefuel: z.boolean(),
});

export const promptView = z.object({
  key: z.string(),
  kind: z.enum(['wanderingCheck', 'encounterDue', 'rest', 'lightLow', 'lightOut', 'dark']),
  turn: z.int(),
  title: z.string(),
  text: z.string(),
  reasons,
  chanceInSix: z.int().nullable(),
  lightId: z.int().nullable(),
  bearerId: z.int().nullable(),
  canAccept: z.boolean(),
});

export const consequence = z.object({ inTurns: z.int(), what: z.string(), more: z.string() });

const surpriseSide = z.object({ surprised: z.boolean(), die: z.int().nullable() });
export const encounterView = z.object({
  id: z.int(),
  who: z.string(),
  number: z.int(),
  turn: z.int(),
  step: z.enum(['surprise', 'distance', 'reaction', 'outcome']),
  partyCarriesLight: z.boolean(),
  surprise: z
    .object({ party: surpriseSide, monsters: surpriseSide, overruled: z.boolean(), text: z.string() })
    .nullable(),
  distanceFeet: z.int().nullable(),
  reactionModifier: z.int(),
  reactionReasons: reasons,
  reaction: z.object({ total: z.int(), result: z.enum(reactions), text: z.string() }).nullable(),
});

export const delveView = z.object({
  id: z.int(),
  name: z.string(),
  turn: z.int(),
  familiar: z.boolean(),
  allowance: figure,
  speakerId: z.int().nullable(),
  penalties: z.object({ attack: z.int(), damage: z.int(), armourClass: z.int(), reasons }),
  restInTurns: z.int(),
  lightTurnsLeft: z.object({ torch: z.int(), lantern: z.int() }),
  hours: z.array(turnHour),
  lights: z.array(lightView),
  prompts: z.array(promptView),
  next: z.array(consequence),
  encounter: encounterView.nullable(),
  check: z.object({ everyTurns: z.int(), chanceInSix: z.int(), reasons }),
  attempts: z.array(
    z.object({
      characterId: z.int(),
      kind: z.enum(attemptKinds),
      place: z.string(),
      turn: z.int(),
      success: z.boolean(),
    }),
  ),
});

const personOfDelve = z.object({ id: z.int(), name: z.string(), className: z.string(), level: z.int() });

/** The delve without what its people's loads make of it: enough for the clock, the prompts and the encounter. */
export const delveNow = z.object({
  people: z.array(personOfDelve),
  delve: delveView.omit({ allowance: true }).nullable(),
});

export const dungeonView = z.object({
  party: partyView,
  delve: delveView.nullable(),
  lastDelve: z.string().nullable(),
});

export const logLine = z.object({
  seq: z.int(),
  sessionId: z.int().nullable(),
  realTime: z.string(),
  gameTime: z.int(),
  day: z.int(),
  time: z.string(),
  kind: z.string(),
  summary: z.string(),
  outcome: z.unknown(),
  rolls: z.array(roll),
  status: z.enum(['done', 'undone', 'dropped']),
});

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
