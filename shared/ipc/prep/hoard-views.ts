import { z } from 'zod';
import { wishWays } from '../../treasure/wish/wish.ts';
import { itemKinds, knownWords } from '../vocabulary.ts';

/** Where a hoard can lie; none of them is the referee's hand. */
export const hoardSpots = ['feature', 'room', 'encounter', 'foeGroup', 'muster', 'site'] as const;
export type HoardSpot = (typeof hoardSpots)[number];

/** What of a thing the referee sees where it lies: both of its halves. */
const hoardThing = z.object({
  id: z.int(),
  kind: z.enum(itemKinds),
  /** As it shows. */
  name: z.string(),
  quantity: z.int(),
  /** In so many other things of the hoard. */
  depth: z.int(),
  notes: z.string(),
  /** What it is in truth; null where it is what it seems. */
  truth: z.string().nullable(),
  known: z.enum(knownWords),
  /** Gold pieces, each, in truth; null where nobody knows. */
  worthEach: z.number().nullable(),
  charges: z.int().nullable(),
});

export const hoardView = z.object({
  id: z.int(),
  name: z.string(),
  spot: z.enum(hoardSpots).nullable(),
  spotId: z.int().nullable(),
  /** "12, Guardroom: the chest"; empty for the hand. */
  where: z.string(),
  things: z.array(hoardThing),
  /** Gold pieces that all of it is worth, as far as that is known. */
  worth: z.number(),
  weight: z.string(),
});

const wishSums = {
  /** In gold pieces. */
  worth: z.number(),
  weight: z.string(),
  /** What it takes to carry it off; empty where nothing weighs or the book does not say. */
  carriage: z.string(),
};

/** A hoard as it is, and the ways in which it comes to a wished worth. */
export const hoardWish = z.object({
  /** What was wished. */
  gold: z.number(),
  now: z.object(wishSums),
  proposals: z.array(
    z.object({
      way: z.enum(wishWays),
      /** Null where the wish cannot be reached this way. */
      then: z
        .object({
          ...wishSums,
          /** Only what differs. */
          changes: z.array(
            z.object({
              of: z.enum(['coins', 'pieces']),
              what: z.string(),
              before: z.int(),
              after: z.int(),
            }),
          ),
        })
        .nullable(),
      /** Why not, or by how much it misses the wish; empty where it is exact. */
      why: z.string(),
    }),
  ),
});

export const hoardPlaces = z.array(
  z.object({ spot: z.enum(hoardSpots), id: z.int(), title: z.string(), detail: z.string() }),
);
