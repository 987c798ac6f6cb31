import { z } from 'zod';
import * as fields from '../fields.ts';
import type { Steps } from '../contract-entry.ts';

/** Steps of the foes that are keyed to a room. */

/** There until they are met; then as the referee says. */
export const roomFoeStates = ['there', 'met', 'gone', 'slain'] as const;
export type RoomFoeState = (typeof roomFoeStates)[number];

export const roomFoeLimits = { number: 10_000, dice: 40, notes: 4000 } as const;

const byId = z.strictObject({ id: fields.id });
const creatureId = z.string().min(1).max(80).nullable();
const number = fields.whole(1, roomFoeLimits.number).nullable();
const numberDice = fields.words(roomFoeLimits.dice);
const notes = fields.prose(roomFoeLimits.notes);

export const roomFoeView = z.object({
  id: z.int(),
  who: z.string(),
  creatureId: z.string().nullable(),
  /** Null where it is thrown once they are met. */
  number: z.int().nullable(),
  /** Empty where it is the creature's own. */
  numberDice: z.string(),
  state: z.enum(roomFoeStates),
  notes: z.string(),
});

/** Foes as they are keyed; a number that is left out is thrown once they are met. */
export const newRoomFoe = z.strictObject({
  /** Left out where a creature says it. */
  who: fields.name.nullable().default(null),
  creatureId: creatureId.default(null),
  number: number.default(null),
  numberDice: numberDice.default(''),
  notes: notes.default(''),
});

export const roomSteps = {
  'room.addFoe': {
    input: newRoomFoe.extend({ roomId: fields.id }),
    output: z.object({ id: z.int() }),
    log: 'places',
    needs: ['monsters'],
  },
  'room.changeFoe': {
    input: byId.extend({
      who: fields.name.optional(),
      /** Null: by name alone. */
      creatureId: creatureId.optional(),
      number: number.optional(),
      numberDice: numberDice.optional(),
      state: z.enum(roomFoeStates).optional(),
      notes: notes.optional(),
    }),
    log: 'places',
    needs: ['monsters'],
  },
  'room.removeFoe': { input: byId, log: 'places' },
} as const satisfies Steps;
