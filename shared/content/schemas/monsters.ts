import { z } from 'zod';
import {
  amount,
  appearing,
  confidence,
  count,
  dice,
  entryId,
  fileHead,
  gaps,
  range,
  saves,
  text,
} from './fields.ts';

const alignments = z.array(z.enum(['Lawful', 'Neutral', 'Chaotic']));

const armourClass = z.strictObject({
  descending: z.int().nullable(),
  ascending: z.int().nullable(),
  alternates: z.array(
    z.strictObject({
      descending: z.int().nullable(),
      ascending: z.int(),
      when: text.nullable(),
    }),
  ),
  hit_only_by: text.nullable().exactOptional(),
  always_hit: z.boolean().exactOptional(),
});

const hitDice = z.strictObject({
  dice: count,
  die: count,
  modifier: z.int(),
  modifier_dice: dice.exactOptional(),
  asterisks: count,
  /** Fixed hit points, where they are not rolled. */
  hp_fixed: count.nullable(),
  hp_average: count.nullable(),
  text,
});

/** Attacks with the same option are made together; a higher option is a choice instead of the first. */
const attack = z.strictObject({
  count,
  count_dice: dice.exactOptional(),
  count_range: range.exactOptional(),
  name: text,
  damage: dice.nullable(),
  effect: text.nullable(),
  by_weapon: z.boolean(),
  by_weapon_modifier: z.int().exactOptional(),
  option: z.int().min(1),
  instead_of: text.exactOptional(),
});

const movement = z.strictObject({
  mode: text,
  per_turn_ft: count,
  per_round_ft: count,
  turn_distance_ft: count.exactOptional(),
  rate: count.exactOptional(),
  when: text.exactOptional(),
});

const saveAs = z.strictObject({
  class: text,
  level: count.nullable(),
  range: z.array(count).length(2).exactOptional(),
  bonus: z.int().exactOptional(),
  racial_bonuses: text.exactOptional(),
});

const treasure = z.strictObject({
  types: z.array(text),
  lair_types: z.array(text),
  multiplier: amount,
  extra_gp: dice.nullable(),
  special: z.array(text),
});

const ages = z.strictObject({
  breath: text,
  shape: z.enum(['cloud', 'cone', 'line']).nullable(),
  categories: z.array(
    z.strictObject({
      age: z.int().min(1),
      hd: count,
      attack_bonus: count,
      breath_damage: dice.nullable(),
      breath_length_ft: count.nullable(),
      breath_width_ft: count.nullable(),
      talk_percent: count,
      spells: z.array(count).nullable(),
      claw: dice,
      bite: dice,
      tail: dice.nullable(),
      xp: count,
    }),
  ),
});

const monster = z.strictObject({
  id: entryId,
  name: text,
  also_known_as: text.exactOptional(),
  /** Joins variants. */
  group: text.nullable(),
  categories: z.array(text),
  ac: armourClass,
  hd: hitDice,
  thac0: z.int().nullable(),
  attack_bonus: z.int().nullable(),
  attack_bonus_note: text.exactOptional(),
  attacks: z.array(attack),
  attacks_text: text,
  movement: z.array(movement),
  morale: z.int().min(2).max(12).nullable(),
  morale_alternates: z.array(z.strictObject({ value: z.int().min(2).max(12), when: text })),
  save_as: saveAs.nullable(),
  saves: saves.nullable(),
  alignment: alignments,
  alignment_usual: z.enum(['Lawful', 'Neutral', 'Chaotic']).exactOptional(),
  number_appearing: z.strictObject({
    dungeon: appearing,
    wilderness: appearing,
    lair: appearing,
    note: text.exactOptional(),
  }),
  challenge_level: z.union([z.enum(['A', 'B']), z.int().min(1)]).exactOptional(),
  xp: count,
  xp_by_table: count.exactOptional(),
  xp_note: text.exactOptional(),
  xp_alternates: z.array(z.strictObject({ value: count, role: text, hd: text.exactOptional() })),
  treasure,
  special: z.array(text),
  age_categories: ages.exactOptional(),
  flags: z.array(text).exactOptional(),
  source: entryId,
  confidence,
});

export const monstersFile = z.strictObject({
  ...fileHead,
  kind: z.literal('monsters'),
  entries: z.array(monster).min(1),
  gaps,
});
export type MonstersFile = z.output<typeof monstersFile>;
