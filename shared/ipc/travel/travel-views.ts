import { z } from 'zod';
import { knowledges, siteKinds } from '../../map/map-words.ts';
import { figure, reasons } from '../reasons.ts';
import { characterKinds, provisions } from '../vocabulary.ts';
import {
  galeOutcomes,
  passedDayKinds,
  propulsions,
  roadDayKinds,
  roadGrounds,
  waterOrders,
  ways,
} from './travel-words.ts';

/** What windows show of the road. Computed on read; nothing of it is stored. */

const ground = z.enum(roadGrounds);
const way = z.enum(ways);
const miles = z.object({ ground, way, miles: z.int() });

const roadCheck = z.object({
  id: z.int(),
  /** Day and time of the clock. */
  day: z.int(),
  time: z.string(),
  ground,
  chanceInSix: z.int(),
  die: z.int().nullable(),
  encounter: z.boolean(),
});

/** What the way was lost by. */
const lostBy = {
  /** Null where it was another die, and where nothing was thrown. */
  chanceInSix: z.int().nullable(),
  /** Lost where it shows no more than the chance; left out where it was a d6. */
  otherDie: z.object({ chance: z.int(), sides: z.int() }).exactOptional(),
};

/** A day of the sheet, as the referee has it: hidden dice and all. */
const roadDay = z.object({
  number: z.int(),
  /** Of the clock. */
  day: z.int(),
  kind: z.enum(roadDayKinds),
  phase: z.enum(['way', 'camp', 'done']),
  miles: z.array(miles),
  /** Null where nothing could lead astray. */
  direction: z
    .object({
      ...lostBy,
      die: z.int().nullable(),
      offsetDegrees: z.int(),
      told: z.boolean(),
    })
    .nullable(),
  checks: z.array(roadCheck),
  sought: z.boolean(),
  fed: z.int(),
  /** Of a day afloat: the wind's total and name, and what a gale did. */
  sea: z
    .object({
      goes: z.enum(propulsions),
      wind: z.int().nullable(),
      windName: z.string(),
      gale: z.enum(galeOutcomes).nullable(),
    })
    .nullable(),
});
export type RoadDayView = z.output<typeof roadDay>;

