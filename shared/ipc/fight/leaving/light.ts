import { z } from 'zod';
import type { QueriesContract, Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { lightKinds } from '../../vocabulary.ts';
import { fighterId } from '../combat-acts.ts';

/** Lights in a fight: one and the same as on the sheet of lights, with a place on the line. */

/** What may become of a light in a fight. */
export const lightDoings = ['drop', 'throw', 'douse', 'blowOut', 'light', 'take', 'move'] as const;
export type LightDoing = (typeof lightDoings)[number];

const lightId = z.string().min(1).max(80);
const feet = fields.whole(-10_000, 10_000);

export const fightLightQueries = {
  /** Every light of a fight, burning or not, and who could light one more; null for no fight. */
  'combat.lights': {
    input: z.strictObject({ fightId: fields.id }),
    output: z
      .object({
        lights: z.array(
          z.object({
            id: lightId,
            source: z.string(),
            lit: z.boolean(),
            /** Who bears it; null where it lies. */
            bearer: fighterId.nullable(),
            /** Null where its bearer is out of the fight. */
            atFeet: z.number().nullable(),
            /** In words: whose it is or where it lies, and how long it burns yet. */
            where: z.string(),
            left: z.string(),
            /** What can be done with it now. */
            does: z.array(z.enum(lightDoings)),
          }),
        ),
        /** What the people of the fight have to light. */
        fresh: z.array(z.object({ fighter: fighterId, kind: z.enum(lightKinds), text: z.string() })),
        /** Who could take one up. */
        hands: z.array(z.object({ fighter: fighterId, name: z.string(), atFeet: z.number() })),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const fightLightSteps = {
  'combat.light': {
    input: z.strictObject({
      fightId: fields.id,
      after: fields.whole(0, 1_000_000),
      /** Null: a fresh one is lit. */
      lightId: lightId.nullable().default(null),
      does: z.enum(lightDoings),
      /** Who takes it or lights it; null where nobody does it. */
      fighter: fighterId.nullable().default(null),
      /** Of a fresh one. */
      kind: z.enum(lightKinds).nullable().default(null),
      /** Where it is thrown or moved to. */
      atFeet: feet.nullable().default(null),
      /** Dropped or thrown, it goes on burning. */
      burnsOn: z.boolean().default(true),
      tinderDie: fields.die(6).nullable().default(null),
      overruleTinder: z.boolean().default(false),
    }),
    log: 'fights',
    needs: ['classesInUse'],
  },
} as const satisfies Steps;
