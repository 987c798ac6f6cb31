import { z } from 'zod';
import { roadDayKinds } from './travel-words.ts';

/** The plan of a course with exact odds. Computed on read; nothing of it is stored. */

/** What a day on which they lose their way costs: the day, or the way back on the next one too. */
export const lostCosts = ['day', 'dayAndBack'] as const;
export type LostCost = (typeof lostCosts)[number];

/** Where a plan begins: where they truly are, or where they think they are. */
export const planOrigins = ['true', 'believed'] as const;
export type PlanOrigin = (typeof planOrigins)[number];

const chance = z.number().min(0).max(1);
const dayOfPlan = z.object({
  /** Of the clock. */
  day: z.int(),
  /** As it goes where nothing goes wrong, and the whole miles behind them by its evening; null after they would be there. */
  kind: z.enum(roadDayKinds).nullable(),
  miles: z.int(),
  /** On their course in its evening, or there. */
  onCourse: chance,
  /** There by its evening. */
  there: chance,
  /** Somebody has come by its evening, on the way. */
  met: chance,
  /** Nobody has gone short by its evening, on the way: of food without foraging and with it, of water, of fodder for the beasts. */
  food: chance,
  foraging: chance,
  water: chance,
  fodder: chance,
});

const byDay = z.object({ day: z.int(), chance });

export const planView = z.object({
  /** Why nothing can be planned; null where it can. */
  refusal: z.string().nullable(),
  plan: z
    .object({
      goal: z.string(),
      miles: z.int(),
      /** What ends the way before the goal, and with it the plan; null where nothing does. */
      barrier: z.string().nullable(),
      /** Where nothing goes wrong. */
      steady: z.object({ day: z.int(), marches: z.int(), rests: z.int() }),
      /** The first day on which they may be there; the first by which they are with nine chances in ten, null for none counted. */
      first: byDay,
      likely: byDay.nullable(),
      /** On the way. */
      met: chance,
      neverLost: chance,
      food: chance,
      foraging: chance,
      water: chance,
      fodder: chance,
      days: z.array(dayOfPlan),
      /** Not there by the last of these days. */
      later: chance,
      /** What the plan takes for granted, a sentence each. */
      notes: z.array(z.string()),
      /** What would be otherwise: earlier below 0, in days, where nothing goes wrong and with nine chances in ten. */
      whatIfs: z.array(
        z.object({
          what: z.string(),
          steadyDays: z.int(),
          likelyDays: z.int().nullable(),
          food: chance,
          foraging: chance,
          note: z.string(),
        }),
      ),
    })
    .nullable(),
});
