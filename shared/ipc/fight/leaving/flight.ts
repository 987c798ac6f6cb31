import { z } from 'zod';
import { distanceUnits } from '../../../rules/meeting/ground.ts';
import type { QueriesContract, Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { pursuitOutcomes } from '../../vocabulary.ts';
import { reasons } from '../../reasons.ts';
import { fighterId } from '../combat-acts.ts';
import { wantedDice } from '../../play/encounter-views.ts';

/** Flight out of a fight: the encounter's chase takes it over, and gives it back where somebody is caught. */

const runners = z.array(fighterId).min(1, { error: 'Say who runs.' }).max(400);
const distance = fields.whole(0, 10_000).nullable().default(null);

export const flightQueries = {
  /** What a flight of these would come to, before it begins; null where they cannot run. */
  'combat.flight': {
    input: z.strictObject({ fightId: fields.id, runners }),
    output: z
      .object({
        /** On the line, between the nearest of either side. */
        gap: z.int(),
        unit: z.enum(distanceUnits),
        /** What each side runs in a round; null where nobody knows. */
        fleeingRate: z.int().nullable(),
        pursuingRate: z.int().nullable(),
        text: z.string(),
        /** What the rules say of being pursued. */
        pursues: z.string(),
        /** Dice that decide it. */
        dice: z.array(wantedDice),
        /** Who of them has a pack to drop, and what falls with it. */
        packs: z.array(z.object({ fighter: z.string(), name: z.string(), what: z.string() })),
        reasons,
      })
      .nullable(),
    needs: ['monsters'],
  },
} as const satisfies QueriesContract;

export const flightSteps = {
  /** Some of one side run: they are away at once, or the fight is paused and the chase begins. */
  'combat.flee': {
    input: z.strictObject({
      fightId: fields.id,
      after: fields.whole(0, 1_000_000),
      runners,
      /** Whether the others come after them; null: as the rules suggest. */
      pursued: z.boolean().nullable().default(null),
      /** Of those who run, who lets the pack fall first. */
      packs: z.array(fighterId).max(400).default([]),
      /** Null: as it is on the line. */
      gap: distance,
      /** What they run in a round; null: as the program knows it. */
      fleeingRate: distance,
      pursuingRate: distance,
      /** Faces by the id of their throw; null where the program throws. */
      typed: z.record(z.string().max(40), z.array(fields.whole(1, 1000).nullable()).max(20)).default({}),
    }),
    output: z.object({ outcome: z.enum(pursuitOutcomes).nullable() }),
    log: 'fights',
    needs: ['monsters'],
  },
} as const satisfies Steps;

/** A flight out of a fight, as its board tells it. */
export const flightNow = z.object({
  /** Who runs, in words. */
  who: z.string(),
  outcome: z.enum(pursuitOutcomes).nullable(),
  /** How it stands, and what going on with the fight does. */
  text: z.string(),
});
