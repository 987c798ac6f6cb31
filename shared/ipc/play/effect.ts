import { z } from 'zod';
import * as fields from '../fields.ts';
import { effectList } from './effect-views.ts';
import { durationUnits, effectKinds } from '../vocabulary.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';

/** Queries and commands of spells, potions and conditions on the one clock. */

/** A figure or dice; null faces let the program roll. */
export const effectDuration = z.strictObject({
  amount: z
    .string({ error: 'How long is text: a figure or dice.' })
    .trim()
    .min(1, { error: 'Say how long: a figure, or dice such as 1d6+6.' })
    .max(30, { error: 'At most 30 characters.' }),
  unit: z.enum(durationUnits),
  faces: z.array(fields.whole(1, 1000)).max(30, { error: 'At most 30 dice.' }).nullable().default(null),
});

const some = z.array(fields.id).min(1, { error: 'Choose an effect.' }).max(5000);

export const effectQueries = {
  'effect.list': { input: z.strictObject({}), output: effectList },
} as const satisfies QueriesContract;

export const effectSteps = {
  'effect.add': {
    input: z.strictObject({
      name: fields.name,
      kind: z.enum(effectKinds),
      notes: fields.prose(2000).default(''),
      /** Nobody: it is on the party or the place. */
      characterIds: z.array(fields.id).max(200, { error: 'At most 200 at once.' }).default([]),
      /** Null: until somebody ends it. */
      duration: effectDuration.nullable(),
    }),
    output: z.object({ ids: z.array(z.int()) }),
    log: 'effects',
  },
  'effect.change': {
    input: z.strictObject({
      ids: some,
      /** `set` counts from now, `extend` from the end as it stands. */
      how: z.enum(['set', 'extend']),
      duration: effectDuration.nullable(),
    }),
    log: 'effects',
  },
  'effect.describe': {
    input: z.strictObject({ id: fields.id, name: fields.name, notes: fields.prose(2000) }),
    log: 'effects',
  },
  'effect.end': { input: z.strictObject({ ids: some }), log: 'effects' },
} as const satisfies Steps;
