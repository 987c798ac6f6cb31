import { z } from 'zod';
import * as fields from '../fields.ts';
import { needList, needPreview, needWants } from './need-views.ts';
import { provisions, restKinds } from '../vocabulary.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';

/** Queries and commands of food, water, sleep and healing by rest. */

const onePerson = z.strictObject({
  characterId: fields.id,
  /** False: nothing of this day touches them. Null: as the rules have it for the living. */
  takesPart: z.boolean().nullable().default(null),
  food: z.enum(provisions).nullable().default(null),
  water: z.enum(provisions).nullable().default(null),
  rest: z.enum(restKinds).nullable().default(null),
  hoursSlept: fields.whole(0, 24).nullable().default(null),
  /** What the healing dice show. */
  faces: z.array(fields.whole(1, 100)).max(400).nullable().default(null),
  /** Hit points healed by the referee's word. */
  healed: fields.whole(0, 10_000).nullable().default(null),
});

/** How the days went: for all, and for those named otherwise. */
const days = {
  food: z.enum(provisions).default('packs'),
  water: z.enum(provisions).default('packs'),
  /** Those who have food and water give to those who have none. */
  share: z.boolean().default(true),
  rest: z.enum(restKinds).default('night'),
  /** Null: as long as each needs. */
  hoursSlept: fields.whole(0, 24).nullable().default(null),
  people: z.array(onePerson).max(500).default([]),
};

export const needQueries = {
  /** What stands, and nothing of what is carried: cheap enough to be asked with every turn. */
  'need.wants': { input: z.strictObject({}), output: needWants },
  'need.list': { input: z.strictObject({}), output: needList },
  /** What settling the days that have ended would do, or so many days of rest from now; nothing happens. */
  'need.preview': {
    input: z.strictObject({ ...days, restDays: fields.whole(1, 400).nullable().default(null) }),
    output: needPreview,
  },
} as const satisfies QueriesContract;

export const needSteps = {
  'need.endDay': { input: z.strictObject(days), log: 'needs' },
  /** Whole days of rest from now, each settled. */
  'need.restDays': {
    input: z.strictObject({ ...days, rest: z.enum(restKinds).default('full'), days: fields.whole(1, 400) }),
    log: 'needs',
  },
  'need.restHours': { input: z.strictObject({ hours: fields.whole(1, 23) }), log: 'needs' },
} as const satisfies Steps;
