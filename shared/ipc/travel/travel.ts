import { z } from 'zod';
import { greatestCell, leastCell } from '../../hex/grid.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { provisions } from '../vocabulary.ts';
import { aheadView, lostCosts, planOrigins, planView } from './plan-views.ts';
import { campView, dayPreview, roadView, wayView, whereView } from './travel-views.ts';
import { watchLimits } from '../../camp/night-watch.ts';
import {
  catchLimits,
  galeWords,
  passedDayKinds,
  roadGrounds,
  waterOrders,
  ways,
  waysOn,
} from './travel-words.ts';

/** Queries and commands of the road and the sea: a journey, its way ahead, and the days it takes. */

const created = z.object({ id: z.int() });
const ground = z.enum(roadGrounds);
const faces = z.array(fields.whole(1, 100)).max(40, { error: 'At most 40 dice.' }).default([]);
/** On every wandering check of the day. */
const modifier = fields.whole(-6, 6).default(0);

export const legLimits = { miles: 1000, legs: 500 } as const;

const leg = z
  .strictObject({
    ground,
    way: z.enum(ways).default('open'),
    miles: fields.whole(1, legLimits.miles),
    /** Where it ends. */
    name: fields.words(80).default(''),
  })
  .refine(({ ground: over, way }) => waysOn(over).includes(way), {
    error: 'Roads and trails go over land; a river alone goes up or down stream.',
    path: ['way'],
  });

const watches = z
  .array(
    z.strictObject({
      hours: fields.whole(1, watchLimits.hours),
      people: z.array(fields.id).min(1, { error: 'Name who stands it.' }).max(40),
    }),
  )
  .max(watchLimits.watches, { error: `At most ${watchLimits.watches} watches.` })
  .refine((all) => all.reduce((sum, { hours }) => sum + hours, 0) <= watchLimits.night, {
    error: `A night has at most ${watchLimits.night} hours of watches.`,
  });

/** What a day came to: where it stopped for the referee, or null where it ran to the next morning. */
const dayCame = z.object({ stopped: z.string().nullable() });

/**
 * `anyway`: carts and wagons go where the rules bar them; `gale`: what the referee says of one; `sight`:
 * whether land is in sight, where the referee says it over the water; `tacking`: her course lies against the wind, by figures
 * that know of it; `brought`: portions that the hunt of the day under
 * way has brought home.
 */
const oneDay = {
  kind: z.enum(passedDayKinds),
  modifier,
  anyway: z.boolean().default(false),
  gale: z.enum(galeWords).nullable().default(null),
  sight: z.boolean().nullable().default(null),
  tacking: z.boolean().default(false),
  brought: fields.whole(catchLimits.min, catchLimits.max).default(0),
  faces,
};

const cell = fields.whole(leastCell, greatestCell);
const hex = z.strictObject({ col: cell, row: cell });
/** Where a way bends and where it ends. */
const through = z
  .array(hex)
  .min(1, { error: 'Say where the way leads.' })
  .max(50, { error: 'At most 50 hexes to go through.' });

export const travelQueries = {
  'travel.view': { input: z.strictObject({}), output: roadView.nullable() },
  /** What the day would ask and come to with the dice typed so far; nothing happens. */
  'travel.preview': { input: z.strictObject(oneDay), output: dayPreview },
  /** The watches of the night and what they leave of it to sleep. */
  'travel.camp': { input: z.strictObject({}), output: campView },
  /** Where the company is on its map, and where it thinks it is; null on no map. */
  'travel.where': { input: z.strictObject({}), output: whereView.nullable() },
  /** The best way from where the company thinks it is, or from another hex; nothing happens. */
  'travel.way': { input: z.strictObject({ from: hex.nullable().default(null), through }), output: wayView },
  /** What comes on the road if it goes on as it is; null where nobody is on it. */
  'travel.ahead': { input: z.strictObject({}), output: aheadView.nullable() },
  /**
   * The course laid, with exact odds; nothing happens. `rests`: a day of rest is taken wherever one is owed. `by`: who asks;
   * a new plan takes the place of the one under way for the same asker.
   */
  'travel.plan': {
    input: z.strictObject({
      kind: z.enum(['march', 'forced']).default('march'),
      rests: z.boolean().default(true),
      lostCost: z.enum(lostCosts).default('dayAndBack'),
      from: z.enum(planOrigins).default('true'),
      by: fields.asker.default(''),
    }),
    output: planView,
  },
} as const satisfies QueriesContract;

