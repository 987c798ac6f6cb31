import { z } from 'zod';
import { figure, reasons } from '../reasons.ts';
import { needKinds } from '../vocabulary.ts';

/** What windows show of hunger, thirst, sleep and tiredness. Computed on read. */

/** One thing somebody goes without, in words, with what it costs. */
const want = z.object({ need: z.enum(needKinds), text: z.string(), overdue: z.boolean(), reasons });

const needOf = z.object({
  id: z.int(),
  name: z.string(),
  hp: z.int(),
  maxHp: z.int(),
  /** "dead", "away"; empty for who is able. */
  word: z.string(),
  takesPart: z.boolean(),
  rations: z.int(),
  water: z.int(),
  daysWithoutFood: z.int(),
  daysWithoutWater: z.int(),
  nightsShort: z.int(),
  hoursNeeded: figure.nullable(),
  wants: z.array(want),
});

/** Those who go without something, and what the whole party lacks. */
export const needWants = z.object({
  people: z.array(needOf.pick({ id: true, name: true, wants: true })),
  party: z.array(want),
});

const span = z.object({ from: z.int(), to: z.int(), days: z.int() });

export const needList = z.object({
  /** The days that have ended and are not settled. */
  due: span.nullable(),
  /** What the system says of healing by rest, and its rule. */
  recovery: z.object({ text: z.string(), rule: z.string(), die: z.int().nullable(), sleep: z.boolean() }),
  /** Person-days of food and water with the party, its beasts and its pool. */
  rations: z.int(),
  water: z.int(),
  people: z.array(needOf),
});

const meal = z.object({ text: z.string(), missed: z.int() });

const previewOf = z.object({
  id: z.int(),
  name: z.string(),
  takesPart: z.boolean(),
  food: meal,
  water: meal,
  sleep: z.object({ text: z.string(), short: z.boolean(), reasons }).nullable(),
  healing: z.object({
    text: z.string(),
    /** Dice that may be thrown: so many at most. */
    dice: z.object({ count: z.int(), sides: z.int() }).nullable(),
    hpBefore: z.int(),
    /** Null until the dice are thrown. */
    hpAfter: z.int().nullable(),
    maxHp: z.int(),
    reasons,
  }),
  wants: z.array(want),
});

export const needPreview = z.object({
  span: span.nullable(),
  rations: z.object({ before: z.int(), after: z.int() }),
  water: z.object({ before: z.int(), after: z.int() }),
  people: z.array(previewOf),
});