export const roadView = z.object({
  goal: z.string(),
  ground,
  /** Days on the road so far, the one at hand with them. */
  days: z.array(roadDay),
  /** How many stand before those shown. */
  earlier: z.int(),
  /** The day under way; null between a morning and the setting out. */
  today: z
    .object({
      kind: z.enum(passedDayKinds),
      phase: z.enum(['way', 'camp']),
      /** Who goes short tonight, a sentence each; null for nobody, and before camp. */
      short: z.string().nullable(),
      parts: z.int(),
      spent: z.int(),
      /** It is given to hunting, which found animals: they may be brought home. */
      hunted: z.boolean(),
    })
    .nullable(),
  /** What lies ahead, with the miles left of each. */
  legs: z.array(miles.extend({ id: z.int(), name: z.string(), walked: z.int() })),
  milesAhead: z.int(),
  /** The vessel under the company; null ashore. */
  aboardId: z.int().nullable(),
  /** Everybody of the party, and what they sit on. */
  company: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(characterKinds),
      onId: z.int().nullable(),
      /** The cart that a beast draws. */
      drawsId: z.int().nullable(),
      /** Of a beast: for how many of the weakest it pulls. */
      pull: z.int(),
      /** Of a cart: for how many of the weakest a team must pull; null where any will do. */
      wantsPull: z.int().nullable(),
      /** Of what flies: what it bears by its Hit Dice, in words, told and not enforced; null of all else. */
      bears: z.string().nullable(),
    }),
  ),
  /** What an ordinary and a forced day allow over clear ground, and why. */
  pace: z
    .object({ march: figure, forced: figure, slowest: z.array(z.string()), baseFeet: z.int() })
    .nullable(),
  /** What a check brought that is neither met nor let be. */
  due: roadCheck
    .extend({
      /** On which they are thrown, by the hex or its region; null where neither names one. */
      table: z.object({ id: z.int(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** A site that they come by without knowing of it, while nobody has said whether they see it. */
  passing: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** An encounter is under way. */
  meets: z.boolean(),
  rest: z.object({
    due: z.boolean(),
    overdue: z.boolean(),
    /** Ordinary days of travel before complete rest is owed. */
    daysLeft: z.int(),
    reasons,
  }),
  orders: z.object({
    food: z.enum(provisions),
    water: z.enum(waterOrders),
    share: z.boolean(),
    forage: z.boolean(),
    guide: z.string(),
  }),
  /** Portions in the packs, and how many days they last those who eat. */
  stores: z.object({
    food: z.object({ portions: z.int(), days: z.int() }),
    water: z.object({ portions: z.int(), days: z.int(), found: z.boolean() }),
    /** Of the beasts; null where none goes along. `grazing`: they find green where they stand. */
    fodder: z.object({ beasts: z.int(), portions: z.int(), days: z.int(), grazing: z.boolean() }).nullable(),
    eaters: z.int(),
  }),
  /** Dice that nobody types are thrown without asking. */
  rollsItself: z.boolean(),
  /** They went astray on a day and do not know it. */
  astray: z.boolean(),
});

export const campView = z.object({
  fire: z.boolean(),
  /** Of the day; the last watch ends with it. */
  setOutHour: z.int(),
  /** As they were ordered; of those ordered, whoever can stand it. */
  watches: z.array(z.object({ hours: z.int(), people: z.array(z.int()) })),
  /** Whoever could stand a watch, with the hours of sleep they need where the rules count it. */
  people: z.array(z.object({ id: z.int(), name: z.string(), needs: z.int().nullable() })),
  /** Minutes of the day between which it is light, by the season; null where no calendar says so. */
  light: z.object({ season: z.string(), sunrise: z.int(), sunset: z.int() }).nullable(),
});

export const dayPreview = z.object({
  /** Why the day cannot be passed; null where it can. */
  refusal: z.string().nullable(),
  /** Only the map, or ground that bars carts, stands against it: the referee may let them go on. */
  barred: z.boolean(),
  /** It can still be said that her course lies against the wind. */
  tacks: z.boolean(),
  /** The next die that somebody is to throw; null where the dice typed are enough. */
  wanted: z.object({ title: z.string(), sides: z.int(), rule: z.string(), nth: z.int() }).nullable(),
  /** What the dice typed so far have settled, oldest first: for the referee alone, and wind and water for all. */
  settled: z.array(z.string()),
  open: z.array(z.string()),
  /** What the referee is asked of a gale: whether a seaworthy vessel's way meets land, or what another makes for. */
  gale: z.enum(['seaworthy', 'unseaworthy']).nullable(),
  /** How far the day would go, in whole miles of each leg, as the players believe. */
  miles: z.array(miles),
  /** Where it would stop for the referee. */
  stops: z.string().nullable(),
});

const hex = z.object({ col: z.int(), row: z.int() });

/** Where they are to the mile: a hex, or some miles on the way into its neighbour. */
const standing = z.object({ at: hex, toward: hex.nullable(), miles: z.int() });

export const whereView = z.object({
  mapId: z.int(),
  map: z.string(),
  number: z.string(),
  true: standing,
  /** Null where they know that they are lost. */
  believed: standing.nullable(),
  /** Miles within which they might be of where they were last sure; 0 while they are right. */
  doubt: z.object({ about: hex, miles: z.int() }),
  astray: z.boolean(),
  /** Sites of the hex in which they stand; none on the way into another. */
  here: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(siteKinds),
      knowledge: z.enum(knowledges),
      /** Of the book of places; null where none belongs to it. */
      dungeon: z.string().nullable(),
      /** Copper pieces a head and day, and a beast and day; null where nobody knows. */
      lodging: z.int().nullable(),
      stable: z.int().nullable(),
      market: z.string(),
    }),
  ),
  /** What does not agree between where they stand and their map, for the referee; null where nothing strikes the eye. */
  contradiction: z.string().nullable(),
  /** The hexes of the way ahead as they mean to go it. */
  plan: z.array(hex),
  /** The hexes they truly went through, from the one they set out from, with the clock's day. */
  trail: z.array(hex.extend({ day: z.int() })),
  /** Days on which they were elsewhere than they believed, with the dice that made it so. */
  strays: z.array(
    z.object({
      day: z.int(),
      ...lostBy,
      /** Null where nothing was thrown that day: they went on from where they had strayed to. */
      die: z.int().nullable(),
      /** Of their course; left is negative. */
      degrees: z.int(),
      /** They have learned since where they were. */
      found: z.boolean(),
      believed: z.array(hex),
      truly: z.array(hex),
    }),
  ),
});

export const wayView = z.object({
  /** Why nobody can go so; null where they can. */
  refusal: z.string().nullable(),
  hexes: z.array(hex),
  miles: z.int(),
  /** As the crow flies. */
  straightMiles: z.int(),
  /** Days of ordinary march at the pace of now; null where nobody can walk it in a year. */
  days: z.int().nullable(),
});
