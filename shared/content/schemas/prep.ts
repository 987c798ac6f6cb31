import { z } from 'zod';
import { amount, confidence, count, dice, entryId, fileHead, gaps, span, text } from './fields.ts';
import { hoardEntry, magicAsked } from './treasure.ts';

/** What a referee prepares with. What a system does not print is left out, and named among the gaps. */

const named = z.strictObject({ ...span, name: text });
const namedTable = z.strictObject({
  dice,
  rows: z.array(named).min(1),
  confidence: confidence.exactOptional(),
});

const spells = z.array(
  z.strictObject({
    id: entryId,
    magic: z.enum(['arcane', 'divine']),
    confidence: confidence.exactOptional(),
    levels: z.array(
      z.strictObject({
        level: count,
        spells: z.array(
          z.strictObject({
            roll: count,
            name: text,
            reversed: text.exactOptional(),
            reversible: z.literal(true).exactOptional(),
          }),
        ),
      }),
    ),
  }),
);

const scrolls = z.strictObject({
  magic: namedTable.extend({ rows: z.array(named.extend({ name: z.enum(['arcane', 'divine']) })) }),
  spell_level: z.strictObject({
    dice,
    basic_dice: dice,
    rows: z.array(
      z.strictObject({ ...span, basic: z.strictObject(span).nullable(), arcane: count, divine: count }),
    ),
  }),
  curses: z.array(text).min(1),
});

/** A hoard that a map leads to; of so much gold, in any form. */
const mapEntry = z.union([
  z.strictObject({ kind: z.literal('value_gp'), amount: dice }),
  z.strictObject({ kind: z.literal('magic'), items: z.array(magicAsked).min(1) }),
  hoardEntry.pick({ kind: true, amount: true }),
]);

const treasureMaps = z.strictObject({
  guardian_dungeon_level_min: count,
  types: z.array(z.strictObject({ id: text, entries: z.array(mapEntry).min(1) })),
});

const item = z.strictObject({
  id: entryId,
  name: text,
  kind: z.enum(['armour', 'misc', 'potion', 'ring', 'rod', 'scroll', 'staff', 'sword', 'wand', 'weapon']),
  /** The rows of the tables of magic items that give it. */
  rows: z.array(z.strictObject({ table: entryId, ...span })).min(1),
  weight: amount.exactOptional(),
  charges: dice.exactOptional(),
  attack_bonus: z.int().exactOptional(),
  damage_bonus: z.int().exactOptional(),
  versus: z
    .array(z.strictObject({ bonus: z.int(), label: text, categories: z.array(text).exactOptional() }))
    .exactOptional(),
  ac_bonus: z.int().exactOptional(),
  ac_set: z.int().exactOptional(),
  cursed: z.literal(true).exactOptional(),
  usable_by: z
    .strictObject({ caster: z.enum(['any', 'arcane', 'divine']), kind: z.literal('caster') })
    .exactOptional(),
});

const sentientSwords = z.strictObject({
  sentient_percent: count,
  special_purpose_in_20: count,
  intelligence: dice,
  by_intelligence: z.array(
    z.strictObject({
      intelligence: count,
      reading: z.boolean(),
      communication: z.enum(['empathy', 'speech']),
      sensory: count,
      extraordinary: count,
    }),
  ),
  languages: namedTable,
  alignment: namedTable,
  sensory: namedTable,
  extraordinary: namedTable,
  special_purpose: namedTable,
});

/** A trap or a thing of note; a list without dice is printed as examples. */
const example = z.strictObject({
  ...span,
  name: text,
  damage: dice.exactOptional(),
  count: dice.exactOptional(),
  save: z.enum(['death', 'wands', 'paralysis', 'breath', 'spells', 'poison']).exactOptional(),
  save_for: z.enum(['none', 'half']).exactOptional(),
  dexterity: z.literal(true).exactOptional(),
  attack: z.literal(true).exactOptional(),
  attack_bonus: z.int().exactOptional(),
  effect: text.exactOptional(),
  turns: dice.exactOptional(),
  hours: dice.exactOptional(),
  radius_ft: count.exactOptional(),
  note: text.exactOptional(),
});
const examples = z.strictObject({
  dice: dice.nullable(),
  printed_as: z.literal('list'),
  rows: z.array(example).min(1),
});

const dungeon = z.strictObject({
  setting: namedTable.exactOptional(),
  room_contents: z.strictObject({
    dice,
    treasure_dice: dice.nullable(),
    rows: z.array(
      z.strictObject({
        ...span,
        contents: z.enum(['empty', 'treasure', 'monster', 'special', 'trap']),
        treasure_chance_in_6: count,
      }),
    ),
  }),
  room_traps: examples.exactOptional(),
  treasure_traps: examples.exactOptional(),
  traps: examples.extend({ trigger_chance_in_6: count }).exactOptional(),
  specials: examples.exactOptional(),
  unguarded_deepest_level: count.exactOptional(),
});

const percent = { cp: count, sp: count, ep: count, gp: count, pp: count };
const dragonHoard = z.strictObject({
  type: text,
  percent: z.strictObject({ ...percent, gems: count, jewellery: count, magic: count }),
  money_percent_by_age: z.array(z.strictObject({ age: count, percent: count })).min(2),
  gems_jewellery_magic_percent_per_hd: count,
  note: text,
});

const treasureValue = z.strictObject({
  gp_from_monster_xp: dice,
  min_factor: count,
  max_factor: count,
  trade_out_die: dice,
  trade_out_face: count,
  note: text,
  confidence,
});

export const prepFile = z.strictObject({
  ...fileHead,
  kind: z.literal('prep'),
  units: fileHead.units.pick({ money: true, weight: true }),
  spell_lists: spells,
  spell_lists_note: text.exactOptional(),
  scrolls: scrolls.exactOptional(),
  scroll_curses: namedTable.exactOptional(),
  treasure_maps: treasureMaps.exactOptional(),
  treasure_value: treasureValue.exactOptional(),
  magic_armour_type: namedTable.extend({ weight_factor: amount }).exactOptional(),
  items: z.array(item).exactOptional(),
  item_charges: z.strictObject({ rod: dice.exactOptional(), staff: dice, wand: dice }).exactOptional(),
  potion_duration_turns: dice.exactOptional(),
  sentient_swords: sentientSwords.exactOptional(),
  jewellery_damaged_factor: amount.exactOptional(),
  gem_types: namedTable.exactOptional(),
  jewellery_types: namedTable.exactOptional(),
  gem_count_die_from: count.exactOptional(),
  dragon_hoard: dragonHoard.exactOptional(),
  dungeon: dungeon.nullable(),
  scenarios: z.array(text).exactOptional(),
  town_sizes: z.array(z.strictObject({ name: text, min: count, max: count.nullable() })).exactOptional(),
  gaps,
});
export type PrepFile = z.output<typeof prepFile>;
