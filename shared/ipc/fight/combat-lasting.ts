import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { fighterId } from './combat-acts.ts';
import { saveOdds } from './odds.ts';
import { keptRecipe, lastingEnd } from './recipe.ts';

/** What lasts on those who fight, and what the referee may say of them. */

const fight = { fightId: fields.id };
const goingOn = { ...fight, after: fields.whole(0, 1_000_000) };

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
        /** Steps of the round that can be gone to by word now. */
        phases: z.array(named),
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
  /** A save before its dice, for each of those it is asked of; null where nothing can be done in the fight any more. */
  'combat.saves': {
    input: z.strictObject({
      ...fight,
      ids: z.array(fighterId).max(400),
      category: z.string().min(1).max(60),
      modifier: fields.whole(-100, 100).default(0),
    }),
    output: saveOdds.nullable(),
  },
  /** What spells, powers and hits do, as it was said of them before. */
  'combat.recipes': {
    input: z.strictObject(fight),
    output: z.array(
      z.object({
        name: z.string(),
        kept: keptRecipe,
        /** Whose alone it is: a creature's own power, or one that the book or its entry says something of. */
        fighter: z.string().exactOptional(),
        /** It is used on friends. */
        helps: z.literal(true).exactOptional(),
      }),
    ),
    needs: ['classesInUse', 'monsters'],
  },
  /** What somebody can do besides plain blows, as the rules have it now; null for one who does not fight. */
  'combat.gifts': {
    input: z.strictObject({ ...fight, fighter: fighterId }),
    output: z
      .object({
        fighter: z.string(),
        /** Those of his kind with him, who may be told of at once. */
        alike: z.array(z.string()),
        kind: z.string(),
        /** His attacks, and what a hit with each does; `words` are those of the entry, `does` what is played. */
        hits: z.array(z.object({ way: z.string(), words: z.string(), does: z.string(), kept: keptRecipe })),
        /** Spells, powers and missiles, how often each is left, and what is known of it. */
        uses: z.array(z.object({ way: z.string(), left: z.int().nullable(), does: z.string() })),
        /** What the entry or the class names besides, as printed. */
        notes: z.array(z.string()),
      })
      .nullable(),
    needs: ['classesInUse', 'monsters'],
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
