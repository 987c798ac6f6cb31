import { z } from 'zod';
import {
  armourClass,
  confidence,
  count,
  dice,
  entryId,
  fileHead,
  gaps,
  saveBonuses,
  saves,
  span,
  text,
} from './fields.ts';

const abilityIds = ['str', 'int', 'wis', 'dex', 'con', 'cha'] as const;
const ability = z.enum(abilityIds);
const scores = z.partialRecord(ability, z.int());
const modifier = z.int();

/** Rows by score; which columns a row has is the system's affair. */
const abilityTables = z.strictObject({
  str: z.array(
    z.strictObject({
      ...span,
      modifier: modifier.exactOptional(),
      melee_attack_and_damage: modifier.exactOptional(),
      to_hit: modifier.exactOptional(),
      damage: modifier.exactOptional(),
      open_doors_in_6: count.exactOptional(),
      open_doors_range: count.exactOptional(),
      carry_lb: z.int().exactOptional(),
    }),
  ),
  int: z.array(
    z.strictObject({
      ...span,
      modifier: modifier.exactOptional(),
      additional_languages: count.exactOptional(),
      extra_languages: count.exactOptional(),
      broken_speech: z.boolean().exactOptional(),
      literacy: z.enum(['illiterate', 'basic', 'literate']).exactOptional(),
      max_spell_level: count.exactOptional(),
      know_spell_percent: count.exactOptional(),
      spells_per_level_min: count.exactOptional(),
      spells_per_level_max: count.nullable().exactOptional(),
    }),
  ),
  wis: z.array(
    z.strictObject({
      ...span,
      modifier: modifier.exactOptional(),
      magic_saves: modifier.exactOptional(),
      saves_vs_mental_magic: modifier.exactOptional(),
      extra_first_level_spell: count.exactOptional(),
    }),
  ),
  dex: z.array(
    z.strictObject({
      ...span,
      modifier: modifier.exactOptional(),
      ac: modifier,
      missile_attack: modifier,
      initiative: modifier.exactOptional(),
    }),
  ),
  con: z.array(
    z.strictObject({
      ...span,
      modifier: modifier.exactOptional(),
      hit_points_per_die: modifier,
      raise_dead_percent: count.exactOptional(),
    }),
  ),
  cha: z.array(
    z.strictObject({
      ...span,
      modifier: modifier.exactOptional(),
      npc_reactions: modifier.exactOptional(),
      reactions: modifier.exactOptional(),
      max_retainers: count.exactOptional(),
      retainers_max: count.exactOptional(),
      retainer_loyalty: count.exactOptional(),
    }),
  ),
});

/** The figures of an ability of a class or race; what they do is in the rule book. */
const figureKeys = [
  'ac_bonus',
  'attack_bonus',
  'bonus',
  'by_dex',
  'by_level',
  'chance_in_6',
  'chance_in_six',
  'damage_multiplier',
  'dice',
  'dungeon_chance_in_six',
  'elsewhere_percent',
  'error_pct',
  'forest_percent',
  'from_level',
  'glance_in_6',
  'heals_percent_of_lost_hp',
  'hp_per_level',
  'min_level',
  'note',
  'pct',
  'per_day',
  'per_level',
  'per_round',
  'percent',
  'range_feet',
  'range_ft',
  'search_in_6',
  'spell_list',
  'start_spells',
  'surprise_reduction_in_6',
  'table',
  'versus',
  'woods_pct',
] as const;
const figure = z.union([
  z.number(),
  text,
  z.array(text),
  z.array(z.strictObject({ from_level: count, x: count })),
  z.record(z.string().regex(/^\d+$/), z.int()),
]);
const specialAbility = z.strictObject({
  id: entryId,
  name: text,
  figures: z.partialRecord(z.enum(figureKeys), figure),
});

const slots = z.array(count);

const level = z.strictObject({
  level: z.int().min(1),
  xp: count,
  hd: z.strictObject({ dice: count, die: count, modifier: z.int(), con_applies: z.boolean() }),
  thac0: z.int().nullable(),
  attack_bonus: z.int().nullable(),
  saves,
  /** A day, by spell level, from the first. */
  spells: slots.nullable(),
  spells_by_list: z.strictObject({ cleric: slots, 'magic-user': slots }).nullable().exactOptional(),
  ac: armourClass.exactOptional(),
  unarmed_damage: dice.exactOptional(),
  unarmed_attacks: count.exactOptional(),
  movement_rate: count.exactOptional(),
});

