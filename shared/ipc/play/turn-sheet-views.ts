import { z } from 'zod';
import { reasons } from '../reasons.ts';
import { turnActivities } from '../vocabulary.ts';

/** What windows show of the turn sheet beyond the hours at hand. Computed on read. */

const turnLine = z.object({
  seq: z.int(),
  time: z.string(),
  kind: z.string(),
  summary: z.string(),
  /** Only the referee may know it. */
  hidden: z.boolean(),
});

export const turnLogView = z.object({
  turn: z.int(),
  time: z.string(),
  activity: z.enum(turnActivities).nullable(),
  did: z.string().nullable(),
  lines: z.array(turnLine),
  /** Lines of this turn that are left out because there are too many. */
  more: z.int(),
});

/** What asks for the referee before a turn can be passed. */
export const dueThing = z.object({ turn: z.int(), what: z.string() });

export const passPreview = z.object({
  turns: z.int(),
  /** What would be passed over, soonest first; what waits now stands first. */
  over: z.array(dueThing),
  /** How many more there are than are listed. */
  more: z.int(),
});

/** How far a longer pass came, and what stopped it; null where it went all the way. */
export const passed = z.object({ turns: z.int(), stopped: z.string().nullable() });

export const chanceView = z.object({
  id: z.string(),
  title: z.string(),
  /** From 0 to 1; null where the answer is a number of turns or words alone. */
  chance: z.number().nullable(),
  turns: z.number().nullable(),
  text: z.string(),
  reasons,
});

export const oddsView = z.object({ chances: z.array(chanceView) });
