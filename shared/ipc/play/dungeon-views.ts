import { z } from 'zod';
import { encounterView } from './encounter-views.ts';
import { lightView } from './light-views.ts';
import { passingState } from '../party/views/passing-views.ts';
import { partyView } from '../party/views/party-views.ts';
import { figure, reasons } from '../reasons.ts';
import { attemptKinds, lightKinds, turnActivities } from '../vocabulary.ts';

/** What windows show of a delve. Computed on read; nothing of it is stored. */

const markKinds = [
  'check',
  'checkRolled',
  'rest',
  'torchEnds',
  'lanternEnds',
  'candleEnds',
  'spellEnds',
  'potionEnds',
  'effectEnds',
  'exhausted',
  'dayEnd',
  'dark',
  'encounter',
] as const;
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

export const promptView = z.object({
  key: z.string(),
  kind: z.enum([
    'wanderingCheck',
    'encounterDue',
    'rest',
    'lightLow',
    'lightOut',
    'dark',
    'effectEnded',
    'effectLow',
    'dayEnd',
    'wageDue',
  ]),
  turn: z.int(),
  title: z.string(),
  text: z.string(),
  reasons,
  chanceInSix: z.int().nullable(),
  lightId: z.int().nullable(),
  bearerId: z.int().nullable(),
  /** What would be lit anew. */
  lightKind: z.enum(lightKinds).nullable(),
  /** Where dice say how long that burns. */
  burnDice: z.object({ text: z.string(), sides: z.int() }).nullable(),
  /** What an effect's prompt is about. */
  effectIds: z.array(z.int()),
  canAccept: z.boolean(),
  /** Why it cannot be accepted yet: it stays until it can. Null where nothing holds it up. */
  waits: z.string().nullable(),
});

export const consequence = z.object({ inTurns: z.int(), what: z.string(), more: z.string() });

export const delveView = z.object({
  id: z.int(),
  name: z.string(),
  turn: z.int(),
  familiar: z.boolean(),
  /** Of this turn's movement. */
  feetUsed: z.int(),
  speakerId: z.int().nullable(),
  /** `restTurns`: until what turns of rest end is over. */
  penalties: z.object({
    attack: z.int(),
    damage: z.int(),
    armourClass: z.int(),
    restTurns: z.int(),
    reasons,
  }),
  /** What tires or ails anybody; who is at their best is not listed. */
  passing: z.array(passingState),
  restInTurns: z.int(),
  /** Turns until the first of each kind goes out, 0 where none burns; `endless` where a light burns for ever. */
  lightTurnsLeft: z.object({
    torch: z.int(),
    lantern: z.int(),
    candle: z.int(),
    minersLantern: z.int(),
    endless: z.boolean(),
  }),
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

/** The delve at hand, without what its people's loads make of it. */
export const delveNow = z.object({
  people: z.array(personOfDelve),
  /** What waits while the party is in no dungeon; in one it stands with the delve. */
  promptsOutside: z.array(promptView),
  delve: delveView.nullable(),
  /** The place of the delve at hand, or else of the one before; null before the first. */
  lastDelve: z.string().nullable(),
});

/** Who is down there, with what they carry, and how far they go in a turn. */
export const companyView = z.object({
  party: partyView,
  /** Feet a turn, by what they know of the ground. */
  allowance: z.object({ unknown: figure, familiar: figure }),
});