const thiefSkills = z.strictObject({
  level: z.int().min(1),
  climb: count,
  traps: count,
  hide: count,
  move: count,
  open: count,
  pick: count.nullable(),
  hear_in_6: count.exactOptional(),
  hear_percent: count.exactOptional(),
});

const characterClass = z.strictObject({
  id: entryId,
  name: text,
  kind: z.enum(['class', 'human', 'demihuman']),
  race: entryId.nullable(),
  requirements: scores,
  prime_requisites: z.array(ability),
  may_not_lower: z.array(ability),
  hit_die: count,
  max_level: count.nullable(),
  armour: z.strictObject({
    allowed: z.enum(['any', 'leather', 'none']),
    shields: z.union([z.boolean(), z.enum(['any', 'wooden'])]),
  }),
  weapons: z.strictObject({
    rule: z.enum(['any', 'allowed', 'forbidden']),
    ids: z.array(entryId),
    note: text.nullable(),
  }),
  languages: z.array(text),
  spell_list: z.enum(['cleric', 'druid', 'magic-user']).nullable(),
  /** The first whose minimums are all met counts. */
  xp_tiers: z.array(z.strictObject({ minimums: scores, xp_modifier_percent: z.int() })),
  levels: z.array(level).min(1),
  thief_skills: z.array(thiefSkills).nullable(),
  thief_skills_note: text.exactOptional(),
  abilities: z.array(specialAbility),
  alignments: z.array(z.enum(['Lawful', 'Neutral', 'Chaotic'])).exactOptional(),
  races: z.array(entryId).exactOptional(),
  xp_per_level_after_20: count.exactOptional(),
  source: entryId,
  confidence,
});

const race = z.strictObject({
  id: entryId,
  name: text,
  classes: z.array(entryId).exactOptional(),
  minimum: scores.exactOptional(),
  maximum: scores.exactOptional(),
  hit_die_max: count.nullable().exactOptional(),
  save_bonuses: saveBonuses.exactOptional(),
  forbidden_weapons: z.array(entryId).exactOptional(),
  weapon_sizes: z.partialRecord(z.enum(['S', 'M', 'L']), z.enum(['forbidden', 'two hands'])).exactOptional(),
  thief_skill_bonus: z.partialRecord(z.enum(['traps', 'hide', 'move', 'open']), count).exactOptional(),
  abilities: z.array(specialAbility).exactOptional(),
  source: entryId,
  confidence,
});

const combination = z.strictObject({
  id: entryId,
  name: text,
  classes: z.array(entryId).min(2),
  race: entryId,
  hit_die: count,
  xp: text,
});

const turning = z.strictObject({
  roll: dice,
  turned_hd: dice,
  columns: z.array(text).min(1),
  column_2_star: text.exactOptional(),
  column_hd: z.record(z.string(), text).exactOptional(),
  /** What to roll at least; T and D as in `codes`, null for no effect. */
  rows: z.array(
    z.strictObject({
      level: text,
      results: z.record(z.string(), z.union([z.int(), z.enum(['T', 'D'])]).nullable()),
    }),
  ),
  codes: z.strictObject({ T: text, D: text, null: text }),
});

/** Classes, races and the tables that follow level and ability. */
export const classesFile = z.strictObject({
  ...fileHead,
  kind: z.literal('classes'),
  abilities: abilityTables,
  ability_notes: z.partialRecord(ability, text).exactOptional(),
  prime_requisite_xp: z.array(
    z.union([z.strictObject({ ...span, xp_modifier_percent: z.int() }), z.strictObject({ rule: text })]),
  ),
  attack_bonus_formula: text,
  classes: z.array(characterClass).min(1),
  combination_classes: z.array(combination).exactOptional(),
  races: z.array(race),
  attack_matrix: z.array(
    z.strictObject({
      hd: text,
      thac0: z.int().nullable(),
      attack_bonus: z.int(),
      by_descending_ac: z.record(z.string().regex(/^-?\d+$/), z.int()).nullable(),
    }),
  ),
  monster_saves: z.array(
    z.strictObject({
      hd_min: count.nullable(),
      hd_max: count.nullable(),
      label: text,
      saves,
    }),
  ),
  turning: turning.nullable(),
  xp_awards: z.array(
    z.union([
      z.strictObject({ hd: text, base: count, per_asterisk: count }),
      z.strictObject({ challenge_level: z.union([z.enum(['A', 'B']), z.int()]), xp: count }),
    ]),
  ),
  xp_awards_over_25_hd: z.strictObject({ base_per_hd: count, per_asterisk_per_hd: count }).exactOptional(),
  gaps,
});
export type ClassesFile = z.output<typeof classesFile>;
