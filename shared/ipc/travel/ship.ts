import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { figure } from '../reasons.ts';
import { galeOutcomes, propulsions, roadDayKinds, roadGrounds, waters, ways } from './travel-words.ts';

/** Queries and commands of vessels: what they are, what harms and mends them, and their log. */

export const shipLimits = { feet: 2000, hands: 1000, hull: 10_000, turns: 1000 } as const;

const feet = fields.whole(0, shipLimits.feet);
const hands = fields.whole(0, shipLimits.hands);

/** All that the referee may say of a vessel; what is left out stays. Rates are base rates in feet, null without the means. */
const shipFacts = z
  .strictObject({
    goes: z.enum(propulsions),
    sailFeet: feet.nullable(),
    sailCrew: hands,
    oarFeet: feet.nullable(),
    oarCrew: hands,
    crew: hands,
    companyWorks: z.boolean(),
    captainWanted: z.boolean(),
    captain: z.boolean(),
    navigator: z.boolean(),
    seaworthy: z.boolean(),
    takenOnWater: z.boolean(),
    waters: z.array(z.enum(waters)).max(waters.length),
  })
  .partial();

const shipView = z.object({
  id: z.int(),
  name: z.string(),
  className: z.string(),
  goes: z.enum(propulsions),
  sailFeet: z.int().nullable(),
  sailCrew: z.int(),
  oarFeet: z.int().nullable(),
  oarCrew: z.int(),
  crew: z.int(),
  companyWorks: z.boolean(),
  captainWanted: z.boolean(),
  captain: z.boolean(),
  navigator: z.boolean(),
  seaworthy: z.boolean(),
  takenOnWater: z.boolean(),
  waters: z.array(z.enum(waters)),
  hull: z.object({ points: z.int(), most: z.int() }),
  /** Of the company aboard, all who work her, and as many as she wants. */
  company: z.int(),
  hands: z.int(),
  handsWanted: z.int(),
  /** Days of travel of her crew since its last of complete rest. */
  crewDays: z.int(),
  /** Base rate after hull and oarsmen, and miles of a day without wind or current. */
  rate: figure,
  miles: figure,
  /** What she lacks, a sentence each; nothing of it forbids anything. */
  lacks: z.array(z.string()),
});
export type ShipView = z.output<typeof shipView>;

const logDay = z.object({
  /** Of the journey, and of the clock. */
  number: z.int(),
  day: z.int(),
  date: z.string().nullable(),
  vessel: z.string(),
  kind: z.enum(roadDayKinds),
  wind: z.object({ total: z.int(), words: z.string() }).nullable(),
  /** Miles by water, in their order. */
  miles: z.array(z.object({ ground: z.enum(roadGrounds), way: z.enum(ways), miles: z.int() })),
  /** Off the course, left negative; 0 where nobody knows of any. */
  offsetDegrees: z.int(),
  /** They do not know of it. */
  hidden: z.boolean(),
  tookOnWater: z.boolean(),
  gale: z
    .object({
      outcome: z.enum(galeOutcomes).nullable(),
      degrees: z.int().nullable(),
      miles: z.int(),
    })
    .nullable(),
  hull: z.int().nullable(),
  food: z.int().nullable(),
  water: z.int().nullable(),
  checks: z.array(
    z.object({ time: z.string(), chanceInSix: z.int(), die: z.int().nullable(), encounter: z.boolean() }),
  ),
});
export type ShipLogDay = z.output<typeof logDay>;

export const shipQueries = {
  'ship.view': {
    input: z.strictObject({}),
    output: z.object({
      ships: z.array(shipView),
      /** On which the company is; null ashore. */
      aboardId: z.int().nullable(),
      /** Who of it is not aboard. */
      ashore: z.array(z.string()),
    }),
  },
  /** Days afloat among the newest of the journey under way, or of the last one, and how many days stand before those. */
  'ship.log': { input: z.strictObject({}), output: z.object({ days: z.array(logDay), earlier: z.int() }) },
} as const satisfies QueriesContract;

export const shipSteps = {
  'ship.setFacts': { input: z.strictObject({ id: fields.id, facts: shipFacts }), log: 'travel' },
  /** Hull points lost. */
  'ship.damage': {
    input: z.strictObject({ id: fields.id, points: fields.whole(1, shipLimits.hull), by: fields.words(80) }),
    log: 'travel',
  },
  /** Hull points mended by the crew under way, in as many turns as it takes or is given. A dock's work is part of a stay. */
  'ship.repair': {
    input: z.strictObject({
      id: fields.id,
      turns: fields.whole(1, shipLimits.turns).nullable().default(null),
    }),
    output: z.object({ mended: z.int() }),
    log: 'travel',
  },
} as const satisfies Steps;
