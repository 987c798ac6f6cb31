import { z } from 'zod';
import { propulsions, roadDayKinds } from './travel-words.ts';

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
  /** A gale has come upon them by its evening, on the way: what becomes of them nobody can plan. */
  gale: chance,
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
      /** The vessel they sail; null ashore. */
      afloat: z.object({ vessel: z.string(), goes: z.enum(propulsions) }).nullable(),
      /** What ends the way before the goal, and with it the plan; null where nothing does. */
      barrier: z.string().nullable(),
      /** Where nothing goes wrong, afloat at the commonest wind and the middle of the current; days of march or of sailing. */
      steady: z.object({ day: z.int(), marches: z.int(), rests: z.int() }),
      /** The first day on which they may be there; the first by which they are with nine chances in ten, null for none counted. */
      first: byDay,
      likely: byDay.nullable(),
      /** On the way. */
      met: chance,
      neverLost: chance,
      gale: chance,
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

/** How long something lasts if nobody finds any: days of the clock, and who goes short first. */
const lasting = z.object({
  /** The last day on which all have theirs; null where it does not end within a year. */
  until: z.int().nullable(),
  short: z.array(z.string()),
});

export const storeWares = ['food', 'water', 'fodder'] as const;
const noReturn = z.object({
  /** Beyond a mile of the course ahead, at once, or nowhere before the goal. */
  where: z.enum(['ahead', 'passed', 'never']),
  /** What does not last back, and who goes short; null where all of it lasts. */
  ware: z.enum(storeWares).nullable(),
  short: z.array(z.string()),
  /** Whole miles on from here, where the leg leads to by name or number, and the hex it leads into. */
  miles: z.int(),
  name: z.string(),
  hex: z.object({ col: z.int(), row: z.int() }).nullable(),
});
const waterAt = z.object({ number: z.string(), miles: z.int(), days: z.int().nullable() });

export const aheadView = z.object({
  /** On which they are there where nothing goes wrong, afloat at the commonest wind; null where no course is laid, or none they can go. */
  goalDay: z.int().nullable(),
  food: lasting,
  water: lasting,
  /** Null without beasts. */
  fodder: lasting.nullable(),
  /** The nearest ground with water, where this has none: in truth, and by their map; null where none is near. */
  nearestWater: z.object({ truly: waterAt.nullable(), theirs: waterAt.nullable() }).nullable(),
  /** From where they are, and as they have it where they are elsewhere than they believe; null without a course. */
  noReturn: noReturn.nullable(),
  believedNoReturn: noReturn.nullable(),
  /** What comes on a day of the clock, soonest first. */
  next: z.array(z.object({ what: z.string(), day: z.int() })),
});
