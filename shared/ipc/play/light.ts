import { z } from 'zod';
import * as fields from '../fields.ts';
import { sightView } from './light-views.ts';
import { lightKinds } from '../vocabulary.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';

/** Query and commands of the lights in a dungeon. */

const nothing = z.strictObject({});
const lightId = fields.id;

/** Where no flame is at hand: the die of one round's try with tinder, or the referee's word that it burns. */
const byTinder = {
  tinderDie: fields.die(6).nullable().default(null),
  overruleTinder: z.boolean().default(false),
};

/** Where dice say how long a fresh one burns: what the die shows. */
const burnDie = { burnDie: fields.whole(1, 100).nullable().default(null) };

export const lightQueries = {
  'light.sight': { input: nothing, output: sightView, needs: ['classesInUse'] },
} as const satisfies QueriesContract;

export const lightSteps = {
  'light.kindle': {
    input: z.strictObject({ characterId: fields.id, kind: z.enum(lightKinds), ...burnDie, ...byTinder }),
    /** `lit` is false where the tinder did not catch: the light is in hand, and `light.relight` tries again. */
    output: z.object({ id: z.int(), lit: z.boolean() }),
    log: 'light',
  },
  'light.relight': {
    input: z.strictObject({ lightId, ...byTinder }),
    output: z.object({ lit: z.boolean() }),
    log: 'light',
  },
  'light.douse': { input: z.strictObject({ lightId }), log: 'light' },
  'light.blowOut': {
    input: z.strictObject({
      lightIds: z
        .array(fields.id)
        .min(1, { error: 'Choose at least one light.' })
        .max(500, { error: 'At most 500 lights at once.' }),
    }),
    log: 'light',
  },
  'light.refuel': { input: z.strictObject({ lightId, ...burnDie }), log: 'light' },
  'light.setTurnsLeft': {
    input: z.strictObject({ lightId, turnsLeft: fields.whole(0, 10_000) }),
    log: 'light',
  },
  'light.cover': { input: z.strictObject({ lightId, covered: z.boolean() }), log: 'light' },
  'light.drop': {
    input: z.strictObject({
      lightId,
      where: fields.place,
      thrown: z.boolean().default(false),
      burnsOn: z.boolean(),
    }),
    log: 'light',
  },
  /** Picked up where it lies, or handed over by its bearer. */
  'light.take': { input: z.strictObject({ lightId, characterId: fields.id }), log: 'light' },
} as const satisfies Steps;
