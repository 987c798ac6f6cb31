import { z } from 'zod';
import {
  appearing,
  confidence,
  count,
  dice,
  entryId,
  fileHead,
  gaps,
  openSpan,
  span,
  text,
} from './fields.ts';
import { treasure } from './treasure.ts';

const perDay = z.strictObject({ usual: count, max: count });
const outdoors = z.strictObject({
  chance_in_6: count.nullable(),
  every_hours: count.exactOptional(),
  checks_per_day: perDay,
  distance_yards: dice.exactOptional(),
  distance_yards_if_surprised: dice.exactOptional(),
});

const checks = z.strictObject({
  dungeon: z.strictObject({ chance_in_6: count, every_turns: count, distance_ft: dice.nullable() }),
  wilderness: outdoors,
  sea: outdoors,
  surprise_in_6: count,
});

const reactionRows = z.array(z.strictObject({ ...openSpan, result: text }));

const row = z.strictObject({
  ...span,
  name: text,
  /** Ids in the file of monsters; several ask to choose or roll between them. */
  monsters: z.array(entryId),
  /** null: the number appearing of the monster. */
  number: appearing,
  npc_party: entryId.nullable(),
  variant_hd: dice.exactOptional(),
  reroll_when: text.exactOptional(),
  size_roll: z
    .strictObject({
      dice,
      rows: z.array(z.strictObject({ ...span, monster: entryId, label: text })),
    })
    .exactOptional(),
  note: text.exactOptional(),
});

const table = z.strictObject({
  id: entryId,
  name: text,
  kind: z.enum(['dungeon', 'wilderness', 'wilderness-subtable', 'town']),
  level: z.strictObject({ min: z.int(), max: z.int().nullable() }).nullable(),
  terrain: z.array(text),
  dice,
  number_rule: text.exactOptional(),
  derived: z.literal(true).exactOptional(),
  rows: z.array(row).min(1),
  source: entryId,
  confidence,
});

const terrain = z.strictObject({
  terrain: z.array(text).min(1),
  dice: dice.nullable(),
  encounter_chance_in_6: z.record(z.string(), count),
  rows: z.array(z.strictObject({ ...span, table: entryId })).min(1),
});

const member = z.strictObject({
  count: dice,
  class: text,
  /** "basic" and "expert" ask the table of class levels. */
  level: z.union([dice, z.enum(['0 or 1', 'basic', 'expert'])]).nullable(),
  chance_percent: count.exactOptional(),
  note: text.exactOptional(),
});

const party = z.strictObject({
  id: entryId,
  number: dice.exactOptional(),
  members: z.array(member).min(1),
  race_percent: z.record(z.string(), count).exactOptional(),
  mounted_percent: count.nullable().exactOptional(),
  wagons: dice.exactOptional(),
  at_sea: z.strictObject({ crew: dice }).exactOptional(),
  treasure: z.array(text),
  magic_item_percent_per_level: count.exactOptional(),
});

const npcParties = z.strictObject({
  alignment: z
    .strictObject({ dice, rows: z.array(z.strictObject({ ...span, alignment: text })) })
    .exactOptional(),
  class_levels: z
    .strictObject({
      dice,
      rows: z.array(z.strictObject({ ...span, class: entryId, level_basic: dice, level_expert: dice })),
    })
    .exactOptional(),
  parties: z.array(party),
  magic_item_chance: z
    .strictObject({
      weapon_percent_per_level: count,
      armour_percent_per_level: count,
      potion_percent_per_level: count,
      scroll_percent_per_level: count,
      magic_user_ring_percent_per_level: count,
      magic_user_dagger_or_staff_percent_per_level: count,
      fail_at_or_above: count,
    })
    .exactOptional(),
});

const lords = <Value extends z.ZodType>(value: Value) => ({
  cleric: value,
  fighter: value,
  'magic-user': value,
});
const strongholds = z.strictObject({
  ruler_level: z.strictObject(lords(dice)),
  patrol: z.strictObject(lords(z.strictObject({ number: dice, hireling: entryId }))),
  reaction: z.strictObject({
    dice,
    rows: z.array(z.strictObject({ roll: count, ...lords(z.enum(['chase', 'ignore', 'invite'])) })),
  }),
});

/** Who is met, how they take it, and what they guard. */
export const encountersFile = z.strictObject({
  ...fileHead,
  kind: z.literal('encounters'),
  checks: checks.nullable(),
  reaction: z.strictObject({ dice, charisma_applies: z.boolean(), rows: reactionRows }).nullable(),
  hiring_reaction: z.strictObject({ dice, rows: reactionRows }).nullable(),
  terrain_index: z.array(terrain),
  tables: z.array(table),
  by_challenge_level: z.record(z.string().regex(/^([AB]|\d+)$/), z.array(entryId)).exactOptional(),
  npc_parties: npcParties.nullable(),
  strongholds: strongholds.nullable(),
  treasure,
  gaps,
});
export type EncountersFile = z.output<typeof encountersFile>;
