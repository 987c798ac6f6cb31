import { z } from 'zod';
import * as fields from './fields.ts';
import {
  doorActs,
  doorFacts,
  otherFacts,
  trapActs,
  trapFacts,
  treasureActs,
  treasureFacts,
} from './place-facts.ts';
import { placeFound, placeLevel, placeList, placeNow, roomView } from './place-views.ts';

/** Queries and commands of the place book: dungeons, their levels, keyed rooms and what stands in them. */

const nothing = z.strictObject({});
const done = z.null();
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

export const placeQueries = {
  'place.list': { input: nothing, output: placeList },
  'place.level': { input: z.strictObject({ levelId: fields.id }), output: placeLevel.nullable() },
  'place.room': { input: z.strictObject({ roomId: fields.id }), output: roomView.nullable() },
  'place.find': {
    input: z.strictObject({ text: fields.words(120), limit: fields.whole(1, 200).default(50) }),
    output: placeFound,
  },
  'place.now': { input: nothing, output: placeNow },
} as const;

export const placeCommands = {
  /** A dungeon begins with its first level. */
  'place.addDungeon': {
    input: z.strictObject({ name: fields.name, notes: notes.default('') }),
    output: z.object({ id: z.int(), levelId: z.int() }),
  },
  'place.changeDungeon': {
    input: byId.extend({ name: fields.name.optional(), notes: notes.optional() }),
    output: done,
  },
  'place.removeDungeon': { input: byId, output: done },

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
  },
  'place.changeLevel': {
    input: byId.extend({
      name: fields.name.optional(),
      depth: depth.optional(),
      notes: notes.optional(),
      tableId: fields.id.nullable().optional(),
    }),
    output: done,
  },
  'place.removeLevel': { input: byId, output: done },

  /** An empty key takes the next free number of the level. */
  'place.addRoom': {
    input: z.strictObject({
      levelId: fields.id,
      key: key.default(''),
      name: fields.words(120).default(''),
      notes: notes.default(''),
    }),
    output: created,
  },
  'place.changeRoom': {
    input: byId.extend({
      key: fields.roomKey.optional(),
      name: fields.words(120).optional(),
      notes: notes.optional(),
      visited: z.boolean().optional(),
      levelId: fields.id.optional(),
    }),
    output: done,
  },
  'place.removeRoom': { input: byId, output: done },
  /** Null: to the end of its level. */
  'place.moveRoom': { input: byId.extend({ beforeId: fields.id.nullable() }), output: done },

  'place.addFeature': { input: newFeature, output: created },
  /** The facts named are changed, the rest stand; facts the kind does not know are refused. */
  'place.changeFeature': {
    input: byId.extend({
      name: fields.place.optional(),
      notes: fields.prose(4000).optional(),
      toRoomId: fields.id.nullable().optional(),
      facts: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    output: done,
  },
  'place.removeFeature': { input: byId, output: done },
  'place.setDoor': { input: byId.extend({ act: z.enum(doorActs) }), output: done },
  'place.setTrap': { input: byId.extend({ act: z.enum(trapActs) }), output: done },
  'place.setTreasure': { input: byId.extend({ act: z.enum(treasureActs) }), output: done },

  /** By room, or by what stands on the map: a key or a name, looked for near the party first. */
  'place.goTo': {
    input: z.union([z.strictObject({ roomId: fields.id }), z.strictObject({ text: fields.place })]),
    output: z.object({ roomId: z.int() }),
  },
  /** The party leaves the room for a place that has no key. */
  'place.stepOut': { input: nothing, output: done },
} as const;
