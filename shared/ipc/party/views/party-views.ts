import { z } from 'zod';
import { reasons } from '../../reasons.ts';
import { passingState } from './passing-views.ts';
import { characterKinds, personStates, stashKinds } from '../../vocabulary.ts';

/** What the windows of the party show. Weights are in the campaign's own unit, prices in gold pieces. */

export const weightUnit = z.object({ id: z.enum(['coins', 'pounds']), short: z.string() });

/** Where a thing is. `ground` is made when the first thing is laid there. */
export const place = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('holder'), id: z.int().min(1) }),
  z.strictObject({ in: z.literal('container'), id: z.int().min(1) }),
  z.strictObject({ in: z.literal('stash'), id: z.int().min(1) }),
  z.strictObject({ in: z.literal('pool') }),
  z.strictObject({ in: z.literal('ground') }),
]);

export type Place = z.output<typeof place>;

export const rate = z.object({ baseFeet: z.int(), encounterFeet: z.int(), reasons });

/** A band of the method in use: its rate holds up to that weight; null has no upper end. */
const band = z.object({ upTo: z.number().nullable(), baseFeet: z.int(), encounterFeet: z.int() });

export const load = z.object({
  /** What the method counts, and of that the treasure. */
  weight: z.number(),
  treasureWeight: z.number(),
  /** What can be carried at all; null where the method sets no limit. */
  maximum: z.number().nullable(),
  canMove: z.boolean(),
  /** Empty where weight decides nothing. */
  bands: z.array(band),
  /** How much must go to walk at the next better rate; null at the best, or where weight decides nothing. */
  shed: z.object({ weight: z.number(), baseFeet: z.int() }).nullable(),
  reasons,
});

export const armourClass = z.object({
  descending: z.int().nullable(),
  ascending: z.int().nullable(),
  /** Which of the two is written first. */
  ascendingFirst: z.boolean(),
  /** As the campaign writes it, such as "4 [15]". */
  text: z.string(),
  overruled: z.boolean(),
  reasons,
});

/** How it stands with somebody, and what that leaves them. */
export const standing = z.object({
  state: z.enum(personStates),
  /** As every list marks it; empty for who is able. */
  word: z.string(),
  /** By the referee's word, whatever the hit points are. */
  said: z.boolean(),
  /** Sees, walks, speaks and acts. */
  able: z.boolean(),
  /** Where the party is, if only carried. */
  withParty: z.boolean(),
  /** Lives and shares what is won. */
  shares: z.boolean(),
  reasons,
});

export const memberView = z.object({
  id: z.int(),
  kind: z.enum(characterKinds),
  name: z.string(),
  className: z.string(),
  level: z.int(),
  hp: z.int(),
  maxHp: z.int(),
  standing,
  /** Who carries them. */
  bearers: z.array(z.string()),
  strength: z.int().nullable(),
  charisma: z.int().nullable(),
  miscGear: z.boolean(),
  carryingTreasure: z.boolean(),
  conditions: z.array(z.string()),
  portraitId: z.int().nullable(),
  ac: armourClass,
  load,
  rate,
  movement: z.object({ runFeet: z.int(), milesPerDay: z.int() }),
  /** How many of what light and food need, loose or packed. */
  supplies: z.object({
    torch: z.int(),
    oilFlask: z.int(),
    lantern: z.int(),
    ration: z.int(),
    candle: z.int(),
    tinder: z.int(),
  }),
  /** How many things, packed ones included. */
  things: z.int(),
});

const lump = z.object({ id: z.int(), name: z.string(), weight: z.number(), things: z.int() });

export const partyView = z.object({
  unit: weightUnit,
  method: z.object({ id: z.string(), title: z.string(), text: z.string(), rule: z.string() }),
  members: z.array(memberView),
  pool: z.object({ weight: z.number(), things: z.int() }),
  stashes: z.array(lump.extend({ kind: z.enum(stashKinds) })),
  /** Of those who walk; null for nobody. */
  rate: rate.extend({ slowest: z.array(z.string()) }).nullable(),
});

/** The party with what tires or ails its people now; who is at their best is not listed. */
export const partyNow = partyView.extend({ passing: z.array(passingState) });
