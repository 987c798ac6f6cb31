import { z } from 'zod';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { playedAct } from './combat-acts.ts';
import { asked } from './combat-views.ts';

/** A die of the last act was read wrongly: the act is played again with the right face. */

const lastAct = { fightId: fields.id, after: fields.whole(1, 1_000_000) };
const face = fields.whole(1, 10_000);

const changedDie = z.strictObject({
  /** Which of the step's acts, and which of its dice, from 0. */
  act: fields.whole(0, 1000),
  die: fields.whole(0, 10_000),
  face,
});

export const mendQueries = {
  /** The dice of the last act, in the order in which they fell; null where there is no such fight. */
  'combat.lastDice': {
    input: z.strictObject({ fightId: fields.id }),
    output: z
      .object({
        after: z.int(),
        /** What the log says of it. */
        said: z.string(),
        /** Why none can be changed now; null where they can. */
        barred: z.string().nullable(),
        dice: z.array(
          z.object({
            act: z.int(),
            die: z.int(),
            sides: z.int(),
            face: z.int(),
            by: z.enum(['typed', 'rolled']),
            /** What it was for, who threw it, against whom. */
            title: z.string(),
          }),
        ),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const mendSteps = {
  /** The last act taken back and done again with other dice, in one step. */
  'combat.mend': {
    input: z.strictObject({
      ...lastAct,
      /** The step of the journal that it goes back to: the one before the act. */
      seq: fields.whole(0, Number.MAX_SAFE_INTEGER),
      acts: z.array(playedAct).min(1).max(400),
      changed: z
        .array(z.strictObject({ face, was: face }))
        .min(1)
        .max(400),
    }),
    log: 'fights',
    needs: ['classesInUse', 'equipment'],
  },
} as const satisfies Steps;

export const mendCommands = {
  /** Begins it: the other dice stay where they still fit, and new ones are asked for as in any act. */
  'combat.mendDice': {
    input: z.strictObject({ ...lastAct, dice: z.array(changedDie).min(1).max(400) }),
    output: asked,
  },
} as const satisfies CommandsContract;
