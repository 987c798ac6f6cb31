import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { fighterId } from './combat-acts.ts';

/** What lasts on those who fight, and what the referee may say of them. */

const fight = { fightId: fields.id };
const goingOn = { ...fight, after: fields.whole(0, 1_000_000) };

export const lastingUnits = ['rounds', 'seconds', 'turns', 'hours'] as const;

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

const named = z.object({ key: z.string(), title: z.string() });

export const lastingQueries = {
  /** The words of the book for what may be said of a fighter. */
  'combat.terms': {
    input: z.strictObject(fight),
    output: z
      .object({
        /** For conditions: those the book knows first. */
        conditions: z.array(z.string()),
        /** What it makes of them, by their words; those it knows nothing of are left out. */
        known: z.array(z.string()),
        saves: z.array(named),
      })
      .nullable(),
  },
  /** The nerve that is asked for, before its dice; null where none is. */
  'combat.nerve': {
    input: z.strictObject(fight),
    output: z
      .object({
        /** What calls for it. */
        title: z.string(),
        rule: z.string(),
        side: z.string(),
        /** Who would break. */
        who: z.array(z.string()),
        /** The highest sum that holds, without adjustment; null where several differ. */
        rating: z.int().nullable(),
        /** How it may be answered; the chance that all hold, in hundredths, where dice decide. */
        ways: z.array(z.object({ way: z.string(), holds: z.int().nullable() })),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const lastingSteps = {
  /** A condition comes over some of them: to the rules a flag or a status, to the campaign an effect. */
  'combat.afflict': {
    input: z.strictObject({
      ...goingOn,
      ids: z.array(fighterId).min(1, { error: 'Say whom it is on.' }).max(400),
      name: fields.name,
      ends: lastingEnd,
      notes: fields.prose(2000).default(''),
    }),
    log: 'fights',
    needs: ['classesInUse'],
  },
} as const satisfies Steps;
