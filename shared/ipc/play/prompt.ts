import { z } from 'zod';
import * as fields from '../fields.ts';
import type { Steps } from '../contract-entry.ts';

/** Answers to what waits for the referee, one at a time or many of a kind in one step. */

const key = z.string().min(1).max(120);
const keys = z.array(key).min(1, { error: 'Name a prompt.' }).max(5000, { error: 'At most 5,000 at once.' });
const answer = z.enum(['delay', 'dismiss']);
const modifier = fields.whole(-6, 6).default(0);

export const promptSteps = {
  'prompt.rollCheck': {
    input: z.strictObject({
      turn: fields.whole(1, 1_000_000),
      modifier,
      die: fields.die(6).nullable().default(null),
    }),
    output: z.object({ encounter: z.boolean() }),
    log: 'turns',
  },
  /** Every check that waits, oldest first, up to the first that brings something. */
  'prompt.rollChecks': {
    input: z.strictObject({
      modifier,
      /** What real dice show: so many of the oldest checks are settled with them. None: the program rolls all. */
      faces: z.array(fields.die(6)).max(5000, { error: 'At most 5,000 dice.' }).default([]),
    }),
    output: z.object({
      rolled: z.int(),
      /** The turn whose check brought something. */
      encounterTurn: z.int().nullable(),
      /** Checks that wait on. */
      left: z.int(),
    }),
    log: 'turns',
  },
  /** Lights another of the same for each light told to be out, in order, until tinder fails one. */
  'prompt.lightAgain': {
    input: z.strictObject({
      keys,
      /** What real dice show, in order, for those that burn by a die; the program throws where there are too few. */
      faces: z.array(fields.whole(1, 100)).max(5000, { error: 'At most 5,000 dice.' }).default([]),
    }),
    output: z.object({ lit: z.int(), left: z.int() }),
    log: 'light',
  },
  'prompt.answer': { input: z.strictObject({ key, answer }), log: 'turns' },
  /** One answer to all of these, or to none where one of them no longer waits. */
  'prompt.answerAll': {
    input: z.strictObject({ keys, answer }),
    log: 'turns',
  },
} as const satisfies Steps;
