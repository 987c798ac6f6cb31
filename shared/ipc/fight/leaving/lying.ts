import { z } from 'zod';
import { doorActs } from '../../book/place-facts.ts';
import type { QueriesContract, Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { fighterId } from '../combat-acts.ts';

/** What lies about in a fight: thrown, dropped, shot. */

const goingOn = { fightId: fields.id, after: fields.whole(0, 1_000_000) };

/** What lies at a place of the line. */
export const lyingAt = z.object({ text: z.string(), atFeet: z.number() });

export const lyingQueries = {
  'combat.lying': {
    input: z.strictObject({ fightId: fields.id, fighter: fighterId.nullable().default(null) }),
    output: z
      .object({
        things: z.array(
          z.object({
            id: z.int(),
            what: z.string(),
            atFeet: z.number(),
            /** Feet from the fighter that was named; null for nobody. */
            away: z.number().nullable(),
            /** Whose it was; empty where nobody knows. */
            whose: z.string(),
            whoseId: z.int().nullable(),
          }),
        ),
        /** Missiles that may be found again when it is over. */
        shots: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), whose: z.string() })),
        /** What the fighter could drop. */
        held: z.array(z.object({ itemId: z.int(), name: z.string(), quantity: z.int() })),
        /** What would fall with the fighter's pack, in words; empty for nothing. */
        pack: z.string(),
        /** Doors of the room it is fought in. */
        doors: z.array(
          z.object({ id: z.int(), name: z.string(), state: z.string(), acts: z.array(z.enum(doorActs)) }),
        ),
        people: z.array(z.object({ id: z.int(), name: z.string() })),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const lyingSteps = {
  'combat.takeUp': {
    input: z.strictObject({ ...goingOn, fighter: fighterId, thingId: fields.id }),
    log: 'fights',
  },
  'combat.drop': {
    input: z.strictObject({
      ...goingOn,
      fighter: fighterId,
      itemId: fields.id,
      /** Null: all of the stack. */
      quantity: fields.whole(1, 1_000_000).nullable().default(null),
    }),
    log: 'fights',
  },
  /** What is neither worn nor in hand falls, with all it holds. */
  'combat.dropPack': { input: z.strictObject({ ...goingOn, fighter: fighterId }), log: 'fights' },
  'combat.door': {
    input: z.strictObject({ ...goingOn, fighter: fighterId, doorId: fields.id, act: z.enum(doorActs) }),
    log: 'fights',
  },
} as const satisfies Steps;
