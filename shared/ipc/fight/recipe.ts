import { z } from 'zod';
import { parseDice } from '../../dice/notation.ts';
import { lastingUnits, recipeStatuses } from '../../rules/fight/magic/recipe.ts';
import * as fields from '../fields.ts';

/** What a spell, a power or a hit does, as the referee says it on the card of its effect. */

/** When it ends: at a moment of the clock, with his next act, with the fight, or when somebody ends it. */
export const lastingEnd = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('time'),
    amount: z
      .string({ error: 'How long is text: a figure or dice.' })
      .trim()
      .min(1, { error: 'Say how long: a figure, or dice such as 1d6.' })
      .max(30, { error: 'At most 30 characters.' }),
    unit: z.enum(lastingUnits),
  }),
  z.strictObject({ at: z.literal('act') }),
  z.strictObject({ at: z.literal('fight') }),
  z.strictObject({ at: z.literal('said') }),
]);

function isDice(text: string): boolean {
  try {
    parseDice(text);
    return true;
  } catch {
    return false;
  }
}

const dice = z
  .string({ error: 'Dice are text.' })
  .trim()
  .max(60, { error: 'At most 60 characters.' })
  .refine(isDice, { error: 'Those are no dice; such as 6d6 or 1d4+1.' });

export const recipe = z
  .strictObject({
    damage: dice.exactOptional(),
    heal: dice.exactOptional(),
    saved: z.enum(['half', 'none']).exactOptional(),
    effect: fields.name.exactOptional(),
    status: z.enum(recipeStatuses).exactOptional(),
    lasts: lastingEnd.exactOptional(),
  })
  .refine(({ damage, heal }) => damage === undefined || heal === undefined, {
    error: 'Damage or healing, not both.',
    path: ['heal'],
  });

/** What is kept by the name of a spell, a power or an attack. */
export const keptRecipe = z.strictObject({
  recipe,
  save: z.string().min(1).max(60).exactOptional(),
  modifier: fields.whole(-100, 100).exactOptional(),
  /** Seconds, where casting is counted. */
  castingTime: fields.whole(1, 100_000).exactOptional(),
});
