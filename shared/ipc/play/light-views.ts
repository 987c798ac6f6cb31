import { z } from 'zod';
import { figure, reasons } from '../reasons.ts';
import { itemKinds, lightKinds } from '../vocabulary.ts';

/** What windows show of lights and of who sees by them. Computed on read. */

export const lightView = z.object({
  id: z.int(),
  kind: z.enum(lightKinds),
  title: z.string(),
  /** Null where it lies somewhere; `bearer` then says where. */
  bearerId: z.int().nullable(),
  bearer: z.string(),
  lit: z.boolean(),
  covered: z.boolean(),
  /** Null where it never burns out. */
  turnsLeft: z.int().nullable(),
  /** What a fresh one of its kind burns; null where it never burns out. */
  ofTurns: z.int().nullable(),
  brightFeet: z.number(),
  /** Null where the rules know no dim edge. */
  dimFeet: z.number().nullable(),
  canRefuel: z.boolean(),
});

const penalty = z.object({
  /** Attack, defence, armour class, initiative: the system's own words. */
  figure: z.string(),
  /** Words where the rules give no number. */
  value: z.union([z.int(), z.string()]),
  reasons,
});

const seer = z.object({
  id: z.int(),
  name: z.string(),
  zone: z.enum(['bright', 'dim', 'dark']),
  /** The light that serves them best, and how far off its bearer is reckoned. */
  light: z.string().nullable(),
  distanceFeet: z.int().nullable(),
  /** "by Wren's torch", "by infravision, 60'", "nothing": one line for the table. */
  sees: z.string(),
  seesNothing: z.boolean(),
  /** What sees without light, and whether it works where they stand. */
  nightSight: z.object({ title: z.string(), feet: z.int(), works: z.boolean(), reasons }).nullable(),
  penalties: z.array(penalty),
  reasons,
});

export const sightView = z.object({
  people: z.array(seer),
  surprise: z.object({ carriesLight: z.boolean(), text: z.string(), reasons }),
  /** Null without a delve. */
  left: z
    .object({
      /** Turns until nothing burns any more if nothing is lit anew; null: never. */
      burning: z.int().nullable(),
      /** With all fuel carried, as many lights kept burning as now; null: never dark. */
      withFuel: figure.nullable(),
      wayBack: figure,
      text: z.string(),
      lasts: z.enum(['as it burns', 'with what is carried', 'no']),
    })
    .nullable(),
  fire: z.object({
    /** Lighting needs no die: something burns, or the flame brought in has not gone out. */
    atHand: z.boolean(),
    text: z.string(),
    chanceInSix: z.int(),
    /** Who carries tinder. */
    tinder: z.array(z.object({ id: z.int(), name: z.string() })),
    reasons,
  }),
  kinds: z.array(
    z.object({
      kind: z.enum(lightKinds),
      title: z.string(),
      ofTurns: z.int().nullable(),
      /** "1d4+4" where dice say how long a fresh one burns, and the sides of the die. */
      burnDice: z.object({ text: z.string(), sides: z.int() }).nullable(),
      brightFeet: z.number(),
      dimFeet: z.number().nullable(),
      fuel: z.enum(itemKinds).nullable(),
    }),
  ),
});
