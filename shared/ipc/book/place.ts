import { z } from 'zod';
import * as fields from '../fields.ts';
import {
  doorActs,
  doorFacts,
  otherFacts,
  trapActs,
  trapFacts,
  treasureActs,
  treasureFacts,
} from './place-facts.ts';
import { foundRoom, placeFound, placeLevel, placeList, placeNow, roomView } from './place-views.ts';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';

/** Queries and commands of the place book: dungeons, their levels, keyed rooms and what stands in them. */

const nothing = z.strictObject({});
const created = z.object({ id: z.int() });
const byId = z.strictObject({ id: fields.id });

const notes = fields.prose(20_000);
const depth = fields.whole(1, 99);
const key = fields.words(12);

const feature = {
  name: fields.place,
  notes: fields.prose(4000).default(''),
};
const newFeature = z.discriminatedUnion('kind', [
  z.strictObject({
    roomId: fields.id,
    kind: z.literal('door'),
    ...feature,
    toRoomId: fields.id.nullable().default(null),
    facts: doorFacts.strict().prefault({}),
  }),
  z.strictObject({
    roomId: fields.id,
    kind: z.literal('trap'),
    ...feature,
    facts: trapFacts.strict().prefault({}),
  }),
  z.strictObject({
    roomId: fields.id,
    kind: z.literal('treasure'),
    ...feature,
    facts: treasureFacts.strict().prefault({}),
  }),
  z.strictObject({
    roomId: fields.id,
    kind: z.literal('other'),
    ...feature,
    facts: otherFacts.strict().prefault({}),
  }),
]);

/** Links follow what they mean to its new name, and printed creatures bear names as well. */
const bestiaries = ['bestiaries'] as const;

export const placeQueries = {
  'place.list': { input: nothing, output: placeList },
  'place.level': { input: z.strictObject({ levelId: fields.id }), output: placeLevel.nullable() },
  'place.room': { input: z.strictObject({ roomId: fields.id }), output: roomView.nullable() },
  'place.find': {
    input: z.strictObject({ text: fields.words(120), limit: fields.whole(1, 200).default(50) }),
    output: placeFound,
  },
  'place.now': { input: nothing, output: placeNow },
  /** The room that is meant where none is named: the one the party stands in, else the one that lies open in the book. */
  'place.atHand': { input: z.strictObject({ open: fields.id.nullable() }), output: foundRoom.nullable() },
} as const satisfies QueriesContract;

export const placeSteps = {
  /** A dungeon begins with its first level. */
  'place.addDungeon': {
    input: z.strictObject({ name: fields.name, notes: notes.default('') }),
    output: z.object({ id: z.int(), levelId: z.int() }),
    log: 'places',
  },
  'place.changeDungeon': {
    input: byId.extend({ name: fields.name.optional(), notes: notes.optional() }),
    log: 'places',
    needs: bestiaries,
  },
  'place.removeDungeon': { input: byId, log: 'places' },

  /** An empty name takes the depth's: Level 2. */
  'place.addLevel': {
    input: z.strictObject({
      dungeonId: fields.id,
      name: fields.words(80).default(''),
      depth: depth.nullable().default(null),
      notes: notes.default(''),
      tableId: fields.id.nullable().default(null),
    }),
    output: created,
    log: 'places',
  },
  'place.changeLevel': {
    input: byId.extend({
      name: fields.name.optional(),
      depth: depth.optional(),
      notes: notes.optional(),
      tableId: fields.id.nullable().optional(),
    }),
    log: 'places',
    needs: bestiaries,
  },
  /** Null takes it away. */
  'place.setLevelPicture': { input: byId.extend({ assetId: fields.id.nullable() }), log: 'places' },
  'place.removeLevel': { input: byId, log: 'places' },

  /** An empty key takes the next free number of the level. */
  'place.addRoom': {
    input: z.strictObject({
      levelId: fields.id,
      key: key.default(''),
      name: fields.words(120).default(''),
      notes: notes.default(''),
    }),
    output: created,
    log: 'places',
  },
  'place.changeRoom': {
    input: byId.extend({
      key: fields.roomKey.optional(),
      name: fields.words(120).optional(),
      notes: notes.optional(),
      visited: z.boolean().optional(),
      levelId: fields.id.optional(),
    }),
    log: 'places',
    needs: bestiaries,
  },
  'place.removeRoom': { input: byId, log: 'places' },
  /** Null: to the end of its level. */
  'place.moveRoom': { input: byId.extend({ beforeId: fields.id.nullable() }), log: 'places' },

  'place.addFeature': { input: newFeature, output: created, log: 'places' },
  /** The facts named are changed, the rest stand; facts the kind does not know are refused. */
  'place.changeFeature': {
    input: byId.extend({
      name: fields.place.optional(),
      notes: fields.prose(4000).optional(),
      toRoomId: fields.id.nullable().optional(),
      facts: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    log: 'places',
  },
  'place.removeFeature': { input: byId, log: 'places' },
  'place.setDoor': { input: byId.extend({ act: z.enum(doorActs) }), log: 'places' },
  'place.setTrap': { input: byId.extend({ act: z.enum(trapActs) }), log: 'places' },
  /** Somebody does what sets the trap off: the die says whether it does. */
  'place.tryTrap': {
    input: byId.extend({ die: fields.die(6).nullable().default(null) }),
    output: z.object({ sprung: z.boolean() }),
    log: 'places',
  },
  'place.setTreasure': { input: byId.extend({ act: z.enum(treasureActs) }), log: 'places' },

  /** By room, or by what stands on the map: a key or a name, looked for near the party first. */
  'place.goTo': {
    input: z.union([z.strictObject({ roomId: fields.id }), z.strictObject({ text: fields.place })]),
    output: z.object({ roomId: z.int() }),
    log: 'places',
  },
  /** The party leaves the room for a place that has no key. */
  'place.stepOut': { input: nothing, log: 'places' },
} as const satisfies Steps;

/** No step of the journal. */
export const placeCommands = {
  /** Writes all that the referee knows of a level as Markdown, room by room. */
  'place.exportLevel': {
    input: z.strictObject({ levelId: fields.id, path: fields.path, replace: z.boolean().default(false) }),
    output: z.object({ path: z.string(), bytes: z.int(), rooms: z.int() }),
  },
} as const satisfies CommandsContract;
