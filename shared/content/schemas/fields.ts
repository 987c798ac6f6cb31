import { z } from 'zod';
import { isDice } from '../../dice/is-dice.ts';
import { confidences } from '../../ipc/vocabulary.ts';

/** What the files of starter content have in common. null means that the source gives no figure, never zero. */

export const dice = z.string().refine(isDice, { error: 'Dice are written like 2d6+1.' });

/** How many, as dice; "0" where it is not met, "special" where the book tells it in words. */
export const appearing = z.union([dice, z.literal('special')]).nullable();

export const entryId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'An id is written in lower case, its words joined by hyphens.',
});
export const text = z.string().min(1);
export const count = z.int().min(0);
export const amount = z.number().min(0);
export const confidence = z.enum(confidences);

/** From the lowest to the highest, both included. */
export const range = z.strictObject({ min: z.number(), max: z.number() });
/** A row of a table of rolls or scores. */
export const span = { min: z.int(), max: z.int() };
/** A row of a table that is open at its ends. */
export const openSpan = { min: z.int().nullable(), max: z.int().nullable() };

/** Descending is null in a system that counts upwards only. */
export const armourClass = z.strictObject({ descending: z.int().nullable(), ascending: z.int() });

const fiveSaves = z.strictObject({
  death: count,
  wands: count,
  paralysis: count,
  breath: count,
  spells: count,
});
export const saves = z.union([
  fiveSaves,
  z.strictObject({ single: count, versus_magic: count.exactOptional() }),
]);
export const saveBonuses = z.partialRecord(fiveSaves.keyof(), count);

const licence = z.discriminatedUnion('id', [
  z.strictObject({
    id: z.literal('OGL-1.0a'),
    name: text,
    open_game_content: text,
    product_identity: text,
    section15: z.array(text).min(1),
    licence_text: text,
  }),
  z.strictObject({
    id: z.literal('CC-BY-SA-4.0'),
    section15: z.null(),
    name: text,
    url: z.url(),
    attribution: text,
    share_alike: text,
    product_identity: z.null(),
    licence_text: z.url(),
  }),
]);

const source = z.strictObject({
  ref: entryId,
  title: text,
  where: text,
  commit: text.exactOptional(),
  licence: text,
  role: text,
});

/** How every file begins. */
export const fileHead = {
  schema: z.literal('starter-content/1'),
  system: entryId,
  edition: text,
  licence,
  sources: z.array(source).min(1),
  units: z.strictObject({ weight: text, money: z.literal('gp'), movement: text, ac: text.exactOptional() }),
  confidence,
};

export const gaps = z.array(text).exactOptional();