export const travelSteps = {
  'travel.begin': {
    input: z.strictObject({ goal: fields.place, ground }),
    output: created,
    log: 'travel',
  },
  'travel.end': { input: z.strictObject({}), log: 'travel' },
  /** Everything that still lies ahead, anew. */
  'travel.setCourse': {
    input: z.strictObject({
      goal: fields.place,
      legs: z.array(leg).max(legLimits.legs, { error: `At most ${legLimits.legs} legs.` }),
    }),
    log: 'travel',
  },
  /** The best way over the map, through hexes to the last of them. A hex begun is finished first. */
  'travel.setWay': { input: z.strictObject({ goal: fields.place, through }), log: 'travel' },
  /** The referee puts the company somewhere; both truth and belief. On no map where null. */
  'travel.place': {
    input: z.strictObject({ on: hex.extend({ mapId: fields.id }).nullable() }),
    log: 'travel',
  },
  /** Into a site of the hex in which they truly stand, and underground where it has a dungeon of the book. */
  'travel.goIn': {
    input: z.strictObject({ siteId: fields.id, speakerId: fields.id.nullable().default(null) }),
    output: z.object({ underground: z.boolean() }),
    log: 'travel',
  },
  /** They know where they are; the way goes on from there. */
  'travel.knows': { input: z.strictObject({}), log: 'travel' },
  'travel.setOrders': {
    input: z.strictObject({
      food: z.enum(provisions),
      water: z.enum(waterOrders),
      share: z.boolean(),
      forage: z.boolean(),
      guide: fields.words(80),
    }),
    log: 'travel',
  },
  /** Watches of the night in their order, anew, and whether a fire burns; they hold until they are said otherwise. */
  'travel.setCamp': {
    input: z.strictObject({ fire: z.boolean(), watches }),
    log: 'travel',
  },
  /** Who sits on what, of those named; the others stay as they are. */
  'travel.ride': {
    input: z.strictObject({
      rides: z
        .array(
          z.strictObject({
            riderId: fields.id,
            /** On foot where null. */
            onId: fields.id.nullable(),
            /** A beast draws the cart, and sits on nothing. */
            draws: z.boolean().default(false),
          }),
        )
        .min(1, { error: 'Name somebody.' })
        .max(500),
    }),
    log: 'travel',
  },
  /** From now to the next morning, up to the first thing that needs the referee; goes on with a day that stopped. */
  'travel.passDay': { input: z.strictObject(oneDay), output: dayCame, log: 'travel' },
  /** Days of one kind until something comes; the program throws. */
  'travel.passDays': {
    input: z.strictObject({ kind: z.enum(passedDayKinds), days: fields.whole(1, 30) }),
    output: z.object({ days: z.int(), stopped: z.string().nullable() }),
    log: 'travel',
  },
  /** Nobody comes of a check that brought somebody. */
  'travel.letBe': { input: z.strictObject({ checkId: fields.id }), log: 'travel' },
  /** Whether they see the site that they come by; one that they do not see is not asked for again at this passing. */
  'travel.seeSite': { input: z.strictObject({ siteId: fields.id, sees: z.boolean() }), log: 'travel' },
  /** They know that they went astray. */
  'travel.tell': { input: z.strictObject({}), log: 'travel' },
} as const satisfies Steps;
