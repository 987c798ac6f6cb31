import { z } from 'zod';
import { amount, count, dice, entryId, range, span, text } from './fields.ts';

const wanted = z.enum(['any', 'armour', 'potion', 'scroll', 'sword', 'weapon']);

export const magicAsked = z.strictObject({ count: dice, of: z.array(wanted).min(1), not: z.array(wanted) });

export const hoardEntry = z.strictObject({
  chance_percent: count,
  kind: z.enum(['cp', 'sp', 'ep', 'gp', 'pp', 'gems', 'jewellery', 'magic']),
  amount: dice.nullable(),
  items: z.array(magicAsked).exactOptional(),
});
const hoard = z.array(hoardEntry);

const magicRow = z.strictObject({
  ...span,
  /** The roll for a party of low level. */
  basic: z.strictObject(span).nullable().exactOptional(),
  name: text,
  /** Roll again on that table. */
  table: entryId.exactOptional(),
  count: count.exactOptional(),
});

export const treasure = z.strictObject({
  types: z.array(
    z.strictObject({
      type: z.string().regex(/^[A-V]$/, { error: 'A treasure type is a letter from A to V.' }),
      kind: z.enum(['hoard', 'individual', 'group']),
      average_gp: amount.nullable(),
      entries: hoard,
      note: text.exactOptional(),
    }),
  ),
  unguarded: z.array(
    z.strictObject({
      level: range.extend({ max: z.int().nullable() }),
      entries: hoard,
    }),
  ),
  gems: z
    .strictObject({
      dice,
      rows: z.array(
        z.strictObject({
          ...span,
          value_gp: amount,
          name: text.exactOptional(),
          number: dice.exactOptional(),
        }),
      ),
      adjust: z
        .strictObject({
          dice,
          rows: z.array(
            z.strictObject({ ...span, step: z.int().exactOptional(), factor: amount.optional() }),
          ),
        })
        .exactOptional(),
      jewel_value_gp: amount.exactOptional(),
    })
    .nullable(),
  jewellery_value_gp: dice.nullable(),
  stocking: z
    .strictObject({
      dice,
      rows: z.array(
        z.strictObject({
          ...span,
          contents: z.enum(['empty', 'monster', 'special', 'trap']),
          treasure_chance_in_6: count,
        }),
      ),
    })
    .nullable(),
  magic_items: z.array(
    z.strictObject({
      id: entryId,
      name: text,
      dice,
      basic_dice: dice.nullable(),
      rows: z.array(magicRow).min(1),
    }),
  ),
  value_rule: z
    .strictObject({
      gp_from_monster_xp_factor: range,
      trade_out: z.array(z.strictObject({ for_each_gp: count, table: entryId, chance_percent: count })),
    })
    .exactOptional(),
});
