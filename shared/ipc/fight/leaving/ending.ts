import { z } from 'zod';
import { fighterStatuses } from '../../../rules/combat.ts';
import type { QueriesContract } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { fighterId } from '../combat-acts.ts';
import { comings } from '../../../rules/fight/to-come.ts';

/** The end of a fight: what it would write, and what the end card says; each line may have been changed. */

export const endingQueries = {
  /** Null where the fight is over, or there is none. */
  'combat.ending': {
    input: z.strictObject({ fightId: fields.id }),
    output: z
      .object({
        toCome: z.array(
          z.object({
            fighter: z.string(),
            who: z.string(),
            what: z.enum(comings),
            /** "wakes", "bleeds to death". */
            text: z.string(),
            amount: z.int(),
            unit: z.enum(['rounds', 'seconds', 'hours']),
            /** Of damage that only subdued. */
            points: z.int().nullable(),
            rule: z.string(),
            /** What another may do about it; empty for nothing. */
            helped: z.string(),
          }),
        ),
        time: z.object({
          fought: z.string(),
          /** What is completed with it; empty where no time is left to pass. */
          completes: z.string(),
          /** In a dungeon a fight takes whole turns, of an encounter or not. */
          suggested: z.boolean(),
          /** What that brings to lights and effects. */
          then: z.array(z.string()),
          /** Checks that fell due, or fall due with it. */
          due: z.array(z.string()),
        }),
        /** Foes who carry treasure by the book. */
        carriers: z.array(
          z.object({
            creatureId: z.string(),
            who: z.string(),
            carries: z.string(),
            fighters: z.array(z.string()),
          }),
        ),
        /** Where it was fought; null where the book has no such room. */
        room: z.object({ id: z.int(), title: z.string() }).nullable(),
        /** Lights that lie about. */
        lights: z.array(z.object({ id: z.string(), text: z.string(), left: z.string() })),
      })
      .nullable(),
    needs: ['monsters', 'encounters'],
  },
} as const satisfies QueriesContract;

export const endingInput = {
  /** How many steps the card knew of; null: as it stands. */
  after: fields.whole(0, 1_000_000).nullable().default(null),
  outcome: fields.words(200).default(''),
  /** Those of whom the referee says otherwise than the board. */
  fates: z
    .array(z.strictObject({ fighter: fighterId, status: z.enum(fighterStatuses) }))
    .max(400)
    .default([]),
  /** Where what is still to come takes another time than the book says; 0: it does not come. */
  toCome: z
    .array(
      z.strictObject({
        fighter: fighterId,
        what: z.enum(comings),
        amount: fields.whole(0, 1_000_000),
      }),
    )
    .max(1000)
    .default([]),
  /** What lay about and goes to somebody; the rest stays on the ground. */
  things: z
    .array(z.strictObject({ thingId: fields.id, to: fields.id }))
    .max(400)
    .default([]),
  /** Lights that lay about, and who of the fight takes them. */
  lights: z
    .array(z.strictObject({ lightId: z.string().min(1).max(80), to: fighterId }))
    .max(100)
    .default([]),
  /** Missiles found again, by who shot them; the others are lost. */
  found: z
    .array(z.strictObject({ thingId: fields.id, quantity: fields.whole(0, 1_000_000) }))
    .max(400)
    .default([]),
  /** For how many of a kind what they carried is thrown for by the book. */
  rolled: z
    .array(z.strictObject({ creatureId: z.string().min(1).max(80), count: fields.whole(0, 400) }))
    .max(100)
    .default([]),
  /** What they carried besides: "12 sp; silver ring 15 gp; a map". */
  carried: fields.prose(4000).default(''),
  /** A line for the notes of the room it was fought in. */
  roomNote: fields.words(200).default(''),
  /** Foes of no encounter wait for an award too. */
  counts: z.boolean().default(true),
  /** The encounter is over with it, and its turns are completed. */
  concludes: z.boolean().default(false),
  /** The turns of a fight that belongs to no encounter are completed. */
  completes: z.boolean().default(false),
  /** What the encounter took; null: the rounds fought and run. */
  rounds: fields.whole(0, 3600).nullable().default(null),
};
