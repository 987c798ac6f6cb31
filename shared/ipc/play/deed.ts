import { z } from 'zod';
import { deedOptions, deedResult } from './deed-views.ts';
import * as fields from '../fields.ts';
import { attemptKinds } from '../vocabulary.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';

/** What people do in a turn: their tries, the ground they cover, their running. */

/** One person's part of a turn. Where no chance is given, the rule's own for that person holds. */
const deed = z.strictObject({
  characterId: fields.id,
  kind: z.enum(attemptKinds),
  /** May stay empty where a room or a feature says where. */
  place: fields.words(120).default(''),
  roomId: fields.id.nullable().default(null),
  featureId: fields.id.nullable().default(null),
  /** What an attempt of another kind is. */
  what: fields.words(120).default(''),
  /** What only the referee knows: the thing is there, the sound is made. */
  present: z.boolean().default(true),
  chance: fields.whole(0, 100).nullable().default(null),
  sides: z.literal([6, 20, 100]).nullable().default(null),
  die: fields.whole(1, 100).nullable().default(null),
  /** Of a climb: how steep, with what, how deep a fall, and its dice. */
  sheer: z.boolean().default(false),
  equipment: z.boolean().default(false),
  heightFeet: fields.whole(0, 1000).default(0),
  fallDice: z.array(fields.die(6)).max(100, { error: 'At most 100 dice.' }).default([]),
  /** Of a swim. */
  roughWater: z.boolean().default(false),
});

export const deedQueries = {
  'deed.options': { input: z.strictObject({}), output: deedOptions.nullable(), needs: ['classes'] },
} as const satisfies QueriesContract;

export const deedSteps = {
  'deed.try': {
    input: z.strictObject({
      deeds: z
        .array(deed)
        .min(1, { error: 'Say who does something.' })
        .max(200, { error: 'At most 200 people.' }),
      /** Null: as the rules of what is done have it. */
      passTurn: z.boolean().nullable().default(null),
    }),
    output: z.object({ results: z.array(deedResult), turns: z.int() }),
    log: 'turns',
    needs: ['classes'],
  },
  'deed.move': {
    input: z.strictObject({
      feet: fields.whole(1, 100_000),
      /** More than is left of this turn: pass as many turns as it takes, up to the first that asks for something. */
      passing: z.boolean().default(false),
    }),
    output: z.object({
      walked: z.int(),
      turns: z.int(),
      leftFeet: z.int(),
      stopped: z.string().nullable(),
    }),
    log: 'turns',
  },
  'deed.run': {
    input: z.strictObject({
      rounds: fields.whole(1, 600),
      /** Empty: everybody. */
      characterIds: z.array(fields.id).max(200, { error: 'At most 200 people.' }).default([]),
    }),
    output: z.object({ exhausted: z.array(z.string()) }),
    log: 'turns',
  },
} as const satisfies Steps;
