import { z } from 'zod';
import { sureness } from '../../rules/fight/bridge/bridge.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { fighterId } from './combat-acts.ts';

/** Figures of those who fight: what nobody wrote down, and what the referee types over. */

const fight = { fightId: fields.id };

/** A figure that is asked for. */
export const missing = z.object({
  /** Of all of a kind at once. */
  ids: z.array(z.string()),
  who: z.string(),
  title: z.string(),
  /** What stands in its place. */
  taken: z.string(),
  sure: z.enum(sureness),
});

/** Where a figure comes from. */
export const origins = ['sheet', ...sureness, 'typed'] as const;

export const figureQueries = {
  /** Every figure of a fighter; null where he does not fight. */
  'combat.figures': {
    input: z.strictObject({ ...fight, fighter: fighterId }),
    output: z
      .object({
        /** Those of his kind with him, who may be typed at once. */
        alike: z.array(z.string()),
        kind: z.string(),
        figures: z.array(
          z.object({
            title: z.string(),
            value: z.string(),
            /** How it is written. */
            written: z.string(),
            from: z.enum(origins),
          }),
        ),
      })
      .nullable(),
    needs: ['classesInUse', 'monsters'],
  },
} as const satisfies QueriesContract;

const typed = z.strictObject({
  ids: z.array(fighterId).min(1).max(400),
  title: z.string().min(1).max(200),
  /** Null: as the sheet or the entry has it. */
  value: fields.words(120).nullable(),
});

export const figureSteps = {
  /** Figures typed over, or looked at and found right: they stand on the sheets, and for the next of a kind. */
  'combat.typeFigures': {
    input: z.strictObject({
      ...fight,
      after: fields.whole(0, 1_000_000),
      typed: z.array(typed).min(1, { error: 'Type a figure.' }).max(400),
    }),
    log: 'fights',
    needs: ['classesInUse', 'monsters'],
  },
} as const satisfies Steps;
