import { z } from 'zod';
import * as fields from './fields.ts';
import { sightView } from './light-views.ts';
import { lightKinds } from './vocabulary.ts';

/** Query and commands of the lights in a dungeon. */

const nothing = z.strictObject({});
const done = z.null();
const lightId = fields.id;

/** Where no flame is at hand: the die of one round's try with tinder, or the referee's word that it burns. */
const byTinder = {
  tinderDie: fields.die(6).nullable().default(null),
  overruleTinder: z.boolean().default(false),
};

export const lightQueries = {
  'light.sight': { input: nothing, output: sightView },
} as const;

export const lightCommands = {
  'dungeon.light': {
    input: z.strictObject({ characterId: fields.id, kind: z.enum(lightKinds), ...byTinder }),
    /** `lit` is false where the tinder did not catch: the light is in hand, and `dungeon.relight` tries again. */
    output: z.object({ id: z.int(), lit: z.boolean() }),
  },
  'dungeon.relight': {
    input: z.strictObject({ lightId, ...byTinder }),
    output: z.object({ lit: z.boolean() }),
  },
  'dungeon.douse': { input: z.strictObject({ lightId }), output: done },
  'dungeon.blowOut': {
    input: z.strictObject({
      lightIds: z
        .array(fields.id)
        .min(1, { error: 'Choose at least one light.' })
        .max(500, { error: 'At most 500 lights at once.' }),
    }),
    output: done,
  },
  'dungeon.refuel': { input: z.strictObject({ lightId }), output: done },
  'dungeon.setTurnsLeft': {
    input: z.strictObject({ lightId, turnsLeft: fields.whole(0, 10_000) }),
    output: done,
  },
  'dungeon.coverLight': { input: z.strictObject({ lightId, covered: z.boolean() }), output: done },
  'dungeon.dropLight': {
    input: z.strictObject({
      lightId,
      where: fields.place,
      thrown: z.boolean().default(false),
      burnsOn: z.boolean(),
    }),
    output: done,
  },
  /** Picked up where it lies, or handed over by its bearer. */
  'dungeon.takeLight': { input: z.strictObject({ lightId, characterId: fields.id }), output: done },
} as const;
