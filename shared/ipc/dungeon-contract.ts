import { z } from 'zod';
import { deedCommands, deedQueries } from './deeds-contract.ts';
import * as fields from './fields.ts';
import { delveNow, dungeonView } from './dungeon-views.ts';
import { lightCommands } from './light-contract.ts';
import { promptCommands } from './prompt-contract.ts';
import { turnSheetCommands, turnSheetQueries } from './turn-sheet-contract.ts';
import { passActivities, searchKinds } from './vocabulary.ts';

/** Queries and commands of a delve: its turns, its tries, its prompts. */

const nothing = z.strictObject({});
const done = z.null();
const created = z.object({ id: z.int() });
const optionalDie = fields.die(6).nullable().default(null);

export const dungeonQueries = {
  'dungeon.view': { input: nothing, output: dungeonView },
  'dungeon.delve': { input: nothing, output: delveNow },
  ...deedQueries,
  ...turnSheetQueries,
} as const;

export const dungeonCommands = {
  'dungeon.enter': {
    /** Without a dungeon of the book, one of the same name is taken. */
    input: z.strictObject({
      name: fields.place,
      speakerId: fields.id.nullable(),
      dungeonId: fields.id.nullable().default(null),
    }),
    output: created,
  },
  'dungeon.leave': { input: nothing, output: done },
  'dungeon.setFamiliar': { input: z.strictObject({ familiar: z.boolean() }), output: done },
  'dungeon.setSpeaker': { input: z.strictObject({ characterId: fields.id.nullable() }), output: done },
  'dungeon.passTurn': {
    input: z.strictObject({
      activity: z.enum(passActivities),
      detail: fields.words(200).default(''),
    }),
    output: done,
  },
  'dungeon.search': {
    input: z.strictObject({
      characterId: fields.id,
      kind: z.enum(searchKinds),
      place: fields.place,
      present: z.boolean(),
      chanceInSix: fields.whole(0, 6).nullable().default(null),
      die: optionalDie,
    }),
    output: z.object({ found: z.boolean() }),
  },
  'dungeon.listen': {
    input: z.strictObject({
      characterId: fields.id,
      place: fields.place,
      soundPresent: z.boolean(),
      silentMonsters: z.boolean().default(false),
      chanceInSix: fields.whole(0, 6).nullable().default(null),
      die: optionalDie,
    }),
    output: z.object({ heard: z.boolean() }),
  },
  ...promptCommands,
  ...turnSheetCommands,
  ...lightCommands,
  ...deedCommands,
} as const;
