import { z } from 'zod';
import type { Column, Gift, Modifier, Span } from '../../tables/table.ts';
import * as fields from '../fields.ts';

/** What a random table and its rows are made of, as a step takes them and as the file keeps them. */

/** Dice as text; what cannot be read is told by whoever needs them. */
const dice = fields.words(60);
const total = fields.whole(-1_000_000, 1_000_000);

export const span = z.strictObject({ from: total, to: total }) satisfies z.ZodType<Span>;
export const spans = z.array(span.nullable()).max(4, { error: 'At most 4 columns.' });

export const columns = z
  .array(z.strictObject({ title: fields.words(40), dice }) satisfies z.ZodType<Column>)
  .min(1, { error: 'A table has a column at least.' })
  .max(4, { error: 'At most 4 columns.' });

const modifier = z.strictObject({
  title: fields.words(80),
  add: fields.whole(-1000, 1000),
  when: fields.words(80).exactOptional(),
}) satisfies z.ZodType<Modifier>;
export const modifiers = z.array(modifier).max(20, { error: 'At most 20 modifiers.' });

const creatureGift = z.strictObject({
  kind: z.literal('creature'),
  /** Of the starter content; empty for one that only has a name. */
  creature: fields.words(80),
  name: fields.words(80),
  number: dice,
});
const tableGift = z.strictObject({
  kind: z.literal('table'),
  table: z.union([fields.id, z.string().min(1).max(80)]),
  times: dice,
  add: fields.whole(-1000, 1000),
  unique: z.boolean(),
});
const otherGifts = [
  z.strictObject({
    kind: z.literal('treasure'),
    letters: fields.words(80),
    level: fields.whole(1, 100).nullable(),
    value: fields.whole(0, 10_000_000).nullable(),
  }),
  z.strictObject({ kind: z.literal('thing'), name: fields.words(80), quantity: dice }),
  z.strictObject({ kind: z.literal('page'), page: fields.words(120) }),
  z.strictObject({ kind: z.literal('outcome'), outcome: fields.words(200) }),
] as const;

const mostGifts = { most: 8, error: 'A row gives at most 8 things.' };
const gift = z.discriminatedUnion('kind', [creatureGift, tableGift, ...otherGifts]) satisfies z.ZodType<Gift>;
export const gifts = z.array(gift).max(mostGifts.most, { error: mostGifts.error });

/** The same where own creatures and tables are named, as in a file: ids are those of a campaign. */
const namedGift = z.discriminatedUnion('kind', [
  creatureGift.extend({
    creature: z.union([
      fields
        .words(80)
        .refine((id) => !/^own:/i.test(id), { error: 'A creature of a campaign is named, not numbered.' }),
      z.strictObject({ own: fields.name }),
    ]),
  }),
  tableGift.extend({
    table: z.union([
      z.string().min(1).max(80),
      z.strictObject({ folder: fields.words(200), name: fields.name }),
    ]),
  }),
  ...otherGifts,
]);
export type NamedGift = z.output<typeof namedGift>;
export const namedGifts = z.array(namedGift).max(mostGifts.most, { error: mostGifts.error });

export const again = z.union([z.literal('reroll'), z.strictObject({ more: fields.whole(1, 20) })]).nullable();

export const weight = fields.whole(1, 10_000);
export const rowText = fields.prose(4000);
export const rowNote = fields.prose(4000);

/** Parted by /; empty at the top. */
export const folder = fields.words(200);
