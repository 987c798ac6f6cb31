import { z } from 'zod';
import { doorActs, doorFacts, trapActs, trapFacts, treasureActs, treasureFacts } from './place-facts.ts';
import { hoardView } from '../prep/hoard-views.ts';
import { attemptKinds } from '../vocabulary.ts';
import { roomFoeView } from './room-foe.ts';

/** What windows show of the place book. */

const levelHead = z.object({
  id: z.int(),
  name: z.string(),
  depth: z.int(),
  notes: z.string(),
  table: z.object({ id: z.int(), name: z.string() }).nullable(),
  rooms: z.int(),
  visited: z.int(),
});

const dungeonHead = z.object({
  id: z.int(),
  name: z.string(),
  notes: z.string(),
  levels: z.array(levelHead),
});

const here = z.object({ dungeonId: z.int(), levelId: z.int(), roomId: z.int() });

export const placeList = z.object({
  dungeons: z.array(dungeonHead),
  /** Where the party stands; null where it stands in no room of the book. */
  here: here.nullable(),
  /** Whether a delve is under way, so that the party can go anywhere at all. */
  underWay: z.boolean(),
});

const roomHead = z.object({ id: z.int(), key: z.string(), name: z.string(), visited: z.boolean() });

/** A room's line in the list of its level. */
export const roomLine = roomHead.extend({
  doors: z.int(),
  /** Neither disarmed nor sprung. */
  liveTraps: z.int(),
  /** Not taken yet. */
  treasures: z.int(),
  /** Kinds of foes that are still there. */
  foes: z.int(),
  tries: z.int(),
});

export const placeLevel = z.object({
  level: levelHead.omit({ rooms: true, visited: true }).extend({ pictureId: z.int().nullable() }),
  dungeon: z.object({ id: z.int(), name: z.string() }),
  rooms: z.array(roomLine),
});

const featureHead = z.object({
  id: z.int(),
  name: z.string(),
  notes: z.string(),
  /** What of its stored state could not be read, one sentence each. */
  problems: z.array(z.string()),
});

const farRoom = roomHead.extend({ level: z.string() });

const door = featureHead.extend({
  facts: doorFacts,
  /** The room on its other side, as seen from the room asked for. */
  to: farRoom.nullable(),
  /** True where the door stands in the book of the far room and leads here. */
  fromFar: z.boolean(),
  /** The state in words: shut, locked, spiked open. */
  state: z.string(),
  /** What can be done to it as it stands. */
  acts: z.array(z.enum(doorActs)),
});

const trap = featureHead.extend({ facts: trapFacts, state: z.string(), acts: z.array(z.enum(trapActs)) });
const treasure = featureHead.extend({
  facts: treasureFacts,
  state: z.string(),
  acts: z.array(z.enum(treasureActs)),
});

/** Who tried what in a room, and what came of it. */
const placeTry = z.object({
  id: z.int(),
  characterId: z.int(),
  who: z.string(),
  kind: z.enum(attemptKinds),
  place: z.string(),
  featureId: z.int().nullable(),
  delve: z.string(),
  turn: z.int(),
  /** Null where it could neither succeed nor fail. */
  success: z.boolean().nullable(),
});

export const roomView = roomHead.extend({
  notes: z.string(),
  level: z.object({ id: z.int(), name: z.string(), depth: z.int() }),
  dungeon: z.object({ id: z.int(), name: z.string() }),
  here: z.boolean(),
  foes: z.array(roomFoeView),
  doors: z.array(door),
  traps: z.array(trap),
  treasures: z.array(treasure),
  /** What is left of the hoards here, by themselves or as a treasure of the room. */
  hoards: z.array(hoardView),
  others: z.array(featureHead),
  tries: z.array(placeTry),
});

export const foundRoom = roomHead.extend({
  level: z.string(),
  levelId: z.int(),
  dungeon: z.string(),
  dungeonId: z.int(),
  /** The words of the notes round what was looked for; empty where key or name matched. */
  excerpt: z.string(),
});

export const placeFound = z.object({
  rooms: z.array(foundRoom),
  /** Rooms that match beyond those listed. */
  more: z.int(),
  /** The one the party would go to by this text; null where none or several answer equally well. */
  takes: z.int().nullable(),
});

export const placeNow = z
  .object({
    delve: z.string(),
    dungeon: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Null while the party stands in no room of the book. */
    room: roomView.nullable(),
  })
  .nullable();
