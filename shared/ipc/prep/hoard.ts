import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { ids } from '../party/things.ts';
import { wishWays } from '../../treasure/wish/wish.ts';
import { hoardPlaces, hoardSpots, hoardView, hoardWish } from './hoard-views.ts';

/** Hoards: treasure that lies somewhere until it is taken. */

/** Null: in the referee's hand, bound to nothing yet. */
export const hoardPlace = z.strictObject({ spot: z.enum(hoardSpots), id: fields.id }).nullable();

const byId = z.strictObject({ id: fields.id });

/** In gold pieces, to the copper piece. */
const gold = z.number().min(0.01).max(10_000_000);

/** Of which content worths of gems and jewellery, and what carries a hoard off, are read. */
const wishNeeds = ['encounters', 'prep', 'equipment'] as const;

export const hoardQueries = {
  'hoard.list': { input: z.strictObject({}), output: z.array(hoardView) },
  /** Where one can be laid, nearest first: rooms, treasure in them, who is met, musters, sites. */
  'hoard.places': { input: z.strictObject({ text: fields.words(120) }), output: hoardPlaces },
  /** How it comes to the worth that is wished; nothing of it is written. */
  'hoard.wish': { input: byId.extend({ gold }), output: hoardWish, needs: wishNeeds },
} as const satisfies QueriesContract;

export const hoardSteps = {
  'hoard.change': {
    input: byId.extend({ name: fields.name.optional(), at: hoardPlace.optional() }),
    log: 'places',
  },
  /** Coins scaled, or pieces that come or go, to the worth that is wished; refused where it is not worth `from` any more. */
  'hoard.adjust': {
    input: byId.extend({ gold, way: z.enum(wishWays), from: z.number().min(0) }),
    log: 'places',
    needs: wishNeeds,
  },
  /** With all that lies there. */
  'hoard.remove': { input: byId, log: 'places' },
  /** Into the pool, where it waits for an award; with no things named, all of it. */
  'hoard.take': {
    input: byId.extend({
      itemIds: ids(10_000).nullable().default(null),
      quantity: fields.whole(1, 1_000_000).nullable().default(null),
    }),
    log: 'finds',
  },
} as const satisfies Steps;
